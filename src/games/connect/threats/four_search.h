#pragma once

#include <vector>

#include "base/budget.h"
#include "games/connect/threats/known_wins.h"
#include "games/connect/threats/threat_board.h"

namespace zermelo::connect {

/// A win by fours alone (VCF), with one stone a turn: every move of the attacker threatens to
/// complete a row, so that the reply is forced; the win is a single line. A four of the defender's
/// is answered by completing a row, or by a four on the very point he needs.
///
/// Turns are the attacker's, the completing one included: 1 where he completes now, 2 where a move
/// leaves two points to complete.
class FourSearch {
 public:
  FourSearch(ThreatBoard& board, Budget& budget) : board_(board), budget_(budget) {}

  /// Whether the attacker to move wins within so many turns. False, too, when the budget is spent.
  bool wins_within(unsigned turns);

  /// The line of such a win: moves and forced replies in turn up to the move that leaves two points
  /// to complete, then those two. Where a row can be completed now, that point alone.
  std::vector<unsigned> line(unsigned turns);

  /// Points where a stone of the defender, who moves first, might stop such a line: on it, or where
  /// the stone gives him a four while it is played. After a stone elsewhere the same line wins.
  std::vector<unsigned> stops(const std::vector<unsigned>& line);

  /// A move that makes a four, and the reply; `replies` has two where it leaves two points.
  struct Four {
    unsigned move;
    Completions replies;
  };
  /// All fours that answer what the defender threatens; those that leave two points come first.
  std::vector<Four> fours();

 private:
  const Four* winner(const std::vector<Four>& fours, unsigned turns);
  bool beats(const Four& four, unsigned turns);

  ThreatBoard& board_;
  Budget& budget_;
  KnownWins known_;
};

}  // namespace zermelo::connect
