// Draws a chart in two steps: lay_out decides where everything goes, the rest writes SVG.
//
//   title, subtitle
//   y label | y ticks | plot             | legend
//                       x ticks, x label
//   small print
//
// Styles are attributes, not a style sheet, and nothing has an id: several charts can be pasted
// into one page without affecting each other.
#include "commands/draw/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <string_view>

#include "commands/draw/chart_lines.h"
#include "commands/draw/svg_text.h"
#include "commands/draw/ticks.h"

namespace zermelo {
namespace {

// Lengths are in SVG units, one to a pixel at natural size.
constexpr double margin = 16;
constexpr double title_size = 17;
constexpr double text_size = 12;
constexpr double small_size = 11;
constexpr double line_spacing = 1.4;
constexpr double header_gap = 16;    // between subtitle and plot
constexpr double y_label_room = 20;  // left of the y ticks' text
constexpr double tick_gap = 10;      // between a tick's text and the plot
constexpr double x_label_room = 54;  // below the plot, ticks' text included
constexpr double limit_gap = 5;      // between the limit and its label
constexpr double legend_gap = 24;    // between plot and legend
constexpr double legend_row = 22;
constexpr double legend_key = 28;  // the piece of line before a name
constexpr double least_plot_width = 640;
constexpr double least_plot_height = 380;

struct Layout {
  double width = 0;
  double height = 0;
  double left = 0;  // of the plot, as are the next three
  double top = 0;
  double plot_width = 0;
  double plot_height = 0;
  Axis x;
  Axis y;
  std::vector<std::string> title, subtitle, small_print;  // broken into lines
  std::vector<ChartLine> lines;

  double right() const { return left + plot_width; }
  double bottom() const { return top + plot_height; }
  double x_of(double value) const { return left + plot_width * fraction(x, value); }
  double y_of(double value) const { return bottom() - plot_height * fraction(y, value); }
};

// ---- Layout ----

// The chart without the points and the limit that cannot be drawn.
Chart without_undrawable(Chart chart) {
  for (auto& series : chart.series) {
    std::erase_if(series.points, [](const auto& point) {
      return !drawable(point.first) || !drawable(point.second);
    });
  }
  if (chart.y_limit && !drawable(*chart.y_limit)) chart.y_limit.reset();
  return chart;
}

std::string legend_text(const Series& series) {
  if (series.points.empty())
    return series.name + (series.gave_up ? " (gave up, no data)" : " (no data)");
  return series.name + (series.gave_up ? " (× gave up)" : "");
}

bool clamps(const Chart& chart) {
  const auto non_positive = [](const auto& point) { return point.second <= 0; };
  return chart.log_y && std::ranges::any_of(chart.series, [&](const Series& series) {
           return std::ranges::any_of(series.points, non_positive);
         });
}

// The source, and a remark where the drawing departs from the numbers.
std::string small_print(const Chart& chart) {
  if (!clamps(chart)) return chart.source;
  return chart.source + (chart.source.empty() ? "" : "\n") +
         "Values of 0 or less are drawn at the bottom of the chart.";
}

double block_height(const std::vector<std::string>& lines, double size) {
  return static_cast<double>(lines.size()) * size * line_spacing;
}

void fit_axes(Layout& sheet, const Chart& chart) {
  std::vector<double> xs, ys;
  for (const auto& series : chart.series) {
    for (const auto& [x, y] : series.points) {
      xs.push_back(x);
      ys.push_back(y);
    }
  }
  if (chart.y_limit) ys.push_back(*chart.y_limit);
  sheet.x = fit_axis(xs, Scale::linear);
  sheet.y = fit_axis(ys, chart.log_y ? Scale::log : Scale::linear);
}

// Sets the size of the plot and the width of the sheet.
void measure_plot(Layout& sheet, const Chart& chart) {
  std::vector<std::string> ticks, names;
  for (const auto& tick : sheet.y.ticks) ticks.push_back(tick.text);
  for (const auto& series : chart.series) names.push_back(legend_text(series));
  const double rows = static_cast<double>(names.size()) * legend_row;
  sheet.left = margin + y_label_room + text_width(ticks, text_size) + tick_gap;
  sheet.plot_width = std::max({least_plot_width, text_width(chart.x_label, text_size),
                               text_width(chart.y_limit_label, text_size) + 2 * limit_gap});
  sheet.plot_height = std::max({least_plot_height, text_width(chart.y_label, text_size), rows});
  sheet.width = sheet.right() + legend_gap + margin;
  if (!names.empty()) sheet.width += legend_key + tick_gap + text_width(names, text_size);
}

// Breaks the texts above and below the plot to its width, and sets the height of the sheet.
void measure_texts(Layout& sheet, const Chart& chart) {
  constexpr double bold_size = title_size * 1.12;  // bold letters are that much wider
  const double room = sheet.width - 2 * margin;
  sheet.title = broken_lines(chart.title, room, bold_size);
  sheet.subtitle = broken_lines(chart.subtitle, room, text_size);
  sheet.small_print = broken_lines(small_print(chart), room, small_size);
  const double needed =
      std::max({room, text_width(sheet.title, bold_size), text_width(sheet.subtitle, text_size),
                text_width(sheet.small_print, small_size)});
  sheet.width = needed + 2 * margin;
  sheet.top = margin + block_height(sheet.title, title_size) +
              block_height(sheet.subtitle, text_size) + header_gap;
  sheet.height =
      sheet.bottom() + x_label_room + block_height(sheet.small_print, small_size) + margin;
}

Layout lay_out(const Chart& chart) {
  Layout sheet;
  fit_axes(sheet, chart);
  measure_plot(sheet, chart);
  measure_texts(sheet, chart);
  for (const auto& series : chart.series) {
    ChartLine line{.name = series.name, .gave_up = series.gave_up};
    for (const auto& [x, y] : series.points) line.dots.push_back({sheet.x_of(x), sheet.y_of(y)});
    sheet.lines.push_back(std::move(line));
  }
  return sheet;
}

// ---- Drawing ----

std::string text_at(Dot at, std::string_view attributes, std::string_view text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\"{}>{}</text>\n", at.x, at.y, attributes,
                     xml_escaped(text));
}

// Lines of text at the left margin, the first one just below `y`.
std::string block_at(double y, double size, std::string_view attributes,
                     const std::vector<std::string>& lines) {
  std::string out;
  const auto all = fmt::format(" font-size=\"{:.0f}\"{}", size, attributes);
  for (const auto& line : lines) {
    out += text_at({margin, y + size}, all, line);
    y += size * line_spacing;
  }
  return out;
}

// A tick's text, with the exponent raised.
std::string tick_at(Dot at, std::string_view anchor, const std::string& text) {
  const auto caret = text.find('^');
  auto inside = text.substr(0, caret);
  if (caret != std::string_view::npos) {
    inside += fmt::format("<tspan dy=\"-5\" font-size=\"9\">{}</tspan>", text.substr(caret + 1));
  }
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", at.x, at.y,
                     anchor, inside);
}

std::string rule(Dot from, Dot to, std::string_view attributes) {
  return fmt::format("<path d=\"M{:.1f},{:.1f}L{:.1f},{:.1f}\" {}/>\n", from.x, from.y, to.x, to.y,
                     attributes);
}

std::string grid(const Layout& sheet) {
  constexpr std::string_view minor = "stroke=\"#f1f1f1\"", major = "stroke=\"#d0d0d0\"";
  std::string out;
  for (const double value : sheet.y.minor) {
    const double y = sheet.y_of(value);
    out += rule({sheet.left, y}, {sheet.right(), y}, minor);
  }
  for (const auto& [value, text] : sheet.y.ticks) {
    const double y = sheet.y_of(value);
    out += rule({sheet.left - 4, y}, {sheet.right(), y}, major);
    out += tick_at({sheet.left - tick_gap, y + 4}, "end", text);
  }
  for (const auto& [value, text] : sheet.x.ticks) {
    const double x = sheet.x_of(value);
    out += rule({x, sheet.top}, {x, sheet.bottom() + 4}, major);
    out += tick_at({x, sheet.bottom() + 20}, "middle", text);
  }
  return out;
}

std::string axes(const Layout& sheet, const Chart& chart) {
  constexpr std::string_view dark = "stroke=\"#444\"";
  const Dot corner{sheet.left, sheet.bottom()};
  const Dot below{(sheet.left + sheet.right()) / 2, sheet.bottom() + 40};
  const Dot beside{margin + text_size, (sheet.top + sheet.bottom()) / 2};
  const auto upright = fmt::format(
      " text-anchor=\"middle\" transform=\"rotate(-90 {:.1f} {:.1f})\"", beside.x, beside.y);
  return rule({sheet.left, sheet.top}, corner, dark) +
         rule(corner, {sheet.right(), sheet.bottom()}, dark) +
         text_at(below, " text-anchor=\"middle\"", chart.x_label) +
         text_at(beside, upright, chart.y_label);
}

// The label stands above the line if there is room, and at the left, where lines rarely are when
// they reach a limit. A white ground keeps the grid out of its letters.
std::string limit(const Layout& sheet, const Chart& chart) {
  if (!chart.y_limit) return "";
  const double y = sheet.y_of(*chart.y_limit);
  const bool above = y - sheet.top > text_size + limit_gap;
  const Dot at{sheet.left + limit_gap, above ? y - limit_gap : y + text_size + limit_gap - 2};
  const auto ground = fmt::format(
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"#fff\"/>\n",
      at.x - 2, at.y - text_size + 1, text_width(chart.y_limit_label, text_size) + 4,
      text_size + 2);
  return (chart.y_limit_label.empty() ? "" : ground) +
         rule({sheet.left, y}, {sheet.right(), y},
              "class=\"limit\" stroke=\"#444\" stroke-width=\"1.5\" stroke-dasharray=\"7 4\"") +
         text_at(at, " fill=\"#444\"", chart.y_limit_label);
}

// Line numbers in the order of the lines' ends, highest first; lines without points come last.
std::vector<std::size_t> legend_order(const std::vector<ChartLine>& lines) {
  std::vector<std::size_t> order(lines.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto height = [&](std::size_t i) {
    return lines[i].dots.empty() ? std::numeric_limits<double>::max() : lines[i].dots.back().y;
  };
  std::ranges::stable_sort(order, {}, height);
  return order;
}

std::string legend(const Layout& sheet, const Chart& chart) {
  std::string out = "<g class=\"legend\">\n";
  Dot at{sheet.right() + legend_gap, sheet.top + legend_row / 2};
  for (const auto i : legend_order(sheet.lines)) {
    out += draw_key(i, at, legend_key);
    out += text_at({at.x + legend_key + tick_gap, at.y + 4}, "", legend_text(chart.series[i]));
    at.y += legend_row;
  }
  return out + "</g>\n";
}

// A description for readers who cannot see the chart.
std::string description(const Chart& chart) {
  auto out = fmt::format("Line chart: {} against {}.", chart.y_label, chart.x_label);
  for (const auto& series : chart.series) {
    out += fmt::format(" {}: {} points", series.name, series.points.size());
    if (!series.points.empty()) {
      const auto [x0, y0] = series.points.front();
      const auto [x1, y1] = series.points.back();
      out += fmt::format(", from {:.4g} at {:.4g} to {:.4g} at {:.4g}", y0, x0, y1, x1);
    }
    out += series.gave_up ? ", gave up." : ".";
  }
  return out;
}

std::string opening(const Layout& sheet, const Chart& chart) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "viewBox=\"0 0 {0:.0f} {1:.0f}\" font-family=\"Helvetica, Arial, sans-serif\" "
      "font-size=\"{2:.0f}\" fill=\"#222\">\n<title>{3}</title>\n<desc>{4}</desc>\n"
      "<rect width=\"{0:.0f}\" height=\"{1:.0f}\" fill=\"#fff\"/>\n",
      std::ceil(sheet.width), std::ceil(sheet.height), text_size, xml_escaped(chart.title),
      xml_escaped(description(chart)));
}

std::string texts(const Layout& sheet) {
  const double below_title = margin + block_height(sheet.title, title_size);
  return block_at(margin, title_size, " font-weight=\"bold\"", sheet.title) +
         block_at(below_title, text_size, " fill=\"#555\"", sheet.subtitle) +
         block_at(sheet.bottom() + x_label_room, small_size, " fill=\"#555\"", sheet.small_print);
}

}  // namespace

std::string to_svg(const Chart& requested) {
  const Chart chart = without_undrawable(requested);
  const Layout sheet = lay_out(chart);
  return opening(sheet, chart) + texts(sheet) + grid(sheet) + axes(sheet, chart) +
         limit(sheet, chart) + draw_lines(sheet.lines) + legend(sheet, chart) + "</svg>\n";
}

}  // namespace zermelo
