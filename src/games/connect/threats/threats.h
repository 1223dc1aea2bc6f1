#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "games/connect/board/grid.h"

namespace zermelo::connect {

/// Two points of one turn, the smaller first.
using Pair = std::pair<unsigned, unsigned>;

/// How a win meets every defence: what the attacker plays, the replies that stop what it threatens
/// at once, and what he does then; a reply without points stands for all others. To a reply that is
/// not among them he completes a row. Without replies he completes one whatever comes, or has.
struct WinTree {
  std::vector<unsigned> points;
  std::vector<std::vector<unsigned>> replies;
  std::vector<WinTree> then;  // one for each reply
};

/// A win by double threats, with two stones a turn.
///
/// The mover wins in one turn if he can complete a row now. Otherwise he places a pair after which
/// the opponent cannot complete one at once and needs at least two stones to stop every row of his;
/// the opponent may answer with any pair that stops them all, and if he would need three, the win
/// takes two turns. Turns are one more than the longest defence, the least over all such pairs.
struct ThreatWin {
  /// What is missing because the budget was spent after the win was proved: nothing; the end of the
  /// line, and the tree; or the number of first moves as well. The turns are exact all the same.
  enum class Cut : std::uint8_t { nothing, line, first_moves };

  unsigned turns = 0;
  std::uint64_t first_moves = 0;  // pairs that win in that many turns; 0 for one turn
  /// One line of best play: pairs of mover and opponent in turn. The last has only the points it
  /// takes.
  std::vector<std::vector<unsigned>> line;
  WinTree tree;  // where it was asked for
  Cut cut = Cut::nothing;
};

enum class ThreatResult : std::uint8_t { win, none, unknown };

struct ThreatAnswer {
  ThreatResult result = ThreatResult::unknown;  // unknown: the budget was spent before it was known
  ThreatWin win;
};

struct ThreatOptions {
  bool single =
      false;          // the first turn may make one threat only; the opponent's other stone is free
  bool tree = false;  // the tree is wanted, which may be large
};

/// The limits of a budget with a look at the clock and the stop flag at every node: on a large
/// board one node of these searches may take a millisecond and more.
Limits watchful(const Budget& budget);

/// The shortest win by double threats of `mover` within `turns` turns. Nobody has a row yet.
ThreatAnswer solve_threats(const Grid& grid, unsigned k, Colour mover, unsigned turns,
                           Budget& budget, ThreatOptions options = {});
/// The points of a first turn of such a win, not always the shortest; empty where there is none or
/// the budget was spent.
std::vector<unsigned> find_threats(const Grid& grid, unsigned k, Colour mover, unsigned turns,
                                   Budget& budget);

}  // namespace zermelo::connect
