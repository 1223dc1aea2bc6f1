#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/svg_text.h"
#include "base/ticks.h"
#include "value/thermograph.h"

namespace zermelo {
namespace {

constexpr double width = 480, height = 360, margin = 48, title_size = 15, label_size = 11;

/// Where values and temperatures go: larger values to the left, temperature upwards.
struct Plane {
  Axis values, temperatures;

  double x(double value) const {
    return width - margin - fraction(values, value) * (width - 2 * margin);
  }
  double y(double temperature) const {
    return height - margin - fraction(temperatures, temperature) * (height - 2 * margin);
  }
};

Plane plane_for(const Thermograph& graph, double top) {
  std::vector<double> values, temperatures{0, top};
  for (const Wall* wall : {&graph.left, &graph.right}) {
    for (const auto& point : wall->points) values.push_back(point.value.approximate());
  }
  const double low = *std::ranges::min_element(values), high = *std::ranges::max_element(values);
  if (high - low < 1) {
    values.push_back(low - 1);
    values.push_back(high + 1);
  }
  return {fit_axis(values, Scale::linear), fit_axis(temperatures, Scale::linear)};
}

std::string wall_path(const Plane& plane, const Wall& wall, double top) {
  std::string path;
  for (const auto& point : wall.points) {
    path +=
        fmt::format("{}{:.2f},{:.2f} ", path.empty() ? "M" : "L",
                    plane.x(point.value.approximate()), plane.y(point.temperature.approximate()));
  }
  const auto& last = wall.points.back();
  return path + fmt::format("L{:.2f},{:.2f}", plane.x(last.value.approximate()), plane.y(top));
}

std::string grid(const Plane& plane) {
  std::string out;
  for (const auto& tick : plane.values.ticks) {
    const double x = plane.x(tick.value);
    out += fmt::format(
        "<path class=\"g\" d=\"M{0:.2f},{1} V{2}\"/><text x=\"{0:.2f}\" y=\"{3}\" "
        "text-anchor=\"middle\">{4}</text>\n",
        x, margin, height - margin, height - margin + 16, xml_escaped(tick.text));
  }
  for (const auto& tick : plane.temperatures.ticks) {
    const double y = plane.y(tick.value);
    out += fmt::format(
        "<path class=\"g\" d=\"M{1},{0:.2f} H{2}\"/><text x=\"{3}\" y=\"{4:.2f}\" "
        "text-anchor=\"end\">{5}</text>\n",
        y, margin, width - margin, margin - 6, y + 4, xml_escaped(tick.text));
  }
  return out;
}

}  // namespace

std::string draw_thermograph(const Thermograph& graph, const std::string& title) {
  const double peak = std::max(0.0, graph.temperature.approximate());
  const double top = peak == 0 ? 1 : peak * 1.25;
  const Plane plane = plane_for(graph, top);
  const auto title_lines = broken_lines(title, width - 2 * margin, title_size);
  const std::string heading = title_lines.empty() ? "thermograph" : title_lines.front();
  const auto facts =
      fmt::format("mean {}, temperature {}", graph.mean.text(), graph.temperature.text());
  const auto facts_lines = broken_lines(facts, width - 2 * margin, label_size);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" "
      "font-family=\"sans-serif\" font-size=\"{}\">\n<title>{}</title>\n<desc>{}</desc>\n"
      "<style>.g{{stroke:#ddd;fill:none}}.w{{fill:none;stroke-width:2.5;stroke-linejoin:round}}"
      "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
      width, height, label_size, xml_escaped("Thermograph of " + heading), xml_escaped(facts));
  out += fmt::format("<text x=\"{}\" y=\"20\" font-size=\"{}\" font-weight=\"bold\">{}</text>\n",
                     margin, title_size, xml_escaped(heading));
  out += fmt::format("<text x=\"{}\" y=\"36\" fill=\"#555\">{}</text>\n", margin,
                     xml_escaped(facts_lines.front()));
  out += grid(plane);
  out += fmt::format("<path class=\"w\" stroke=\"#0b5fa5\" d=\"{}\"/>\n",
                     wall_path(plane, graph.left, top));
  out += fmt::format("<path class=\"w\" stroke=\"#c1272d\" stroke-dasharray=\"7 4\" d=\"{}\"/>\n",
                     wall_path(plane, graph.right, top));
  out += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">value</text>\n", width / 2,
                     height - 12);
  out += fmt::format(
      "<text x=\"14\" y=\"{0}\" text-anchor=\"middle\" "
      "transform=\"rotate(-90 14 {0})\">temperature</text>\n</svg>\n",
      height / 2);
  return out;
}

}  // namespace zermelo
