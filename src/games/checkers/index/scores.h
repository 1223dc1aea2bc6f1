#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "game/result.h"

/// Scores: a result and its distance in one number for the side to move, so that a better one is
/// larger. A loss is below the draw, and larger the later it comes; a win is above it, and larger
/// the sooner it comes. So "the best move" is a maximum of bytes, thirty-two at a time.
///
/// `backed_up` is the whole rule of play: given the score of a position, it is the score of the
/// move that leads there, for the player who makes the move. It exchanges win and loss and adds a
/// ply. `before_backup` is its inverse. `blocked` stands for a move that is not possible: backed up
/// it is the least score that a player with a move can have.
///
/// A score has room for distances up to a limit: `farthest` is the largest score of a loss that a
/// position is given, and then stands for that distance or more; so does the win one ply before it,
/// `backed_up(farthest)`. Every other score is exact, because a shorter win or loss never rests on
/// a longer one. The true distances of far positions are kept apart (index/far_positions.h).
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
/// half the distance is enough. A byte tells up to 251 plies; beyond that there are two scores, a
/// loss in 252 or more and a win in 253 or more.
struct HalvedByte {
  using Score = std::uint8_t;
  static constexpr Score draw = 128, lost_now = 0, blocked = 255;
  static constexpr Score backed_up(Score x) { return static_cast<Score>(-x - (x < draw ? 1 : 0)); }
  static constexpr Score before_backup(Score y) {
    return static_cast<Score>(y > draw ? 255 - y : 256 - y);
  }
  static constexpr Score farthest = draw - 2;
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
  static constexpr Score farthest = draw - 3;
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
  static constexpr Score farthest = draw - 1;  // there are no distances
  static constexpr Outcome outcome(Score x) {
    return {x < draw ? Result::loss : x == draw ? Result::draw : Result::win, 0};
  }
};

/// An outcome as a score of two bytes, which has room for every distance.
constexpr std::uint16_t plain_score_of(const Outcome& outcome) {
  using Plain = PlainDistance<std::uint16_t>;
  if (outcome.result == Result::draw) return Plain::draw;
  return static_cast<std::uint16_t>(outcome.result == Result::win ? Plain::top - outcome.plies
                                                                  : outcome.plies);
}

/// The score that a position is given: a loss farther than `farthest` becomes that one. Losses are
/// positive as signed numbers, and draws and wins negative.
template <std::unsigned_integral Score>
constexpr Score limited(Score x, Score farthest) {
  using Signed = std::make_signed_t<Score>;
  return static_cast<Signed>(x) > static_cast<Signed>(farthest) ? farthest : x;
}

}  // namespace zermelo::checkers
