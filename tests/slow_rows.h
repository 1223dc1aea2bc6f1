// Rows of stones found by walking over the letters of a board, and the mirror images of boards.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "games/connect/board/grid.h"

namespace zermelo::connect {

inline constexpr std::array<std::array<int, 2>, 4> row_steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

inline char letter_at(const Grid& grid, int row, int column) {
  const bool inside = row >= 0 && column >= 0 && row < static_cast<int>(grid.rows) &&
                      column < static_cast<int>(grid.columns);
  return inside ? grid.at(static_cast<unsigned>(row), static_cast<unsigned>(column)) : ' ';
}

/// The length of the row through a cell in one direction, were it a stone of `who`.
inline unsigned row_length(const Grid& grid, unsigned cell, char who, std::array<int, 2> step) {
  const int row = static_cast<int>(cell / grid.columns);
  const int column = static_cast<int>(cell % grid.columns);
  unsigned length = 1;
  for (const int way : {1, -1})
    for (int i = way; letter_at(grid, row + i * step[0], column + i * step[1]) == who; i += way)
      ++length;
  return length;
}

inline bool makes_row(const Grid& grid, unsigned cell, char who, unsigned k, bool exactly = false) {
  return std::ranges::any_of(row_steps, [&](const auto& step) {
    const unsigned length = row_length(grid, cell, who, step);
    return exactly ? length == k : length >= k;
  });
}

/// Void points where a stone of `who` completes a row.
inline std::vector<unsigned> completing_points(const Grid& grid, char who, unsigned k,
                                               bool exactly = false) {
  std::vector<unsigned> out;
  for (unsigned cell = 0; cell < grid.size(); ++cell)
    if (grid.cells[cell] == '.' && makes_row(grid, cell, who, k, exactly)) out.push_back(cell);
  return out;
}

inline bool has_row(const Grid& grid, char who, unsigned k) {
  for (unsigned cell = 0; cell < grid.size(); ++cell)
    if (grid.cells[cell] == who && makes_row(grid, cell, who, k)) return true;
  return false;
}

inline Grid with_stone(Grid grid, unsigned cell, char who) {
  grid.cells[cell] = who;
  return grid;
}

/// Where a cell goes in one of eight images: 1 turns the rows round, 2 the columns, 4 then swaps
/// the two.
inline unsigned image_cell(const Grid& grid, unsigned cell, unsigned which) {
  unsigned row = cell / grid.columns, column = cell % grid.columns;
  if ((which & 1) != 0) row = grid.rows - 1 - row;
  if ((which & 2) != 0) column = grid.columns - 1 - column;
  return (which & 4) != 0 ? column * grid.rows + row : row * grid.columns + column;
}

inline Grid image_grid(const Grid& grid, unsigned which) {
  Grid out = grid;
  if ((which & 4) != 0) std::swap(out.rows, out.columns);
  for (unsigned cell = 0; cell < grid.size(); ++cell)
    out.cells[image_cell(grid, cell, which)] = grid.cells[cell];
  return out;
}

/// Black's stones become White's, and White's Black's.
inline Grid swapped_grid(Grid grid) {
  for (char& c : grid.cells) c = c == 'x' ? 'o' : c == 'o' ? 'x' : c;
  return grid;
}

/// Stones at random points; each is x with probability `x_of_8` / 8.
inline Grid sprinkled_grid(Random& random, unsigned rows, unsigned columns, unsigned stones,
                           unsigned x_of_8 = 4) {
  Grid grid{rows, columns, std::string(std::size_t{rows} * columns, '.')};
  for (unsigned i = 0; i < stones; ++i)
    grid.cells[random.below(grid.size())] = random.below(8) < x_of_8 ? 'x' : 'o';
  return grid;
}

}  // namespace zermelo::connect
