// Families of rows, and formulas for their values.
#include "games/clobber/board/family.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"

namespace zermelo::clobber {
namespace {

TEST(Family, PutsTheNumberInEveryPlace) {
  EXPECT_EQ(write_board(Family("(BBW)^n").member(2)), "BBWBBW");
  EXPECT_EQ(write_board(Family("B^nW.(WB)^n").member(3)), "BBBW.WBWBWB");
  EXPECT_EQ(write_board(Family("(BW)^2B^n").member(1)), "BWBWB");
}

TEST(Family, RefusesWhatIsNone) {
  EXPECT_EQ(testing::complaint_of([] { Family("(BBW)^3"); }),
            "clobber: \"(BBW)^3\" has no parameter; expected a row with ^n in it, as in: (BBW)^n");
  EXPECT_NE(testing::complaint_of([] { (void)Family("B^n|W").member(1); }), "");
  EXPECT_NE(testing::complaint_of([] { (void)Family("(BW)^n").member(100000); }), "");
}

}  // namespace
}  // namespace zermelo::clobber
