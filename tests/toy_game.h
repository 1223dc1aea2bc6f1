#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "game/game.h"

namespace zermelo::testing {

/// Two heaps of counters, for tests: a turn takes from one heap a number of counters that is on the
/// mover's list. It is simple enough to have a theory, given below, and has none of the optional
/// members of a game, so that the engines must do without them.
class TakeAway {
 public:
  struct Position {
    std::array<unsigned, 2> heaps{};
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    std::size_t heap = 0;
    unsigned take = 0;
    friend bool operator==(const Move&, const Move&) = default;
  };
  static constexpr bool normal_play = true;

  /// The numbers that each side may take, in the order in which the moves are listed.
  TakeAway(std::vector<unsigned> left, std::vector<unsigned> right)
      : takes_{std::move(left), std::move(right)} {}

  std::vector<Move> moves(const Position& p, Side side) const {
    std::vector<Move> out;
    for (const std::size_t heap : {std::size_t{0}, std::size_t{1}}) {
      for (const unsigned take : takes_[static_cast<std::size_t>(side)]) {
        if (take <= p.heaps[heap]) out.push_back({heap, take});
      }
    }
    return out;
  }

  Position play(Position p, Side, const Move& move) const {
    p.heaps[move.heap] -= move.take;
    return p;
  }

  std::optional<Result> result(const Position& p, Side side) const {
    return moves(p, side).empty() ? std::optional(Result::loss) : std::nullopt;
  }

  std::uint64_t hash(const Position& p) const { return mix(mix(p.heaps[0]), p.heaps[1]); }

  std::string text(const Position& p) const { return fmt::format("{}+{}", p.heaps[0], p.heaps[1]); }
  std::string text(const Move& move) const {
    return fmt::format("{}-{}", move.heap == 0 ? 'a' : 'b', move.take);
  }

 private:
  std::array<std::vector<unsigned>, 2> takes_;
};

/// Both sides take 1, 2 or 3. A heap of n is the nim heap n mod 4 (Winning Ways, chapter 4).
inline TakeAway take_one_to_three() { return {{1, 2, 3}, {1, 2, 3}}; }

inline OutcomeClass one_to_three_outcome(const TakeAway::Position& p) {
  const bool balanced = p.heaps[0] % 4 == p.heaps[1] % 4;
  return balanced ? OutcomeClass::previous : OutcomeClass::next;
}

/// Left takes 1, Right takes 2. One of each makes 3, and heaps of 0, 1, 2, 3, ... have the values
/// 0, 1, {1|0}, 0, 1, ...; two heaps of {1|0} make 1.
inline TakeAway take_one_against_two() { return {{1}, {2}}; }

inline OutcomeClass one_against_two_outcome(const TakeAway::Position& p) {
  const unsigned a = p.heaps[0] % 3, b = p.heaps[1] % 3;
  if (a + b == 0) return OutcomeClass::previous;
  return a + b == 2 && a != b ? OutcomeClass::next : OutcomeClass::left;
}

/// Left takes 1 or 2, Right takes 1. In one heap (the other empty) of two or more Left always
/// wins: from three on Left takes 1, so that Right's reply leaves at least one, and Left takes the
/// last one or two in one move.
inline TakeAway take_two_against_one() { return {{1, 2}, {1}}; }

inline OutcomeClass two_against_one_outcome(unsigned heap) {
  if (heap == 0) return OutcomeClass::previous;
  return heap == 1 ? OutcomeClass::next : OutcomeClass::left;
}

}  // namespace zermelo::testing
