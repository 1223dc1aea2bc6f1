#include "games/checkers/database/longest.h"

#include <gtest/gtest.h>

#include "games/checkers/database/builder.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_solver.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

SlowMaterial slow(const Slice& s) {
  return {s.black_kings, s.black_men, s.white_kings, s.white_men};
}

bool has_capture(const SlowBoard& board) {
  bool found = false;
  each_slow_move(board, [&](const SlowMove& move, const SlowBoard&) { found |= move.captures; });
  return found;
}

/// All longest wins or losses without a capture, in the order of the file.
std::vector<std::string> slow_longest(const SlowSolution& truth, const SlowMaterial& slice,
                                      Result result) {
  std::vector<std::string> out;
  const SlowIndex index(slice);
  const unsigned longest = truth.longest(SlowMetric::dtw, slice, result);
  for (std::uint64_t i = 0; i < index.size(); ++i) {
    const SlowEntry entry = truth.entry(SlowMetric::dtw, slice, i);
    if (entry.result != result || entry.plies != longest) continue;
    if (!has_capture(index.board(i))) out.push_back(slow_fen(index.board(i)));
  }
  return out;
}

TEST(PositionsWith, AreAllTheLongestWinsAndLossesThatTheSlowSolverFinds) {
  const SlowSolution truth(3);
  const ScratchFolder folder;
  Budget budget;
  Builder builder({{folder.path()}, Metric::dtw, 1U << 30, 1}, budget);
  ASSERT_TRUE(builder.build(slices_below({0, 2, 0, 1})));
  for (const Slice& slice : {Slice{0, 2, 0, 1}, Slice{1, 1, 1, 0}, Slice{0, 1, 2, 0}}) {
    const SliceFile file(folder.path() / slice_file_name(slice, Metric::dtw));
    for (const Result result : {Result::win, Result::loss}) {
      const auto& counts = file.facts().quiet;
      const auto plies = result == Result::win ? counts.longest_win : counts.longest_loss;
      if (!plies) continue;
      const auto expected = slow_longest(truth, slow(slice), result);
      const Found found = positions_with(file, {result, *plies}, 2, budget);
      EXPECT_EQ(found.count, expected.size()) << text(slice);
      ASSERT_LE(found.first.size(), 2U);
      for (std::size_t i = 0; i < found.first.size(); ++i)
        EXPECT_EQ(write_fen(found.first[i], Side::left), expected[i]) << text(slice);
    }
  }
}

/// The wins or losses without a capture, by plies.
std::vector<std::uint64_t> slow_distances(const SlowSolution& truth, const SlowMaterial& slice,
                                          Result result) {
  std::vector<std::uint64_t> out;
  const SlowIndex index(slice);
  for (std::uint64_t i = 0; i < index.size(); ++i) {
    const SlowEntry entry = truth.entry(SlowMetric::dtw, slice, i);
    if (entry.result != result || has_capture(index.board(i))) continue;
    if (out.size() <= entry.plies) out.resize(entry.plies + 1);
    ++out[entry.plies];
  }
  return out;
}

TEST(DistancesOf, CountsTheWinsAndLossesThatTheSlowSolverFinds) {
  const SlowSolution truth(3);
  const ScratchFolder folder;
  Budget budget;
  Builder builder({{folder.path()}, Metric::dtw, 1U << 30, 1}, budget);
  ASSERT_TRUE(builder.build(slices_below({0, 2, 0, 1})));
  for (const Slice& slice : {Slice{0, 2, 0, 1}, Slice{1, 1, 1, 0}, Slice{0, 1, 2, 0}}) {
    const SliceFile file(folder.path() / slice_file_name(slice, Metric::dtw));
    const Distances found = distances_of(file, budget);
    EXPECT_TRUE(found.is_complete);
    EXPECT_EQ(found.win, slow_distances(truth, slow(slice), Result::win)) << text(slice);
    EXPECT_EQ(found.loss, slow_distances(truth, slow(slice), Result::loss)) << text(slice);
  }
}

}  // namespace
}  // namespace zermelo::checkers
