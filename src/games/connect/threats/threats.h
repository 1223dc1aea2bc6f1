#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "games/connect/board/grid.h"
#include "games/connect/threats/threat_board.h"

namespace zermelo::connect {

/// A win with its answer to every defence: the attacker's turn, the replies that stop what it
/// threatens at once, and his continuation after each. A reply without points stands for all
/// replies that are not listed. If there is no such entry, the attacker completes a row after any
/// reply not listed. A tree without replies is a turn that completes a row, or one after which
/// every defence loses at once.
struct WinTree {
  std::vector<unsigned> points;
  std::vector<std::vector<unsigned>> replies;
  std::vector<WinTree> then;  // one for each reply
};

/// A win by double threats, with two stones a turn.
///
/// The mover wins in one turn if he can complete a row now. Otherwise he places a pair after which
/// the opponent cannot complete a row at once and needs at least two stones to stop all rows that
/// the mover threatens. The opponent may answer with any pair that stops them all; if he would need
/// three stones, the win takes two turns. The number of turns of a pair is one more than that of
/// the longest defence, and the number of turns of the win is the least over all such pairs.
struct ThreatWin {
  /// The parts that are missing because the budget was spent after the win was proved. The number
  /// of turns is exact in any case.
  enum class Cut : std::uint8_t {
    nothing,
    line,        // the end of the line, and the tree
    first_moves  // those, and the number of first moves
  };

  unsigned turns = 0;
  std::uint64_t first_moves = 0;  // turns that begin such a win; 0 if it takes one turn
  /// One line of best play: turns of mover and opponent alternately. The last one has only the
  /// points that complete the row.
  std::vector<std::vector<unsigned>> line;
  WinTree tree;  // if it was asked for
  Cut cut = Cut::nothing;
};

enum class ThreatResult : std::uint8_t { win, none, unknown };

struct ThreatAnswer {
  ThreatResult result = ThreatResult::unknown;  // unknown: the budget was spent first
  ThreatWin win;
};

struct ThreatOptions {
  /// The first turn may make a single threat, after which the opponent has a free stone.
  bool single = false;
  bool tree = false;  // return the tree, which may be large
};

/// The limits of a budget, but with a check of the clock and the stop flag at every node: on a
/// large board one node of a threat search may take a millisecond or more.
Limits checked_at_every_node(const Budget& budget);

/// The shortest win by double threats of `mover` within `turns` turns. Nobody has a row yet.
ThreatAnswer solve_threats(const Grid& grid, unsigned k, Colour mover, unsigned turns,
                           Budget& budget, ThreatOptions options = {});
/// The points of a first turn of such a win of the attacker to move, not always the shortest. Empty
/// if there is none or the budget was spent. The board is as before.
std::vector<unsigned> find_threats(ThreatBoard& board, unsigned turns, Budget& budget);

}  // namespace zermelo::connect
