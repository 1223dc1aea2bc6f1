#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/random.h"
#include "game/game.h"

namespace zermelo {

/// A game that can draw a random move without listing all moves, for fast playouts. The draw need
/// not be uniform, but it must treat both players alike.
template <class G>
concept DrawsMoves = Game<G> &&
    requires(const G& rules, const typename G::Position& p, Side s, Random& random) {
  { rules.random_move(p, s, random) } -> std::same_as<typename G::Move>;
};

/// A random move; there must be one.
template <Game G>
typename G::Move random_move(const G& rules, const typename G::Position& p, Side mover,
                             Random& random) {
  if constexpr (DrawsMoves<G>) {
    return rules.random_move(p, mover, random);
  } else {
    auto skip = random.below(static_cast<std::uint32_t>(move_count(rules, p, mover)));
    auto&& moves = rules.moves(p, mover);
    auto it = std::ranges::begin(moves);
    for (; skip > 0; --skip) ++it;
    return *it;
  }
}

/// Plays at random to the end and returns Left's result. The game must end however it is played.
template <Game G>
Result playout(const G& rules, typename G::Position p, Side mover, Random& random) {
  while (true) {
    if (const auto end = rules.result(p, mover)) {
      if (*end == Result::draw || mover == Side::left) return *end;
      return *end == Result::win ? Result::loss : Result::win;
    }
    p = rules.play(p, mover, random_move(rules, p, mover, random));
    mover = mover_after(rules, p, mover);
  }
}

/// Points of a result for Left: a draw is half a win.
inline float points(Result left) {
  return left == Result::win ? 1.0F : left == Result::draw ? 0.5F : 0.0F;
}

/// The choice of a playing method: a move, unless the game is over, and the result for the side to
/// move if the method proved one.
template <Game G>
struct Choice {
  std::optional<typename G::Move> move;
  Result proved = Result::unknown;
};

}  // namespace zermelo
