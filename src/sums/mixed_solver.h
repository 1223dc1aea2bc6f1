#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "search/solution.h"
#include "search/sum_solver.h"
#include "sums/position_model.h"

namespace zermelo {

/// A part of a sum: a position, `times` over (its negative where that is below 0), or a value.
struct SumTerm {
  std::variant<PositionModel::Pointer, Value> what;
  std::int64_t times = 1;  // of a position; a value is counted as it is
};

/// A move in a sum: the part, counted from 0, and the move there. In a part that is a value the
/// move is the text of the option.
struct MixedMove {
  std::size_t part = 0;
  std::string move;
  friend bool operator==(const MixedMove&, const MixedMove&) = default;
};

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

/// The solution when work was given up: no result is known, and `why` says the reason.
MixedSolution unknown_solution(const SolveRequest& request, const Trouble& why,
                               const Budget& budget);

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

/// The value of a sum. Throws GaveUp.
Value sum_value(const std::vector<SumTerm>& sum, ValueStore& values, Budget& budget,
                std::size_t most_bytes);

/// The sum after a move of `side` in one of its parts. A multiple loses the copy in which the move
/// was made; that copy becomes a new part at the end, so that the other parts keep their numbers.
/// Nothing when the move is not legal. Throws GaveUp.
std::optional<std::vector<SumTerm>> played(const std::vector<SumTerm>& sum, Side side,
                                           const MixedMove& move, ValueStore& values);

/// The sum after a move in a part that makes this position, or this value, of one copy of it; the
/// parts are numbered as by played().
std::vector<SumTerm> with_option(const std::vector<SumTerm>& sum, std::size_t part,
                                 const std::variant<PositionModel::Pointer, Value>& option);

/// The moves of `side` in a part of a sum, as texts. Throws Error and GaveUp.
std::vector<std::string> moves_in(const SumTerm& part, Side side, ValueStore& values);

}  // namespace zermelo
