#pragma once

#include "games/checkers/board/squares.h"

namespace zermelo::checkers {

/// Two steps in one direction: the same shift from every row.
template <Way way>
constexpr Squares two_steps(Squares set) {
  if constexpr (way == Way::down_left) return (set & ~first_column) << 7;
  if constexpr (way == Way::down_right) return (set & ~last_column) << 9;
  if constexpr (way == Way::up_left) return (set & ~first_column) >> 9;
  if constexpr (way == Way::up_right) return (set & ~last_column) >> 7;
}

/// The squares from which a jump in one direction has an enemy to take and an empty square to land
/// on.
template <Way way>
constexpr Squares jump_starts(Squares enemies, Squares empty) {
  return step<opposite(way)>(enemies) & two_steps<opposite(way)>(empty);
}

/// The pieces of a side that can jump.
template <Side side>
constexpr Squares jumpers(Squares men, Squares kings, Squares enemies) {
  const Squares empty = ~(men | kings | enemies);
  const Squares down =
      jump_starts<Way::down_left>(enemies, empty) | jump_starts<Way::down_right>(enemies, empty);
  const Squares up =
      jump_starts<Way::up_left>(enemies, empty) | jump_starts<Way::up_right>(enemies, empty);
  return side == Side::left ? (men & down) | (kings & (down | up))
                            : (men & up) | (kings & (down | up));
}

}  // namespace zermelo::checkers
