#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/budget.h"
#include "search/rated_moves.h"
#include "sums/mixed_solver.h"

namespace zermelo {

struct MoveQuestion {
  std::vector<Side> sides = {Side::left, Side::right};
  bool finds_values = true;  // otherwise moves are only listed, in the order of the rules
  /// For the positions met while the values of one part are looked for, and for the list.
  std::size_t most_bytes = std::size_t{1} << 30;
};

/// Every move in a sum, best first, with the value that it leaves of the whole sum. A position after
/// a move is the text of a sum with the same parts; see played(). The values of parts are looked
/// for within four fifths of the time of the budget; the rest is for putting them together.
/// Throws Error for a part with too many moves to list, and GaveUp where the list would take too
/// much memory or the budget is stopped while it is made.
RatedMoves rated_moves(const std::vector<SumTerm>& sum, const MoveQuestion& question,
                       ValueStore& values, Budget& budget);

/// The same for a position alone; positions after moves are written as its game writes them.
RatedMoves rated_moves(const PositionModel::Pointer& position, const MoveQuestion& question,
                       ValueStore& values, Budget& budget);

/// A sum as read_sum() reads it, with the same parts in the same order, such as
/// `clobber(BBW) - 2.hackenbush("0-1-B") + (-1/2^)`.
std::string sum_text(const std::vector<SumTerm>& sum, ValueStore& values);

}  // namespace zermelo
