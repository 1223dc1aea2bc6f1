#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "game/result.h"

/// How a result and its distance fit one number for the side to move, so that better is larger: a
/// loss is below the draw and the later the larger, a win above it and the sooner the larger. Then
/// "the best move" is a maximum of bytes, thirty-two at a time.
///
/// `turned` is the whole rule of play: what a move into a position is worth to the one who moves,
/// from what the position is worth to the one who then moves. It turns the result round and adds a
/// ply. `blocked` stands in for a move that cannot be made: it turns into the least there is for
/// someone who can move at all.
namespace zermelo::checkers {

enum class Metric : std::uint8_t { wld, dtc, dtw };

/// What a position is worth to the side to move.
struct Worth {
  Result result = Result::unknown;
  unsigned plies = 0;  // means nothing for a draw

  bool operator==(const Worth&) const = default;
};

/// Distances to the win: a win takes an odd number of plies and a loss an even one, so half of it
/// is enough and a byte reaches 253.
struct HalvedByte {
  using Score = std::uint8_t;
  static constexpr Score draw = 128, lost_now = 0, blocked = 255;
  static constexpr Score turned(Score x) { return static_cast<Score>(-x - (x < draw ? 1 : 0)); }
  static constexpr Score unturned(Score y) {
    return static_cast<Score>(y > draw ? 255 - y : 256 - y);
  }
  /// A loss so far off that the win before it no longer fits.
  static constexpr bool is_overflow(Score x) { return x == draw - 1; }
  static constexpr Worth worth(Score x) {
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
  static constexpr Score turned(Score x) {
    return static_cast<Score>(x < draw ? top - x - 1 : top - x + 1);
  }
  static constexpr Score unturned(Score y) {
    return static_cast<Score>(y > draw ? top - y - 1 : top - y + 1);
  }
  static constexpr bool is_overflow(Score x) { return x == draw - 1 || x == draw - 2; }
  static constexpr Worth worth(Score x) {
    if (x < draw) return {Result::loss, x};
    if (x == draw) return {Result::draw, 0};
    return {Result::win, static_cast<unsigned>(top - x)};
  }
};

/// Results alone.
struct ResultOnly {
  using Score = std::uint8_t;
  static constexpr Score draw = 128, lost_now = 1, blocked = 255;
  static constexpr Score turned(Score x) { return static_cast<Score>(-x); }
  static constexpr Score unturned(Score y) { return turned(y); }
  static constexpr bool is_overflow(Score) { return false; }
  static constexpr Worth worth(Score x) {
    return {x < draw ? Result::loss : x == draw ? Result::draw : Result::win, 0};
  }
};

}  // namespace zermelo::checkers
