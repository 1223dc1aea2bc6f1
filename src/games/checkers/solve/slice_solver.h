#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "base/budget.h"
#include "games/checkers/solve/block_solver.h"

namespace zermelo::checkers {

/// The finished slices in memory, by leading slice.
template <class Score>
using Finished = std::map<Slice, std::shared_ptr<const SliceValues<Score>>>;

template <class Score>
struct SolvedSlice {
  std::shared_ptr<SliceValues<Score>> values;
  Tally tallies[2];  // Black to move, White to move
};

struct SolveOptions {
  unsigned threads = 1;
  bool counts_to_conversion = false;
  bool may_use_avx2 = true;
  /// Where a level has few blocks, threads share each block that has more cells than this.
  std::uint64_t cells_to_share = 100'000;
  /// The farthest loss that a score may tell, in place of the encoding's own limit: for tests.
  std::optional<unsigned> farthest = std::nullopt;
  /// Called now and then with the part of the slice that is done, also within a large block; never
  /// by two threads at once.
  std::function<void(double part)> on_progress = nullptr;
};

/// Solves a leading slice; the slices that it feeds on must be finished. The values are the same
/// with any number of threads. Nothing when the budget was stopped.
template <class Encoding>
std::optional<SolvedSlice<typename Encoding::Score>> solve_slice(
    const Slice& slice, const Finished<typename Encoding::Score>& finished,
    const SolveOptions& options, Budget& budget);

/// Reads scores of one side's file into `out`: those with the indexes from `first` on.
template <class Score>
using ReadScores = std::function<void(unsigned side, std::uint64_t first, std::vector<Score>& out)>;

/// Restores the finished values from the scores of the slice (side 0) and of its mirror image (side
/// 1), but for the far positions, which the caller has. The slices that its captures lead to must be
/// finished. Null when the budget was stopped.
template <class Encoding>
std::shared_ptr<SliceValues<typename Encoding::Score>> restore_slice(
    const Slice& slice, const Finished<typename Encoding::Score>& finished,
    const ReadScores<typename Encoding::Score>& read, const SolveOptions& options,
    const Budget& budget);

}  // namespace zermelo::checkers
