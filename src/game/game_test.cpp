// The optional questions to a game that implements only what it must, and the theory of the toy
// game that the engines are tested with.
#include "game/game.h"

#include <gtest/gtest.h>

#include "game/verdict.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using zermelo::testing::TakeAway;

static_assert(NormalPlay<TakeAway> && Written<TakeAway>);
static_assert(!CountsMoves<TakeAway> && !Tidies<TakeAway>);

/// A game that implements what the toy leaves out, with answers that no default would give.
struct Obliging : TakeAway {
  using TakeAway::TakeAway;
  std::size_t move_count(const Position&, Side) const { return 99; }
  Position tidied(const Position&) const { return {{7, 7}}; }
};

static_assert(CountsMoves<Obliging> && Tidies<Obliging>);

/// The winner, by trying every move.
bool wins(const TakeAway& rules, const TakeAway::Position& p, Side mover) {
  for (const auto& move : rules.moves(p, mover)) {  // NOLINT(readability-use-anyofallof)
    if (!wins(rules, rules.play(p, mover, move), opponent(mover))) return true;
  }
  return false;
}

std::optional<OutcomeClass> plain_outcome(const TakeAway& rules, const TakeAway::Position& p) {
  const auto result = [&](Side first) {
    return wins(rules, p, first) ? Result::win : Result::loss;
  };
  return outcome_class(result(Side::left), result(Side::right));
}

TEST(MoveCount, CountsTheListedMoves) {
  const TakeAway rules = zermelo::testing::take_two_against_one();
  EXPECT_EQ(move_count(rules, {{0, 0}}, Side::left), 0U);
  EXPECT_EQ(move_count(rules, {{1, 5}}, Side::left), 3U);
  EXPECT_EQ(move_count(rules, {{1, 5}}, Side::right), 2U);
}

TEST(MoveCount, AsksTheGameIfItCanTell) {
  EXPECT_EQ(move_count(Obliging({1}, {1}), {{1, 1}}, Side::left), 99U);
}

TEST(Tidied, LeavesAPositionUnchangedIfTheGameDoesNotTidy) {
  const TakeAway::Position p{{3, 4}};
  EXPECT_EQ(tidied(zermelo::testing::take_one_to_three(), p), p);
}

TEST(Tidied, AsksTheGameIfItCanTell) {
  EXPECT_EQ(tidied(Obliging({1}, {1}), {{1, 1}}), (TakeAway::Position{{7, 7}}));
}

TEST(AVerdict, IsUnknownUntilSomethingWasProved) {
  EXPECT_EQ(Verdict<TakeAway>{}.result, Result::unknown);
  EXPECT_FALSE(Verdict<TakeAway>{}.move);
}

TEST(TakeAwayGame, EndsInALossForAPlayerWhoCannotMove) {
  const TakeAway rules = zermelo::testing::take_one_against_two();
  EXPECT_EQ(rules.result({{0, 0}}, Side::left), Result::loss);
  EXPECT_EQ(rules.result({{1, 0}}, Side::left), std::nullopt);
  EXPECT_EQ(rules.result({{1, 1}}, Side::right), Result::loss);
}

TEST(TakeAwayGame, HasTheOutcomesOfItsTheory) {
  using namespace zermelo::testing;
  for (unsigned a = 0; a <= 7; ++a) {
    for (unsigned b = 0; a + b <= 9; ++b) {
      SCOPED_TRACE(::testing::Message() << a << "+" << b);
      const TakeAway::Position p{{a, b}};
      EXPECT_EQ(plain_outcome(take_one_to_three(), p), one_to_three_outcome(p));
      EXPECT_EQ(plain_outcome(take_one_against_two(), p), one_against_two_outcome(p));
    }
    EXPECT_EQ(plain_outcome(take_two_against_one(), {{a, 0}}), two_against_one_outcome(a)) << a;
  }
}

}  // namespace
}  // namespace zermelo
