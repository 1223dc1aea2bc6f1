#pragma once

#include "search/oracle.h"
#include "search/root.h"

namespace zermelo {

/// Minimax in two functions, one for each side, without a table (TheSolvers, "Minimax"). Every
/// other solver is tested against it, so it is kept obviously right.
template <NormalPlay G, class Oracle>
class Minimax {
 public:
  using Position = typename G::Position;
  using Winner = std::optional<Side>;  // nothing: the budget is spent

  Minimax(const G& rules, Budget& budget, const Oracle& oracle)
      : rules_(rules), budget_(budget), oracle_(oracle) {}

  /// Left looks for a move after which Left wins.
  Winner left_to_move(const Position& p) {
    if (!budget_.enter()) return std::nullopt;
    if (const auto known = oracle_(rules_, p, Side::left)) return winner(Side::left, *known);
    for (const auto& move : rules_.moves(p, Side::left)) {
      const auto won = right_to_move(rules_.play(p, Side::left, move));
      if (won != Side::right) return won;
    }
    return Side::right;
  }

  /// Right looks for a move after which Right wins.
  Winner right_to_move(const Position& p) {
    if (!budget_.enter()) return std::nullopt;
    if (const auto known = oracle_(rules_, p, Side::right)) return winner(Side::right, *known);
    for (const auto& move : rules_.moves(p, Side::right)) {
      const auto won = left_to_move(rules_.play(p, Side::right, move));
      if (won != Side::left) return won;
    }
    return Side::left;
  }

 private:
  const G& rules_;
  Budget& budget_;
  const Oracle& oracle_;
};

template <NormalPlay G, class Oracle = NoOracle>
Verdict<G> minimax(const G& rules, const typename G::Position& p, Side mover, Budget& budget,
                   const Oracle& oracle = {}) {
  Minimax<G, Oracle> search(rules, budget, oracle);
  return solve_root(rules, p, mover, budget, [&](const auto& next) {
    const auto won = mover == Side::left ? search.right_to_move(next) : search.left_to_move(next);
    if (!won) return Result::unknown;
    return *won == mover ? Result::loss : Result::win;
  });
}

}  // namespace zermelo
