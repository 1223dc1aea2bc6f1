#pragma once

#include <vector>

#include "base/budget.h"
#include "games/connect/play/worth.h"

namespace zermelo::connect {

/// Alpha-beta over whole turns of p stones, on a board that keeps all types up to date. Scores are
/// estimates for the side to move; a won game is worth `won` less the stones until its end.
///
/// A turn is searched stone by stone. Only the points that promise most are tried: this is a
/// player, not a solver.
class TurnSearch {
 public:
  static constexpr int won = 10'000'000;

  /// The board must outlive it and is as before after every call.
  TurnSearch(LineBoard& board, const Worth& worth, const LineRules& rules, Budget& budget);

  /// The points a stone of the side to move may go to, best first, at most `most`. Where the other
  /// side threatens to win, those that might stop it; never empty unless the board is full.
  std::vector<unsigned> candidates(Colour mover, unsigned most) const;

  /// Stones from outside the search must come and go here: what it remembers of positions is told
  /// apart by them.
  void place(unsigned cell, Colour colour);
  void remove(unsigned cell, Colour colour);

  /// The score for the side to move of the position at the start of his turn, looking `turns` turns
  /// ahead. Meaningless once it is over.
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

  bool threatens(Colour colour) const;
  int quick_score(Colour mover) const;
  int begin_turn(Colour mover, unsigned turns, int alpha, int beta);
  int stones(Colour mover, unsigned left, unsigned turns, int alpha, int beta);
  int after(Colour mover, unsigned cell, unsigned left, unsigned turns, int alpha, int beta);
  Entry& entry_of(Colour mover, unsigned left);

  LineBoard& board_;
  const Worth& worth_;
  LineRules rules_;
  TypeCode first_threat_, last_;
  Budget& budget_;
  std::uint64_t key_ = 0;
  unsigned depth_ = 0;  // stones placed by the search
  std::vector<Entry> table_;
};

}  // namespace zermelo::connect
