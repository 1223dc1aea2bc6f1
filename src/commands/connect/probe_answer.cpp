#include "commands/connect/probe_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "commands/connect/notation.h"

namespace zermelo::connect {
namespace {

constexpr std::array<std::string_view, directions> direction_names{"across", "down", "falling",
                                                                   "rising"};
constexpr std::size_t most_points_listed = 10;

std::string_view name_of(Direction direction) {
  return direction_names[static_cast<unsigned>(direction)];
}

/// The names of a shape's points in the order of its text, where the head comes last.
std::vector<std::string> points_as_written(const ProbedShape& probed) {
  return {probed.points.rbegin(), probed.points.rend()};
}

/// The letters of a Connection in the order of its points, the head first.
std::string letters_of(const Connection& c) {
  std::string out;
  for (unsigned i = 0; i < c.shape.length; ++i)
    out += (c.shape.bits >> i & 1) != 0 ? letter(c.colour) : '.';
  return out;
}

std::vector<std::string> composite_names(const PointTypes& point, const LineTypes& types) {
  std::vector<std::string> out;
  for (const TypeCode code : point.composite) out.push_back(types.name(code));
  return out;
}

const PointTypes& of_colour(const ProbedBoard::Point& point, Colour colour) {
  return point.by_colour[static_cast<unsigned>(colour)];
}

Fields fields_of(const Connection& c, const ProbedBoard& probed) {
  return Fields{}
      .add("colour", std::string(1, letter(c.colour)))
      .add("direction", name_of(c.direction))
      .add("head", cell_text(c.head, probed.grid.columns))
      .add("length", std::uint64_t{c.shape.length})
      .add("line", letters_of(c))
      .add("shape", text(c.shape))
      .add("type", probed.types.name(c.type))
      .add("fine_type", probed.types.fine_name(c.shape));
}

Fields fields_of(const PointTypes& point, const LineTypes& types) {
  Fields fields;
  for (unsigned d = 0; d < directions; ++d)
    fields.add(std::string(direction_names[d]), types.name(point.along[d]));
  List composite;
  for (auto& name : composite_names(point, types)) composite.emplace_back(std::move(name));
  return fields.add("composite", std::move(composite));
}

/// The board with the best type of each void point for a colour; a dot if that is O or U.
std::string picture(const ProbedBoard& probed, Colour colour) {
  const Grid& grid = probed.grid;
  std::vector<std::string> cells;
  for (const char cell : grid.cells) cells.emplace_back(1, cell);
  std::size_t width = 1;
  for (const auto& point : probed.points) {
    const PointTypes& types = of_colour(point, colour);
    if (types.promotes()) cells[point.cell] = probed.types.name(types.best());
    width = std::max(width, cells[point.cell].size());
  }
  std::string out = fmt::format("best types of points for {}\n", letter(colour));
  for (unsigned row = 0; row < grid.rows; ++row) {
    out += fmt::format("  {:>2} ", row);
    for (unsigned column = 0; column < grid.columns; ++column)
      out += fmt::format(" {:>{}}", cells[row * grid.columns + column], width);
    out += '\n';
  }
  return out;
}

/// The best points of a colour with their composite types.
std::string best_points(const ProbedBoard& probed, Colour colour) {
  std::vector<const ProbedBoard::Point*> found;
  for (const auto& point : probed.points)
    if (of_colour(point, colour).promotes()) found.push_back(&point);
  std::ranges::stable_sort(found, std::greater<>(), [&](const ProbedBoard::Point* point) {
    return of_colour(*point, colour).composite;
  });
  const std::size_t shown = std::min(found.size(), most_points_listed);
  if (shown == 0) return "";
  std::string out = fmt::format("composite types of points for {}, {} of {}, best first\n",
                                letter(colour), shown, found.size());
  for (std::size_t i = 0; i < shown; ++i) {
    out += fmt::format("  {:<6} {}\n", cell_text(found[i]->cell, probed.grid.columns),
                       fmt::join(composite_names(of_colour(*found[i], colour), probed.types), " "));
  }
  return out;
}

/// The Connections with a stone, one on each line; the void ones are only counted.
std::string connection_list(const ProbedBoard& probed) {
  std::string out;
  std::size_t empty = 0;
  for (const Connection& c : probed.connections) {
    empty += c.shape.bits == 0 ? 1 : 0;
    if (c.shape.bits == 0) continue;
    out += fmt::format("  {} {:<8} from {:<6} {:<5} {}\n", letter(c.colour), name_of(c.direction),
                       cell_text(c.head, probed.grid.columns), probed.types.fine_name(c.shape),
                       letters_of(c));
  }
  return fmt::format("{} Connection{}, {} of them void\n", probed.connections.size(),
                     probed.connections.size() == 1 ? "" : "s", empty) +
         out;
}

}  // namespace

Fields fields_of(const ProbedShape& probed, const std::string& position) {
  List points;
  for (auto& name : points_as_written(probed)) points.emplace_back(std::move(name));
  return Fields{}
      .add("game", "connect")
      .add("position", position)
      .add("k", std::uint64_t{probed.rules.k})
      .add("p", std::uint64_t{probed.rules.p})
      .add("shape", text(probed.shape))
      .add("length", std::uint64_t{probed.shape.length})
      .add("number", probed.shape.bits)
      .add("index", probed.index)
      .add("type", probed.type)
      .add("fine_type", probed.fine_type)
      .add("points", std::move(points))
      .add("exact", true)
      .add("source", "definitions");
}

Text text_of(const ProbedShape& probed) {
  Text out{{fmt::format("{}: {}", text(probed.shape), probed.type), Tone::strong}};
  if (probed.fine_type != probed.type)
    out.push_back({fmt::format(" ({})", probed.fine_type), Tone::strong});
  out.push_back(
      {fmt::format("\n  points from the left: {}\n  binary form ({}, {}), unary form {}\n",
                   fmt::join(points_as_written(probed), " "), probed.shape.length,
                   probed.shape.bits, probed.index)});
  return out;
}

Fields fields_of(const ProbedBoard& probed, const std::string& position) {
  List connections, points;
  for (const Connection& c : probed.connections) connections.emplace_back(fields_of(c, probed));
  for (const auto& point : probed.points) {
    points.emplace_back(Fields{}
                            .add("point", cell_text(point.cell, probed.grid.columns))
                            .add("x", fields_of(of_colour(point, Colour::black), probed.types))
                            .add("o", fields_of(of_colour(point, Colour::white), probed.types)));
  }
  const LineRules rules = probed.types.rules();
  return Fields{}
      .add("game", "connect")
      .add("position", position)
      .add("k", std::uint64_t{rules.k})
      .add("p", std::uint64_t{rules.p})
      .add("rows", std::uint64_t{probed.grid.rows})
      .add("columns", std::uint64_t{probed.grid.columns})
      .add("connections", std::move(connections))
      .add("points", std::move(points))
      .add("exact", true)
      .add("source", "definitions");
}

Text text_of(const ProbedBoard& probed) {
  Text out{{connection_list(probed)}};
  for (const Colour colour : {Colour::black, Colour::white}) {
    out.push_back({picture(probed, colour)});
    out.push_back({best_points(probed, colour)});
  }
  out.push_back({fmt::format("  ({})\n", cell_legend), Tone::dim});
  return out;
}

}  // namespace zermelo::connect
