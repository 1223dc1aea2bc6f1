#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/hash.h"
#include "game/game.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/board/perft.h"

namespace zermelo::checkers {

/// American checkers as a Game. A player who cannot move has lost, also for lack of pieces. Play
/// may go on forever, so the plain solvers, which search to the end, do not apply.
class Checkers {
 public:
  using Position = checkers::Position;
  using Move = checkers::Move;

  MoveList moves(const Position& p, Side side) const { return {p, side}; }
  std::size_t move_count(const Position& p, Side side) const { return count_moves(p, side); }
  Position play(const Position& p, Side side, const Move& move) const {
    return checkers::play(p, side, move);
  }
  std::optional<Result> result(const Position& p, Side side) const {
    if (count_moves(p, side) == 0) return Result::loss;
    return std::nullopt;
  }
  std::uint64_t hash(const Position& p) const {
    const auto join = [](const auto& sets) { return std::uint64_t{sets[0]} << 32 | sets[1]; };
    return mix(mix(join(p.men)), join(p.kings));
  }
  std::string text(const Position& p) const { return write_pieces(p); }
  std::string text(const Move& move) const { return checkers::text(move); }
};

}  // namespace zermelo::checkers
