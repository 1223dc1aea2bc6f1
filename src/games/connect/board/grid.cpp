#include "games/connect/board/grid.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/connect/board/words.h"

namespace zermelo::connect {
namespace {

/// The letter of a cell as people write it; 0 for any other character.
char cell_of(char c) {
  constexpr std::string_view black = "xXbB", white = "oOwW", empty = ".-_";
  if (black.find(c) != std::string_view::npos) return 'x';
  if (white.find(c) != std::string_view::npos) return 'o';
  return empty.find(c) != std::string_view::npos ? '.' : '\0';
}

void add_row(Grid& grid, std::string_view row, std::string_view text) {
  if (grid.rows == 0) grid.columns = static_cast<unsigned>(row.size());
  if (row.size() != grid.columns) {
    throw Error(fmt::format("connect: row {} of {} has {} cell{}; expected {}", grid.rows + 1,
                            in_quotes(text), row.size(), row.size() == 1 ? "" : "s", grid.columns));
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    const char cell = cell_of(row[i]);
    if (cell == '\0') {
      throw Error(fmt::format("connect: cell {} of row {} of {} is {}; expected x, o or .", i + 1,
                              grid.rows + 1, in_quotes(text), in_quotes(row[i])));
    }
    grid.cells += cell;
  }
  ++grid.rows;
}

}  // namespace

/// A row ends at a slash or at the end of a line. A line without cells is not a row.
Grid read_grid(std::string_view text) {
  Grid grid;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find_first_of("/\n", begin), text.size());
    const bool line_ends = end < text.size()
                               ? text[end] == '\n'
                               : grid.rows > 0 && begin > 0 && text[begin - 1] == '\n';
    const auto row = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    if (row.empty() && line_ends) continue;
    add_row(grid, row, text);
    if (grid.columns == 0 || grid.columns > longest_side || grid.rows > longest_side) break;
  }
  if (grid.rows == 0 || grid.columns == 0 || grid.columns > longest_side ||
      grid.rows > longest_side) {
    throw Error(
        fmt::format("connect: {} is not a board; expected rows of 1 to {} cells joined by /, "
                    "at most {} of them",
                    in_quotes(text), longest_side, longest_side));
  }
  return grid;
}

std::string text(const Grid& grid) {
  std::string out;
  for (unsigned row = 0; row < grid.rows; ++row) {
    if (row != 0) out += '/';
    out += grid.cells.substr(std::size_t{row} * grid.columns, grid.columns);
  }
  return out;
}

Grid empty_grid(unsigned rows, unsigned columns) {
  return {rows, columns, std::string(std::size_t{rows} * columns, '.')};
}

std::string cell_text(unsigned cell, unsigned columns) {
  return fmt::format("{},{}", cell / columns, cell % columns);
}

std::string cells_text(const std::vector<unsigned>& cells, unsigned columns) {
  std::string out;
  for (const unsigned cell : cells) {
    if (!out.empty()) out += ' ';
    out += cell_text(cell, columns);
  }
  return out;
}

Colour read_colour(std::string_view text) {
  if (text == "x" || text == "X" || text == "black") return Colour::black;
  if (text == "o" || text == "O" || text == "white") return Colour::white;
  throw Error(fmt::format("connect: the side to move is {}; expected x or o", in_quotes(text)));
}

}  // namespace zermelo::connect
