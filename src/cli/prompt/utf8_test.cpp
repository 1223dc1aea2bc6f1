// Characters of UTF-8 text and their width on a terminal.
#include "cli/prompt/utf8.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

TEST(Characters, AreSteppedOverWhole) {
  const std::string text = "a\u00e9\u4e2de\u0301x";  // one, two and three bytes, e with an accent
  std::vector<std::size_t> forward{0}, backward{text.size()};
  while (forward.back() < text.size()) forward.push_back(after_character(text, forward.back()));
  while (backward.back() > 0) backward.push_back(before_character(text, backward.back()));
  EXPECT_EQ(forward, (std::vector<std::size_t>{0, 1, 3, 6, 9, 10}));
  EXPECT_EQ(std::vector(backward.rbegin(), backward.rend()), forward);
}

TEST(Characters, TakeTheColumnsThatATerminalGivesThem) {
  EXPECT_EQ(columns_of("abc"), 3U);
  EXPECT_EQ(columns_of("\u00e9\u2191"), 2U);
  EXPECT_EQ(columns_of("e\u0301"), 1U);
  EXPECT_EQ(columns_of("\u4e2d"), 2U);
}

RC_GTEST_PROP(Characters, AnyBytesAreWalkedToTheEndAndBack, (const std::string& bytes)) {
  std::size_t steps = 0;
  for (std::size_t i = 0; i < bytes.size(); i = after_character(bytes, i)) ++steps;
  RC_ASSERT(steps <= bytes.size());
  for (std::size_t i = bytes.size(); i > 0;) {
    const auto before = before_character(bytes, i);
    RC_ASSERT(before < i);
    i = before;
  }
}

RC_GTEST_PROP(VisibleText, HasNoControlCharacters, (const std::string& bytes)) {
  for (const char c : visible(bytes)) RC_ASSERT(static_cast<unsigned char>(c) >= 0x20);
  RC_ASSERT(visible(visible(bytes)) == visible(bytes));
}

}  // namespace
}  // namespace zermelo
