#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/checkers/board/position.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// The positions of a slice, Black to move and without a capture, that have a given outcome.
struct Found {
  std::uint64_t count = 0;
  std::vector<Position> first;  // in the order of the file, at most as many as asked for
  bool is_complete = true;      // false when the budget was stopped
};

/// Reads the whole file: a few seconds for a slice of seven pieces.
Found positions_with(const SliceFile& file, const Outcome& outcome, std::size_t most,
                     Budget& budget);

/// How many of those positions are won and lost in how many plies: `win[n]` in n. Where the budget was
/// stopped, the counts are those of the positions read until then.
struct Distances {
  std::vector<std::uint64_t> win, loss;
  bool is_complete = true;
};

/// Reads the whole file. The file is of a metric with distances.
Distances distances_of(const SliceFile& file, Budget& budget);

/// The longest wins and the longest losses of a slice.
struct Longest {
  struct Kind {
    std::optional<unsigned> plies;  // nothing where there is no such position
    Found found;
  };

  Slice slice;
  Metric metric = Metric::dtw;
  Kind win, loss;
};

/// Lists at most `most` positions of each kind. The file is of a metric with distances.
Longest longest_of(const SliceFile& file, std::size_t most, Budget& budget);

}  // namespace zermelo::checkers
