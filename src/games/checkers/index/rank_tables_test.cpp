#include "games/checkers/index/rank_tables.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/checkers/index/subsets.h"

namespace zermelo::checkers {
namespace {

// An element is inserted anywhere into any ground set: all sets keep their elements, with the new
// one or without it.
RC_GTEST_PROP(RankTables, KnowEverySetOfALargerGround, ()) {
  const unsigned elements = *rc::gen::inRange(0U, 4U);
  const RankTable beside = RankTable::beside(elements), joined = RankTable::joined(elements);
  const unsigned added = *rc::gen::inRange(0U, 32U);
  const Squares all = *rc::gen::arbitrary<Squares>() | *rc::gen::arbitrary<Squares>();
  Squares ground = all & ~square(added);
  while (size(ground) >= RankTable::places) ground &= ground - 1;
  const Squares grown = ground | square(added);
  const unsigned place = size(ground & below(added));
  for (std::uint32_t rank = 0; rank < choose(size(ground), elements); ++rank) {
    const Squares set = set_of(rank, elements, ground);
    RC_ASSERT(beside.at(place)[rank] == rank_of(set, grown));
    RC_ASSERT(joined.at(place)[rank] == rank_of(set | square(added), grown));
  }
}

TEST(RankTables, KeepAllRanksWhenTheNewElementIsTheLast) {
  const RankTable beside = RankTable::beside(2);
  for (std::uint32_t rank = 0; rank < choose(RankTable::places - 1, 2); ++rank)
    EXPECT_EQ(beside.at(RankTable::places - 1)[rank], rank);
}

}  // namespace
}  // namespace zermelo::checkers
