#pragma once

#include "base/budget.h"
#include "games/connect/threats/threats.h"

namespace zermelo::connect {

/// The rules for a forced win with one stone a turn.
struct ForcingRules {
  unsigned k = 5;
  bool exactly = false;  // a row of more than k does not win
  unsigned reach = 0;    // 0: by fours alone; otherwise the reach of threes, see ThreeSearch
};

/// The shortest win of `mover` by fours, or by fours and threes, within `turns` turns. A first move
/// is one point, and the line ends with the completing one. The tree is made only on request, since
/// it may be large.
ThreatAnswer solve_forcing(const Grid& grid, const ForcingRules& rules, Colour mover,
                           unsigned turns, bool want_tree, Budget& budget);

}  // namespace zermelo::connect
