#pragma once

#include <vector>

#include "base/budget.h"
#include "games/connect/play/candidates.h"

namespace zermelo::connect {

/// Alpha-beta search over whole turns of p stones, on a board that keeps all types up to date.
/// Scores are estimates for the side to move; a won game scores `won` minus the number of stones
/// until its end.
///
/// A turn is searched stone by stone, and only the points with the greatest weights are tried: this
/// is a player, not a solver, and its scores prove nothing.
///
/// The transposition table is not KnownWins: its entries are scores with bounds and depths, found
/// by a 64-bit hash of the stones placed since the root, which is good enough for estimates.
class TurnSearch {
 public:
  static constexpr int won = 10'000'000;

  /// The board must outlive the search and is as before after every call.
  TurnSearch(LineBoard& board, const PointWeights& weights, const LineRules& rules, Budget& budget);

  /// Stones that the caller places or removes between searches must go through here, because the
  /// table tells positions apart by them.
  void place(unsigned cell, Colour colour);
  void remove(unsigned cell, Colour colour);

  /// The score of a position at the start of the mover's turn, looking `turns` turns ahead.
  /// Meaningless once the search is over.
  int score(Colour mover, unsigned turns, int alpha, int beta);
  bool is_over() const { return budget_.spent() != Spent::no; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    int score = 0;
    std::uint16_t move = no_move;
    std::uint8_t turns = 0;
    enum Bound : std::uint8_t { none, exact, at_least, at_most } bound = none;
  };
  static constexpr std::uint16_t no_move = 0xffff;

  int quick_score(Colour mover) const;
  int stones(Colour mover, unsigned left, unsigned turns, int alpha, int beta);
  int after(Colour mover, unsigned cell, unsigned left, unsigned turns, int alpha, int beta);
  Entry& entry_of(Colour mover, unsigned left);

  LineBoard& board_;
  const PointWeights& weights_;
  LineRules rules_;
  Budget& budget_;
  std::uint64_t key_ = 0;
  unsigned depth_ = 0;  // stones placed by the search
  std::vector<Entry> table_;
};

}  // namespace zermelo::connect
