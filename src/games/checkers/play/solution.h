#pragma once

#include <optional>

#include "games/checkers/play/forced.h"

namespace zermelo::checkers {

/// The result of a position for the side to move, from a table or proved by search.
struct Solution {
  Setup setup;
  Result result = Result::unknown;
  std::optional<Move> move;     // one that keeps a win or a draw
  std::optional<unsigned> dtw;  // of a win or a loss that a table knows
  bool is_by_table = false;
  unsigned depth = 0;  // plies that the search looked ahead
};

/// Looks the position up; where no table knows it, searches up to `most_depth` plies for a proof.
Solution solve(Prober& prober, const Setup& setup, unsigned most_depth, Budget& budget);

}  // namespace zermelo::checkers
