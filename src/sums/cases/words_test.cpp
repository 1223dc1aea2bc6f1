#include "sums/cases/words.h"

#include <gtest/gtest.h>

namespace zermelo::cases {
namespace {

TEST(Words, AreWhatStandsBetweenBlanks) {
  using List = std::vector<std::string_view>;
  EXPECT_EQ(words_of(" \tBW  B\r\nW\v"), (List{"BW", "B", "W"}));
  EXPECT_EQ(words_of(""), List{});
  EXPECT_EQ(words_of(" \n"), List{});
  EXPECT_EQ(squeezed(" (3\n  *)  "), "(3 *)");
  EXPECT_EQ(trimmed("\t a b "), "a b");
}

TEST(Words, CuttingTakesOnePieceAndItsSeparator) {
  std::string_view text = "a,b;;c";
  EXPECT_EQ(cut(text, ",;"), "a");
  EXPECT_EQ(cut(text, ",;"), "b");
  EXPECT_EQ(cut(text, ",;"), "");
  EXPECT_EQ(cut(text, ",;"), "c");
  EXPECT_EQ(text, "");
  EXPECT_EQ(cut(text, ",;"), "");
}

}  // namespace
}  // namespace zermelo::cases
