#include "games/connect/board/rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.h"

namespace zermelo::connect {
namespace {

struct Step {
  int row, column;
};
constexpr std::array<Step, 4> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// The point `count` steps from a cell; nothing if it is off the board.
std::optional<unsigned> stepped(const Grid& grid, unsigned cell, Step step, int count) {
  const int row = static_cast<int>(cell / grid.columns) + count * step.row;
  const int column = static_cast<int>(cell % grid.columns) + count * step.column;
  if (row < 0 || column < 0 || row >= static_cast<int>(grid.rows) ||
      column >= static_cast<int>(grid.columns))
    return std::nullopt;
  return static_cast<unsigned>(row) * grid.columns + static_cast<unsigned>(column);
}

bool has(const Grid& grid, std::optional<unsigned> cell, char stone) {
  return cell && grid.cells[*cell] == stone;
}

/// The whole row of a colour that begins at a cell; empty if no row begins there.
std::vector<unsigned> row_from(const Grid& grid, unsigned cell, Step step, char stone) {
  std::vector<unsigned> row;
  if (has(grid, stepped(grid, cell, step, -1), stone)) return row;
  for (int i = 0; has(grid, stepped(grid, cell, step, i), stone); ++i)
    row.push_back(*stepped(grid, cell, step, i));
  return row;
}

std::vector<unsigned> winning_row(const Grid& grid, Colour colour, unsigned k, bool exactly) {
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    for (const Step step : steps) {
      auto row = row_from(grid, cell, step, letter(colour));
      if (row.size() == k || (row.size() > k && !exactly)) return row;
    }
  }
  return {};
}

/// The void points among the k points from a cell on; nothing if a stone of the other colour or the
/// edge is in the way.
std::optional<std::vector<unsigned>> voids_of(const Grid& grid, unsigned cell, Step step,
                                              unsigned k, char stone) {
  std::vector<unsigned> voids;
  for (unsigned i = 0; i < k; ++i) {
    const auto point = stepped(grid, cell, step, static_cast<int>(i));
    if (!point || (grid.cells[*point] != '.' && grid.cells[*point] != stone)) return std::nullopt;
    if (grid.cells[*point] == '.') voids.push_back(*point);
  }
  return voids;
}

}  // namespace

std::optional<WonRow> row_won_already(const Grid& grid, unsigned k, bool exactly) {
  auto black = winning_row(grid, Colour::black, k, exactly);
  auto white = winning_row(grid, Colour::white, k, exactly);
  if (!black.empty() && !white.empty()) {
    throw Error(fmt::format(
        "connect: x has {} in a row from {} and o has {} from {}; expected a board where at most "
        "one side has won",
        black.size(), cell_text(black.front(), grid.columns), white.size(),
        cell_text(white.front(), grid.columns)));
  }
  if (!black.empty()) return WonRow{Colour::black, std::move(black)};
  if (!white.empty()) return WonRow{Colour::white, std::move(white)};
  return std::nullopt;
}

std::vector<unsigned> points_to_complete(const Grid& grid, Colour colour, unsigned k,
                                         unsigned most) {
  std::vector<unsigned> best;
  bool found = false;
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    for (const Step step : steps) {
      auto voids = voids_of(grid, cell, step, k, letter(colour));
      if (!voids || voids->size() > most || (found && voids->size() >= best.size())) continue;
      best = std::move(*voids);
      found = true;
    }
  }
  return best;
}

}  // namespace zermelo::connect
