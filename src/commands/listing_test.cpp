// Costs and counts of lines, as facts and as words.
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

TEST(CountLines, SaysOneLineOfOneMove) {
  const auto words = [](std::optional<std::uint64_t> lines, unsigned plies) {
    return to_text(line_count_words(lines, plies, "Left"), false);
  };
  EXPECT_EQ(words(1, 1), "1 line of 1 move, Left first\n");
  EXPECT_EQ(words(1'000, 1), "1,000 lines of 1 move, Left first\n");
  EXPECT_EQ(words(0, 2), "0 lines of 2 moves, Left first\n");
  EXPECT_EQ(words(std::nullopt, 1), "? lines of 1 move, Left first\n");
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
