#pragma once

#include <array>

#include "games/connect/types/board.h"

namespace zermelo::connect {

/// The evaluation of a player: weights of types, without a unit. They are estimates. One set orders
/// moves, the other judges positions that are not searched further. They differ because a stone
/// that makes a row which must be stopped deserves to be tried first, but little is left of that
/// row once it has been stopped.
///
/// Immutable; any number of threads may read it.
class PointWeights {
 public:
  explicit PointWeights(const LineTypes& types);

  /// The weight of a stone of a colour on a point: the sum over the four directions.
  int point(const LineBoard& board, unsigned cell, Colour colour) const {
    int sum = 0;
    for (unsigned d = 0; d < directions; ++d)
      sum += promotion_[board.point(cell, colour, static_cast<Direction>(d))];
    return sum;
  }
  /// The weight of a stone there for the side to move: its own promotions, and the opponent's that
  /// it prevents, which weigh a little less.
  int move(const LineBoard& board, unsigned cell, Colour mover) const {
    return 5 * point(board, cell, mover) + 4 * point(board, cell, other(mover));
  }
  /// The advantage of the side to move, whose Connections weigh a quarter more.
  int balance(const LineBoard& board, Colour mover) const;

 private:
  void set_general(const LineTypes& types);

  std::array<int, 256> promotion_{};   // of a point, by the type that a stone there promotes to
  std::array<int, 256> connection_{};  // of a Connection on the board, by its type
  unsigned codes_;
};

}  // namespace zermelo::connect
