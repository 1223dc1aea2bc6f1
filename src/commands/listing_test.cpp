// Lists of moves and counts of lines, as facts and as words.
#include "commands/listing.h"

#include <gtest/gtest.h>

#include "base/numbers.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using zermelo::testing::TakeAway;

const TakeAway take_away = zermelo::testing::take_two_against_one();
const Subject subject{"take-away", "02+1"};  // as it was given, not as it is printed
const TakeAway::Position two_and_one{{2, 1}};

std::string fact(const Answer& answer, std::string_view name) {
  const Datum* datum = answer.fields.find(name);
  return datum == nullptr ? "missing" : to_json(*datum);
}

TEST(SayCost, GivesNodesAndTime) { EXPECT_EQ(say_cost(20464, 0.0048), "20,464 nodes, 4.8 ms"); }

TEST(SayCost, GivesARateWhereThereIsEnoughToMeasure) {
  EXPECT_EQ(say_cost(5'000'000, 2), "5,000,000 nodes, 2.00 s, 2.5 M/s");
  EXPECT_EQ(say_cost(200'000, 4), "200,000 nodes, 4.00 s, " + show_count(50'000) + "/s");
  EXPECT_EQ(say_cost(5'000'000, 0), "5,000,000 nodes, 0 us");
}

TEST(ListMoves, NamesEveryMoveAndWhereItLeads) {
  const Answer answer = list_moves(subject, take_away, two_and_one, {Side::left});
  EXPECT_EQ(to_json(answer.fields), R"({"game":"take-away","position":"02+1","moves":[)"
                                    R"({"side":"left","move":"a-1","position":"1+1"},)"
                                    R"({"side":"left","move":"a-2","position":"0+1"},)"
                                    R"({"side":"left","move":"b-1","position":"2+0"}]})");
  EXPECT_EQ(answer.status, Status::answered);
}

TEST(ListMoves, SaysTheSameInWords) {
  const Answer answer = list_moves(subject, take_away, two_and_one, {Side::left});
  EXPECT_EQ(to_text(answer.text, false),
            "Left: 3 moves\n"
            "  a-1       1+1\n"
            "  a-2       0+1\n"
            "  b-1       2+0\n");
}

TEST(ListMoves, TakesTheSidesInTheOrderAskedFor) {
  const Answer answer = list_moves(subject, take_away, {{1, 0}}, {Side::right, Side::left});
  EXPECT_EQ(to_text(answer.text, false),
            "Right: 1 move\n"
            "  a-1       0+0\n"
            "Left: 1 move\n"
            "  a-1       0+0\n");
  const List& moves = answer.fields.find("moves")->list();
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(moves[0].fields().find("side")->text(), "right");
  EXPECT_EQ(moves[1].fields().find("side")->text(), "left");
}

TEST(ListMoves, HasAnEmptyListWhereNobodyCanMove) {
  const Answer answer = list_moves(subject, take_away, {}, {Side::left, Side::right});
  EXPECT_EQ(fact(answer, "moves"), "[]");
  EXPECT_EQ(to_text(answer.text, false), "Left: 0 moves\nRight: 0 moves\n");
}

TEST(CountLines, GivesTheNumberOfLines) {
  // Left takes 1 or 2, then Right 1: a-1 leaves two replies, a-2 and b-1 leave one each.
  Budget budget;
  const Answer answer = count_lines(subject, take_away, two_and_one, Side::left, 2, budget);
  EXPECT_EQ(fact(answer, "game"), R"("take-away")");
  EXPECT_EQ(fact(answer, "position"), R"("02+1")");
  EXPECT_EQ(fact(answer, "first"), R"("left")");
  EXPECT_EQ(fact(answer, "depth"), "2");
  EXPECT_EQ(fact(answer, "nodes"), "4");
  EXPECT_EQ(answer.status, Status::answered);
}

TEST(CountLines, SaysTheSameInWords) {
  Budget budget;
  const Answer answer = count_lines(subject, take_away, two_and_one, Side::left, 2, budget);
  const std::string text = to_text(answer.text, false);
  EXPECT_TRUE(text.starts_with("4 lines of 2 moves, Left first\n8 nodes, ")) << text;
  EXPECT_TRUE(text.ends_with("\n")) << text;
}

TEST(CountLines, IsKnownWhenTheBudgetIsJustEnough) {
  Budget enough({.nodes = 8});
  const Answer known = count_lines(subject, take_away, two_and_one, Side::left, 2, enough);
  EXPECT_EQ(known.status, Status::answered);
  EXPECT_EQ(fact(known, "nodes"), "4");
}

TEST(CountLines, IsUnknownAndNoGuessWhenTheBudgetIsSpent) {
  Budget short_by_one({.nodes = 7});
  const Answer unknown = count_lines(subject, take_away, two_and_one, Side::left, 2, short_by_one);
  EXPECT_EQ(unknown.status, Status::unknown);
  EXPECT_EQ(fact(unknown, "nodes"), "null");
  const std::string text = to_text(unknown.text, false);
  EXPECT_TRUE(text.starts_with("? lines of 2 moves")) << text;
}

}  // namespace
}  // namespace zermelo
