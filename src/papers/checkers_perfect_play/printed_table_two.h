#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "games/checkers/index/slice.h"

namespace zermelo::checkers {

/// A row of Table 2 of Trice and Dodgen's paper as printed: the number of positions of a slice, the
/// longest win and the longest loss in plies, and a position of the longest win, Black to move.
///
/// The paper does not define the two distances. They agree with ours if the win is that of the
/// first-named side, Black, to move, and the loss that of the second-named side to move, both over
/// the positions in which the side to move has no capture.
struct PrintedSlice {
  Slice slice;
  std::uint64_t positions = 0;
  unsigned win = 0, loss = 0;
  std::string_view example;  // as a FEN, with its misprints
};

/// All 98 rows, without the misplaced commas of the print.
std::span<const PrintedSlice> table_two();

}  // namespace zermelo::checkers
