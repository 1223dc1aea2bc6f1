#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "games/connect/board/grid.h"
#include "games/connect/types/shape_table.h"

namespace zermelo::connect {

/// The four directions of a line through a point.
enum class Direction : std::uint8_t { across, down, falling, rising };
inline constexpr unsigned directions = 4;

/// One Connection on a board (Definition 2): its head is the end point with the smallest number,
/// cells being numbered row by row.
struct Connection {
  Colour colour = Colour::black;
  Direction direction = Direction::across;
  unsigned head = 0;  // a cell
  Shape shape;
  TypeCode type = 0;
};

/// A board that keeps the types of all its Connections and of all points up to date, for both
/// colours: a stone placed or removed looks only at the four lines through it.
///
/// In one line the Connections of a colour are the stretches between stones of the other; an
/// untouched line is one of each colour. Cells are numbered row by row. A row of k or more wins, or
/// of k exactly where the table's rules say so; moves that Renju forbids are not known here.
///
/// Reads the table it was given, which must live longer; Connections longer than the table's shapes
/// are typed by the definitions, which takes some microseconds each. Copying is cheap enough for
/// tests only.
class LineBoard {
 public:
  LineBoard(const ShapeTable& table, unsigned rows, unsigned columns);
  LineBoard(const ShapeTable& table, const Grid& grid);

  unsigned rows() const { return rows_; }
  unsigned columns() const { return columns_; }
  unsigned size() const { return rows_ * columns_; }
  const LineTypes& types() const { return table_->types(); }

  /// The cell must be void.
  void place(unsigned cell, Colour colour);
  /// The cell must have a stone.
  void remove(unsigned cell);

  bool is_void(unsigned cell) const { return cells_[cell] == '.'; }
  char at(unsigned cell) const { return cells_[cell]; }
  Grid grid() const { return {rows_, columns_, cells_}; }
  bool has_won(Colour colour) const { return count(colour, table_->types().win()) > 0; }

  /// How many Connections of a colour have a type.
  unsigned count(Colour colour, TypeCode type) const { return counts_[index(colour)][type]; }
  /// The type of a point in one direction: what a stone of the colour would promote the Connection
  /// there to.
  TypeCode point(unsigned cell, Colour colour, Direction direction) const {
    const Place place = places_[cell][static_cast<unsigned>(direction)];
    return lines_[place.line].points[index(colour)][place.point];
  }
  /// The composite type of a point for a colour: its types in the four directions as the bytes of
  /// one number, best first, so that numbers compare as the lists of types do. The composite type
  /// for both is the pair of those.
  std::uint32_t composite(unsigned cell, Colour colour) const;

  /// All Connections, line by line.
  std::vector<Connection> connections() const;

 private:
  struct Place {
    std::uint16_t line;
    std::uint8_t point;
  };
  /// Points are numbered from the head; `types` has the type of a Connection at its head.
  struct Line {
    std::array<std::uint32_t, 2> stones{};
    std::array<std::array<TypeCode, longest_side>, 2> points{}, types{};
    std::uint8_t length = 0;
    Direction direction = Direction::across;
    std::uint16_t first_cell = 0, step = 1;
  };

  static constexpr unsigned index(Colour colour) { return static_cast<unsigned>(colour); }
  void add_line(Direction direction, unsigned row, unsigned column);
  void turn(Line& line, unsigned point, Colour colour, bool placing);
  void enter(Line& line, unsigned colour, unsigned low, unsigned end);
  void leave(Line& line, unsigned colour, unsigned low, unsigned end);

  const ShapeTable* table_;
  unsigned rows_, columns_, k_;
  std::string cells_;
  std::vector<Line> lines_;
  std::vector<std::array<Place, directions>> places_;
  std::array<std::array<std::uint16_t, 256>, 2> counts_{};
};

}  // namespace zermelo::connect
