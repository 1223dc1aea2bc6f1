#include "games/clobber/board/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/board_text.h"
#include "base/error.h"
#include "base/numbers.h"
#include "games/clobber/board/pattern.h"

namespace zermelo::clobber {
namespace {

std::optional<Cell> read_cell(char c) {
  switch (c) {
    case 'B':
    case 'b':
    case 'X':
    case 'x':
      return Cell::black;
    case 'W':
    case 'w':
    case 'O':
    case 'o':
      return Cell::white;
    case '.':
    case '-':
      return Cell::empty;
    default:
      return std::nullopt;
  }
}

char write_cell(Cell cell) {
  switch (cell) {
    case Cell::black:
      return 'B';
    case Cell::white:
      return 'W';
    case Cell::empty:
      break;
  }
  return '.';
}

[[noreturn]] void fail_too_large(std::string_view text) {
  throw Error(fmt::format("clobber: {} has more than {} cells; that is the largest board",
                          in_quotes(text), most_cells));
}

/// A size such as 3x4: only digits around one x, so that the row `xox` is not a size.
std::optional<Board> read_size(std::string_view text) {
  const auto cross = cross_of(text);
  if (cross == std::string_view::npos) return std::nullopt;
  const auto rows = read_count(text.substr(0, cross)), columns = read_count(text.substr(cross + 1));
  if (!rows || !columns) return std::nullopt;
  if (*rows == 0 || *columns == 0) {
    throw Error(
        fmt::format("clobber: size {} has no cells; expected one such as 3x4", in_quotes(text)));
  }
  if (*rows > most_cells || *columns > most_cells || *rows * *columns > most_cells) {
    fail_too_large(text);
  }
  Board board{*rows, *columns, {}};
  for (std::size_t r = 0; r < *rows; ++r) {
    for (std::size_t c = 0; c < *columns; ++c) {
      board.cells.push_back((r + c) % 2 == 0 ? Cell::black : Cell::white);
    }
  }
  return board;
}

/// Adds one row of cells; all rows must be as long as the first.
void add_row(Board& board, std::string_view row, std::string_view text) {
  if (board.rows == 0) board.columns = row.size();
  if (row.size() != board.columns) {
    throw Error(fmt::format("clobber: row {} of {} has {} cell{}; expected {} as in the first row",
                            board.rows + 1, in_quotes(text), row.size(), row.size() == 1 ? "" : "s",
                            board.columns));
  }
  for (const char c : row) {
    const auto cell = read_cell(c);
    if (!cell) {
      throw Error(
          fmt::format("clobber: cell {} of {} is {}; expected B, X or x, W, O or o, '.' or '-'",
                      board.cells.size(), in_quotes(text), in_quotes(c)));
    }
    board.cells.push_back(*cell);
  }
  ++board.rows;
}

}  // namespace

Board read_board(std::string_view text) {
  const std::string rows = joined_rows(text);
  if (auto sized = read_size(rows)) return *sized;
  Board board;
  std::string_view rest = rows;
  while (true) {
    const auto bar = rest.find('|');
    add_row(board, expand_pattern(rest.substr(0, bar), text, most_cells), text);
    if (board.cells.size() > most_cells) fail_too_large(text);
    if (bar == std::string_view::npos) break;
    rest.remove_prefix(bar + 1);
  }
  if (board.cells.empty()) {
    throw Error(
        "clobber: the board is empty; expected cells such as BW.W, a size such as 3x4 or a "
        "pattern such as (BW)^5");
  }
  return board;
}

std::string write_board(const Board& board) {
  std::string text;
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    if (i > 0 && i % board.columns == 0) text += '|';
    text += write_cell(board.cells[i]);
  }
  return text;
}

}  // namespace zermelo::clobber
