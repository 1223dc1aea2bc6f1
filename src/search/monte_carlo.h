#pragma once

#include <cstdint>

#include "base/budget.h"
#include "search/playout.h"

namespace zermelo {

/// Pure Monte Carlo: every move is followed by the same number of random games, and the move that
/// won the largest share of them is played, the first of equals. There is no tree.
///
/// An iteration is one random game for each move. One thread per object; never allocates.
template <Game G>
class PureMonteCarlo {
 public:
  PureMonteCarlo(const G& rules, std::uint64_t iterations)
      : rules_(rules), iterations_(iterations) {}

  /// No move when the game is over or the budget was spent.
  Choice<G> choose(const typename G::Position& p, Side mover, Random& random, Budget& budget) {
    if (const auto end = rules_.result(p, mover)) return {std::nullopt, *end};
    Choice<G> best;
    float most = -1;
    for (const auto& move : rules_.moves(p, mover)) {
      const auto after = rules_.play(p, mover, move);
      const Side next = mover_after(rules_, after, mover);
      float sum = 0;
      for (std::uint64_t i = 0; i < iterations_; ++i) {
        if (!budget.enter()) return {};
        const float left = points(playout(rules_, after, next, random));
        sum += mover == Side::left ? left : 1 - left;
      }
      if (sum <= most) continue;
      most = sum;
      best.move = move;
    }
    return best;
  }

  /// Does nothing: there is no state to carry from game to game.
  void forget() {}

  /// Takes effect at the next choose().
  void set_iterations(std::uint64_t iterations) { iterations_ = iterations; }

 private:
  const G& rules_;
  std::uint64_t iterations_;
};

}  // namespace zermelo
