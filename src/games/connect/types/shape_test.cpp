// Texts of shapes, rules and boards, and the errors for bad ones.

#include "games/connect/types/shape.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"
#include "tests/complaint.h"

namespace zermelo::connect {
namespace {

Shape any_shape(unsigned k, unsigned longest) {
  const auto length = *rc::gen::inRange(k, longest + 1);
  return {length, *rc::gen::arbitrary<std::uint64_t>() & low_bits(length)};
}

RC_GTEST_PROP(ShapeTexts, AllThreeFormsAreReadBack, ()) {
  const auto k = *rc::gen::inRange(2U, 20U);
  const Shape shape = any_shape(k, longest_shape - 1);
  RC_ASSERT(read_shape(text(shape), k) == shape);
  RC_ASSERT(read_shape(std::to_string(shape.length) + ',' + std::to_string(shape.bits), k) ==
            shape);
  RC_ASSERT(read_shape('#' + std::to_string(index_of(shape, k)), k) == shape);
}

/// The unary form puts shapes in order: by length, then by number.
RC_GTEST_PROP(ShapeTexts, TheUnaryFormKeepsTheOrder, ()) {
  const auto k = *rc::gen::inRange(2U, 20U);
  const Shape a = any_shape(k, 40), b = any_shape(k, 40);
  const bool before = std::pair(a.length, a.bits) < std::pair(b.length, b.bits);
  RC_ASSERT((index_of(a, k) < index_of(b, k)) == before);
  RC_ASSERT(shape_at(index_of(a, k), k) == a);
  RC_ASSERT(index_of({k, 0}, k) == 0U);
  RC_ASSERT(index_of(a, k) < shapes_up_to(a.length, k));
}

std::string shape_complaint(const std::string& text, unsigned k = 6) {
  return testing::complaint_of([&] { read_shape(text, k); });
}

TEST(ShapeTexts, BadOnesAreNamedWithWhatWasExpected) {
  EXPECT_EQ(shape_complaint(""), "connect: the shape is empty; expected 0s and 1s, as in 0011100");
  EXPECT_EQ(shape_complaint("0011x00"),
            "connect: character 5 of \"0011x00\" is 'x'; expected 0 or 1");
  EXPECT_EQ(shape_complaint("..xyx.."),
            "connect: character 4 of \"..xyx..\" is 'y'; expected x or ., or 0s and 1s");
  EXPECT_EQ(shape_complaint("..xxo.."),
            "connect: a shape with stones of both colours; expected those of one");
  EXPECT_EQ(shape_complaint("00111"),
            "connect: \"00111\" has 5 points; expected at least 6, or nobody can win in it");
  EXPECT_EQ(shape_complaint("1", 2),
            "connect: \"1\" has 1 point; expected at least 2, or nobody can win in it");
  EXPECT_EQ(
      shape_complaint("8,256"),
      "connect: \"8,256\" is not a shape; expected LENGTH,NUMBER with a length of up to 63 and "
      "a number below 2^LENGTH");
  EXPECT_EQ(shape_complaint("8,255"), "");
  EXPECT_EQ(shape_complaint("#x"), "connect: \"#x\" is not a shape; expected # and its number");
  const std::string longest(longest_shape, '1');
  EXPECT_EQ(shape_complaint(longest), "");
  EXPECT_TRUE(shape_complaint(longest + '1').ends_with("has 64 points; a shape has up to 63"));
}

TEST(ShapeTexts, AreAlsoReadInTheLettersOfABoard) {
  const Shape shape = read_shape("0011100", 6);
  for (const char* same : {"..xxx..", "..XXX..", "--ooo--", "__OOO__", " 0011100\t", "..xxx..\r"})
    EXPECT_EQ(read_shape(same, 6), shape) << same;
}

TEST(LineRulesTexts, OutOfRangeIsRefused) {
  EXPECT_EQ(checked_line_rules(2, 1), (LineRules{2, 1}));
  EXPECT_EQ(checked_line_rules(32, 8), (LineRules{32, 8}));
  using Bounds = std::pair<std::uint64_t, std::uint64_t>;
  for (const auto& [k, p] : {Bounds{1, 1}, {33, 1}, {6, 0}, {6, 9}, {~0ULL, 2}}) {
    const auto found = testing::complaint_of([k = k, p = p] { checked_line_rules(k, p); });
    EXPECT_EQ(found, "connect: " + std::to_string(k) + " in a row with " + std::to_string(p) +
                         " a turn; expected 2 to 32 in a row and 1 to 8 stones a turn");
  }
}

RC_GTEST_PROP(GridTexts, WhatIsWrittenIsReadBack, ()) {
  Grid grid;
  grid.rows = *rc::gen::inRange(1U, longest_side + 1);
  grid.columns = *rc::gen::inRange(1U, longest_side + 1);
  grid.cells = *rc::gen::container<std::string>(std::size_t{grid.rows} * grid.columns,
                                                rc::gen::element('x', 'o', '.'));
  RC_ASSERT(read_grid(text(grid)) == grid);
  const auto cell = *rc::gen::inRange(0U, grid.size());
  const std::string name = cell_text(cell, grid.columns);
  const auto comma = name.find(',');
  const auto row = static_cast<unsigned>(std::stoul(name.substr(0, comma)));
  const auto column = static_cast<unsigned>(std::stoul(name.substr(comma + 1)));
  RC_ASSERT(grid.at(row, column) == grid.cells[cell]);
  RC_ASSERT(row * grid.columns + column == cell);
}

std::string grid_complaint(const std::string& text) {
  return testing::complaint_of([&] { read_grid(text); });
}

TEST(GridTexts, BadOnesAreNamedWithTheirPlace) {
  EXPECT_EQ(grid_complaint("xo./x."), "connect: row 2 of \"xo./x.\" has 2 cells; expected 3");
  EXPECT_EQ(grid_complaint("xo./x"), "connect: row 2 of \"xo./x\" has 1 cell; expected 3");
  EXPECT_EQ(grid_complaint("xo./.0."),
            "connect: cell 2 of row 2 of \"xo./.0.\" is '0'; expected x, o or .");
  const std::string expected =
      " is not a board; expected rows of 1 to 32 cells joined by /, at most 32 of them";
  EXPECT_EQ(grid_complaint(""), "connect: \"\"" + expected);
  EXPECT_TRUE(grid_complaint(std::string(33, 'x')).ends_with(expected));
  std::string tall = ".";
  for (int i = 1; i < 32; ++i) tall += "/.";
  EXPECT_EQ(read_grid(tall).rows, 32U);
  EXPECT_TRUE(grid_complaint(tall + "/.").ends_with(expected));
}

TEST(GridTexts, AreReadAsPeopleWriteThem) {
  const Grid grid = read_grid("xo./.x./...");
  for (const char* same :
       {"XO./.X./...", "xo-/_x_/---", "BW./.b./...", "xo.\n.x.\n...\n", "xo.\r\n.x.\r\n...\r\n",
        "  xo. \n\t.x.\n\n ...", " xo. / .x. / ... ", "xo./\n.x./\n..."})
    EXPECT_EQ(read_grid(same), grid) << same;
  for (const char* bad : {"xo.\n.x", "x o/...", "\n", " ", "xo./ /..."})
    EXPECT_NE(grid_complaint(bad), "") << bad;
}

TEST(GridTexts, SidesAreReadByName) {
  for (const char* black : {"x", "X", "black"}) EXPECT_EQ(read_colour(black), Colour::black);
  for (const char* white : {"o", "O", "white"}) EXPECT_EQ(read_colour(white), Colour::white);
  EXPECT_EQ(testing::complaint_of([] { read_colour("b"); }),
            "connect: the side to move is \"b\"; expected x or o");
  for (const Colour colour : {Colour::black, Colour::white}) {
    EXPECT_EQ(read_colour(std::string(1, letter(colour))), colour);
    EXPECT_EQ(other(other(colour)), colour);
    EXPECT_NE(other(colour), colour);
  }
}

RC_GTEST_PROP(RulesTexts, WhatIsWrittenIsReadBack, ()) {
  const auto side = rc::gen::inRange(1U, longest_side + 1), number = rc::gen::inRange(1U, 1025U);
  const GameRules rules{*side, *side, *number, *number, *number};
  RC_ASSERT(read_rules(text(rules)) == rules);
}

TEST(RulesTexts, BadOnesAreRefusedInOneSentence) {
  EXPECT_EQ(read_rules("gomoku"), (GameRules{15, 15, 5, 1, 1}));
  EXPECT_EQ(read_rules("connect6"), (GameRules{19, 19, 6, 2, 1}));
  EXPECT_EQ(read_rules("Connect6"), read_rules("connect6"));
  EXPECT_EQ(
      testing::complaint_of([] { read_rules("Renju"); }),
      "connect: \"Renju\" is not a set of rules known here: Renju's forbidden moves are "
      "missing; expected M,N,K,P,Q with a board of 1 to 32 by 1 to 32, or connect6 or gomoku");
  for (const std::string bad : {"", ",,,,", "3,3,3,1,", "3,3,3,1,1,", "3,3,3,1,0", "3,3,3,0,1",
                                "3,33,3,1,1", "3,3,1025,1,1", "3,3,3,1,1025", "3,3,3,1,+1",
                                "-3,3,3,1,1", "3;3;3;1;1", "3,3,3,1,99999999999999999999"}) {
    EXPECT_EQ(testing::complaint_of([&] { read_rules(bad); }),
              "connect: \"" + bad +
                  "\" is not a set of rules; expected M,N,K,P,Q with a board of 1 to 32 by 1 to "
                  "32, or connect6 or gomoku");
  }
}

}  // namespace
}  // namespace zermelo::connect
