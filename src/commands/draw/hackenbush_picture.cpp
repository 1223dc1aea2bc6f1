#include "commands/draw/hackenbush_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/draw/hackenbush_layout.h"
#include "commands/draw/svg_text.h"
#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {
namespace {

// Lengths are in SVG units, one to a pixel at natural size.
constexpr double unit = 64;  // a typical edge
constexpr double margin = 28;
constexpr double soil = 14;  // the depth of the ground
constexpr double least_width = 160;
constexpr double badge = 7.5;  // the radius of the white disc behind an edge's letter

/// Blue, red and teal of Paul Tol's "vibrant" scheme, which colour-blind readers can tell apart;
/// besides, every edge bears its letter.
std::string_view paint(Colour colour) {
  constexpr std::array<std::string_view, 3> paints{"#0077bb", "#cc3311", "#009988"};
  return paints[static_cast<std::size_t>(colour)];
}

/// The extent of the drawing in layout units, and the map from there to SVG.
struct Sheet {
  double left = 1e300, right = -1e300, top = 0, bottom = 0;

  void include(Point p) {
    left = std::min(left, p.x), right = std::max(right, p.x);
    bottom = std::min(bottom, p.y), top = std::max(top, p.y);
  }
  double breadth() const { return std::max(right - left, 0.0) * unit; }
  double width() const { return std::max(least_width, breadth() + 2 * margin); }
  double height() const { return (top - bottom) * unit + margin + (bottom < 0 ? margin : soil); }
  Point place(Point p) const {
    return {(p.x - left) * unit + (width() - breadth()) / 2, (top - p.y) * unit + margin};
  }
};

/// Finds places for letters such that no two are nearer than a badge is wide. Remembers the places
/// taken in a grid of squares of that width.
class Badges {
 public:
  void take(Point p) { taken_.emplace(square(p), p); }

  /// The middle of the curve, or a free place beside it; the middle if all are taken.
  Point place(const Curve& curve, const Sheet& sheet) {
    Point best = sheet.place(at(curve, 0.5));
    for (const double t : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8}) {
      const Point p = sheet.place(at(curve, t));
      if (!free(p)) continue;
      best = p;
      break;
    }
    take(best);
    return best;
  }

 private:
  using Square = std::pair<long, long>;
  static Square square(Point p) {
    return {std::lround(p.x / (2 * badge)), std::lround(p.y / (2 * badge))};
  }
  bool free(Point p) const {
    const auto [column, row] = square(p);
    for (const long c : {column - 1, column, column + 1}) {
      for (const long r : {row - 1, row, row + 1}) {
        const auto found = taken_.find({c, r});  // one a square is enough
        if (found == taken_.end()) continue;
        if (std::hypot(found->second.x - p.x, found->second.y - p.y) < 2 * badge) return false;
      }
    }
    return true;
  }

  std::map<Square, Point> taken_;
};

std::string path_of(const Curve& curve, const Sheet& sheet, bool bent) {
  const Point a = sheet.place(curve[0]), d = sheet.place(curve[3]);
  if (!bent) return fmt::format("M{:.1f},{:.1f}L{:.1f},{:.1f}", a.x, a.y, d.x, d.y);
  const Point b = sheet.place(curve[1]), c = sheet.place(curve[2]);
  return fmt::format("M{:.1f},{:.1f}C{:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f}", a.x, a.y, b.x, b.y,
                     c.x, c.y, d.x, d.y);
}

/// True unless the control points lie at the thirds of the straight line.
bool is_bent(const Curve& curve) {
  const Point third{(2 * curve[0].x + curve[3].x) / 3, (2 * curve[0].y + curve[3].y) / 3};
  return std::hypot(third.x - curve[1].x, third.y - curve[1].y) > 1e-9;
}

std::string ground(const Sheet& sheet) {
  const double y = sheet.place({0, 0}).y;
  return fmt::format(
      "<g class=\"ground\"><rect x=\"0\" y=\"{0:.1f}\" width=\"{1:.0f}\" height=\"{2:.0f}\" "
      "fill=\"#e6dfd3\"/><path d=\"M0,{0:.1f}H{1:.0f}\" stroke=\"#5f5444\" "
      "stroke-width=\"3\"/></g>\n",
      y, std::ceil(sheet.width()), soil);
}

std::string edge_text(const Drawing& drawing, const Edge& edge) {
  return fmt::format("{}-{}-{}", drawing.names[edge.from], drawing.names[edge.to],
                     letter(edge.colour));
}

std::string lines(const Drawing& drawing, const std::vector<Curve>& curves, const Sheet& sheet) {
  std::string out = "<g fill=\"none\" stroke-width=\"4.5\" stroke-linecap=\"round\">\n";
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const auto& edge = drawing.edges[i];
    out += fmt::format("<path class=\"{}\" d=\"{}\" stroke=\"{}\"><title>{}</title></path>\n",
                       name(edge.colour), path_of(curves[i], sheet, is_bent(curves[i])),
                       paint(edge.colour), xml_escaped(edge_text(drawing, edge)));
  }
  return out + "</g>\n";
}

std::string dots(const std::vector<Point>& places, const Sheet& sheet) {
  std::string out = "<g fill=\"#222\">\n";
  for (std::size_t v = 1; v < places.size(); ++v) {
    const Point p = sheet.place(places[v]);
    out += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4.5\"/>\n", p.x, p.y);
  }
  return out + "</g>\n";
}

std::string letters(const Drawing& drawing, const std::vector<Point>& places,
                    const std::vector<Curve>& curves, const Sheet& sheet) {
  Badges badges;
  for (std::size_t v = 1; v < places.size(); ++v) badges.take(sheet.place(places[v]));
  std::string discs = "<g fill=\"#fff\">\n";
  std::string out = "<g font-size=\"11\" font-weight=\"bold\" text-anchor=\"middle\">\n";
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const auto colour = drawing.edges[i].colour;
    const Point p = badges.place(curves[i], sheet);
    discs += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\"/>\n", p.x, p.y, badge);
    out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\">{}</text>\n", p.x, p.y + 4,
                       paint(colour), letter(colour));
  }
  return discs + "</g>\n" + out + "</g>\n";
}

/// The description for readers who cannot see the picture; a short drawing is given in full.
std::string description(const Drawing& drawing) {
  constexpr std::size_t short_enough = 60;
  std::array<std::size_t, 3> count{};
  for (const auto& edge : drawing.edges) ++count[static_cast<std::size_t>(edge.colour)];
  auto out = fmt::format("{} blue, {} red, {} green; vertices above the ground: {}.", count[0],
                         count[1], count[2], drawing.vertices - 1);
  if (drawing.edges.size() <= short_enough) out += " Edges: " + write_drawing(drawing);
  return out;
}

/// The first letters of a name (UTF-8), with three dots if there are more.
std::string cut_short(std::string_view name) {
  constexpr std::size_t most_letters = 12;
  std::size_t letters = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool begins_letter = (static_cast<unsigned char>(name[i]) & 0xC0U) != 0x80U;
    if (begins_letter && ++letters > most_letters) return std::string(name.substr(0, i)) + "...";
  }
  return std::string(name);
}

/// A place for a name beside its vertex: the end nearer to the vertex, on the line of writing.
struct NamePlace {
  double x, y;
  std::string_view anchor;
};
constexpr std::array<NamePlace, 6> name_places{{{6, -6, "start"},
                                                {-6, -6, "end"},
                                                {9, 4, "start"},
                                                {-9, 4, "end"},
                                                {6, 14, "start"},
                                                {-6, 14, "end"}}};

/// Points on the edges that meet in each vertex, as far as a name may reach.
std::vector<std::vector<Point>> points_near(const Drawing& drawing,
                                            const std::vector<Curve>& curves, const Sheet& sheet) {
  std::vector<std::vector<Point>> out(drawing.vertices);
  for (std::size_t i = 0; i < curves.size(); ++i) {
    for (double t = 0.04; t < 0.5; t += 0.04) {
      out[drawing.edges[i].from].push_back(sheet.place(at(curves[i], t)));
      out[drawing.edges[i].to].push_back(sheet.place(at(curves[i], 1 - t)));
    }
  }
  return out;
}

/// How far a name at that place would be from the nearest of the points; 0 beyond the sheet.
double room_at(const NamePlace& place, Point vertex, std::size_t letters,
               const std::vector<Point>& points, const Sheet& sheet) {
  constexpr double letter_width = 6.5, letter_height = 8;
  const double width = letter_width * static_cast<double>(letters);
  const double left = vertex.x + place.x - (place.anchor == "end" ? width : 0);
  const double bottom = vertex.y + place.y;
  if (left < 0 || left + width > sheet.width()) return 0;
  double room = 1e300;
  for (const Point p : points) {
    const double beside = std::max({left - p.x, p.x - left - width, 0.0});
    const double above = std::max({bottom - letter_height - p.y, p.y - bottom, 0.0});
    room = std::min(room, std::hypot(beside, above));
  }
  return room;
}

/// The names of the vertices, each at the first place that is clear of the edges there, or at the
/// one with the most room; with a white rim where it lies on an edge all the same. A long name is
/// cut short.
std::string vertex_names(const Drawing& drawing, const std::vector<Point>& places,
                         const std::vector<Curve>& curves, const Sheet& sheet) {
  constexpr double enough = 3;
  const auto points = points_near(drawing, curves, sheet);
  std::string out =
      "<g font-size=\"11\" fill=\"#222\" stroke=\"#fff\" stroke-width=\"3\" "
      "paint-order=\"stroke\">\n";
  for (std::size_t v = 1; v < places.size(); ++v) {
    const Point p = sheet.place(places[v]);
    const std::string name = cut_short(drawing.names[v]);
    const auto room = [&](const NamePlace& place) {
      return std::min(room_at(place, p, name.size(), points[v], sheet), enough);
    };
    const NamePlace& place = *std::ranges::max_element(name_places, {}, room);
    out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
                       p.x + place.x, p.y + place.y, place.anchor, xml_escaped(name));
  }
  return out + "</g>\n";
}

}  // namespace

Picture drawing_picture(const Drawing& drawing, bool names) {
  if (drawing.edges.size() > most_pictured_edges) {
    throw Error(
        fmt::format("hackenbush: a drawing of {} edges is too large for a picture; the "
                    "most is {}",
                    with_commas(drawing.edges.size()), with_commas(most_pictured_edges)));
  }
  const auto places = place_vertices(drawing);
  const auto curves = draw_edges(drawing, places);
  Sheet sheet;
  for (std::size_t v = 1; v < places.size(); ++v) sheet.include(places[v]);
  for (const auto& curve : curves) {
    for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0}) sheet.include(at(curve, t));
  }
  Picture out{.width = sheet.width(),
              .height = sheet.height(),
              .title = fmt::format("Hackenbush drawing of {} edge{}", drawing.edges.size(),
                                   drawing.edges.size() == 1 ? "" : "s"),
              .description = description(drawing)};
  out.elements = ground(sheet) + lines(drawing, curves, sheet) + dots(places, sheet) +
                 letters(drawing, places, curves, sheet);
  if (names) out.elements += vertex_names(drawing, places, curves, sheet);
  return out;
}

}  // namespace zermelo::hackenbush
