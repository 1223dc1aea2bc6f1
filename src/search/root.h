#pragma once

#include "base/budget.h"
#include "game/verdict.h"

namespace zermelo {

/// The root of a plain search: tries the moves in order until `reply(position after the move)`, the
/// result for the opponent, is a loss. Only the root returns a move; the inner search needs none.
template <NormalPlay G, class Reply>
Verdict<G> solve_root(const G& rules, const typename G::Position& p, Side mover, Budget& budget,
                      Reply&& reply) {
  if (!budget.enter()) return {};
  for (const auto& move : rules.moves(p, mover)) {
    const Result theirs = reply(rules.play(p, mover, move));
    if (theirs == Result::loss) return {Result::win, move};
    if (theirs == Result::unknown) return {};
  }
  return {Result::loss, std::nullopt};
}

}  // namespace zermelo
