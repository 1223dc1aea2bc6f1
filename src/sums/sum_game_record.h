#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sums/mixed_solver.h"

namespace zermelo {

/// A game played on a sum: its start, the moves made, and the sums after each. A player who cannot
/// move loses. Keeps a reference to the store of its values.
class SumGameRecord {
 public:
  SumGameRecord(std::vector<SumTerm> start, Side first, ValueStore& values)
      : values_(values), sums_{std::move(start)}, first_(first) {}

  const std::vector<SumTerm>& now() const { return sums_.back(); }
  Side to_move() const { return moves_.size() % 2 == 0 ? first_ : opponent(first_); }
  Side first() const { return first_; }
  const std::vector<MixedMove>& moves() const { return moves_; }

  /// False, and nothing changes, if the move is not legal.
  bool play(const MixedMove& move);
  /// Takes back moves until it was `side`'s turn before the last one taken back. False, and nothing
  /// changes, if `side` has not moved.
  bool take_back(Side side);

  /// The winner, if the player to move cannot.
  std::optional<Side> winner() const;

 private:
  ValueStore& values_;
  std::vector<std::vector<SumTerm>> sums_;  // before each move, and the present one
  std::vector<MixedMove> moves_;
  Side first_;
};

/// One term of a sum, such as `-2.hackenbush("0-1-B")`; a whole sum is written by sum_text().
std::string expression_of(const SumTerm& term, ValueStore& values);

/// All legal moves of a side, part by part. Throws Error where a part has too many, and GaveUp.
std::vector<MixedMove> moves_of(const std::vector<SumTerm>& sum, Side side, ValueStore& values);

}  // namespace zermelo
