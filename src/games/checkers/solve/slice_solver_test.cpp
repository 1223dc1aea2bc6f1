#include "games/checkers/solve/slice_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/checkers/index/slice_entries.h"
#include "games/checkers/slow/slow_solver.h"
#include "games/checkers/slow/slow_verifier.h"
#include "tests/checkers_entries.h"

namespace zermelo::checkers {
namespace {

constexpr unsigned solved_pieces = 3;

const SlowSolution& truth() {
  static const SlowSolution solution(solved_pieces);
  return solution;
}

/// Compares every entry without a capture, of all slices of that many pieces, with the slow solver.
template <class Encoding>
void expect_truth(SlowMetric metric, const SolveOptions& options) {
  using Score = typename Encoding::Score;
  Finished<Score> finished;
  Budget budget;
  for (const Slice& leading : slices_up_to(solved_pieces, solved_pieces - 1)) {
    if (!leading.is_leading()) continue;
    const auto solved = solve_slice<Encoding>(leading, finished, options, budget);
    ASSERT_TRUE(solved);
    finished[leading] = solved->values;
    for (const Slice& slice : {leading, leading.mirrored()}) {
      const auto found = entries_in_order<Encoding>(*solved->values, slice);
      const SlowMaterial material{slice.black_kings, slice.black_men, slice.white_kings,
                                  slice.white_men};
      const SlowIndex index(material);
      ASSERT_EQ(found.size(), position_count(slice)) << text(slice);
      ASSERT_EQ(found.size(), index.size()) << text(slice);
      for (std::uint64_t i = 0; i < found.size(); ++i) {
        if (must_capture(index.board(i))) continue;
        const auto outcome = Encoding::outcome(found[i]);
        const auto expected = truth().entry(metric, material, i);
        ASSERT_EQ(outcome.result, expected.result) << text(slice) << " entry " << i;
        if (metric != SlowMetric::wld && outcome.result != Result::draw) {
          ASSERT_EQ(outcome.plies, expected.plies) << text(slice) << " entry " << i;
        }
      }
    }
  }
}

TEST(SliceSolver, DistancesToTheWinAreThoseOfTheSlowRules) {
  expect_truth<HalvedByte>(SlowMetric::dtw, {});
  expect_truth<HalvedByte>(SlowMetric::dtw, {.threads = 2, .may_use_avx2 = false});
}

TEST(SliceSolver, ThreadsMayShareBlocks) {
  expect_truth<HalvedByte>(SlowMetric::dtw, {.threads = 2, .cells_to_share = 0});
}

TEST(SliceSolver, DistancesToConversionAreThoseOfTheSlowRules) {
  expect_truth<PlainDistance<std::uint8_t>>(SlowMetric::dtc, {.counts_to_conversion = true});
}

TEST(SliceSolver, WiderScoresAgree) {
  expect_truth<PlainDistance<std::uint16_t>>(SlowMetric::dtw, {.threads = 3});
  expect_truth<PlainDistance<std::uint16_t>>(SlowMetric::dtc, {.counts_to_conversion = true});
}

TEST(SliceSolver, ResultsAreThoseOfTheSlowRules) { expect_truth<ResultOnly>(SlowMetric::wld, {}); }

// Blocks in which a side has no kings, and those without any king, are solved by code of their own.
// With three pieces no side is stuck behind its own kings; with four some are.
template <class Encoding>
void expect_right_without_kings(SlowMetric metric) {
  Finished<std::uint8_t> finished;
  Budget budget;
  const SolveOptions options{.counts_to_conversion = metric == SlowMetric::dtc};
  for (const Slice& each : slices_below({0, 2, 0, 2}))
    finished[each] = solve_slice<Encoding>(each, finished, options, budget)->values;
  std::map<Slice, std::vector<std::uint8_t>> entries;
  const auto lookup = [&](const SlowMaterial& m, std::uint64_t at) {
    const auto count = [](unsigned n) { return static_cast<std::uint8_t>(n); };
    const Slice asked{count(m.black_kings), count(m.black_men), count(m.white_kings),
                      count(m.white_men)};
    auto& known = entries[asked];
    if (known.empty()) known = entries_in_order<Encoding>(*finished.at(asked.leading()), asked);
    const Outcome outcome = Encoding::outcome(known[at]);
    return SlowEntry{outcome.result, static_cast<std::uint16_t>(outcome.plies)};
  };
  SlowVerifier verifier(metric, lookup);
  for (const SlowMaterial& material :
       {SlowMaterial{1, 1, 0, 2}, SlowMaterial{0, 2, 1, 1}, SlowMaterial{0, 2, 0, 2}}) {
    const SlowCheck check = verifier.sample(material, 20'000, 1, budget);
    EXPECT_GT(check.checked, 10'000U);
    EXPECT_EQ(check.wrong, 0U) << check.first_wrong();
  }
  for (const char* fen : {"B:W23,27:B28,K32", "B:W31,32:B27,28"})
    EXPECT_EQ(verifier.entry(slow_board(fen)), (SlowEntry{Result::loss, 0})) << fen;
  // 26-23 leaves Black stuck behind his king; nothing else wins.
  EXPECT_EQ(verifier.entry(slow_board("W:W26,27:B28,K32")).result, Result::win);
}

TEST(SliceSolver, ASideWithoutKingsIsPlayedByTheSlowRules) {
  expect_right_without_kings<HalvedByte>(SlowMetric::dtw);
  expect_right_without_kings<PlainDistance<std::uint8_t>>(SlowMetric::dtc);
  expect_right_without_kings<ResultOnly>(SlowMetric::wld);
}

TEST(SliceSolver, ASliceReadBackIsAsItWasSolved) {
  Finished<std::uint8_t> finished;
  Budget budget;
  for (const Slice& leading : slices_up_to(solved_pieces, solved_pieces - 1)) {
    if (!leading.is_leading()) continue;
    finished[leading] = solve_slice<HalvedByte>(leading, finished, {}, budget)->values;
    const SliceValues<std::uint8_t>& solved = *finished[leading];
    const std::vector<std::uint8_t> files[] = {
        entries_in_order<HalvedByte>(solved, leading),
        entries_in_order<HalvedByte>(solved, leading.mirrored())};
    const auto read = [&](unsigned side, std::uint64_t first, std::vector<std::uint8_t>& out) {
      std::copy_n(files[side].begin() + static_cast<std::ptrdiff_t>(first), out.size(),
                  out.begin());
    };
    const auto again = restore_slice<HalvedByte>(leading, finished, read, {.threads = 2}, budget);
    for (const unsigned side : {0U, 1U})
      for (std::uint64_t i = 0; i < solved.cells * solved.men.count(); ++i)
        ASSERT_EQ(again->seen[side][i], solved.seen[side][i]) << text(leading) << ' ' << i;
  }
}

TEST(Slice, FeedsComeFirstAndTheCountsAreRight) {
  EXPECT_EQ(position_count({2, 2, 2, 1}), 1415939616U);
  EXPECT_EQ(position_count({1, 3, 2, 1}), 818711712U);
  EXPECT_EQ(position_count({0, 4, 0, 3}), 44717500U);
  const auto order = slices_up_to(6, 4);
  for (std::size_t i = 0; i < order.size(); ++i)
    for (const Slice& fed : feeds(order[i]))
      EXPECT_LT(std::ranges::find(order, fed) - order.begin(), static_cast<std::ptrdiff_t>(i))
          << text(order[i]) << " feeds on " << text(fed);
}

TEST(Slice, IsReadAsPeopleWriteIt) {
  const Slice slice{2, 1, 1, 0};
  for (const char* each : {"2K+1C v 1K+0C", "2k1c v 1k0c", "2K + 1C vs. 1K + 0C"})
    EXPECT_EQ(read_slice(each), slice) << each;
  EXPECT_EQ(read_slice(text(slice)), slice);
  for (const char* each : {"", "2K", "2K+1C v", "0K+0C v 1K+0C", "99K+1C v 1K+0C", "v"})
    EXPECT_ANY_THROW(read_slice(each)) << each;
}

}  // namespace
}  // namespace zermelo::checkers
