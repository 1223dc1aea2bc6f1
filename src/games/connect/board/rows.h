#pragma once

#include <optional>
#include <vector>

#include "games/connect/board/grid.h"

namespace zermelo::connect {

/// A row of stones that wins: its colour and its points.
struct WonRow {
  Colour colour = Colour::black;
  std::vector<unsigned> cells;
};

/// The row with which one side has won already: k stones or more, or exactly k; nothing where there
/// is none. Throws Error where both sides have one, which no game comes to.
std::optional<WonRow> row_won_already(const Grid& grid, unsigned k, bool exactly = false);

/// The void points of the row that takes the fewest stones to complete, if that is at most `most`
/// of them; empty where it takes more. More than k in a row win as well.
std::vector<unsigned> points_to_complete(const Grid& grid, Colour colour, unsigned k,
                                         unsigned most);

}  // namespace zermelo::connect
