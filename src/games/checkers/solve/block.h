#pragma once

#include "games/checkers/index/king_sets.h"
#include "games/checkers/solve/block_half.h"
#include "games/checkers/solve/block_solver.h"

namespace zermelo::checkers {

/// The block that a solver works on: one placement of the men, all placements of the kings. Side 0
/// is Black. Owned by one solver; its threads share the halves.
template <class Score>
struct Block {
  Squares men[2] = {};
  KingSets kings[2];
  Half<Score> halves[2];  // by side to move
  Score farthest = 0;     // no value is a loss farther than this
  unsigned threads = 1;
  const Watch* watch = nullptr;  // of the call in progress

  void place(const Slice& slice, Squares black_men, Squares white_men) {
    men[0] = black_men;
    men[1] = white_men;
    const Squares free = ~(black_men | white_men);
    kings[0].place(slice.black_kings, free);
    kings[1].place(slice.white_kings, free);
    for (const unsigned side : {0U, 1U})
      halves[side].resize(kings[side].size(), kings[1 - side].size());
  }

  Squares all_men() const { return men[0] | men[1]; }
  bool has_kings(unsigned side) const { return kings[side].kings() > 0; }
  bool is_stopped() const { return watch->budget.stopped(); }
};

}  // namespace zermelo::checkers
