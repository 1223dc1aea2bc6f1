#include "games/clobber/board/board.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/clobber/board/pattern.h"
#include "tests/complaint.h"

namespace zermelo::clobber {
namespace {

std::string rewritten(std::string_view text) { return write_board(read_board(text)); }

std::string complaint(std::string_view text) {
  return testing::complaint_of([&] { read_board(text); });
}

void expect_complaint(std::string_view text, std::string_view part) {
  EXPECT_NE(complaint(text).find(part), std::string::npos)
      << "\"" << text << "\" gave \"" << complaint(text) << "\"";
}

TEST(Board, ReadsAllThreeAlphabets) {
  EXPECT_EQ(rewritten("BBW.W"), "BBW.W");
  EXPECT_EQ(rewritten("XXO-O"), "BBW.W");
  EXPECT_EQ(rewritten("xxo.o"), "BBW.W");
  EXPECT_EQ(rewritten("xBo-W"), "BBW.W");
  EXPECT_EQ(rewritten("bbw.w"), "BBW.W");
}

TEST(Board, ReadsWhatPeopleTypeAndFilesHold) {
  EXPECT_EQ(rewritten("2X3"), "BWB|WBW");
  EXPECT_EQ(rewritten("BW.\r"), "BW.");
  EXPECT_EQ(rewritten("BW\r\nWB\r\n"), "BW|WB");
  EXPECT_EQ(rewritten("BW\nWB\n\n"), "BW|WB");
  EXPECT_EQ(rewritten("\xef\xbb\xbf"
                      "BWW\n"),
            "BWW");
  EXPECT_EQ(rewritten("  (bw)^2 "), "BWBW");
  expect_complaint("BW\rWB", "'\\x0d'");
  expect_complaint("BW\n\nWB", "row 2");
}

TEST(Board, ReadsGrids) {
  const Board board = read_board("BW.|W.B");
  EXPECT_EQ(board.rows, 2U);
  EXPECT_EQ(board.columns, 3U);
  EXPECT_EQ(write_board(board), "BW.|W.B");
}

TEST(Board, ASizeIsTheCheckerboardWithBlackAtTheTopLeft) {
  EXPECT_EQ(rewritten("3x4"), "BWBW|WBWB|BWBW");
  EXPECT_EQ(rewritten("1x5"), "BWBWB");
  EXPECT_EQ(rewritten("2x1"), "B|W");
}

TEST(Board, PatternsAreWrittenOut) {
  EXPECT_EQ(rewritten("(BBW)^3"), "BBWBBWBBW");
  EXPECT_EQ(rewritten("B^5W.(WB)^3"), "BBBBBW.WBWBWB");
  EXPECT_EQ(rewritten("((BW)^2.)^2"), "BWBW.BWBW.");
  EXPECT_EQ(rewritten("(BW)"), "BW");
  EXPECT_EQ(rewritten("BW^0B"), "BB");
  EXPECT_EQ(rewritten("(xo)^2|(ox)^2"), "BWBW|WBWB");
  EXPECT_EQ(read_board("(BBW)^341").cells.size(), 1023U);
}

TEST(Board, SaysWhichCellIsWrong) {
  expect_complaint("xo?x", "cell 2 of \"xo?x\" is '?'");
  expect_complaint("BW|B1", "cell 3 of \"BW|B1\" is '1'");
  expect_complaint("B W", "cell 1 of \"B W\" is ' '");
}

TEST(Board, SaysWhichRowHasTheWrongLength) {
  expect_complaint("BWB|WB|BWB", "row 2 of \"BWB|WB|BWB\" has 2 cells; expected 3");
  expect_complaint("BW||BW", "row 2");
  expect_complaint("BW|", "row 2");
}

TEST(Board, RefusesWhatHasNoCells) {
  expect_complaint("", "the board is empty");
  expect_complaint("|", "the board is empty");
  expect_complaint("()^5", "the board is empty");
  expect_complaint("0x4", "has no cells");
}

TEST(Board, RefusesWhatIsTooLarge) {
  expect_complaint("33x32", "more than 1024 cells");
  expect_complaint("99999999999x99999999999", "more than 1024 cells");
  expect_complaint("B^1025", "more than 1024 cells");
  expect_complaint("((B^1000)^1000)^1000", "more than 1024 cells");
  expect_complaint(std::string(10'000'000, 'B'), "more than 1024 cells");
  std::string tall = "B";
  for (int i = 0; i < 1024; ++i) tall += "|B";
  expect_complaint(tall, "more than 1024 cells");
  EXPECT_EQ(complaint("32x32"), "");
}

TEST(Board, RefusesMalformedPatterns) {
  expect_complaint("(BW", "\"(BW\" has a '(' that is not closed");
  expect_complaint("BW)", "without a '('");
  expect_complaint("^3", "follows neither");
  expect_complaint("B^^3", "without a whole number");
  expect_complaint("B^", "without a whole number");
  expect_complaint("B^-3", "without a whole number");
  expect_complaint("B^99999999999999999999", "more than 1024 cells");
  expect_complaint("(BW|WB)^2", "\"(BW|WB)^2\" has a '(' that is not closed in its row");
}

TEST(Board, AnEmptyGroupRepeatedForeverIsStillNothing) {
  EXPECT_EQ(rewritten("B(()^18446744073709551615)^18446744073709551615W"), "BW");
}

TEST(Board, ComplaintsStayShort) {
  for (const std::string& text :
       {std::string(1'000'000, '?'), std::string(5000, '('), std::string("\x1b[2J")}) {
    EXPECT_LT(complaint(text).size(), 200U);
    EXPECT_EQ(complaint(text).find('\x1b'), std::string::npos);
  }
}

TEST(Board, TextSurvivesReadingAndWriting) {
  EXPECT_TRUE(rc::check("write(read(text)) == text", [] {
    const auto rows = *rc::gen::inRange<std::size_t>(1, 6),
               columns = *rc::gen::inRange<std::size_t>(1, 12);
    std::string text;
    for (std::size_t r = 0; r < rows; ++r) {
      if (r > 0) text += '|';
      text += *rc::gen::container<std::string>(columns, rc::gen::element('B', 'W', '.'));
    }
    RC_ASSERT(rewritten(text) == text);
  }));
}

TEST(Board, AnyTextIsReadOrRefusedInOneSentence) {
  EXPECT_TRUE(rc::check("no text crashes the reader", [] {
    const auto text = *rc::gen::container<std::string>(rc::gen::element(
        'B', 'W', 'x', 'o', '.', '-', '|', '(', ')', '^', '2', '9', '0', '\0', '\xff'));
    const auto said = complaint(text);
    if (said.empty()) RC_ASSERT(rewritten(rewritten(text)) == rewritten(text));
    RC_ASSERT(said.find('\n') == std::string::npos);
  }));
}

}  // namespace
}  // namespace zermelo::clobber
