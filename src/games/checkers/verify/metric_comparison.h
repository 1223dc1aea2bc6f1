#pragma once

#include <cstdint>
#include <string>

#include "base/budget.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// Entries in which two tables of one slice contradict each other.
struct Disagreement {
  std::uint64_t count = 0;
  std::string first;  // "B:WK10:BK27 is a win by wld and a draw by dtw"; empty when there is none
};

/// Compares the results of two metrics entry by entry, and that no conversion is further off than
/// the end of the game. Entries where a capture is forced are left out. Reads both files whole;
/// leaves off when the budget is stopped.
Disagreement compare_metrics(const SliceFile& one, const SliceFile& other, const Budget& budget);

}  // namespace zermelo::checkers
