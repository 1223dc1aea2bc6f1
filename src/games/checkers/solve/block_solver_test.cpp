#include "games/checkers/solve/block_solver.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <ctime>
#include <map>
#include <numeric>
#include <thread>

#include "games/checkers/slow/slow_solver.h"
#include "games/checkers/solve/slice_solver.h"

namespace zermelo::checkers {
namespace {

std::vector<Slice> leading_of_three() {
  auto out = slices_up_to(3, 2);
  std::erase_if(out, [](const Slice& slice) { return !slice.is_leading(); });
  return out;
}

/// The slices of three pieces solved with both sets of instructions, compared block by block; a
/// difference is reported with its men.
template <class Encoding>
void expect_same_blocks(bool counts_to_conversion) {
  using Score = typename Encoding::Score;
  Finished<Score> finished;
  Budget budget;
  for (const Slice& slice : leading_of_three()) {
    SolveOptions options;
    options.counts_to_conversion = counts_to_conversion;
    options.may_use_avx2 = false;
    const auto plain = solve_slice<Encoding>(slice, finished, options, budget);
    options.may_use_avx2 = true;
    const auto quick = solve_slice<Encoding>(slice, finished, options, budget);
    ASSERT_TRUE(plain && quick);
    const SliceValues<Score>&a = *plain->values, &b = *quick->values;
    for (std::uint32_t block = 0; block < a.men.count(); ++block)
      for (const unsigned side : {0U, 1U})
        ASSERT_TRUE(std::equal(&a.seen[side][a.cells * block],
                               &a.seen[side][a.cells * block] + a.cells,
                               &b.seen[side][a.cells * block]))
            << text(slice) << " block " << block << " side " << side;
    for (const unsigned side : {0U, 1U}) {
      EXPECT_EQ(plain->tallies[side].all, quick->tallies[side].all) << text(slice);
      EXPECT_EQ(plain->tallies[side].captures, quick->tallies[side].captures) << text(slice);
    }
    finished[slice] = plain->values;
  }
}

TEST(BlockSolver, FindsTheSameOnEveryProcessor) {
  if (!has_avx2()) GTEST_SKIP() << "this processor has no AVX2";
  expect_same_blocks<HalvedByte>(false);
  expect_same_blocks<PlainDistance<std::uint8_t>>(true);
  expect_same_blocks<PlainDistance<std::uint16_t>>(false);
  expect_same_blocks<ResultOnly>(false);
}

std::uint64_t sum_of(const std::vector<std::uint64_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

/// The number of positions with each result and distance by the slow solver, captures apart.
using SlowTally = std::map<std::pair<Result, unsigned>, std::uint64_t>;

void count_slowly(const SlowSolution& truth, const Slice& slice, SlowTally& all,
                  SlowTally& captures) {
  const SlowMaterial material{slice.black_kings, slice.black_men, slice.white_kings,
                              slice.white_men};
  const SlowIndex index(material);
  for (std::uint64_t i = 0; i < index.size(); ++i) {
    const SlowEntry entry = truth.entry(SlowMetric::dtw, material, i);
    ++all[{entry.result, entry.plies}];
    if (must_capture(index.board(i))) ++captures[{entry.result, entry.plies}];
  }
}

SlowTally by_worth(const std::vector<std::uint64_t>& counts) {
  SlowTally out;
  for (std::size_t score = 0; score < counts.size(); ++score) {
    if (counts[score] == 0) continue;
    const Outcome outcome = HalvedByte::outcome(static_cast<std::uint8_t>(score));
    out[{outcome.result, outcome.plies}] += counts[score];
  }
  return out;
}

// The counts in the footers of the files come from here.
TEST(BlockSolver, CountsWhatTheSlowSolverCounts) {
  const SlowSolution truth(3);
  Finished<std::uint8_t> finished;
  Budget budget;
  for (const Slice& slice : leading_of_three()) {
    const auto solved = solve_slice<HalvedByte>(slice, finished, {.threads = 2}, budget);
    ASSERT_TRUE(solved);
    finished[slice] = solved->values;
    for (const unsigned side : {0U, 1U})
      EXPECT_EQ(sum_of(solved->tallies[side].all), position_count(slice)) << text(slice);
    if (slice.pieces() == 3 && slice != Slice{2, 0, 0, 1}) continue;
    for (const unsigned side : {0U, 1U}) {
      SlowTally all, captures;
      count_slowly(truth, side == 0 ? slice : slice.mirrored(), all, captures);
      EXPECT_EQ(by_worth(solved->tallies[side].all), all) << text(slice) << " side " << side;
      EXPECT_EQ(by_worth(solved->tallies[side].captures), captures) << text(slice);
    }
  }
}

// 1K against 1K depends on no other slice, so it can be solved alone; when stopped it gives
// nothing.
TEST(BlockSolver, GivesNothingWhenStopped) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Budget budget(limits);
  EXPECT_FALSE(solve_slice<HalvedByte>({1, 0, 1, 0}, {}, {}, budget));
  stop = false;
  EXPECT_TRUE(solve_slice<HalvedByte>({1, 0, 1, 0}, {}, {}, budget));
}

/// The slices that a slice of kings depends on, all zero: enough for a solver that will be stopped.
Finished<std::uint8_t> blank_feeds(const Slice& slice) {
  Finished<std::uint8_t> out;
  for (const Slice& fed : feeds(slice))
    out[fed] = std::make_shared<const SliceValues<std::uint8_t>>(fed);
  return out;
}

// Three kings against three are one block of 25 million cells for each side, a minute's work here.
// Processor time is measured, not wall-clock time: the machine may be busy with other tests.
TEST(BlockSolver, StopsAtOnceInTheMiddleOfABlock) {
  const Slice slice{3, 0, 3, 0};
  const auto finished = blank_feeds(slice);
  for (const unsigned threads : {1U, 2U}) {
    std::atomic<bool> stop = false;
    Limits limits;
    limits.stop = &stop;
    Budget budget(limits);
    std::clock_t raised = 0;
    std::jthread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      raised = std::clock();
      stop = true;
    });
    EXPECT_FALSE(solve_slice<HalvedByte>(slice, finished, {.threads = threads}, budget));
    other.join();
    EXPECT_LT(std::clock() - raised, CLOCKS_PER_SEC / 2);
  }
}

// Also while kings walk, when more than half of a block is done.
TEST(BlockSolver, StopsWhileKingsWalk) {
  const Slice slice{2, 0, 2, 0};
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  Budget budget(limits);
  SolveOptions options;
  std::vector<double> after_stop;
  options.on_progress = [&](double part) {
    if (stop) after_stop.push_back(part);
    if (part > 0.5) stop = true;
  };
  EXPECT_FALSE(solve_slice<HalvedByte>(slice, blank_feeds(slice), options, budget));
  EXPECT_TRUE(stop);
  EXPECT_LE(after_stop.size(), 1U);  // one last report, and no more work
}

TEST(BlockSolver, ReportsItsProgressToTheEnd) {
  Finished<std::uint8_t> finished;
  Budget budget;
  for (const Slice& slice : slices_below({0, 1, 0, 1})) {
    std::vector<double> parts;
    SolveOptions options;
    options.on_progress = [&](double part) { parts.push_back(part); };
    finished[slice] = solve_slice<HalvedByte>(slice, finished, options, budget)->values;
    ASSERT_FALSE(parts.empty());
    EXPECT_TRUE(std::ranges::is_sorted(parts));
    EXPECT_GT(parts.front(), 0.0);
    EXPECT_EQ(parts.back(), 1.0);
  }
}

}  // namespace
}  // namespace zermelo::checkers
