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

/// One Connection on a board (Definition 2). Its head is the end point with the smaller number;
/// cells are numbered row by row.
struct Connection {
  Colour colour = Colour::black;
  Direction direction = Direction::across;
  unsigned head = 0;  // a cell
  Shape shape;
  TypeCode type = 0;
};

/// A board that keeps the types of all Connections and of all points up to date for both colours:
/// placing or removing a stone updates only the four lines through it.
///
/// In a line the Connections of a colour are the stretches of k points or more between stones of
/// the other colour; an empty line is one Connection of each colour.
///
///     point   0 1 2 3 4 5 6 7 8 9 10
///     line    . . x . o . . . . . .     k = 5
///     black   -------   ===========     0 to 3 is too short, 5 to 10 is a Connection
///     white   ---   ===============     0 to 1 is too short, 3 to 10 is a Connection
///
/// Invariants, after every `place` and `remove`:
///
/// 1. In each line, `points` has the type of every point for each colour, U at stones and in
/// stretches
///    shorter than k.
/// 2. `types` has the type of a Connection at its head; other entries are stale.
/// 3. `counts_[colour][type]` counts the Connections of that type.
///
/// A row of k or more wins, or of exactly k if the rules of the table say so. The moves that Renju
/// forbids are not implemented.
///
/// The board reads the table that it was given, which must outlive it. Connections longer than the
/// shapes of the table are typed by the definitions, which takes some microseconds each. Copying a
/// board is slow. One thread at a time.
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

  /// The number of Connections of a colour that have a type.
  unsigned count(Colour colour, TypeCode type) const { return counts_[index(colour)][type]; }
  /// The type of a point in one direction: the type to which a stone of the colour would promote
  /// the Connection there.
  TypeCode point(unsigned cell, Colour colour, Direction direction) const {
    const Place place = places_[cell][static_cast<unsigned>(direction)];
    return lines_[place.line].points[index(colour)][place.point];
  }
  /// The composite type of a point for a colour: its types in the four directions, best first, as
  /// the bytes of one number, so that numbers compare like the lists of types. The composite type
  /// for both colours is the pair of the two.
  std::uint32_t composite(unsigned cell, Colour colour) const;

  /// All Connections, line by line.
  std::vector<Connection> connections() const;

 private:
  struct Place {
    std::uint16_t line;
    std::uint8_t point;
  };
  /// Points are numbered from the end with the smallest cell; arrays of two are indexed by colour.
  struct Line {
    std::array<std::uint32_t, 2> stones{};
    std::array<std::array<TypeCode, longest_side>, 2> points{}, types{};
    std::uint8_t length = 0;
    Direction direction = Direction::across;
    std::uint16_t first_cell = 0, step = 1;
  };

  static constexpr unsigned index(Colour colour) { return static_cast<unsigned>(colour); }
  void add_line(Direction direction, unsigned row, unsigned column);
  void change(Line& line, unsigned point, Colour colour, bool placing);
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
