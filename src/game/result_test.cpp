// Sides, results and outcome classes, against their definitions.
#include "game/result.h"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

TEST(ASide, HasTheOtherAsItsOpponent) {
  EXPECT_EQ(opponent(Side::left), Side::right);
  EXPECT_EQ(opponent(Side::right), Side::left);
}

TEST(ASide, HasANameAndATitle) {
  EXPECT_EQ(name(Side::left), "left");
  EXPECT_EQ(name(Side::right), "right");
  EXPECT_EQ(title(Side::left), "Left");
  EXPECT_EQ(title(Side::right), "Right");
}

TEST(AResult, HasAName) {
  EXPECT_EQ(name(Result::loss), "loss");
  EXPECT_EQ(name(Result::draw), "draw");
  EXPECT_EQ(name(Result::win), "win");
  EXPECT_EQ(name(Result::unknown), "unknown");
}

TEST(TheWinner, IsTheMoverAfterAWinAndTheOtherAfterALoss) {
  for (const Side mover : {Side::left, Side::right}) {
    EXPECT_EQ(winner(mover, Result::win), mover);
    EXPECT_EQ(winner(mover, Result::loss), opponent(mover));
  }
}

TEST(TheWinner, IsNobodyAfterADrawOrAnUnknownResult) {
  for (const Side mover : {Side::left, Side::right}) {
    EXPECT_EQ(winner(mover, Result::draw), std::nullopt);
    EXPECT_EQ(winner(mover, Result::unknown), std::nullopt);
  }
}

TEST(TheOutcomeClass, NamesTheWinnerForEitherStartingPlayer) {
  EXPECT_EQ(outcome_class(Result::win, Result::loss), OutcomeClass::left);
  EXPECT_EQ(outcome_class(Result::loss, Result::win), OutcomeClass::right);
  EXPECT_EQ(outcome_class(Result::win, Result::win), OutcomeClass::next);
  EXPECT_EQ(outcome_class(Result::loss, Result::loss), OutcomeClass::previous);
}

TEST(TheOutcomeClass, NeedsBothResults) {
  for (const Result vague : {Result::draw, Result::unknown}) {
    for (const Result other : {Result::loss, Result::draw, Result::win, Result::unknown}) {
      EXPECT_EQ(outcome_class(vague, other), std::nullopt);
      EXPECT_EQ(outcome_class(other, vague), std::nullopt);
    }
  }
}

TEST(TheOutcomeClass, HasItsCustomaryLetter) {
  EXPECT_EQ(letter(OutcomeClass::left), 'L');
  EXPECT_EQ(letter(OutcomeClass::right), 'R');
  EXPECT_EQ(letter(OutcomeClass::next), 'N');
  EXPECT_EQ(letter(OutcomeClass::previous), 'P');
}

}  // namespace
}  // namespace zermelo
