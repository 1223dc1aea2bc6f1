#include "games/checkers/solve/far_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "games/checkers/index/slice_entries.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {
namespace {

struct Compared {
  std::uint64_t positions = 0, far = 0, farther = 0;
};

/// Solves the slices with the limit lowered to `farthest`, and compares every position, captures
/// included, with its true distance: that of the solver with all the room it needs.
template <class Encoding>
Compared compare(const std::vector<Slice>& order, unsigned farthest, SolveOptions options) {
  using Score = typename Encoding::Score;
  Finished<Score> exact, limited;
  Budget budget;
  Compared out;
  for (const Slice& leading : order) {
    if (!leading.is_leading()) continue;
    options.farthest = std::nullopt;
    exact[leading] = solve_slice<Encoding>(leading, exact, options, budget)->values;
    options.farthest = farthest;
    limited[leading] = solve_slice<Encoding>(leading, limited, options, budget)->values;
    const SliceValues<Score>&right = *exact.at(leading), &found = *limited.at(leading);
    EXPECT_TRUE(right.far[0].empty() && right.far[1].empty());
    const Score loss = found.farthest, win = Encoding::backed_up(loss);
    for (const Slice& slice : {leading, leading.mirrored()}) {
      const FarPositions& far = found.far[slice == leading ? 0 : 1];
      const SliceIndex index(slice);
      std::uint64_t listed = 0;
      for (std::uint64_t i = 0; i < index.size(); ++i) {
        const Position p = index.position(i);
        const Outcome expected = Encoding::outcome(value_of<Encoding>(right, p));
        const Score value = value_of<Encoding>(found, p);
        Outcome outcome = Encoding::outcome(value);
        ++out.positions;
        if (value == loss || value == win) {
          ++out.far;
          out.farther += expected.plies > outcome.plies ? 1 : 0;
          if (const auto there = far_outcome(far, i)) {
            ++listed;
            outcome = *there;
          }
        }
        if (outcome != expected) {
          ADD_FAILURE() << text(slice) << ' ' << write_fen(p, Side::left) << ": " << outcome.plies
                        << ", not " << expected.plies;
          return out;
        }
      }
      EXPECT_EQ(listed, far.size()) << text(slice);
      EXPECT_TRUE(std::ranges::is_sorted(far, {}, &FarPosition::index));
    }
  }
  return out;
}

TEST(FarSearch, DistancesBeyondTheLimitAreExact) {
  for (const unsigned farthest : {3U, 7U}) {
    const auto compared =
        compare<HalvedByte>(slices_up_to(3, 2), farthest, {.threads = 1 + farthest % 2});
    EXPECT_GT(compared.farther, compared.positions / 50);
  }
}

TEST(FarSearch, DistancesToConversionBeyondTheLimitAreExact) {
  for (const unsigned farthest : {2U, 5U}) {
    const auto compared = compare<PlainDistance<std::uint8_t>>(
        slices_up_to(3, 2), farthest, {.threads = 2, .counts_to_conversion = true});
    EXPECT_GT(compared.farther, compared.positions / 50);
  }
}

TEST(FarSearch, NothingIsListedWhenTheLimitItselfIsTheLongest) {
  // The longest loss of 2K v 1K takes an even number of plies, the longest win one more or less.
  Finished<std::uint8_t> finished;
  Budget budget;
  const auto solve = [&](const Slice& slice, unsigned farthest) {
    return solve_slice<HalvedByte>(slice, finished, {.farthest = farthest}, budget);
  };
  finished[{1, 0, 1, 0}] = solve({1, 0, 1, 0}, 100)->values;
  const auto room = solve({2, 0, 1, 0}, 100);
  unsigned longest = 0, longest_win = 0;
  for (const Tally& tally : room->tallies)
    for (unsigned score = 0; score < 256; ++score) {
      const Outcome outcome = HalvedByte::outcome(static_cast<std::uint8_t>(score));
      if (tally.all[score] == 0) continue;
      if (outcome.result == Result::loss) longest = std::max(longest, outcome.plies);
      if (outcome.result == Result::win) longest_win = std::max(longest_win, outcome.plies);
    }
  ASSERT_GT(longest, 4U);
  ASSERT_LE(longest_win, longest + 1);
  const auto far = [&](unsigned farthest) {
    const auto solved = solve({2, 0, 1, 0}, farthest);
    return solved->values->far[0].size() + solved->values->far[1].size();
  };
  EXPECT_EQ(far(longest / 2), 0U);
  EXPECT_GT(far(longest / 2 - 1), 0U);
}

TEST(FarSearch, StopsWhenItIsTold) {
  Finished<std::uint8_t> finished;
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Budget free, stopped(limits);
  finished[{1, 0, 1, 0}] = solve_slice<HalvedByte>({1, 0, 1, 0}, finished, {}, free)->values;
  const auto solved = solve_slice<HalvedByte>({2, 0, 1, 0}, finished, {.farthest = 2}, free);
  SliceValues<std::uint8_t> values({2, 0, 1, 0});
  values.farthest = 2;
  EXPECT_FALSE(find_far<HalvedByte>(values, finished, {}, stopped));
  EXPECT_TRUE(values.far[0].empty() && values.far[1].empty());
}

}  // namespace
}  // namespace zermelo::checkers
