#include "commands/draw/board_drawing.h"

#include <gtest/gtest.h>

#include "tests/svg_trouble.h"

namespace zermelo {
namespace {

using testing::occurrences;
using testing::svg_trouble;

/// A board whose cells are the letters of a text, numbered from 0.
BoardDrawing lettered(const std::string& letters, std::size_t columns) {
  BoardDrawing out{.title = "a <board>", .position = letters, .columns = columns};
  for (const char letter : letters) {
    const Piece piece = letter == 'B' ? Piece::black : letter == 'W' ? Piece::white : Piece::none;
    out.cells.push_back({letter, Ground::wood, piece, std::to_string(out.cells.size())});
  }
  return out;
}

std::string text_of(const BoardDrawing& board, bool numbers) {
  return to_text(board_text(board, numbers), false);
}

TEST(BoardText, HasTheNumbersOfItsCellsBesideItsRows) {
  const BoardDrawing board = lettered("BBW..WB.B.W.", 6);
  EXPECT_EQ(text_of(board, false), "   B B W . . W\n   B . B . W .\n");
  EXPECT_EQ(text_of(board, true),
            "   B B W . . W      0  1  2  3  4  5\n"
            "   B . B . W .      6  7  8  9 10 11\n");
}

TEST(BoardText, NumbersEveryTenthCellAboveALongRow) {
  const BoardDrawing board = lettered(std::string(24, 'B'), 24);
  EXPECT_EQ(text_of(board, true),
            "  0         10        20        \n  " + std::string(24, 'B') + '\n');
  EXPECT_EQ(text_of(board, false), "  " + std::string(24, 'B') + '\n');
}

TEST(BoardText, NumbersRowsAndColumnsOfPoints) {
  BoardDrawing board = lettered("B..W..", 3);
  board.has_points = true;
  EXPECT_EQ(text_of(board, false), "   B . .\n   W . .\n");
  EXPECT_EQ(text_of(board, true), "     0 1 2\n   0 B . .\n   1 W . .\n");
}

TEST(BoardPicture, HasACellForEachCellAndADiscForEachPiece) {
  const BoardDrawing board = lettered("BBW..WB.B.W.", 6);
  const std::string plain = svg_document(board_picture(board, false));
  const std::string numbered = svg_document(board_picture(board, true));
  EXPECT_EQ(svg_trouble(plain) + svg_trouble(numbered), "");
  EXPECT_EQ(occurrences(plain, "<rect"), 1U + 12U);
  EXPECT_EQ(occurrences(plain, "<circle"), 7U);
  EXPECT_EQ(occurrences(plain, "<text"), 0U);
  EXPECT_EQ(occurrences(numbered, "<text"), 12U);
  EXPECT_NE(numbered.find("<title>a &lt;board&gt;</title>"), std::string::npos);
}

TEST(BoardPicture, GrowsByTheNumbersAtTheEdgesOfPoints) {
  BoardDrawing board = lettered("B..W..", 3);
  board.has_points = true;
  const Picture plain = board_picture(board, false), numbered = board_picture(board, true);
  EXPECT_GT(numbered.width, plain.width);
  EXPECT_GT(numbered.height, plain.height);
  EXPECT_EQ(occurrences(numbered.elements, "<text"), 5U);
}

TEST(ARowOfPictures, HoldsThemAllWithinItsFrame) {
  const Picture board = board_picture(lettered("BW", 2), false);
  std::vector<Framed> some{{"", board, "part 0"}, {"+", text_picture("<1|2>"), "part 1"}};
  const Picture row = in_a_row(some, "two");
  EXPECT_EQ(svg_trouble(svg_document(row)), "");
  EXPECT_GT(row.width, board.width + text_picture("<1|2>").width);
  EXPECT_NE(row.elements.find("&lt;1|2&gt;"), std::string::npos);
  for (int i = 0; i < 50; ++i) some.push_back({"+", board, "again"});
  const Picture rows = in_a_row(some, "many");
  EXPECT_LT(rows.width, 1300) << "long sums go on below";
  EXPECT_EQ(occurrences(rows.elements, "<g "), 52U);
}

}  // namespace
}  // namespace zermelo
