#include "commands/draw/thermograph_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "commands/draw/svg_text.h"
#include "commands/draw/ticks.h"

// The layout: heading, plot, names of the axes. Values and temperatures have the same scale, so
// that a slanting wall has 45 degrees; the height of the picture follows from that.

namespace zermelo {
namespace {

constexpr double width = 480, frame_margin = 60, above = 52, below = 52;
constexpr double heading_size = 15, label_size = 11;
constexpr double widest_plot = width - 2 * frame_margin, tallest_plot = 300;
constexpr std::size_t longest_label = 18;

/// Places values and temperatures: larger values to the left, temperature upwards.
struct Plane {
  Axis values, temperatures;
  double unit = 1;  // pixels per unit, on both axes

  double plot_width() const { return (values.high - values.low) * unit; }
  double plot_height() const { return temperatures.high * unit; }
  double left() const { return (width - plot_width()) / 2; }
  double right() const { return left() + plot_width(); }
  double bottom() const { return above + plot_height(); }
  double height() const { return bottom() + below; }
  double x(const Dyadic& value) const { return x_of(value.approximate()); }
  double y(const Dyadic& temperature) const { return y_of(temperature.approximate()); }
  double x_of(double value) const { return left() + (values.high - value) * unit; }
  double y_of(double temperature) const { return bottom() - temperature * unit; }
};

/// The range of the plot: the walls, their labels, and a visible piece of the mast.
Plane plane_for(const Thermograph& graph) {
  std::vector<double> values;
  for (const Wall* wall : {&graph.left, &graph.right}) {
    for (const auto& point : wall->points) values.push_back(point.value.approximate());
  }
  const auto [low, high] = std::ranges::minmax(values);
  const double peak = std::max(0.0, graph.temperature.approximate());
  const double span = high > low ? high - low : peak > 0 ? peak : 2;
  Plane plane;
  plane.values = fit_axis(std::vector{low - span / 4, high + span / 4}, Scale::linear);
  const double across = plane.values.high - plane.values.low;
  const std::vector temperatures{0.0, std::max(1.25 * peak, 0.4 * across)};
  plane.temperatures = fit_axis(temperatures, Scale::linear);
  plane.unit = std::min(widest_plot / across, tallest_plot / plane.temperatures.high);
  return plane;
}

std::string wall_path(const Plane& plane, const Wall& wall) {
  std::string path;
  for (const auto& point : wall.points) {
    path += fmt::format("{}{:.2f},{:.2f} ", path.empty() ? "M" : "L", plane.x(point.value),
                        plane.y(point.temperature));
  }
  return path + fmt::format("L{:.2f},{:.2f}", plane.x(wall.points.back().value), above);
}

/// A dot at each corner, with its value and temperature beside it where there is room. Where the
/// walls meet, only the right one is labelled.
std::string corners(const Plane& plane, const Wall& wall, const Wall& other, bool is_left) {
  std::string out;
  double last_label = plane.height();
  for (const auto& point : wall.points) {
    const double x = plane.x(point.value), y = plane.y(point.temperature);
    out += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"2.5\" fill=\"#333\"/>\n", x, y);
    const auto label = fmt::format("({}, {})", point.value.text(), point.temperature.text());
    const bool is_shared = std::ranges::any_of(other.points, [&](const Wall::Point& each) {
      return each.value == point.value && each.temperature == point.temperature;
    });
    if ((is_left && is_shared) || label.size() > longest_label || last_label - y < label_size + 1)
      continue;
    last_label = y;
    out += fmt::format("<text x=\"{:.2f}\" y=\"{:.2f}\"{}>{}</text>\n", x + (is_left ? -6 : 6),
                       y - 4, is_left ? " text-anchor=\"end\"" : "", xml_escaped(label));
  }
  return out;
}

std::string grid(const Plane& plane) {
  std::string out;
  for (const auto& tick : plane.values.ticks) {
    out += fmt::format(
        "<path class=\"g\" d=\"M{0:.2f},{1:.2f} V{2:.2f}\"/><text x=\"{0:.2f}\" y=\"{3:.2f}\" "
        "text-anchor=\"middle\">{4}</text>\n",
        plane.x_of(tick.value), above, plane.bottom(), plane.bottom() + 16, xml_escaped(tick.text));
  }
  for (const auto& tick : plane.temperatures.ticks) {
    const double y = plane.y_of(tick.value);
    out += fmt::format(
        "<path class=\"g\" d=\"M{1:.2f},{0:.2f} H{2:.2f}\"/><text x=\"{3:.2f}\" y=\"{4:.2f}\" "
        "text-anchor=\"end\">{5}</text>\n",
        y, plane.left(), plane.right(), plane.left() - 6, y + 4, xml_escaped(tick.text));
  }
  return out;
}

std::string heading(const Plane& plane, const Thermograph& graph, const std::string& title) {
  const auto lines = broken_lines(title, widest_plot, heading_size);
  const std::string name = lines.empty() ? "thermograph" : lines.front();
  const auto facts =
      fmt::format("mean {}, temperature {}", graph.mean.text(), graph.temperature.text());
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {:.0f}\" role=\"img\" "
      "font-family=\"sans-serif\" font-size=\"{}\">\n<title>{}</title>\n<desc>{}</desc>\n"
      "<style>.g{{stroke:#ddd;fill:none}}.w{{fill:none;stroke-width:2.5;stroke-linejoin:round}}"
      "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
      width, plane.height(), label_size, xml_escaped("Thermograph of " + name), xml_escaped(facts));
  out += fmt::format("<text x=\"{}\" y=\"20\" font-size=\"{}\" font-weight=\"bold\">{}</text>\n",
                     frame_margin, heading_size, xml_escaped(name));
  out += fmt::format("<text x=\"{}\" y=\"36\" fill=\"#555\">{}</text>\n", frame_margin,
                     xml_escaped(broken_lines(facts, widest_plot, label_size).front()));
  return out;
}

std::string axis_names(const Plane& plane) {
  std::vector<std::string> numbers;
  for (const auto& tick : plane.temperatures.ticks) numbers.push_back(tick.text);
  const double beside = plane.left() - 6 - text_width(numbers, label_size) - 6;
  const double middle = (above + plane.bottom()) / 2, x = std::max(label_size, beside);
  return fmt::format(
      "<text x=\"{0}\" y=\"{1:.2f}\" text-anchor=\"middle\">value</text>\n"
      "<text x=\"{2:.2f}\" y=\"{3:.2f}\" text-anchor=\"middle\" "
      "transform=\"rotate(-90 {2:.2f} {3:.2f})\">temperature</text>\n",
      width / 2, plane.height() - 14, x, middle);
}

}  // namespace

std::string draw_thermograph(const Thermograph& graph, const std::string& title) {
  const Plane plane = plane_for(graph);
  std::string out = heading(plane, graph, title) + grid(plane);
  out += fmt::format("<path class=\"w\" stroke=\"#0b5fa5\" d=\"{}\"/>\n",
                     wall_path(plane, graph.left));
  out += fmt::format("<path class=\"w\" stroke=\"#c1272d\" stroke-dasharray=\"7 4\" d=\"{}\"/>\n",
                     wall_path(plane, graph.right));
  out += corners(plane, graph.left, graph.right, true);
  out += corners(plane, graph.right, graph.left, false);
  return out + axis_names(plane) + "</svg>\n";
}

}  // namespace zermelo
