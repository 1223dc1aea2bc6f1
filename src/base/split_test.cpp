#include "base/split.h"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

using Parts = std::vector<std::string>;

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(split("", ","), Parts{""});
  EXPECT_EQ(split("a", ","), Parts{"a"});
  EXPECT_EQ(split(",a,,b,", ","), (Parts{"", "a", "", "b", ""}));
}

TEST(Split, TakesSeparatorsOfSeveralCharactersFromTheLeft) {
  EXPECT_EQ(split("a | b|c | ", " | "), (Parts{"a", "b|c", ""}));
  EXPECT_EQ(split("aaa", "aa"), (Parts{"", "a"}));
}

}  // namespace
}  // namespace zermelo
