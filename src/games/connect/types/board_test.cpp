#include "games/connect/types/board.h"

#include <gtest/gtest.h>

#include <map>

#include "base/error.h"
#include "base/random.h"

namespace zermelo::connect {
namespace {

const ShapeTable& connect6() {
  static const ShapeTable table({6, 2}, 15);
  return table;
}
const ShapeTable& gomoku() {
  static const ShapeTable table({5, 1}, 12);
  return table;
}

/// The points of a line through a cell, head first, walked one cell at a time.
std::vector<unsigned> line_through(const Grid& grid, unsigned cell, int row, int column) {
  const int rows = static_cast<int>(grid.rows), columns = static_cast<int>(grid.columns);
  int r = static_cast<int>(cell / grid.columns), c = static_cast<int>(cell % grid.columns);
  const auto inside = [&] { return r >= 0 && r < rows && c >= 0 && c < columns; };
  while (inside()) r -= row, c -= column;
  std::vector<unsigned> cells;
  for (r += row, c += column; inside(); r += row, c += column)
    cells.push_back(static_cast<unsigned>(r * columns + c));
  return cells;
}

constexpr int walk[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

/// The type of a point, computed from the letters of the grid alone.
TypeCode slow_point(const Grid& grid, unsigned cell, Colour colour, unsigned d,
                    const LineTypes& types) {
  if (grid.cells[cell] != '.') return 0;
  Shape shape;
  unsigned place = 0;
  bool seen = false;
  for (const unsigned each : line_through(grid, cell, walk[d][0], walk[d][1])) {
    if (grid.cells[each] == letter(other(colour))) {
      if (seen) break;
      shape = {};
      continue;
    }
    if (each == cell) place = shape.length, seen = true;
    if (grid.cells[each] == letter(colour)) shape.bits |= std::uint64_t{1} << shape.length;
    ++shape.length;
  }
  if (shape.length < types.rules().k) return 0;
  return static_cast<TypeCode>(points_of(shape, types, Promotions::all)[place]);
}

void expect_right(const LineBoard& board, const LineTypes& types) {
  const Grid grid = board.grid();
  for (unsigned cell = 0; cell < grid.size(); ++cell)
    for (const Colour colour : {Colour::black, Colour::white})
      for (unsigned d = 0; d < 4; ++d)
        ASSERT_EQ(board.point(cell, colour, static_cast<Direction>(d)),
                  slow_point(grid, cell, colour, d, types))
            << text(grid) << ' ' << cell << ' ' << d;
}

/// The Connections of a colour as lines of text, and the number of each type.
void expect_same_connections(const LineBoard& board, const LineBoard& fresh) {
  const auto list = [](const LineBoard& b) {
    std::vector<std::string> out;
    for (const Connection& c : b.connections())
      out.push_back(std::to_string(static_cast<int>(c.colour)) + ' ' +
                    std::to_string(static_cast<int>(c.direction)) + ' ' + std::to_string(c.head) +
                    ' ' + text(c.shape) + ' ' + std::to_string(c.type));
    return out;
  };
  ASSERT_EQ(list(board), list(fresh));
  for (const Colour colour : {Colour::black, Colour::white})
    for (unsigned type = 0; type < 256; ++type)
      ASSERT_EQ(board.count(colour, static_cast<TypeCode>(type)),
                fresh.count(colour, static_cast<TypeCode>(type)));
}

void play_at_random(const ShapeTable& table, unsigned rows, unsigned columns, unsigned turns,
                    std::uint64_t seed) {
  Random random(seed);
  LineBoard board(table, rows, columns);
  for (unsigned i = 0; i < turns; ++i) {
    const unsigned cell = random.below(board.size());
    if (!board.is_void(cell)) {
      board.remove(cell);
    } else {
      board.place(cell, random.below(3) == 0 ? Colour::white : Colour::black);
    }
    if (i % 16 != 0) continue;
    expect_right(board, table.types());
    expect_same_connections(board, LineBoard(table, board.grid()));
  }
}

TEST(LineBoard, StaysCorrectInRandomPlay) {
  play_at_random(connect6(), 15, 15, 400, 1);
  play_at_random(connect6(), 7, 13, 400, 2);
  play_at_random(gomoku(), 12, 9, 400, 3);
  play_at_random(connect6(), 1, 15, 100, 4);
  play_at_random(connect6(), 4, 4, 50, 5);
}

TEST(LineBoard, LinesLongerThanTheTableAreAlsoTyped) {
  play_at_random(gomoku(), 32, 32, 32, 6);
  play_at_random(connect6(), 32, 17, 32, 7);
}

TEST(LineBoard, SeesARowInEveryDirection) {
  for (const auto& step : walk) {
    LineBoard board(gomoku(), 9, 9);
    for (int i = 0; i < 5; ++i) {
      EXPECT_FALSE(board.has_won(Colour::white));
      board.place(static_cast<unsigned>((2 + i * step[0]) * 9 + 4 + i * step[1]), Colour::white);
    }
    EXPECT_TRUE(board.has_won(Colour::white));
    EXPECT_FALSE(board.has_won(Colour::black));
  }
}

/// Figures 2 and 4 of the paper: a line of 19 points. Two black Connections, 0..10 and a void one
/// at 12..18, and a white one at 8..18; an untouched line is one of each colour.
TEST(LineBoard, ConnectionsAreThoseOfThePaper) {
  const ShapeTable table({6, 2}, 19);
  const LineBoard board(table, read_grid("....x..x...o......."));
  std::map<std::pair<char, unsigned>, unsigned> found;
  for (const Connection& c : board.connections())
    found[{letter(c.colour), c.head}] = c.shape.length;
  const std::map<std::pair<char, unsigned>, unsigned> paper{
      {{'x', 0}, 11}, {{'x', 12}, 7}, {{'o', 8}, 11}};
  EXPECT_EQ(found, paper);
  EXPECT_EQ(LineBoard(table, 1, 19).connections().size(), 2U);
}

TEST(LineBoard, TheCompositeTypeOrdersPointsByTheirBestLines) {
  const ShapeTable table({6, 2}, 9);
  const LineBoard board(table, read_grid("........./........./...xxx.../........./........./"
                                         "........./........./........./........."));
  const auto beside = board.composite(2 * 9 + 6, Colour::black);
  EXPECT_EQ(beside >> 24, static_cast<unsigned>(Type::L4));
  EXPECT_GT(beside, board.composite(0, Colour::black));
  EXPECT_LT(board.composite(2 * 9 + 6, Colour::white), beside);
}

TEST(Grid, IsReadAndWritten) {
  EXPECT_EQ(text(read_grid("xo./...")), "xo./...");
  for (const char* bad : {"", "/", "xo/x", "xq./...", "x.//.x", "x./"})
    EXPECT_THROW(read_grid(bad), Error) << bad;
  EXPECT_THROW(read_grid(std::string(33, '.')), Error);
}

}  // namespace
}  // namespace zermelo::connect
