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

using Values = std::vector<std::optional<UpStar>>;

TEST(Formula, IsFoundForLinesStepsAndStars) {
  Values up, half, alternating, falling;
  for (std::int64_t n = 1; n <= 12; ++n) {
    up.push_back(UpStar{n - 1, n % 2 == 1 ? 1U : 0U});
    half.push_back(UpStar{(n + 1) / 2, 0});
    alternating.push_back(UpStar{0, n % 3 == 0 ? 2U : 0U});
    falling.push_back(UpStar{-((n + 2) / 3), 0});
  }
  EXPECT_EQ(up_star_formula(1, up), "n-1 ups, plus * where n mod 2 is 1");
  EXPECT_EQ(up_star_formula(1, half), "floor((n+1)/2) ups");
  EXPECT_EQ(up_star_formula(1, alternating), "*2 where n mod 3 is 0");
  EXPECT_EQ(up_star_formula(1, falling), "ceil(n/3) downs");
}

/// Five members of a family of `ups(n)` ups, from n = 1.
template <class Ups>
std::string formula_of(const Ups& ups, std::uint32_t star = 0) {
  Values values;
  for (std::int64_t n = 1; n <= 5; ++n) values.push_back(UpStar{ups(n), star});
  return up_star_formula(1, values).value();
}

TEST(Formula, IsSaidAsPeopleSayIt) {
  using Int = std::int64_t;
  EXPECT_EQ(formula_of([](Int) { return 0; }), "0");
  EXPECT_EQ(formula_of([](Int) { return 0; }, 1), "*");
  EXPECT_EQ(formula_of([](Int) { return 1; }), "1 up");
  EXPECT_EQ(formula_of([](Int) { return -1; }, 1), "1 down, plus *");
  EXPECT_EQ(formula_of([](Int) { return 2; }), "2 ups");
  EXPECT_EQ(formula_of([](Int) { return -7; }), "7 downs");
  EXPECT_EQ(formula_of([](Int n) { return n; }), "n ups");
  EXPECT_EQ(formula_of([](Int n) { return 2 * n - 3; }), "2n-3 ups");
  EXPECT_EQ(formula_of([](Int n) { return 3 - n; }), "3-n ups");
  EXPECT_EQ(formula_of([](Int n) { return 3 - 2 * n; }), "3-2n ups");
  EXPECT_EQ(formula_of([](Int n) { return -n - 1; }), "n+1 downs");
  EXPECT_EQ(formula_of([](Int n) { return n / 2; }), "floor(n/2) ups");
  EXPECT_EQ(formula_of([](Int n) { return -((n + 1) / 2); }), "ceil(n/2) downs");
}

TEST(Formula, IsNotFoundWhereThereIsNone) {
  const Values squares{UpStar{1, 0}, UpStar{4, 0}, UpStar{9, 0}, UpStar{16, 0}, UpStar{25, 0}};
  EXPECT_EQ(up_star_formula(1, squares), std::nullopt);
  EXPECT_EQ(up_star_formula(1, {UpStar{1, 0}, std::nullopt, UpStar{1, 0}}), std::nullopt);
  EXPECT_EQ(up_star_formula(1, {UpStar{1, 0}}), std::nullopt) << "one value shows nothing";
}

}  // namespace
}  // namespace zermelo::clobber
