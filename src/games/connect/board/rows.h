#pragma once

#include <optional>
#include <vector>

#include "games/connect/board/grid.h"

namespace zermelo::connect {

/// A winning row of stones: its colour and its points.
struct WonRow {
  Colour colour = Colour::black;
  std::vector<unsigned> cells;
};

/// The row with which a side has won already, of k stones or more, or of exactly k; nothing if
/// there is none. Throws Error if both sides have one, which cannot happen in a game.
std::optional<WonRow> row_won_already(const Grid& grid, unsigned k, bool exactly = false);

/// The void points of the row of k that takes the fewest stones to complete; empty if it takes more
/// than `most`.
std::vector<unsigned> points_to_complete(const Grid& grid, Colour colour, unsigned k,
                                         unsigned most);

}  // namespace zermelo::connect
