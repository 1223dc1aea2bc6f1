// A line chart for a report, as one self-contained SVG document.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace zermelo {

/// One line of a chart. Points are in ascending x.
struct Series {
  std::string name = {};
  std::vector<std::pair<double, double>> points = {};  // x, y
  bool gave_up = false;  // the line ends because a limit was reached: a cross marks its end, and
                         // the legend says so
};

/// The content of a chart. All text is UTF-8 and is escaped when written.
struct Chart {
  std::string title = {};
  std::string subtitle = {};  // may be empty
  std::string x_label = {};   // with unit
  std::string y_label = {};   // with unit
  bool log_y = false;
  std::vector<Series> series = {};
  std::optional<double> y_limit = {};  // a dashed horizontal line...
  std::string y_limit_label = {};      // ...with this label
  std::string source = {};  // small print below the chart: command, machine-independent remarks
};

/// The chart as an SVG document: UTF-8, no outside fonts, scripts or style sheets, the same
/// bytes for the same chart. It scales with the page and grows with its texts and its legend,
/// so that nothing is clipped.
///
/// The legend lists the lines in the order of their ends, highest first. Colour-blind readers can
/// distinguish the colours, and up to 14 lines differ by their markers even in black and white.
/// Where several lines coincide, they are drawn as alternating dashes and their markers nest.
/// Points with a coordinate that is not finite are left out. Values of 0 or less have no place on a
/// log axis: they are drawn at its bottom, and the small print says so.
std::string to_svg(const Chart& requested);

}  // namespace zermelo
