#pragma once

#include "search/oracle.h"
#include "search/root.h"
#include "search/transposition.h"

namespace zermelo {

/// The results of positions that were searched to the end, for the side to move.
template <Game G>
using ResultTable = Transposition<typename G::Position, Result>;

/// Negamax that stores the result of every position it has finished (TheSolvers, "Negamax +
/// Transposition Table"); a new result always replaces the old one in its slot. Positions are
/// tidied first, so that those that differ only in what can never move again are searched once.
template <NormalPlay G, class Oracle>
Result negamax_table_result(const G& rules, const typename G::Position& p, Side mover,
                            Budget& budget, ResultTable<G>& table, const Oracle& oracle) {
  if (!budget.enter()) return Result::unknown;
  if (const auto known = oracle(rules, p, mover)) return *known;
  const std::uint64_t hash = rules.hash(p);
  if (const Result* stored = table.find(hash, p, mover)) return *stored;
  Result mine = Result::loss;
  for (const auto& move : rules.moves(p, mover)) {
    const auto next = tidied(rules, rules.play(p, mover, move));
    const Result theirs = negamax_table_result(rules, next, opponent(mover), budget, table, oracle);
    if (theirs == Result::unknown) return Result::unknown;
    if (theirs == Result::loss) {
      mine = Result::win;
      break;
    }
  }
  table.store(hash, p, mover, mine);
  return mine;
}

template <NormalPlay G, class Oracle = NoOracle>
Verdict<G> negamax_table(const G& rules, const typename G::Position& p, Side mover, Budget& budget,
                         ResultTable<G>& table, const Oracle& oracle = {}) {
  return solve_root(rules, p, mover, budget, [&](const auto& next) {
    return negamax_table_result(rules, tidied(rules, next), opponent(mover), budget, table, oracle);
  });
}

}  // namespace zermelo
