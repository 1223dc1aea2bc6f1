#include "games/checkers/index/subsets.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "games/checkers/slow/slow_index.h"

namespace zermelo::checkers {
namespace {

TEST(Subsets, BinomialsAreThoseOfTheSlowIndex) {
  for (unsigned n = 0; n <= 32; ++n)
    for (unsigned k = 0; k <= largest_set; ++k)
      EXPECT_EQ(choose(n, k), slow_choose(n, k)) << n << " choose " << k;
  EXPECT_EQ(choose(32, 4), 35960U);
  EXPECT_EQ(choose(28, 12), 30421755U);
  EXPECT_EQ(choose(3, 4), 0U);
}

/// A set comes before another if the largest element in which they differ is in the other. In this
/// order the sets of one size must have the ranks 0, 1, 2, and so on.
TEST(Subsets, RanksAreThePlacesInColexicographicOrder) {
  const Squares ground = 0b1011'0110'1101;
  for (unsigned k = 0; k <= 5; ++k) {
    std::vector<Squares> sets;
    for (Squares set = 0; set < 1U << 12; ++set)
      if ((set & ~ground) == 0 && size(set) == k) sets.push_back(set);
    std::ranges::sort(sets);  // as numbers: the highest differing bit decides
    ASSERT_EQ(sets.size(), choose(size(ground), k));
    for (std::uint32_t rank = 0; rank < sets.size(); ++rank) {
      EXPECT_EQ(rank_of(sets[rank], ground), rank);
      EXPECT_EQ(set_of(rank, k, ground), sets[rank]);
    }
    std::vector<Squares> each;
    each_set(k, ground, [&](Squares set) { each.push_back(set); });
    EXPECT_EQ(each, sets);
  }
}

TEST(Subsets, EveryRankOfTheBoardIsGivenOnce) {
  for (unsigned k = 1; k <= 3; ++k) {
    Squares set = below(k);
    for (std::uint32_t rank = 0; rank < choose(32, k); ++rank) {
      ASSERT_EQ(rank_of(set, ~Squares{0}), rank);
      ASSERT_EQ(set_of(rank, k, ~Squares{0}), set);
      if (rank + 1 < choose(32, k)) set = next_set(set);
    }
    EXPECT_EQ(set, ~below(32 - k));
  }
}

/// Some elements of a ground set, at most `most`.
Squares some_of(Squares ground, unsigned most) {
  Squares out = *rc::gen::arbitrary<Squares>() & ground;
  while (size(out) > most) out &= out - 1;
  return out;
}

RC_GTEST_PROP(Subsets, SetsAndRanksAreInverse, ()) {
  const Squares ground = *rc::gen::arbitrary<Squares>();
  const Squares set = some_of(ground, largest_set);
  const std::uint32_t rank = rank_of(set, ground);
  RC_ASSERT(rank < choose(size(ground), size(set)));
  RC_ASSERT(set_of(rank, size(set), ground) == set);
}

// The reason why one order serves boards with different men.
RC_GTEST_PROP(Subsets, LeavingElementsOutKeepsTheOrder, ()) {
  const Squares ground = *rc::gen::arbitrary<Squares>(), a = some_of(ground, 6);
  Squares b = some_of(ground, 6);
  RC_PRE(size(a) == size(b));
  const Squares smaller = a | b | some_of(ground, 32);
  RC_ASSERT((rank_of(a, ground) < rank_of(b, ground)) ==
            (rank_of(a, smaller) < rank_of(b, smaller)));
  RC_ASSERT(rank_of(a, smaller) <= rank_of(a, ground));
}

RC_GTEST_PROP(Subsets, TheNextSetHasTheNextRank, ()) {
  const Squares ground = *rc::gen::arbitrary<Squares>();
  const Squares set = some_of(ground, largest_set);
  const std::uint32_t rank = rank_of(set, ground);
  RC_PRE(rank + 1 < choose(size(ground), size(set)));
  const Squares next = next_set(set, ground);
  RC_ASSERT(size(next) == size(set));
  RC_ASSERT(rank_of(next, ground) == rank + 1);
}

}  // namespace
}  // namespace zermelo::checkers
