#pragma once

#include <vector>

#include "base/budget.h"
#include "games/connect/threats/known_wins.h"
#include "games/connect/threats/threat_board.h"

namespace zermelo::connect {

/// The search for a win by fours alone (VCF), with one stone a turn.
///
/// Every move of the attacker is a four, a move that threatens to complete a row, so the reply is
/// forced and the win is a single line. When the defender's forced reply makes a four of his own,
/// the attacker must complete a row, or make a four on the very point that the defender needs.
///
/// Turns are those of the attacker, the completing one included: 1 if he completes a row now, 2 if
/// a move leaves two points that complete one.
///
/// Board and budget must outlive the search; the board is as before after every call. One thread at
/// a time.
class FourSearch {
 public:
  FourSearch(ThreatBoard& board, Budget& budget) : board_(board), budget_(budget) {}

  /// Whether the attacker to move wins within `turns` turns. Also false when the budget is spent.
  bool wins_within(unsigned turns);

  /// The line of such a win: moves and forced replies alternately up to the move that leaves two
  /// points to complete a row, then those two points. If a row can be completed now, that point
  /// alone. Empty when the budget is spent.
  std::vector<unsigned> line(unsigned turns);

  /// The points where a stone of the defender, placed before the line is played, might stop it: the
  /// points of the line, and those where the stone gives him a four while the line is played. After
  /// a stone anywhere else the same line wins.
  std::vector<unsigned> stops(const std::vector<unsigned>& line);

  /// A move that makes a four, and the points that complete a row after it: the forced reply, or
  /// two.
  struct Four {
    unsigned move;
    Completions replies;
  };
  /// All fours that also stop what the defender threatens, those that leave two points first.
  std::vector<Four> fours();

 private:
  const Four* winner(const std::vector<Four>& fours, unsigned turns);
  bool beats(const Four& four, unsigned turns);

  ThreatBoard& board_;
  Budget& budget_;
  KnownWins known_;
};

}  // namespace zermelo::connect
