#pragma once

#include <cstdint>

#include "base/budget.h"
#include "game/game.h"

namespace zermelo {

/// The number of sequences of exactly `plies` moves: the usual test of a move generator. Every
/// position is visited, including the last ones; nothing is counted in bulk. The count is too small
/// if the budget was spent, which the budget tells.
template <Game G>
std::uint64_t perft(const G& rules, const typename G::Position& p, Side mover, unsigned plies,
                    Budget& budget) {
  if (!budget.enter()) return 0;
  if (plies == 0) return 1;
  std::uint64_t lines = 0;
  for (const auto& move : rules.moves(p, mover)) {
    lines += perft(rules, rules.play(p, mover, move), opponent(mover), plies - 1, budget);
    if (budget.spent() != Spent::no) break;  // there may be more moves than can be walked through
  }
  return lines;
}

}  // namespace zermelo
