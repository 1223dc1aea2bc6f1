#pragma once

#include "search/oracle.h"
#include "search/root.h"

namespace zermelo {

/// Negamax to a depth of `plies`. A position beyond the horizon counts as a draw: neither side has
/// been shown to win. Normal play has no draws, so this result is free for the purpose.
template <NormalPlay G, class Oracle>
Result negamax_to_depth(const G& rules, const typename G::Position& p, Side mover, unsigned plies,
                        Budget& budget, const Oracle& oracle) {
  if (!budget.enter()) return Result::unknown;
  if (const auto known = oracle(rules, p, mover)) return *known;
  Result mine = Result::loss;
  for (const auto& move : rules.moves(p, mover)) {
    if (plies == 0) return Result::draw;
    const Result theirs = negamax_to_depth(rules, rules.play(p, mover, move), opponent(mover),
                                           plies - 1, budget, oracle);
    if (theirs == Result::loss) return Result::win;
    if (theirs == Result::unknown) return Result::unknown;
    if (theirs == Result::draw) mine = Result::draw;
  }
  return mine;
}

/// Simple iterative deepening: the same search to depth 1, 2, 3, ... until the horizon no longer
/// matters. It has neither a table nor move ordering, like the solver from which the main one of
/// TheSolvers grew.
template <NormalPlay G, class Oracle = NoOracle>
Verdict<G> simple_deepening(const G& rules, const typename G::Position& p, Side mover,
                            Budget& budget, const Oracle& oracle = {}) {
  for (unsigned plies = 1;; ++plies) {
    bool beyond_horizon = false;
    const auto verdict = solve_root(rules, p, mover, budget, [&](const auto& next) {
      const Result theirs =
          negamax_to_depth(rules, next, opponent(mover), plies - 1, budget, oracle);
      beyond_horizon |= theirs == Result::draw;
      return theirs;
    });
    if (verdict.result != Result::loss || !beyond_horizon) return verdict;
  }
}

}  // namespace zermelo
