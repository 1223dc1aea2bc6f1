// The verifier's own rows agree with the rules, and with the rows of the builder.
#include "games/clobber/slow/slow_rows.h"

#include <gtest/gtest.h>

#include "games/clobber/rows/rows.h"

namespace zermelo::clobber {
namespace {

TEST(SlowRows, AreCountedByLengthThenByTheirBlackStones) {
  EXPECT_EQ(slow_index("W"), 0U);
  EXPECT_EQ(slow_index("B"), 1U);
  EXPECT_EQ(slow_index("WW"), 2U);
  EXPECT_EQ(slow_index("BW"), 3U);
  for (std::uint32_t i = 0; i < rows_up_to(10); ++i) {
    EXPECT_EQ(slow_index(slow_row(i)), i);
    EXPECT_EQ(slow_row(i), text(row_at(i)));
  }
}

TEST(SlowRows, AStoneTakesItsNeighbourAndLeavesItsCellEmpty) {
  const auto left = slow_moves("BBWB", Side::left), right = slow_moves("BBWB", Side::right);
  ASSERT_EQ(left.size(), 2U);  // B.BB and BBB.
  EXPECT_EQ(left[0].pair, 1U);
  EXPECT_EQ(left[0].before, "B");
  EXPECT_EQ(left[0].after, "BB");
  EXPECT_EQ(left[1].before, "BBB");
  EXPECT_EQ(left[1].after, "");
  ASSERT_EQ(right.size(), 2U);  // BW.B and BB.W
  EXPECT_EQ(right[0].before, "BW");
  EXPECT_EQ(right[0].after, "B");
  EXPECT_EQ(right[1].before, "BB");
  EXPECT_EQ(right[1].after, "W");
}

TEST(SlowPlay, WinsWhereTheOtherCannotMove) {
  SlowPlay play;
  EXPECT_EQ(play.outcome("B"), 'P');
  EXPECT_EQ(play.outcome("BBB"), 'P');
  EXPECT_EQ(play.outcome("BW"), 'N');
  EXPECT_EQ(play.outcome("BBW"), 'L');  // ^ = {0 | *}
  EXPECT_EQ(play.outcome("WWB"), 'R');
  EXPECT_EQ(play.outcome("BBWW"), 'P');  // either move leaves *
}

}  // namespace
}  // namespace zermelo::clobber
