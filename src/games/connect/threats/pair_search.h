#pragma once

#include "base/budget.h"
#include "games/connect/threats/known_wins.h"
#include "games/connect/threats/pair_threats.h"

namespace zermelo::connect {

/// The search for a win by double threats, with two stones a turn (ThreatWin has the definition).
///
/// Depth-first over the pairs that make two threats or more, with a table of known positions. The
/// caller raises the number of turns step by step. A pair can make two threats in three ways:
///
/// 1. both points lie in one window that has k - 4 stones or more;
/// 2. each point makes a threat by itself;
/// 3. one point makes two threats by itself, and the other is free.
///
/// A free stone never hurts its owner. So for 3 the search first leaves the free stone out; if that
/// does not win, it tries only the points that can matter in the turns left.
///
/// All results are proved: true means a win against every defence. When the budget is spent the
/// answers are false, and the caller must ask `is_spent`. One thread at a time; the board is as
/// before after every call.
class PairSearch {
 public:
  /// Board and budget must outlive the search.
  PairSearch(ThreatBoard& board, Budget& budget) : board_(board), budget_(budget) {}

  bool is_spent() const { return budget_.spent() != Spent::no; }

  /// Whether the attacker to move wins within `turns` turns.
  bool wins_within(unsigned turns);
  /// Whether stones on x and y, or on x alone if y is no_cell, win against every defence. They make
  /// a threat and stop those of the defender.
  bool wins_by(unsigned x, unsigned y, unsigned turns);
  /// The fewest turns in which the attacker to move wins; he does within `most`.
  unsigned least_turns(unsigned most);

  /// The pairs that win in `turns` turns.
  struct FirstMoves {
    std::uint64_t count = 0;
    Pair first{};  // of those counted
  };
  /// Looks at every pair of void points until `enough` have been counted; no pair wins in fewer
  /// turns. Each must make at least `least_threats` threats.
  FirstMoves first_moves(unsigned turns, unsigned least_threats, std::uint64_t enough);

 private:
  bool search(unsigned turns);
  bool wins_against_one_stone(const Threats& threats, unsigned turns);
  bool wins_with_a_free_stone(const std::vector<ThreatPoint>& points, const Threats& opposing,
                              unsigned turns);

  ThreatBoard& board_;
  Budget& budget_;
  KnownWins known_{16};
};

}  // namespace zermelo::connect
