// Draws lines so that each can be followed: in colour, by colour-blind readers, and in black and
// white.
#include "commands/draw/chart_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string_view>

#include "commands/draw/svg_text.h"

namespace zermelo {
namespace {

constexpr double marker_radius = 4.5;
constexpr double marker_spacing = 9;  // closer markers would merge into a band
constexpr double turn_length = 6;     // length of a dash, before that of the next line

// Okabe and Ito's palette; yellow comes last because it is faint on white.
constexpr std::array<std::string_view, 8> colours = {"#0072B2", "#D55E00", "#009E73", "#CC79A7",
                                                     "#E69F00", "#56B4E9", "#000000", "#F0E442"};

// Corners evenly around a centre, the first one `turn` degrees right of upwards, and halfway
// between two of them a corner at `waist` times the distance.
struct Shape {
  int corners;
  double turn;
  double waist;
  double size;  // evens out how large the shapes look
};

// Seven shapes and eight colours: a pair of both repeats only after 56 lines. Shapes are
// filled for the first seven lines, hollow for the next seven, and so on.
constexpr std::array<Shape, 7> shapes = {{{12, 0, 1, 0.9},        // circle, near enough
                                          {4, 45, 0.7071, 1.15},  // square
                                          {3, 0, 0.5, 1.25},      // triangle
                                          {4, 0, 0.7071, 1.25},   // diamond
                                          {3, 180, 0.5, 1.25},    // triangle on its tip
                                          {5, 0, 0.45, 1.45},     // five-pointed star
                                          {4, 45, 0.35, 1.8}}};   // four-pointed star

std::string_view colour_of(std::size_t style) { return colours[style % colours.size()]; }

std::string marker(std::size_t style, Dot centre, double radius) {
  const Shape& shape = shapes[style % shapes.size()];
  const bool hollow = style / shapes.size() % 2 == 1;
  std::string corners;
  for (int i = 0; i < 2 * shape.corners; ++i) {
    const double angle =
        std::numbers::pi * (shape.turn / 180 + static_cast<double>(i) / shape.corners);
    const double distance = radius * shape.size * (i % 2 == 0 ? 1 : shape.waist);
    corners +=
        fmt::format("{}{:.1f},{:.1f}", i == 0 ? "" : " ", centre.x + distance * std::sin(angle),
                    centre.y - distance * std::cos(angle));
  }
  return fmt::format(
      "<polygon class=\"marker\" points=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>\n",
      corners, hollow ? "#fff" : colour_of(style), hollow ? colour_of(style) : "#fff",
      hollow ? 1.5 : 0.6);
}

// The lines that share a stretch, or a dot, which is a stretch of length 0. Compared to the nearest
// pixel, since the eye sees no more.
using Stretch = std::array<long, 4>;
using Sharers = std::map<Stretch, std::vector<std::size_t>>;

Stretch stretch(Dot a, Dot b) {
  return {std::lround(a.x), std::lround(a.y), std::lround(b.x), std::lround(b.y)};
}

Sharers sharers_of(std::span<const ChartLine> lines) {
  Sharers sharers;
  const auto add = [&](Stretch where, std::size_t style) {
    auto& styles = sharers[where];
    if (styles.empty() || styles.back() != style) styles.push_back(style);
  };
  for (std::size_t style = 0; style < lines.size(); ++style) {
    const auto& dots = lines[style].dots;
    for (std::size_t i = 0; i < dots.size(); ++i) {
      add(stretch(dots[i], dots[i]), style);
      if (i > 0) add(stretch(dots[i - 1], dots[i]), style);
    }
  }
  return sharers;
}

// The position of a line among those that share a stretch, in the order of drawing.
struct Turn {
  double rank = 0;
  double count = 1;
};

Turn turn_of(std::size_t style, const std::vector<std::size_t>& styles) {
  const auto rank = std::ranges::find(styles, style) - styles.begin();
  return {static_cast<double>(rank), static_cast<double>(styles.size())};
}

// The dashes of one line on a shared stretch, with gaps for those of the others. Each stretch holds
// a whole number of rounds, so that the dashes of all its lines fit together.
std::string shared_stretch(Dot a, Dot b, Turn turn) {
  const double length = std::hypot(b.x - a.x, b.y - a.y);
  const double rounds = std::max(1.0, std::round(length / (turn.count * turn_length)));
  const double round = length / rounds;
  const double dash = round / turn.count;
  return fmt::format(
      "<path d=\"M{:.1f},{:.1f}L{:.1f},{:.1f}\" stroke-dasharray=\"{:.2f} {:.2f}\" "
      "stroke-dashoffset=\"{:.2f}\"/>\n",
      a.x, a.y, b.x, b.y, dash, round - dash, round - turn.rank * dash);
}

std::string line_paths(const ChartLine& line, std::size_t style, const Sharers& sharers) {
  std::string alone, shared;
  bool pen_down = false;  // `alone` ends at the current dot
  for (std::size_t i = 1; i < line.dots.size(); ++i) {
    const Dot a = line.dots[i - 1], b = line.dots[i];
    const auto& styles = sharers.at(stretch(a, b));
    const bool takes_turns = styles.size() > 1 && stretch(a, b) != stretch(a, a);
    if (takes_turns) {
      shared += shared_stretch(a, b, turn_of(style, styles));
    } else {
      if (!pen_down) alone += fmt::format("M{:.1f},{:.1f}", a.x, a.y);
      alone += fmt::format("L{:.1f},{:.1f}", b.x, b.y);
    }
    pen_down = !takes_turns;
  }
  if (!alone.empty()) alone = fmt::format("<path d=\"{}\"/>\n", alone);
  return fmt::format(
      "<g class=\"line\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-linejoin=\"round\">"
      "<title>{}</title>\n{}{}</g>\n",
      colour_of(style), xml_escaped(line.name), alone, shared);
}

// Markers on a shared dot nest: the first drawn is the largest.
double nested_radius(Turn turn) {
  if (turn.count == 1) return marker_radius;
  const double growth = std::min(2.5, 7 / (turn.count - 1));
  return marker_radius + growth * (turn.count - 1 - turn.rank);
}

std::string markers(const ChartLine& line, std::size_t style, const Sharers& sharers) {
  std::string out;
  double last_x = 0;
  for (std::size_t i = 0; i < line.dots.size(); ++i) {
    const Dot dot = line.dots[i];
    const bool end = i == 0 || i + 1 == line.dots.size();
    if (!end && dot.x - last_x < marker_spacing) continue;
    last_x = dot.x;
    out += marker(style, dot, nested_radius(turn_of(style, sharers.at(stretch(dot, dot)))));
  }
  return out;
}

// The cross at the end of a line that gave up. Its arms project from behind the marker, which still
// identifies the line.
std::string cross(std::size_t style, Dot centre) {
  constexpr double arm = 8;
  return fmt::format(
      "<path class=\"gave-up\" "
      "d=\"M{0:.1f},{1:.1f}L{2:.1f},{3:.1f}M{0:.1f},{3:.1f}L{2:.1f},{1:.1f}\" "
      "stroke=\"{4}\" stroke-width=\"2.4\"/>\n",
      centre.x - arm, centre.y - arm, centre.x + arm, centre.y + arm, colour_of(style));
}

}  // namespace

std::string draw_lines(std::span<const ChartLine> lines) {
  const Sharers sharers = sharers_of(lines);
  std::string paths, crosses, dots;  // drawn in this order: no line runs over a marker
  for (std::size_t style = 0; style < lines.size(); ++style) {
    const ChartLine& line = lines[style];
    paths += line_paths(line, style, sharers);
    dots += markers(line, style, sharers);
    if (line.gave_up && !line.dots.empty()) crosses += cross(style, line.dots.back());
  }
  return paths + crosses + dots;
}

std::string draw_key(std::size_t style, Dot left, double width) {
  return fmt::format("<path d=\"M{:.1f},{:.1f}h{:.1f}\" stroke=\"{}\" stroke-width=\"2\"/>\n{}",
                     left.x, left.y, width, colour_of(style),
                     marker(style, {left.x + width / 2, left.y}, marker_radius));
}

}  // namespace zermelo
