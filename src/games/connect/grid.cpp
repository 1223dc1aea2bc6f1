#include "games/connect/grid.h"

#include <fmt/format.h>

#include "base/error.h"

namespace zermelo::connect {
namespace {

void add_row(Grid& grid, std::string_view row, std::string_view text) {
  if (grid.rows == 0) grid.columns = static_cast<unsigned>(row.size());
  if (row.size() != grid.columns) {
    throw Error(fmt::format("connect: row {} of {} has {} cell{}; expected {}", grid.rows + 1,
                            quoted(text), row.size(), row.size() == 1 ? "" : "s", grid.columns));
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] != 'x' && row[i] != 'o' && row[i] != '.') {
      throw Error(fmt::format("connect: cell {} of row {} of {} is {}; expected x, o or .", i + 1,
                              grid.rows + 1, quoted(text), quoted(row[i])));
    }
  }
  grid.cells += row;
  ++grid.rows;
}

}  // namespace

Grid read_grid(std::string_view text) {
  Grid grid;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find('/', begin), text.size());
    add_row(grid, text.substr(begin, end - begin), text);
    begin = end + 1;
    if (grid.columns == 0 || grid.columns > longest_side || grid.rows > longest_side) {
      throw Error(
          fmt::format("connect: {} is no board; expected rows joined by / of 1 to {} cells, "
                      "and as many rows at most",
                      quoted(text), longest_side));
    }
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

std::string cell_text(unsigned cell, unsigned columns) {
  return fmt::format("{},{}", cell / columns, cell % columns);
}

Colour read_colour(std::string_view text) {
  if (text == "x" || text == "X" || text == "black") return Colour::black;
  if (text == "o" || text == "O" || text == "white") return Colour::white;
  throw Error(fmt::format("connect: the side to move is {}; expected x or o", quoted(text)));
}

}  // namespace zermelo::connect
