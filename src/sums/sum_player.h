#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sums/mixed_solver.h"

namespace zermelo {

/// The grounds on which a move in a sum was chosen.
enum class SumBasis : std::uint8_t {
  proof,      // the move is proved to win
  lost,       // every move is proved to lose
  only_move,  // there is no other, and the result is not known
  guess       // nothing is proved: the move won most of the random games that were played
};

struct ChosenSumMove {
  MixedMove move;
  SumBasis basis = SumBasis::guess;
  std::uint64_t games = 0;  // random games played for a guess
};

/// Plays sums: a proved win where it finds one in time. In a lost sum it leaves the opponent as few
/// winning moves as possible; where nothing is proved it guesses by random games, and says so. Keeps
/// a reference to the store.
class SumPlayer {
 public:
  SumPlayer(ValueStore& values, const MixedOptions& options, double seconds, std::uint64_t seed)
      : values_(values), options_(options), seconds_(seconds), seed_(seed) {}

  /// A move for `side`, which has one. `limits` has the stop flag.
  ChosenSumMove choose(const std::vector<SumTerm>& sum, Side side, const Limits& limits);

  /// The solution for one first player, within the time for a move.
  MixedSolution solve(const std::vector<SumTerm>& sum, Side first, const Limits& limits);

 private:
  Limits timed(const Limits& limits, double share) const;
  MixedMove stubborn(const std::vector<SumTerm>& sum, Side side, const Limits& limits);
  ChosenSumMove guess(const std::vector<SumTerm>& sum, Side side, const Limits& limits);

  ValueStore& values_;
  MixedOptions options_;
  double seconds_;
  std::uint64_t seed_;
};

}  // namespace zermelo
