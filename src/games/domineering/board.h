#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::domineering {

/// A board as it was read: any rectangle, cells row by row. Solvers work on a bit set made from it.
struct Board {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<bool> free;  // false: blocked or covered by a domino

  friend bool operator==(const Board&, const Board&) = default;
};

inline constexpr std::size_t most_cells = 1024;

/// Reads a board: rows joined by `|`, top row first, a free cell `.` and a blocked one `#`, or a
/// size `3x4`, the empty board of 3 rows and 4 columns. Rows may be shorter than the longest: the
/// cells missing at their right end are blocked, so `...|.` is an L. Line ends join rows as `|`
/// does, and spaces around the board do not count. Throws Error on anything else and on more than
/// `most_cells` cells.
Board read_board(std::string_view text);

/// The board with `.` and `#`, all rows of one length, joined by `|`.
std::string write_board(const Board& board);

}  // namespace zermelo::domineering
