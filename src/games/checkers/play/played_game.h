#pragma once

#include <string>
#include <vector>

#include "games/checkers/board/pdn.h"

namespace zermelo::checkers {

/// A game in progress: every position that was on the board, the first one first, and the moves
/// between them.
class PlayedGame {
 public:
  explicit PlayedGame(const Setup& start) : positions_{start} {}

  const Setup& now() const { return positions_.back(); }
  const std::vector<Move>& moves() const { return moves_; }
  /// The positions that were on the board before this one, the first one first.
  std::vector<Setup> before() const { return {positions_.begin(), positions_.end() - 1}; }
  void play(const Move& move);
  /// Takes moves back until `side` is to move again, having moved; false when it has not yet.
  bool take_back(Side side);

  /// The end, if it is one: the side to move has no move, or the position is there for the third
  /// time. No rule counts quiet moves: the longest wins need more of them than such rules allow.
  Ending ending() const;

  PdnGame record() const;

 private:
  std::vector<Setup> positions_;
  std::vector<Move> moves_;
};

}  // namespace zermelo::checkers
