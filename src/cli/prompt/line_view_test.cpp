// The row of a terminal that shows a line.
#include "cli/prompt/line_view.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "cli/prompt/utf8.h"

namespace zermelo {
namespace {

/// A row as a terminal shows it, and the column of its cursor.
struct Row {
  std::string text;
  std::size_t cursor = 0;
};

Row shown(LineView& view, const EditedLine& line, std::size_t columns) {
  const std::string drawn = view.drawn("> ", line, columns);
  const auto erase = drawn.find("\x1b[K\r"), move = drawn.rfind("\x1b[");
  Row row{drawn.substr(1, erase - 1)};
  if (move > erase) row.cursor = std::stoul(drawn.substr(move + 2));
  return row;
}

TEST(TheRowOfALine, ShowsAShortLineWhole) {
  LineView view;
  EditedLine line;
  line.set("\u4e2d + e\u0301");
  line.left();
  const Row row = shown(view, line, 40);
  EXPECT_EQ(row.text, "> \u4e2d + e\u0301");
  EXPECT_EQ(row.cursor, 7U);
}

TEST(TheRowOfALine, MarksTextThatIsHidden) {
  LineView view;
  EditedLine line;
  line.set("abcdefghijklmnopqrstuvwxyz");
  EXPECT_EQ(shown(view, line, 16).text, "> <vwxyz");
  line.to_begin();
  EXPECT_EQ(shown(view, line, 16).text, "> abcdefghijkl>");
  EXPECT_EQ(shown(view, line, 16).cursor, 2U);
}

RC_GTEST_PROP(TheRowOfALine, FitsAnyWidthAndShowsTheCharacterAtTheCursor, ()) {
  const auto length = *rc::gen::inRange(0, 120);
  std::string text;
  for (int i = 0; i < length; ++i) text += static_cast<char>('a' + i % 26);
  LineView view;
  EditedLine line;
  line.set(text);
  const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-40, 40));
  for (const int step : steps) {
    for (int i = 0; i < step; ++i) line.right();
    for (int i = 0; i > step; --i) line.left();
    const auto columns = *rc::gen::inRange<std::size_t>(8, 100);
    const Row row = shown(view, line, columns);
    RC_ASSERT(columns_of(row.text) < columns);
    RC_ASSERT(row.cursor < columns);
    if (line.cursor() < text.size()) RC_ASSERT(row.text.at(row.cursor) == text[line.cursor()]);
  }
}

TEST(WordsInColumns, FillTheRowsOfTheTerminal) {
  EXPECT_EQ(in_columns({"aa", "b", "c"}, 8), "aa  b\nc\n");
  EXPECT_EQ(in_columns({"aa", "b", "c"}, 1), "aa\nb\nc\n");
}

}  // namespace
}  // namespace zermelo
