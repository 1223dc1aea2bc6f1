#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "games/checkers/board/position.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// The positions of a slice, Black to move and without a capture, that are worth just this.
struct Found {
  std::uint64_t count = 0;
  std::vector<Position> first;  // in the order of the file, at most as many as asked for
  bool is_complete = true;      // false when the budget was stopped
};

/// Reads the whole file: a few seconds for a slice of seven pieces.
Found positions_with(const SliceFile& file, const Outcome& outcome, std::size_t most,
                     Budget& budget);

}  // namespace zermelo::checkers
