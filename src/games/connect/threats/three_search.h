#pragma once

#include <algorithm>
#include <vector>

#include "games/connect/threats/four_search.h"

namespace zermelo::connect {

/// A win by fours and threes (VCT), with one stone a turn.
///
/// A move of the attacker is a four, or a three: a move after which, if the defender passed, he
/// would win by fours within `reach` turns. Reach 2 makes it the three of the players, which
/// threatens a four that cannot be stopped; greater ones take in quiet moves that threaten a longer
/// win by fours. Every void point is a reply to a three. Turns are counted as in FourSearch; what a
/// three threatens must fit in the turns that are left.
///
/// This is the lambda search of order 2 (Thomsen 2000), its order-1 trees cut at `reach`.
class ThreeSearch {
 public:
  /// With reach 0 there are no threes, and it is a FourSearch.
  ThreeSearch(ThreatBoard& board, unsigned reach, Budget& budget)
      : board_(board), reach_(reach), budget_(budget), fours_(board, budget) {}

  bool is_spent() const { return budget_.spent() != Spent::no; }
  /// For work beside the search, such as a tree of known positions: counts a node; false when the
  /// budget is spent.
  bool enter() { return budget_.enter(); }

  /// Whether the attacker to move wins within so many turns. False, too, when the budget is spent.
  bool wins_within(unsigned turns);
  /// Whether he does by this move, which he may play: it stops what the defender threatens.
  bool wins_by(unsigned move, unsigned turns);
  /// The fewest turns in which he wins; he does within `most`.
  unsigned least_turns(unsigned most);
  /// The first move that wins within so many turns; no_cell when the budget was spent.
  unsigned winning_move(unsigned turns);

  /// What a three threatens, and the replies that might stop it; after any other that line wins.
  struct Three {
    std::vector<unsigned> line;  // see FourSearch; empty: it is no three
    std::vector<unsigned> replies;
  };
  /// Of the stone just placed, when so many turns were left before it.
  Three three(unsigned turns);

 private:
  bool search(unsigned turns, unsigned& move);
  bool beats_every_reply(unsigned turns);
  std::vector<unsigned> candidates(unsigned turns) const;
  unsigned reach_within(unsigned turns) const { return std::min(reach_, turns - 1); }

  ThreatBoard& board_;
  unsigned reach_;
  Budget& budget_;
  FourSearch fours_;
  KnownWins known_;
};

}  // namespace zermelo::connect
