#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::clobber {

enum class Cell : std::uint8_t { empty, black, white };  // Black is Left, White is Right

/// A board as it was read: any rectangle, cells row by row. Solvers work on bit sets made from it.
struct Board {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<Cell> cells;

  friend bool operator==(const Board&, const Board&) = default;
};

inline constexpr std::size_t most_cells = 1024;

/// Reads a board: `BBW.W`, rows of a grid joined by `|`, a size `3x4` (the checkerboard start, B
/// at the top left), or a row with repeats such as `(BBW)^40` or `B^5W.(WB)^3`. Black is B or X,
/// White is W or O, in either case, an empty cell `.` or `-`. Line ends join rows as `|` does, and
/// spaces around the board do not count. Throws Error on anything else and on more than
/// `most_cells` cells.
Board read_board(std::string_view text);

/// The board with B, W and `.`, rows joined by `|`.
std::string write_board(const Board& board);

}  // namespace zermelo::clobber
