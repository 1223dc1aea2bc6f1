#pragma once

#include <vector>

#include "games/connect/play/point_weights.h"

namespace zermelo::connect {

/// True if a colour could complete a row with a whole turn.
inline bool threatens(const LineBoard& board, Colour colour) {
  const LineTypes& types = board.types();
  for (unsigned type = types.first_threat(); type <= types.win(); ++type)
    if (board.count(colour, static_cast<TypeCode>(type)) > 0) return true;
  return false;
}

/// The points worth trying for a stone of the side to move, best first by their weights, at most
/// `most`. If the opponent threatens to win, only points that might stop it. Never empty unless the
/// board is full or nothing stops the opponent.
std::vector<unsigned> candidates(const LineBoard& board, const PointWeights& weights, Colour mover,
                                 unsigned most);

}  // namespace zermelo::connect
