#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/connect/types/board.h"

namespace zermelo::connect {

/// The types of one shape and of its points, computed from the definitions.
struct ProbedShape {
  LineRules rules;
  Shape shape;
  std::uint64_t index = 0;          // its unary form
  std::string type, fine_type;      // names
  std::vector<std::string> points;  // names, from the head on; U at a stone
};
ProbedShape probe_shape(Shape shape, const LineTypes& types, Promotions promotions);

/// The types of a void point for one colour.
struct PointTypes {
  std::array<TypeCode, directions> along{};      // in each direction
  std::array<TypeCode, directions> composite{};  // the same, best first

  TypeCode best() const { return composite[0]; }
  /// True if a stone there promotes a Connection.
  bool promotes() const { return best() > static_cast<TypeCode>(Type::O); }
};

/// All Connections of a board, and the types of its void points.
struct ProbedBoard {
  struct Point {
    unsigned cell = 0;
    std::array<PointTypes, 2> by_colour;
  };

  LineTypes types;
  Grid grid;
  std::vector<Connection> connections;
  std::vector<Point> points;  // in the order of the cells
};
ProbedBoard probe_board(const Grid& grid, LineRules rules);

}  // namespace zermelo::connect
