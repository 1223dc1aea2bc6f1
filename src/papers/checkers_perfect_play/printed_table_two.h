#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "games/checkers/index/slice.h"

namespace zermelo::checkers {

/// A row of Table 2 of Trice and Dodgen's paper as printed: how many placements a slice has, the
/// longest win and the longest loss in plies, and a position of the longest win, Black to move.
///
/// What the two distances mean is not said there; they fit when the win is that of the first-named
/// side, Black, to move and the loss that of the second-named side to move, both over the positions
/// in which the side to move has no capture.
struct PrintedSlice {
  Slice slice;
  std::uint64_t positions = 0;
  unsigned win = 0, loss = 0;
  std::string_view example;  // as a FEN; what is wrong with it is left as it is
};

/// All 98 rows; commas misplaced in the print are not kept.
std::span<const PrintedSlice> table_two();

}  // namespace zermelo::checkers
