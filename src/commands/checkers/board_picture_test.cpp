#include "commands/checkers/board_picture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace zermelo::checkers {
namespace {

TEST(CheckersPicture, ShowsPiecesAndTheNumbersOfEmptySquares) {
  EXPECT_EQ(to_text(board_picture(read_fen("B:W18,K22:B1,K11").position), false),
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

TEST(CheckersPicture, AsSvgHasADiscAPieceAndARingMoreForAKing) {
  const std::string svg = board_svg(read_fen("B:W18,K22:B1,K11").position);
  const auto count = [&](std::string_view part) {
    std::size_t found = 0;
    for (auto at = svg.find(part); at != std::string::npos; at = svg.find(part, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(count("<rect class=\"d\""), 32U);
  EXPECT_EQ(count("<circle class=\"b\""), 3U);
  EXPECT_EQ(count("<circle class=\"w\""), 3U);
  EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
}

}  // namespace
}  // namespace zermelo::checkers
