// The lines inside a chart. They differ by colour and marker, and alternate where they coincide.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace zermelo {

/// A place on the sheet, in SVG units: y grows downwards.
struct Dot {
  double x = 0;
  double y = 0;
};

/// One line, already placed on the sheet.
struct ChartLine {
  std::string name = {};
  std::vector<Dot> dots = {};
  bool gave_up = false;  // a cross marks the last dot
};

/// All lines as SVG elements. Line i has colour and marker number i; where several lines run over
/// the same pixels they alternate, and where they share a dot their markers nest.
std::string draw_lines(std::span<const ChartLine> lines);

/// The sample of line number `style` that a legend shows, `width` wide and beginning at `left`.
std::string draw_key(std::size_t style, Dot left, double width);

}  // namespace zermelo
