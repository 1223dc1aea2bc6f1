#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "search/both_first.h"
#include "search/sum_solver.h"

namespace zermelo {

/// Asks the sum solver, with nothing remembered from question to question but values known
/// beforehand and memory to work in: what one costs, and the move it finds, must not depend on what
/// was asked before.
template <Summable G>
class SumAsker {
 public:
  using Position = typename G::Position;

  explicit SumAsker(const SumOptions& options, KnownValues<G> known = {})
      : options_(options),
        known_(std::move(known)),
        table_(std::make_shared<SumTable<G>>(options.table_bytes())) {}

  /// These values need not be worked out by later questions.
  void know(KnownValues<G> known) { known_ = std::move(known); }

  Verdict<G> solve(const G& rules, const Position& p, Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    trouble_ = {};
    return asked(solver, p, mover, budget);
  }

  /// One question about both players: what was found for the first serves the second.
  BothFirst<G> solve_both(const G& rules, const Position& p, bool left, bool right,
                          Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    trouble_ = {};
    BothFirst<G> both;
    if (left) both.left = asked(solver, p, Side::left, budget);
    if (right) both.right = asked(solver, p, Side::right, budget);
    return both;
  }

  /// Every move that wins, in the order of the rules; nothing when the budget was spent.
  std::optional<std::vector<typename G::Move>> winning_moves(const G& rules, const Position& p,
                                                             Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    std::vector<typename G::Move> winning;
    for (const auto& move : rules.moves(p, mover)) {
      const auto reply = solver.solve(rules.play(p, mover, move), opponent(mover), budget).result;
      if (reply == Result::unknown) return std::nullopt;
      if (reply == Result::loss) winning.push_back(move);
    }
    return winning;
  }

  /// Why the last question found no answer, when it was not the budget.
  const Trouble& trouble() const { return trouble_; }
  /// The memory that one question took, at most.
  std::size_t most_bytes() const { return most_bytes_; }

 private:
  Verdict<G> asked(SumSolver<G>& solver, const Position& p, Side mover, Budget& budget) {
    const auto verdict = solver.solve(p, mover, budget);
    if (trouble_.empty()) trouble_ = solver.trouble();
    most_bytes_ = std::max(most_bytes_, solver.bytes());
    return verdict;
  }

  SumOptions options_;
  KnownValues<G> known_;
  std::shared_ptr<SumTable<G>> table_;
  Trouble trouble_;
  std::size_t most_bytes_ = 0;
};

}  // namespace zermelo
