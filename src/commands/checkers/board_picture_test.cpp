#include "commands/checkers/board_picture.h"

#include <gtest/gtest.h>

#include "tests/svg_trouble.h"

namespace zermelo::checkers {
namespace {

TEST(CheckersPicture, ShowsPiecesAndTheNumbersOfEmptySquares) {
  EXPECT_EQ(to_text(board_words(read_fen("B:W18,K22:B1,K11").position), false),
            "+------------------------+\n"
            "|    b     2     3     4 |\n"
            "| 5     6     7     8    |\n"
            "|    9    10     B    12 |\n"
            "|13    14    15    16    |\n"
            "|   17     w    19    20 |\n"
            "|21     W    23    24    |\n"
            "|   25    26    27    28 |\n"
            "|29    30    31    32    |\n"
            "+------------------------+\n");
}

TEST(CheckersPicture, HasNoNumbersUnlessTheyAreWanted) {
  const std::string board = to_text(board_words(read_fen("B:W18:B1").position, false), false);
  EXPECT_EQ(board.find_first_of("0123456789"), std::string::npos);
  EXPECT_TRUE(board.starts_with("+------------------------+\n|    b     .     .     . |\n"));
}

TEST(CheckersPicture, IsDrawnWithADiscForAPieceAndASecondOneForAKing) {
  const BoardDrawing board = board_drawing(read_fen("B:W18,K22:B1,K11").position);
  const std::string svg = svg_document(board_picture(board, true));
  EXPECT_EQ(testing::svg_trouble(svg), "");
  EXPECT_EQ(testing::occurrences(svg, "<circle"), 6U);
  EXPECT_EQ(testing::occurrences(svg, ">K</text>"), 2U);
  EXPECT_EQ(testing::occurrences(svg, "#7a9a6a"), 32U);
  EXPECT_EQ(board.cells[1].piece, Piece::black) << "square 1 is the second of the first row";
  EXPECT_EQ(board.cells[1].number, "1");
  EXPECT_EQ(board.cells[62].number, "32");
}

}  // namespace
}  // namespace zermelo::checkers
