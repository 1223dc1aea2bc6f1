#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "game/side.h"

/// The 32 dark squares as bits: square n of the books is bit n - 1, rows of four from Black's side.
///
///          1   2   3   4         row 0, even
///        5   6   7   8           row 1, odd
///          9  10  11  12         row 2, even; black men move down the page
///              ...
///
/// Even rows are shifted by one square against odd ones, so one diagonal step is a shift by 4 from
/// any row, and the other a shift by 5 (even rows) or 3 (odd rows).
///
/// Functions of the innermost loops are always inlined, so that they are compiled for the same
/// processor as the loop.
namespace zermelo::checkers {

using Squares = std::uint32_t;

inline constexpr Squares even_rows = 0x0F0F0F0F, odd_rows = 0xF0F0F0F0;
inline constexpr Squares first_column = 0x11111111, last_column = 0x88888888;
inline constexpr Squares black_crowns = 0xF0000000, white_crowns = 0x0000000F;

constexpr Squares square(unsigned s) { return Squares{1} << s; }
constexpr unsigned lowest(Squares set) { return static_cast<unsigned>(std::countr_zero(set)); }
[[gnu::always_inline]] constexpr unsigned size(Squares set) {
  return static_cast<unsigned>(std::popcount(set));
}
constexpr Squares below(unsigned s) { return square(s) - 1; }

/// The four diagonals. A step moves a whole set; a piece that leaves the board is dropped. The
/// first two are forward for Black, the last two for White; `opposite` reverses a step.
enum class Way : std::uint8_t { down_left, down_right, up_left, up_right };
inline constexpr std::array<Way, 4> all_ways{Way::down_left, Way::down_right, Way::up_left,
                                             Way::up_right};

template <Way way>
[[gnu::always_inline]] constexpr Squares step(Squares set) {
  if constexpr (way == Way::down_left)
    return (set & even_rows) << 4 | (set & odd_rows & ~first_column) << 3;
  if constexpr (way == Way::down_right)
    return (set & even_rows & ~last_column) << 5 | (set & odd_rows) << 4;
  if constexpr (way == Way::up_left)
    return (set & even_rows) >> 4 | (set & odd_rows & ~first_column) >> 5;
  if constexpr (way == Way::up_right)
    return (set & even_rows & ~last_column) >> 3 | (set & odd_rows) >> 4;
}

[[gnu::always_inline]] constexpr Squares step(Way way, Squares set) {
  switch (way) {
    case Way::down_left:
      return step<Way::down_left>(set);
    case Way::down_right:
      return step<Way::down_right>(set);
    case Way::up_left:
      return step<Way::up_left>(set);
    case Way::up_right:
      break;
  }
  return step<Way::up_right>(set);
}

constexpr Way opposite(Way way) { return static_cast<Way>(3 - static_cast<int>(way)); }

constexpr bool is_forward(Way way, Side side) {
  return (way == Way::down_left || way == Way::down_right) == (side == Side::left);
}

/// All squares one step away, forward only or both ways.
constexpr Squares steps_forward(Squares set, Side side) {
  return side == Side::left ? step<Way::down_left>(set) | step<Way::down_right>(set)
                            : step<Way::up_left>(set) | step<Way::up_right>(set);
}
constexpr Squares steps_all(Squares set) {
  return steps_forward(set, Side::left) | steps_forward(set, Side::right);
}

constexpr Squares crowns(Side side) { return side == Side::left ? black_crowns : white_crowns; }

/// The board rotated by 180 degrees: square s goes to 31 - s, as White sees it.
[[gnu::always_inline]] constexpr Squares rotated(Squares set) {
  set = (set >> 1 & 0x55555555) | (set & 0x55555555) << 1;
  set = (set >> 2 & 0x33333333) | (set & 0x33333333) << 2;
  set = (set >> 4 & 0x0F0F0F0F) | (set & 0x0F0F0F0F) << 4;
  set = (set >> 8 & 0x00FF00FF) | (set & 0x00FF00FF) << 8;
  return set >> 16 | set << 16;
}

}  // namespace zermelo::checkers
