#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "game/result.h"

/// Scores: a result and its distance in one number for the side to move, so that a better one is
/// larger. A loss is below the draw, and larger the later it comes; a win is above it, and larger
/// the sooner it comes. So "the best move" is a maximum of bytes, thirty-two at a time.
///
/// `backed_up` is the whole rule of play: given the score of a position, it is the score of the
/// move that leads there, for the player who makes the move. It exchanges win and loss and adds a
/// ply. `before_backup` is its inverse. `blocked` stands for a move that is not possible: backed up
/// it is the least score that a player with a move can have.
namespace zermelo::checkers {

/// The content of a set of tables: results alone, or with them the plies to the next conversion, or
/// those to the end of the game.
enum class Metric : std::uint8_t { wld, dtc, dtw };

/// The result as the other player sees it.
constexpr Result for_opponent(Result result) {
  if (result == Result::win) return Result::loss;
  return result == Result::loss ? Result::win : result;
}

/// The outcome of a position under best play, for the side to move.
struct Outcome {
  Result result = Result::unknown;
  unsigned plies = 0;  // by the metric; no meaning for a draw

  bool operator==(const Outcome&) const = default;
};

/// Distances to the end of the game: a win takes an odd number of plies and a loss an even one, so
/// half the distance is enough and a byte holds up to 253 plies.
struct HalvedByte {
  using Score = std::uint8_t;
  static constexpr Score draw = 128, lost_now = 0, blocked = 255;
  static constexpr Score backed_up(Score x) { return static_cast<Score>(-x - (x < draw ? 1 : 0)); }
  static constexpr Score before_backup(Score y) {
    return static_cast<Score>(y > draw ? 255 - y : 256 - y);
  }
  /// A loss so distant that the win one ply before it does not fit.
  static constexpr bool is_overflow(Score x) { return x == draw - 1; }
  static constexpr Outcome outcome(Score x) {
    if (x < draw) return {Result::loss, 2U * x};
    if (x == draw) return {Result::draw, 0};
    return {Result::win, 511U - 2U * x};
  }
};

/// Distances of any parity: a loss in d is d, a win in d is the largest number less d.
template <std::unsigned_integral Number>
struct PlainDistance {
  using Score = Number;
  static constexpr Score top = static_cast<Score>(~Score{0});
  static constexpr Score draw = static_cast<Score>(top / 2 + 1), lost_now = 0, blocked = top;
  static constexpr Score backed_up(Score x) {
    return static_cast<Score>(x < draw ? top - x - 1 : top - x + 1);
  }
  static constexpr Score before_backup(Score y) {
    return static_cast<Score>(y > draw ? top - y - 1 : top - y + 1);
  }
  static constexpr bool is_overflow(Score x) { return x == draw - 1 || x == draw - 2; }
  static constexpr Outcome outcome(Score x) {
    if (x < draw) return {Result::loss, x};
    if (x == draw) return {Result::draw, 0};
    return {Result::win, static_cast<unsigned>(top - x)};
  }
};

/// Results alone.
struct ResultOnly {
  using Score = std::uint8_t;
  static constexpr Score draw = 128, lost_now = 1, blocked = 255;
  static constexpr Score backed_up(Score x) { return static_cast<Score>(-x); }
  static constexpr Score before_backup(Score y) { return backed_up(y); }
  static constexpr bool is_overflow(Score) { return false; }
  static constexpr Outcome outcome(Score x) {
    return {x < draw ? Result::loss : x == draw ? Result::draw : Result::win, 0};
  }
};

}  // namespace zermelo::checkers
