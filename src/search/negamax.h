#pragma once

#include "search/oracle.h"
#include "search/root.h"

namespace zermelo {

/// The result for `mover`: a win if some move leaves the opponent in a lost position. One function
/// for both sides, without a table and without allocation (TheSolvers, "Negamax"). The side is a
/// template argument so that the compiler resolves the choices between Left and Right in the rules:
/// 155 M nodes/s instead of 110 M.
template <Side mover, NormalPlay G, class Oracle>
Result negamax_result(const G& rules, const typename G::Position& p, Budget& budget,
                      const Oracle& oracle) {
  if (!budget.enter()) return Result::unknown;
  if (const auto known = oracle(rules, p, mover)) return *known;
  for (const auto& move : rules.moves(p, mover)) {
    const Result theirs =
        negamax_result<opponent(mover)>(rules, rules.play(p, mover, move), budget, oracle);
    if (theirs == Result::loss) return Result::win;
    if (theirs == Result::unknown) return Result::unknown;
  }
  return Result::loss;
}

template <NormalPlay G, class Oracle = NoOracle>
Verdict<G> negamax(const G& rules, const typename G::Position& p, Side mover, Budget& budget,
                   const Oracle& oracle = {}) {
  return solve_root(rules, p, mover, budget, [&](const auto& next) {
    return mover == Side::left ? negamax_result<Side::right>(rules, next, budget, oracle)
                               : negamax_result<Side::left>(rules, next, budget, oracle);
  });
}

}  // namespace zermelo
