#include "commands/connect/board_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "games/connect/types/board.h"

namespace zermelo::connect {
namespace {

constexpr std::array<std::string_view, directions> direction_names{"across", "down", "falling",
                                                                   "rising"};
constexpr std::size_t most_points_listed = 10;

std::string_view name_of(Direction direction) {
  return direction_names[static_cast<unsigned>(direction)];
}

/// The letters of a Connection in the order of its points, the head first.
std::string letters_of(const Connection& c) {
  std::string out;
  for (unsigned i = 0; i < c.shape.length; ++i)
    out += (c.shape.bits >> i & 1) != 0 ? letter(c.colour) : '.';
  return out;
}

/// The names in a composite type, best first.
std::vector<std::string> names_in(std::uint32_t composite, const LineTypes& types) {
  std::vector<std::string> out;
  for (const unsigned shift : {24U, 16U, 8U, 0U})
    out.push_back(types.name(static_cast<TypeCode>(composite >> shift & 0xff)));
  return out;
}

Fields connection_fields(const Connection& c, const LineBoard& board) {
  return Fields{}
      .add("colour", std::string(1, letter(c.colour)))
      .add("direction", name_of(c.direction))
      .add("head", cell_text(c.head, board.columns()))
      .add("length", std::uint64_t{c.shape.length})
      .add("line", letters_of(c))
      .add("shape", text(c.shape))
      .add("type", board.types().name(c.type))
      .add("fine_type", board.types().fine_name(c.shape));
}

/// A point for one colour: its type in each direction, and the composite of them.
Fields side_fields(const LineBoard& board, unsigned cell, Colour colour) {
  Fields fields;
  for (unsigned d = 0; d < directions; ++d) {
    const TypeCode code = board.point(cell, colour, static_cast<Direction>(d));
    fields.add(std::string(direction_names[d]), board.types().name(code));
  }
  List composite;
  for (auto& name : names_in(board.composite(cell, colour), board.types()))
    composite.emplace_back(std::move(name));
  return fields.add("composite", std::move(composite));
}

void add_fields(Fields& fields, const LineBoard& board,
                const std::vector<Connection>& connections) {
  List list, points;
  for (const Connection& c : connections) list.emplace_back(connection_fields(c, board));
  for (unsigned cell = 0; cell < board.size(); ++cell) {
    if (!board.is_void(cell)) continue;
    points.emplace_back(Fields{}
                            .add("point", cell_text(cell, board.columns()))
                            .add("x", side_fields(board, cell, Colour::black))
                            .add("o", side_fields(board, cell, Colour::white)));
  }
  fields.add("connections", std::move(list)).add("points", std::move(points));
}

/// Whether a point has a type above O in some direction.
bool promises(std::uint32_t composite) { return composite >> 24 > static_cast<unsigned>(Type::O); }

/// The board with the best type of each void point for a colour; a dot where that is O or U.
std::string picture(const LineBoard& board, Colour colour) {
  std::vector<std::string> cells;
  std::size_t width = 1;
  for (unsigned cell = 0; cell < board.size(); ++cell) {
    const std::uint32_t composite = board.composite(cell, colour);
    cells.push_back(!board.is_void(cell)  ? std::string(1, board.at(cell))
                    : promises(composite) ? names_in(composite, board.types()).front()
                                          : ".");
    width = std::max(width, cells.back().size());
  }
  std::string out = fmt::format("best types of points for {}\n", letter(colour));
  for (unsigned row = 0; row < board.rows(); ++row) {
    out += fmt::format("  {:>2} ", row);
    for (unsigned column = 0; column < board.columns(); ++column)
      out += fmt::format(" {:>{}}", cells[row * board.columns() + column], width);
    out += '\n';
  }
  return out;
}

/// The best points of a colour with their composite types.
std::string best_points(const LineBoard& board, Colour colour) {
  std::vector<std::pair<std::uint32_t, unsigned>> found;
  for (unsigned cell = 0; cell < board.size(); ++cell) {
    const std::uint32_t composite = board.composite(cell, colour);
    if (board.is_void(cell) && promises(composite)) found.emplace_back(composite, cell);
  }
  std::ranges::stable_sort(found, std::greater<>(), [](const auto& each) { return each.first; });
  const std::size_t shown = std::min(found.size(), most_points_listed);
  std::string out;
  if (shown > 0)
    out = fmt::format("composite types of points for {}, {} of {}, best first\n", letter(colour),
                      shown, found.size());
  for (std::size_t i = 0; i < shown; ++i) {
    out += fmt::format("  {:<6} {}\n", cell_text(found[i].second, board.columns()),
                       fmt::join(names_in(found[i].first, board.types()), " "));
  }
  return out;
}

/// Connections with a stone in them, one a line; the void ones are only counted.
std::string listed(const LineBoard& board, const std::vector<Connection>& connections) {
  std::string out;
  std::size_t empty = 0;
  for (const Connection& c : connections) {
    empty += c.shape.bits == 0 ? 1 : 0;
    if (c.shape.bits == 0) continue;
    const std::string type = board.types().name(c.type), fine = board.types().fine_name(c.shape);
    out +=
        fmt::format("  {} {:<8} from {:<6} {:<5} {}\n", letter(c.colour), name_of(c.direction),
                    cell_text(c.head, board.columns()), fine == type ? type : fine, letters_of(c));
  }
  return fmt::format("{} Connection{}, {} of them void\n", connections.size(),
                     connections.size() == 1 ? "" : "s", empty) +
         out;
}

}  // namespace

/// No shape is looked up: a table as long as the board would take longer to build than all of its
/// Connections to type.
Answer answer_board(const std::string& position, const Grid& grid, LineRules rules) {
  const ShapeTable no_shapes(rules, rules.k - 1);
  const LineBoard board(no_shapes, grid);
  const auto connections = board.connections();
  Answer answer;
  answer.fields.add("game", "connect")
      .add("position", position)
      .add("k", std::uint64_t{rules.k})
      .add("p", std::uint64_t{rules.p})
      .add("rows", std::uint64_t{grid.rows})
      .add("columns", std::uint64_t{grid.columns});
  add_fields(answer.fields, board, connections);
  answer.fields.add("exact", true).add("source", "definitions");
  answer.text.push_back({listed(board, connections)});
  for (const Colour colour : {Colour::black, Colour::white}) {
    answer.text.push_back({picture(board, colour)});
    answer.text.push_back({best_points(board, colour)});
  }
  answer.text.push_back({fmt::format("  ({})\n", cell_legend), Tone::dim});
  return answer;
}

}  // namespace zermelo::connect
