#include "games/domineering/board.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/boards.h"
#include "tests/complaint.h"

namespace zermelo::domineering {
namespace {

std::string rewritten(std::string_view text) { return write_board(read_board(text)); }

std::string complaint(std::string_view text) {
  return testing::complaint_of([&] { read_board(text); });
}

TEST(DomineeringBoard, IsReadRowByRow) {
  const Board board = read_board("..#|.#.");
  EXPECT_EQ(board.rows, 2U);
  EXPECT_EQ(board.columns, 3U);
  EXPECT_EQ(board.free, (std::vector<bool>{true, true, false, true, false, true}));
  EXPECT_EQ(write_board(board), "..#|.#.");
}

TEST(DomineeringBoard, ASizeIsTheEmptyBoard) {
  EXPECT_EQ(rewritten("2x3"), "...|...");
  EXPECT_EQ(rewritten("1x4"), "....");
  EXPECT_EQ(rewritten("3x1"), ".|.|.");
  EXPECT_EQ(read_board("32x32").free.size(), 1024U);
  EXPECT_EQ(read_board("1x1024").free.size(), 1024U);
}

TEST(DomineeringBoard, ReadsWhatPeopleTypeAndFilesHold) {
  EXPECT_EQ(rewritten("2X3"), "...|...");
  EXPECT_EQ(rewritten("..#\r\n...\r\n"), "..#|...");
  EXPECT_EQ(rewritten("\xef\xbb\xbf.#\n..\n"), ".#|..");
  EXPECT_EQ(rewritten(" 2x2 "), "..|..");
}

TEST(DomineeringBoard, WhatARowLacksIsBlocked) {
  EXPECT_EQ(rewritten("...|."), "...|.##");
  EXPECT_EQ(rewritten(".|...|.."), ".##|...|..#");
  EXPECT_EQ(rewritten("..||.."), "..|##|..");
  EXPECT_EQ(rewritten("..|"), "..|##");
  EXPECT_EQ(rewritten("|.."), "##|..");
}

TEST(DomineeringBoard, ComplaintsSayWhereWhatAndWhatWasExpected) {
  EXPECT_EQ(complaint(".?."),
            "domineering: row 1, column 2 of \".?.\" is '?'; expected '.' or '#'");
  EXPECT_EQ(complaint("..|.|..x"),
            "domineering: row 3, column 3 of \"..|.|..x\" is 'x'; expected '.' or '#'");
  EXPECT_EQ(complaint("3x"), "domineering: row 1, column 1 of \"3x\" is '3'; expected '.' or '#'");
  EXPECT_EQ(complaint("0x4"), "domineering: size \"0x4\" has no cells; expected one such as 3x4");
  EXPECT_EQ(complaint("33x32"),
            "domineering: \"33x32\" has more than 1024 cells; that is the largest board");
  const std::string empty =
      "domineering: the board is empty; expected rows such as ..#|... or a size such as 3x4";
  EXPECT_EQ(complaint(""), empty);
  EXPECT_EQ(complaint("|||"), empty);
}

TEST(DomineeringBoard, RefusesWhatIsTooLargeHoweverItIsSpelled) {
  std::string tall = ".";
  for (int i = 0; i < 1024; ++i) tall += "|.";
  const std::string wide(513, '.'), bars(10'000'000, '|');
  for (const std::string& text :
       {tall, wide + "|.", bars + '.', '.' + bars, std::string(10'000'000, '.'),
        std::string("99999999999x99999999999"), std::string("4294967296x4294967296")}) {
    EXPECT_NE(complaint(text).find("more than 1024 cells"), std::string::npos);
  }
  EXPECT_EQ(complaint(std::string(512, '.') + "|."), "");
}

TEST(DomineeringBoard, ComplaintsStayShort) {
  for (const std::string& text :
       {std::string(1000, '?'), std::string(10'000'000, '|'), std::string("\x1b[2J")}) {
    EXPECT_LT(complaint(text).size(), 200U);
    EXPECT_EQ(complaint(text).find('\x1b'), std::string::npos);
  }
}

TEST(DomineeringBoard, TextSurvivesReadingAndWriting) {
  EXPECT_TRUE(rc::check("write(read(text)) == text", [] {
    const auto text = *testing::any_grid(6, 12, ".#");
    RC_ASSERT(rewritten(text) == text);
  }));
}

TEST(DomineeringBoard, AnyTextIsReadOrRefusedInOneSentence) {
  EXPECT_TRUE(rc::check("no text crashes the reader", [] {
    const auto text = *rc::gen::container<std::string>(
        rc::gen::element('.', '#', '|', 'x', '2', '9', '0', ' ', '\n', '\0', '\xff'));
    const auto said = complaint(text);
    if (said.empty()) RC_ASSERT(rewritten(rewritten(text)) == rewritten(text));
    RC_ASSERT(said.find('\n') == std::string::npos);
  }));
}

}  // namespace
}  // namespace zermelo::domineering
