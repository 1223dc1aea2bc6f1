#include <gtest/gtest.h>

#include <string>

#include "commands/outcome_words.h"
#include "commands/solve_answer.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

TEST(SolveAnswer, SaysWhatIsKnownAndWhatIsNot) {
  const auto rules = testing::take_one_to_three();
  SearchSolution<TakeAway> solution;
  solution.both.left = Verdict<TakeAway>{Result::win, TakeAway::Move{0, 2}};
  solution.both.right = Verdict<TakeAway>{};
  const Answer answer = solution_answer({"toy", "6+8"}, written(rules, solution), "magic");
  EXPECT_EQ(answer.status, Status::unknown);
  EXPECT_TRUE(answer.fields.find("outcome")->is_null());
  EXPECT_EQ(answer.fields.find("left_first")->fields().find("winner")->text(), "left");
  EXPECT_EQ(answer.fields.find("left_first")->fields().find("move")->text(), "a-2");
  EXPECT_TRUE(answer.fields.find("right_first")->fields().find("winner")->is_null());
  EXPECT_EQ(to_json(*answer.fields.find("exact")), "false");
  EXPECT_NE(to_text(answer.text, false).find("6+8: ?"), std::string::npos);
}

TEST(SolveAnswer, NamesEveryOutcome) {
  EXPECT_EQ(say_outcome(OutcomeClass::left), "Left wins, whoever starts");
  EXPECT_EQ(say_outcome(OutcomeClass::right), "Right wins, whoever starts");
  EXPECT_EQ(say_outcome(OutcomeClass::next), "the first player wins");
  EXPECT_EQ(say_outcome(OutcomeClass::previous), "the first player loses");
  EXPECT_EQ(say_outcome(std::nullopt), "?");
}

}  // namespace
}  // namespace zermelo
