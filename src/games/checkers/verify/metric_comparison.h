#pragma once

#include <cstdint>
#include <string>

#include "base/budget.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// The entries in which two tables of one slice contradict each other.
struct Disagreement {
  std::uint64_t count = 0;
  std::string first;  // "B:WK10:BK27 is a win by wld and a draw by dtw"; empty when there is none
};

/// Compares two metrics entry by entry: the results must be the same, and no conversion may be more
/// distant than the end of the game. Entries where a capture is forced are skipped. Reads both
/// files completely; stops early when the budget is stopped.
Disagreement compare_metrics(const SliceFile& one, const SliceFile& other, const Budget& budget);

}  // namespace zermelo::checkers
