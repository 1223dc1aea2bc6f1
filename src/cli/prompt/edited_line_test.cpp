// Editing a line, against a plain list of characters.
#include "cli/prompt/edited_line.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace zermelo {
namespace {

EditedLine line_of(const std::string& text) {
  EditedLine line;
  line.set(text);
  return line;
}

TEST(AnEditedLine, MovesByWords) {
  EditedLine line = line_of("cool(g, 1/2) + left_stop(g)");
  std::vector<std::size_t> places;
  while (line.word_left()) places.push_back(line.cursor());
  EXPECT_EQ(places, (std::vector<std::size_t>{25, 15, 10, 8, 5, 0}));
  places.clear();
  while (line.word_right()) places.push_back(line.cursor());
  EXPECT_EQ(places, (std::vector<std::size_t>{4, 6, 9, 11, 24, 26, 27}));
}

TEST(AnEditedLine, CutsAndPastes) {
  EditedLine line = line_of("one two  ");
  EXPECT_TRUE(line.cut_to_blank());
  EXPECT_EQ(line.text(), "one ");
  EXPECT_TRUE(line.to_begin());
  EXPECT_TRUE(line.paste_cut());
  EXPECT_EQ(line.text(), "two  one ");
  EXPECT_TRUE(line.cut_to_end());
  EXPECT_EQ(line.text(), "two  ");
  EXPECT_TRUE(line.cut_to_begin());
  EXPECT_EQ(line.text(), "");
  EXPECT_FALSE(line.cut_to_begin());
  EXPECT_FALSE(line.cut_word_after());
}

TEST(AnEditedLine, ExchangesCharactersAroundTheCursor) {
  EditedLine line = line_of("ab\u00e9");
  EXPECT_TRUE(line.exchange());
  EXPECT_EQ(line.text(), "a\u00e9b");
  EXPECT_EQ(line.cursor(), line.text().size());
  line.to_begin();
  EXPECT_FALSE(line.exchange());
}

/// A line as a list of characters, which is obviously right.
struct Letters {
  std::vector<std::string> all;
  std::size_t cursor = 0;

  std::string text() const { return std::accumulate(all.begin(), all.end(), std::string()); }
  auto here() { return all.begin() + static_cast<std::ptrdiff_t>(cursor); }
  void obey(int what) {
    static const std::string typed[] = {"a", "\u00e9", "\u4e2d", "e\u0301"};
    if (what < 4) all.insert(here(), typed[what]), ++cursor;
    if (what == 4 && cursor > 0) --cursor;
    if (what == 5 && cursor < all.size()) ++cursor;
    if (what == 6 && cursor > 0) --cursor, all.erase(here());
    if (what == 7 && cursor < all.size()) all.erase(here());
    if (what == 8) cursor = 0;
    if (what == 9) cursor = all.size();
  }
};

void obey(EditedLine& line, int what) {
  static const std::string typed[] = {"a", "\u00e9", "\u4e2d", "e\u0301"};
  if (what < 4) line.insert(typed[what]);
  if (what == 4) line.left();
  if (what == 5) line.right();
  if (what == 6) line.erase_before();
  if (what == 7) line.erase_after();
  if (what == 8) line.to_begin();
  if (what == 9) line.to_end();
}

RC_GTEST_PROP(AnEditedLine, IsEditedAsAListOfCharacters, ()) {
  const auto keys = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 10));
  Letters letters;
  EditedLine line;
  for (const int key : keys) {
    letters.obey(key);
    obey(line, key);
    RC_ASSERT(line.text() == letters.text());
    const Letters before{{letters.all.begin(), letters.here()}};
    RC_ASSERT(line.before_cursor() == before.text());
  }
}

}  // namespace
}  // namespace zermelo
