#include "games/domineering/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/board_text.h"
#include "base/error.h"
#include "base/numbers.h"

namespace zermelo::domineering {
namespace {

/// A board of free cells. Each side is checked by itself as well, because the product may overflow.
Board free_board(std::size_t rows, std::size_t columns, std::string_view text) {
  if (std::max(rows, columns) > most_cells || rows * columns > most_cells) {
    throw Error(fmt::format("domineering: {} has more than {} cells; that is the largest board",
                            in_quotes(text), most_cells));
  }
  return {rows, columns, std::vector<bool>(rows * columns, true)};
}

/// A size such as 3x4; nothing when the text is not a size.
std::optional<Board> read_size(std::string_view text) {
  const auto cross = std::min(cross_of(text), text.size());
  const auto rows = read_count(text.substr(0, cross));
  const auto columns = read_count(text.substr(std::min(cross + 1, text.size())));
  if (!rows || !columns) return std::nullopt;
  if (*rows > 0 && *columns > 0) return free_board(*rows, *columns, text);
  throw Error(
      fmt::format("domineering: size {} has no cells; expected one such as 3x4", in_quotes(text)));
}

/// The rows, at most one more than are allowed.
std::vector<std::string_view> split_rows(std::string_view text) {
  std::vector<std::string_view> rows;
  for (std::size_t start = 0; start <= text.size() && rows.size() <= most_cells;
       start += rows.back().size() + 1) {
    rows.push_back(text.substr(start, text.find('|', start) - start));
  }
  return rows;
}

bool read_cell(char c, std::size_t row, std::size_t column, std::string_view text) {
  if (c == '.' || c == '#') return c == '.';
  throw Error(fmt::format("domineering: row {}, column {} of {} is {}; expected '.' or '#'",
                          row + 1, column + 1, in_quotes(text), in_quotes(c)));
}

}  // namespace

Board read_board(std::string_view given) {
  const std::string text = joined_rows(given);
  if (auto sized = read_size(text)) return *sized;
  if (text.find_first_not_of('|') == std::string_view::npos) {
    throw Error(
        "domineering: the board is empty; expected rows such as ..#|... or a size such as 3x4");
  }
  const auto rows = split_rows(text);
  const std::size_t columns = std::ranges::max(rows, {}, &std::string_view::size).size();
  Board board = free_board(rows.size(), columns, text);
  for (std::size_t cell = 0; cell < board.free.size(); ++cell) {
    const std::size_t r = cell / columns, c = cell % columns;
    board.free[cell] = c < rows[r].size() && read_cell(rows[r][c], r, c, text);
  }
  return board;
}

std::string write_board(const Board& board) {
  std::string text;
  for (std::size_t cell = 0; cell < board.free.size(); ++cell) {
    if (cell > 0 && cell % board.columns == 0) text += '|';
    text += board.free[cell] ? '.' : '#';
  }
  return text;
}

}  // namespace zermelo::domineering
