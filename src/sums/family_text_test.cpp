// Families of positions: the notation, and the members it gives.
#include "sums/family_text.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"

namespace zermelo {
namespace {

std::string member(const std::string& text, std::uint64_t n) {
  return FamilyText("clobber", text).member(n);
}
std::string complaint(const std::string& text, std::uint64_t n = 1) {
  return testing::complaint_of([&] { (void)member(text, n); });
}

TEST(AFamilyText, RepeatsCharactersAndGroups) {
  EXPECT_EQ(member("(BBW)^n", 2), "BBWBBW");
  EXPECT_EQ(member("B^nW.(WB)^n", 3), "BBBW.WBWBWB");
  EXPECT_EQ(member("(BW)^2B^n", 1), "BWBWB");
  EXPECT_EQ(member("B^(2n+1)W^(3-n)", 2), "BBBBBW");
  EXPECT_EQ(member("B^2n", 3), "BBBBBB");
  EXPECT_EQ(member("((BW)^nB)^2", 2), "BWBWBBWBWB");
  EXPECT_EQ(member("B^n", 0), "");
}

TEST(AFamilyText, RepeatsWholeRowsAndStalks) {
  EXPECT_EQ(member("(..|.#)^n", 2), "..|.#|..|.#");
  EXPECT_EQ(member("..|(.#|#.)^n|..", 1), "..|.#|#.|..");
  EXPECT_EQ(member("..|(.#|#.)^n|..", 0), "..|..");
  EXPECT_EQ(member("(.)^n|(#.)^n", 2), "..|#.#.");
  EXPECT_EQ(member("(..|)^n..", 2), "..|..|..");
  EXPECT_EQ(member("(BR+R)^n", 2), "BR+R+BR+R");
}

TEST(AFamilyText, HasSizes) {
  EXPECT_EQ(member("2xn", 7), "2x7");
  EXPECT_EQ(member("nx(n+1)", 3), "3x4");
  EXPECT_EQ(member("2nx3", 2), "4x3");
  EXPECT_EQ(member("grid 2xn B^nR", 2), "grid 2x2 BBR");
}

TEST(AFamilyText, RefusesWhatIsNone) {
  EXPECT_EQ(
      complaint("(BBW)^3"),
      "clobber: \"(BBW)^3\" has no parameter; expected a pattern with n in a count or a size, "
      "such as (BBW)^n or 2xn");
  EXPECT_EQ(complaint("(BB^n"), "clobber: \"(BB^n\" has a '(' that is not closed");
  EXPECT_EQ(complaint("B)W^n"), "clobber: \"B)W^n\" has a ')' without a '('");
  EXPECT_EQ(
      complaint("B^(n-3)", 2),
      "clobber: \"B^(n-3)\" has the count \"n-3\", which is -1 for n = 2; expected none below "
      "0");
  EXPECT_EQ(complaint("B^(n+x)"),
            "clobber: \"B^(n+x)\" has the count \"n+x\"; expected one such as 3, n, 2n or (2n+1)");
  EXPECT_NE(complaint("(BW)^n", 10'000'000), "");
  EXPECT_NE(complaint("((((B^n)^n)^n)^n)^n", 1000), "");
}

TEST(AParameter, IsReplacedWhereItStandsAlone) {
  EXPECT_EQ(with_parameter("clobber((WB)^n) + n.*", 3), "clobber((WB)^3) + 3.*");
  EXPECT_EQ(with_parameter("{2n|-n}", 3), "{6|-3}");
  EXPECT_EQ(with_parameter("domineering(2xn) + mean(n)", 4), "domineering(2x4) + mean(4)");
  EXPECT_NE(testing::complaint_of([] { with_parameter("mean(^)", 1); }), "");
}

}  // namespace
}  // namespace zermelo
