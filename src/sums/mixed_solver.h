#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/solution.h"
#include "search/sum_solver.h"
#include "sums/sum_terms.h"

namespace zermelo {

/// A list of moves that belongs to the question with `first` moving first; nothing when it was not
/// found within the budget.
struct MixedMoves {
  Side first = Side::left;
  std::optional<std::vector<MixedMove>> moves;
};

/// The answer to "who wins this sum?". Results are those of the player who moves first.
struct MixedSolution {
  std::optional<Result> left_first, right_first;  // nothing: not asked
  std::optional<MixedMove> left_move, right_move;
  std::uint64_t nodes = 0;
  double seconds = 0;
  Spent spent = Spent::no;
  std::vector<MixedMoves> lines, winning_moves;
  std::vector<SumExplanation> explanations;
  Trouble trouble;  // why a result is unknown, unless the budget was spent

  std::optional<OutcomeClass> outcome() const {
    if (!left_first || !right_first) return std::nullopt;
    return outcome_class(*left_first, *right_first);
  }
};

struct MixedOptions {
  std::size_t most_bytes = std::size_t{1} << 30;  // beside the store of the values
  /// Values and search take turns. In the first turn the value of a part may take this many nodes;
  /// 0: sums are searched, and no value of a position is looked for.
  std::uint64_t nodes_for_value = 20'000;
};

/// Solves sums of positions of any games and of values of one store: by values where they are
/// cheap, by a search over the sum where they are not; a position alone is given to the best solver
/// of its game. Keeps a reference to the store; one thread.
class MixedSolver {
 public:
  MixedSolver(ValueStore& values, const MixedOptions& options)
      : values_(values), options_(options) {}

  MixedSolution solve(const std::vector<SumTerm>& sum, const SolveRequest& request, Budget& budget);

 private:
  ValueStore& values_;
  MixedOptions options_;
};

}  // namespace zermelo
