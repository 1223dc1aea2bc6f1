#include "games/checkers/slow/slow_solver.h"

#include <string>

#include <gtest/gtest.h>

#include "base/budget.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_verifier.h"

namespace zermelo::checkers {
namespace {

const SlowSolution& three_pieces() {
  static const SlowSolution solution(3);
  return solution;
}

const SlowSolution& two_pieces() {
  static const SlowSolution solution(2);
  return solution;
}

// Figure 4 of Trice and Dodgen's paper: 18-23 wins in 3 plies; a crowning also wins and converts
// sooner.
TEST(SlowSolution, KnowsTheDistancesOfFigureFour) {
  const SlowBoard board = slow_board("B:WK31:B18,25");
  EXPECT_EQ(three_pieces().entry(SlowMetric::dtw, board), (SlowEntry{Result::win, 3}));
  EXPECT_EQ(three_pieces().entry(SlowMetric::dtc, board), (SlowEntry{Result::win, 1}));
}

TEST(SlowSolution, KnowsEndsOfTheGame) {
  const auto dtw = [](const char* fen) {
    return text(three_pieces().entry(SlowMetric::dtw, slow_board(fen)));
  };
  EXPECT_EQ(dtw("B:WK6:BK1"), "win in 1");  // takes the last piece
  EXPECT_EQ(dtw("B:W8,11:B4"), "loss");     // cannot move
  EXPECT_EQ(dtw("W:WK31:B23,25"), "loss in 2");
  EXPECT_EQ(dtw("B:WK32:BK1"), "draw");
}

/// The longest win with Black to move and the longest loss with White to move.
std::string longest(const SlowMaterial& slice) {
  const auto& all = three_pieces();
  return std::to_string(all.longest(SlowMetric::dtw, slice, Result::win)) + "/" +
         std::to_string(all.longest(SlowMetric::dtw, mirrored(slice), Result::loss));
}

// Table 2 of the paper; 1C v 1K is misprinted there as 5/12, and the losses of two pieces differ
// from the print.
TEST(SlowSolution, FindsThePublishedLongestWins) {
  EXPECT_EQ(longest({2, 0, 1, 0}), "33/34");
  EXPECT_EQ(longest({2, 0, 0, 1}), "33/34");
  EXPECT_EQ(longest({1, 1, 1, 0}), "47/48");
  EXPECT_EQ(longest({1, 1, 0, 1}), "47/48");
  EXPECT_EQ(longest({0, 2, 1, 0}), "61/62");
  EXPECT_EQ(longest({0, 2, 0, 1}), "61/62");
  EXPECT_EQ(three_pieces().longest(SlowMetric::dtw, {1, 0, 1, 0}, Result::win), 11U);
  EXPECT_EQ(three_pieces().longest(SlowMetric::dtw, {0, 1, 1, 0}, Result::win), 11U);
  EXPECT_EQ(three_pieces().longest(SlowMetric::dtw, {0, 1, 0, 1}, Result::win), 13U);
}

// The two metrics are computed independently.
TEST(SlowSolution, ConversionComesNoLaterThanTheEndAndHasItsParity) {
  const auto& all = three_pieces();
  for (const SlowMaterial& slice : all.slices()) {
    for (std::uint64_t at = 0; at < all.size(slice); ++at) {
      const SlowEntry dtw = all.entry(SlowMetric::dtw, slice, at);
      const SlowEntry dtc = all.entry(SlowMetric::dtc, slice, at);
      ASSERT_EQ(dtw.result, dtc.result);
      ASSERT_LE(dtc.plies, dtw.plies);
      ASSERT_EQ(dtw.plies % 2 == 1, dtw.result == Result::win);
    }
  }
}

/// Looks up positions of two pieces, with nonsense where there is a capture, and with one entry
/// changed.
struct Altered {
  SlowMetric metric;
  SlowMaterial slice{};
  std::uint64_t index = 0;
  SlowEntry entry{};

  SlowEntry operator()(const SlowMaterial& where, std::uint64_t at) const {
    if (where == slice && at == index) return entry;
    if (must_capture(SlowIndex(where).board(at))) return {Result::unknown, 999};
    return two_pieces().entry(metric, where, at);
  }
};

TEST(SlowVerifier, FindsNothingWrongInRightTables) {
  for (const auto metric : {SlowMetric::wld, SlowMetric::dtc, SlowMetric::dtw}) {
    SlowVerifier verifier(metric, [metric](const SlowMaterial& slice, std::uint64_t at) {
      return three_pieces().entry(metric, slice, at);
    });
    Budget budget;
    for (const SlowMaterial& slice : three_pieces().slices()) {
      const SlowCheck check = verifier.sample(slice, 500, 7, budget);
      EXPECT_EQ(check.first_wrong(), "");
      EXPECT_EQ(check.checked + check.skipped, 500U);
    }
  }
}

TEST(SlowVerifier, NeverReadsAnEntryWithACapture) {
  for (const auto metric : {SlowMetric::wld, SlowMetric::dtc, SlowMetric::dtw}) {
    SlowVerifier verifier(metric, Altered{metric});
    Budget budget;
    for (const SlowMaterial& slice : {SlowMaterial{1, 0, 1, 0}, {0, 1, 0, 1}}) {
      const SlowCheck check = verifier.check(slice, budget);
      EXPECT_EQ(check.first_wrong(), "");
      EXPECT_GT(check.skipped, 0U);
      EXPECT_EQ(check.checked + check.skipped, two_pieces().size(slice));
    }
  }
}

TEST(SlowVerifier, FindsOneWrongEntry) {
  const SlowBoard board = slow_board("B:WK12:B9");  // loses in 12, crowning in 9
  const SlowMaterial slice = material(board);
  const std::uint64_t at = SlowIndex(slice).rank(board);
  for (const auto metric : {SlowMetric::wld, SlowMetric::dtc, SlowMetric::dtw}) {
    const SlowEntry right = two_pieces().entry(metric, slice, at);
    auto wrong = right;
    if (metric == SlowMetric::wld) wrong.result = Result::draw;
    if (metric != SlowMetric::wld) wrong.plies += 2;
    SlowVerifier verifier(metric, Altered{metric, slice, at, wrong});
    Budget budget;
    const SlowCheck check = verifier.check(slice, budget);
    EXPECT_GE(check.wrong, 1U);
    EXPECT_EQ(verifier.check(slice, at, at + 1, budget).first_wrong(),
              slow_fen(board) + " is " + text(wrong) + ", should be " + text(right));
  }
}

TEST(SlowVerifier, StopsWhenTheBudgetIsSpent) {
  SlowVerifier verifier(SlowMetric::dtw, Altered{SlowMetric::dtw});
  Budget budget({.nodes = 10});
  const SlowCheck check = verifier.check({1, 0, 1, 0}, budget);
  EXPECT_EQ(check.checked + check.skipped, 10U);
}

TEST(SlowVerifier, PartsAddUp) {
  SlowCheck sum{.checked = 3, .skipped = 1};
  sum += {.checked = 2, .wrong = 1, .position = "B:W5:B1", .expected = {Result::win, 3}};
  sum += {.checked = 2, .wrong = 1, .position = "B:W6:B1"};
  EXPECT_EQ(sum.checked, 7U);
  EXPECT_EQ(sum.wrong, 2U);
  EXPECT_EQ(sum.first_wrong(), "B:W5:B1 is draw, should be win in 3");
}

}  // namespace
}  // namespace zermelo::checkers
