#pragma once

#include <array>

#include "games/connect/types/board.h"

namespace zermelo::connect {

/// What types are worth to a player, in points of no unit: estimates, one for ordering moves and
/// one for judging positions that are not searched further. The two differ: a stone that makes a
/// row which must be stopped is worth looking at first, but once it is stopped little is left of
/// it.
class Worth {
 public:
  explicit Worth(const LineTypes& types);

  /// What a stone on a point does for a colour: the sum over the four directions.
  int point(const LineBoard& board, unsigned cell, Colour colour) const {
    int sum = 0;
    for (unsigned d = 0; d < directions; ++d)
      sum += worth_[board.point(cell, colour, static_cast<Direction>(d))];
    return sum;
  }
  /// What a stone there is worth to the side to move: what it does, and what it takes away, which
  /// is a little less.
  int move(const LineBoard& board, unsigned cell, Colour mover) const {
    return 5 * point(board, cell, mover) + 4 * point(board, cell, other(mover));
  }
  /// How much better the board is for the side to move, whose own rows count a quarter more.
  int balance(const LineBoard& board, Colour mover) const;

 private:
  std::array<int, 256> worth_{};     // of a point that promotes to the type
  std::array<int, 256> standing_{};  // of a row on the board
  unsigned codes_;
};

}  // namespace zermelo::connect
