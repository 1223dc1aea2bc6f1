#pragma once

#include <algorithm>
#include <vector>

#include "games/connect/threats/four_search.h"

namespace zermelo::connect {

/// The search for a win by fours and threes (VCT), with one stone a turn.
///
/// A move of the attacker is a four or a three. A three is a move after which he would win by fours
/// within `reach` turns if the defender passed. Reach 2 gives the three of the players, which
/// threatens a four that cannot be stopped; a greater reach adds quiet moves that threaten a longer
/// win by fours. The defender may answer a three on any void point. Turns are counted as in
/// FourSearch, and what a three threatens must fit into the turns that are left.
///
/// This is lambda search of order 2 (Thomsen 2000) with its order-1 trees cut off at `reach`.
///
/// A win is proved against every reply; see FourSearch::stops for the replies that need no search.
/// When the budget is spent the answers are false, and the caller must ask `is_spent`. Board and
/// budget must outlive the search; the board is as before after every call. One thread at a time.
class ThreeSearch {
 public:
  /// With reach 0 there are no threes, and this is a FourSearch.
  ThreeSearch(ThreatBoard& board, unsigned reach, Budget& budget)
      : board_(board), reach_(reach), budget_(budget), fours_(board, budget) {}

  bool is_spent() const { return budget_.spent() != Spent::no; }
  /// Counts a node for work outside the search, such as a tree of known positions; false when the
  /// budget is spent.
  bool enter() { return budget_.enter(); }

  /// Whether the attacker to move wins within `turns` turns. Also false when the budget is spent.
  bool wins_within(unsigned turns);
  /// Whether he does so by this move, which must stop what the defender threatens.
  bool wins_by(unsigned move, unsigned turns);
  /// The fewest turns in which he wins; he does within `most`.
  unsigned least_turns(unsigned most);
  /// The first move found that wins within `turns` turns; no_cell when the budget was spent.
  unsigned winning_move(unsigned turns);

  /// The line that a three threatens, and the replies that might stop it. After any other reply
  /// that line wins.
  struct Three {
    std::vector<unsigned> line;  // as in FourSearch; empty if the move is not a three
    std::vector<unsigned> replies;
  };
  /// The three made by the stone just placed, with `turns` turns left before it was placed.
  Three three(unsigned turns);

 private:
  bool search(unsigned turns, unsigned& move);
  bool beats_every_reply(unsigned turns);
  std::vector<unsigned> moves(unsigned turns);
  std::vector<unsigned> three_candidates(unsigned turns) const;
  unsigned reach_within(unsigned turns) const { return std::min(reach_, turns - 1); }

  ThreatBoard& board_;
  unsigned reach_;
  Budget& budget_;
  FourSearch fours_;
  KnownWins known_;
};

}  // namespace zermelo::connect
