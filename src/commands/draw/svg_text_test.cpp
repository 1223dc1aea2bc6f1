// Text in an SVG document: escaping, widths, line breaks.
#include "commands/draw/svg_text.h"

#include <gtest/gtest.h>

#include "base/error.h"

namespace zermelo {
namespace {

using Lines = std::vector<std::string>;

TEST(XmlEscaped, ReplacesWhatXmlReserves) {
  EXPECT_EQ(xml_escaped("a<b> & \"c\" 'd'"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(xml_escaped("&amp;"), "&amp;amp;");
}

TEST(XmlEscaped, KeepsUtf8AndDropsControlCharacters) {
  EXPECT_EQ(xml_escaped("½ · ↑*"), "½ · ↑*");
  EXPECT_EQ(xml_escaped("a\nb\x01"
                        "c\x7f"),
            "a b c ");
}

TEST(TextWidth, GrowsWithTheTextAndTheSize) {
  EXPECT_EQ(text_width("", 12), 0);
  EXPECT_LT(text_width("iiii", 12), text_width("nnnn", 12));
  EXPECT_LT(text_width("nnnn", 12), text_width("WWWW", 12));
  EXPECT_DOUBLE_EQ(text_width("abc", 24), 2 * text_width("abc", 12));
}

// Advance widths of DejaVu Sans at size 1, from the font file.
TEST(TextWidth, IsNoLessThanInAWideFont) {
  EXPECT_GE(text_width("W", 1), 0.989);
  EXPECT_GE(text_width("m", 1), 0.974);
  EXPECT_GE(text_width("w", 1), 0.818);
  EXPECT_GE(text_width("Q", 1), 0.787);
  EXPECT_GE(text_width("0", 1), 0.636);
  EXPECT_GE(text_width("r", 1), 0.411);
  EXPECT_GE(text_width("×", 1), 0.838);
}

TEST(TextWidth, CountsCharactersNotBytes) {
  EXPECT_LT(text_width("é", 12), 2 * text_width("e", 12));
  EXPECT_DOUBLE_EQ(text_width("—", 12), 12);  // three bytes
}

TEST(TextWidth, OfLinesIsThatOfTheWidest) {
  EXPECT_EQ(text_width(Lines{}, 12), 0);
  EXPECT_EQ(text_width(Lines{"ab", "abcd", ""}, 12), text_width("abcd", 12));
}

TEST(BrokenLines, FillsLinesUpToTheWidth) {
  const double width = text_width("aaa bbb", 10);
  EXPECT_EQ(broken_lines("aaa bbb ccc", width, 10), (Lines{"aaa bbb", "ccc"}));
  EXPECT_EQ(broken_lines("aaa bbb ccc", width - 1, 10), (Lines{"aaa", "bbb", "ccc"}));
  EXPECT_EQ(broken_lines("aaa bbb ccc", 1000, 10), (Lines{"aaa bbb ccc"}));
}

TEST(BrokenLines, KeepsTheTextsOwnLineBreaks) {
  EXPECT_EQ(broken_lines("a b\nc", 1000, 10), (Lines{"a b", "c"}));
}

TEST(BrokenLines, LeavesALongWordWhole) {
  EXPECT_EQ(broken_lines("a abcdefghij b", 20, 10), (Lines{"a", "abcdefghij", "b"}));
}

TEST(BrokenLines, OfNothingIsNothing) { EXPECT_EQ(broken_lines("", 100, 10), Lines{}); }

TEST(ANameOfAPicture, MayNotSayThatItIsOfAnotherKind) {
  for (const char* path : {"f.svg", "f.SVG", "pictures/f.svg", "f", "/dev/stdout", "a.b/f"})
    EXPECT_NO_THROW(check_svg_name("out", path)) << path;
  for (const char* path : {"f.png", "f.svg.pdf", "a/f.jpeg"})
    EXPECT_THROW(check_svg_name("out", path), Error) << path;
}

}  // namespace
}  // namespace zermelo
