// Texts inside a message: one line, whatever the user sent.
#include "base/error.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace zermelo {
namespace {

bool fits_one_line(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

TEST(Quoted, PutsAPlainTextBetweenDoubleQuotes) {
  EXPECT_EQ(in_quotes("xo.xo"), "\"xo.xo\"");
  EXPECT_EQ(in_quotes(""), "\"\"");
  EXPECT_EQ(in_quotes("~ tilde and blank"), "\"~ tilde and blank\"");
}

TEST(Quoted, EscapesControlCharactersAndBytesBeyondAscii) {
  EXPECT_EQ(in_quotes("a\nb"), "\"a\\x0ab\"");
  EXPECT_EQ(in_quotes("\x1b[31m"), "\"\\x1b[31m\"");
  EXPECT_EQ(in_quotes(std::string_view("\0\t\x7f\xff", 4)), "\"\\x00\\x09\\x7f\\xff\"");
}

TEST(Quoted, ShowsATextOfSixtyCharactersWhole) {
  const std::string text(60, 'x');
  EXPECT_EQ(in_quotes(text), '"' + text + '"');
}

TEST(Quoted, CutsALongTextAndTellsItsLength) {
  const std::string shown = in_quotes("begin " + std::string(10'000'000, 'x'));
  EXPECT_TRUE(shown.starts_with("\"begin xxx")) << shown;
  EXPECT_TRUE(shown.ends_with("...\" (10000006 characters)")) << shown;
  EXPECT_LT(shown.size(), 100U);
}

TEST(Quoted, PutsOneCharacterBetweenSingleQuotes) {
  EXPECT_EQ(in_quotes('?'), "'?'");
  EXPECT_EQ(in_quotes('\n'), "'\\x0a'");
  EXPECT_EQ(in_quotes('\xe9'), "'\\xe9'");
}

RC_GTEST_PROP(Quoted, AlwaysFitsOneLineAndOneScreen, (const std::string& text)) {
  const std::string shown = in_quotes(text + text + text);
  RC_ASSERT(fits_one_line(shown));
  RC_ASSERT(shown.size() <= 4 * 60U + 2);
}

TEST(Quoted, MeasuresTheEscapedText) {
  const std::string shown = in_quotes(std::string(58, '\xff'));
  EXPECT_LT(shown.size(), 70U) << shown;
  EXPECT_NE(shown.find("(58 characters)"), std::string::npos) << shown;
}

TEST(Shortened, LeavesShortPlainTextsUnchanged) {
  EXPECT_EQ(shortened("(BW)^9"), "(BW)^9");
  EXPECT_EQ(shortened("a\tb"), "\"a\\x09b\"");
  EXPECT_EQ(shortened(std::string(61, 'B')), in_quotes(std::string(61, 'B')));
}

TEST(AnError, CarriesItsSentence) {
  try {
    throw Error("cell 2 is '?'");
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "cell 2 is '?'");
  }
}

}  // namespace
}  // namespace zermelo
