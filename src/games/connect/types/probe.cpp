#include "games/connect/types/probe.h"

#include <algorithm>
#include <functional>

namespace zermelo::connect {
namespace {

PointTypes types_of(const LineBoard& board, unsigned cell, Colour colour) {
  PointTypes out;
  for (unsigned d = 0; d < directions; ++d)
    out.along[d] = board.point(cell, colour, static_cast<Direction>(d));
  out.composite = out.along;
  std::ranges::sort(out.composite, std::greater<>());
  return out;
}

}  // namespace

ProbedShape probe_shape(Shape shape, const LineTypes& types, Promotions promotions) {
  ProbedShape out{types.rules(),
                  shape,
                  index_of(shape, types.rules().k),
                  types.name(types.type(shape)),
                  types.fine_name(shape),
                  {}};
  for (const char code : points_of(shape, types, promotions))
    out.points.push_back(types.name(static_cast<TypeCode>(code)));
  return out;
}

/// The table is empty, so that every Connection is typed by the definitions: a table for the whole
/// board would take longer to build.
ProbedBoard probe_board(const Grid& grid, LineRules rules) {
  const ShapeTable no_shapes(rules, rules.k - 1);
  const LineBoard board(no_shapes, grid);
  ProbedBoard out{board.types(), grid, board.connections(), {}};
  for (unsigned cell = 0; cell < board.size(); ++cell) {
    if (!board.is_void(cell)) continue;
    out.points.push_back(
        {cell, {types_of(board, cell, Colour::black), types_of(board, cell, Colour::white)}});
  }
  return out;
}

}  // namespace zermelo::connect
