#pragma once

#include <string>
#include <vector>

#include "games/checkers/board/pdn.h"

namespace zermelo::checkers {

/// A game in progress: every position so far, in order, and the moves between them.
class PlayedGame {
 public:
  explicit PlayedGame(const Setup& start) : positions_{start} {}

  const Setup& now() const { return positions_.back(); }
  const std::vector<Move>& moves() const { return moves_; }
  /// The positions before this one, in order.
  std::vector<Setup> before() const { return {positions_.begin(), positions_.end() - 1}; }
  void play(const Move& move);
  /// Takes back the last move of `side` and any move after it; false when `side` has not moved yet.
  bool take_back(Side side);

  /// The end of the game, if it has ended: the side to move has no move, or the position occurs for
  /// the third time. No rule limits quiet moves, since the longest wins need more than such rules
  /// allow.
  Ending ending() const;

  PdnGame record() const;

 private:
  std::vector<Setup> positions_;
  std::vector<Move> moves_;
};

}  // namespace zermelo::checkers
