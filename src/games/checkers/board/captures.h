#pragma once

#include "games/checkers/board/squares.h"

namespace zermelo::checkers {

/// The captures of a side as far as its own pieces and the enemy men determine them, so that for
/// any placement of the enemy kings a few operations tell whether there is one.
struct Captures {
  [[gnu::always_inline]] Captures(Squares own_men, Squares own_kings, Squares their_men, Side mover)
      : men(their_men) {
    const Squares open = ~(own_men | own_kings | their_men);
    for (const Way way : all_ways) {
      const Squares jumpers = own_kings | (is_forward(way, mover) ? own_men : 0);
      victims[static_cast<int>(way)] = step(way, jumpers) & step(opposite(way), open);
    }
    any = victims[0] | victims[1] | victims[2] | victims[3];
  }

  /// Whether there is a capture when the enemy kings stand there.
  [[gnu::always_inline]] bool with(Squares their_kings) const {
    const Squares enemies = their_kings | men;
    if ((enemies & any) == 0) return false;
    return (landings(enemies) & ~their_kings) != 0;
  }
  /// Where the first jump can end, ignoring enemy kings on the landing squares.
  [[gnu::always_inline]] Squares landings(Squares enemies) const {
    Squares out = 0;
    for (const Way way : all_ways) out |= step(way, victims[static_cast<int>(way)] & enemies);
    return out;
  }

  /// For each way, the squares where an enemy could be jumped, as far as own pieces and enemy men
  /// allow it.
  Squares victims[4] = {};
  Squares any = 0, men = 0;
};

}  // namespace zermelo::checkers
