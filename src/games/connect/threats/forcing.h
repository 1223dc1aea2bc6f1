#pragma once

#include "base/budget.h"
#include "games/connect/threats/threats.h"

namespace zermelo::connect {

/// How a win is forced with one stone a turn.
struct ForcingRules {
  unsigned k = 5;
  bool exactly = false;  // a row of more than k does not win
  unsigned reach = 0;    // 0: by fours alone; else what a three threatens, see ThreeSearch
};

/// The shortest win of `mover` by fours, or by fours and threes, within `turns` turns. First moves
/// are points; the line ends with the completing one. The tree is made only where it is wanted: it
/// may be large.
ThreatAnswer solve_forcing(const Grid& grid, const ForcingRules& rules, Colour mover,
                           unsigned turns, bool want_tree, Budget& budget);

}  // namespace zermelo::connect
