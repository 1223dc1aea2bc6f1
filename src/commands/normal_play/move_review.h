#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sums/mixed_solver.h"

namespace zermelo {

/// A look back at a move: whether a strictly better one was there, by the values they leave.
struct MoveReview {
  bool with_parts = false;  // moves are named with their parts
  std::size_t most_bytes = 0;
  double seconds = 0.5;

  /// "  0-1 leaves 1/2; 2-3 leaves 1" and a line end; empty if no better move is known.
  std::string value_given_away(const std::vector<SumTerm>& sum, Side side, const MixedMove& played,
                               ValueStore& values, const Limits& limits) const;
};

}  // namespace zermelo
