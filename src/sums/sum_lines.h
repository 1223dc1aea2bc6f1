#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "sums/mixed_game.h"
#include "sums/mixed_solver.h"

namespace zermelo {

/// The moves of a sum as they are written, for counting lines of play: parts stay apart even where
/// they are equal, and a multiple is one part whose copies are not told apart, until a move in one
/// of them makes it a part of its own. Keeps a reference to the game, whose components it uses.
class SumLines {
 public:
  static constexpr bool normal_play = true;

  struct Position {
    std::vector<MixedGame::Summand> parts = {};
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    std::uint32_t part = 0, option = 0;
    friend bool operator==(const Move&, const Move&) = default;
  };

  explicit SumLines(MixedGame& game) : game_(&game) {}

  Position read(const std::vector<SumTerm>& sum) const;

  // The rules, as concept Game wants them. All may throw GaveUp.

  std::vector<Move> moves(const Position& p, Side side) const;
  Position play(const Position& p, Side side, const Move& move) const;
  std::optional<Result> result(const Position& p, Side side) const;
  std::uint64_t hash(const Position& p) const;

 private:
  const std::vector<MixedGame::Summand>& options(const MixedGame::Summand& part, Side mover) const {
    return game_->options(part.component, part.is_negated ? opponent(mover) : mover);
  }

  MixedGame* game_;
};

}  // namespace zermelo
