// The keys of a line: history, completion and the steps that they ask for.
#include "cli/prompt/line_editor.h"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

class ALineEditor : public ::testing::Test {
 protected:
  ALineEditor() {
    for (const char* line : {"cool(*,1)", "^ + *", "cool(^,1)", "2"}) history_.add(line);
  }

  Step press(Key key) { return editor_.obey({key}); }
  Step type(const std::string& text) { return editor_.obey({Key::text, text}); }
  const std::string& text() const { return editor_.line().text(); }

  History history_;
  LineEditor editor_{history_, [](std::string_view before) -> std::vector<std::string> {
                       if (before.ends_with("t")) return {"temperature(", "tiny("};
                       if (before.ends_with("te")) return {"temperature("};
                       if (before.ends_with("o")) return {"outcome(", "outcast("};
                       return {};
                     }};
};

TEST_F(ALineEditor, WalksThroughTheHistoryAndBackToTheLineThatWasTyped) {
  type("ab");
  press(Key::cut_to_begin);
  EXPECT_EQ(press(Key::up), Step::go_on);
  EXPECT_EQ(text(), "2");
  press(Key::up), press(Key::up), press(Key::up);
  EXPECT_EQ(text(), "cool(*,1)");
  EXPECT_EQ(press(Key::up), Step::refused);
  press(Key::down), press(Key::down), press(Key::down), press(Key::down);
  EXPECT_EQ(text(), "");
  EXPECT_EQ(press(Key::down), Step::refused);
}

TEST_F(ALineEditor, FindsLinesThatBeginWithWhatWasTyped) {
  type("co");
  press(Key::up);
  EXPECT_EQ(text(), "cool(^,1)");
  press(Key::up);
  EXPECT_EQ(text(), "cool(*,1)");
  EXPECT_EQ(press(Key::up), Step::refused);
  press(Key::down), press(Key::down);
  EXPECT_EQ(text(), "co");
}

TEST_F(ALineEditor, SearchesAnewAfterALineOfTheHistoryWasChanged) {
  press(Key::up);
  press(Key::erase_before);
  type("^");
  press(Key::up);
  EXPECT_EQ(text(), "^ + *");
}

TEST_F(ALineEditor, CompletesAsFarAsTheWordsAgree) {
  type("1 + te");
  EXPECT_EQ(press(Key::complete), Step::go_on);
  EXPECT_EQ(text(), "1 + temperature(");
  EXPECT_EQ(press(Key::complete), Step::refused);
  press(Key::cut_to_begin);
  type("o");
  EXPECT_EQ(press(Key::complete), Step::go_on);
  EXPECT_EQ(text(), "outc");
  press(Key::cut_to_begin);
  type("t");
  EXPECT_EQ(press(Key::complete), Step::offered);
  EXPECT_EQ(editor_.offers().size(), 2U);
}

TEST_F(ALineEditor, EndsByCtrlDOnlyWhereNothingWasTyped) {
  EXPECT_EQ(press(Key::end_of_input_or_erase_after), Step::ended);
  type("ab");
  EXPECT_EQ(press(Key::end_of_input_or_erase_after), Step::refused);
  press(Key::begin);
  EXPECT_EQ(press(Key::end_of_input_or_erase_after), Step::go_on);
  EXPECT_EQ(text(), "b");
  EXPECT_EQ(press(Key::enter), Step::entered);
  EXPECT_EQ(press(Key::abandon), Step::abandoned);
}

}  // namespace
}  // namespace zermelo
