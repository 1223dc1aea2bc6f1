// Monte Carlo on games whose theory is known.
#include "search/uct.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "base/hash.h"
#include "search/monte_carlo.h"
#include "search/self_play.h"
#include "search/sequential_test.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

constexpr UctOptions proving{.iterations = 5000, .prove = true, .remember = true};

Result truth(OutcomeClass outcome, Side first) {
  const bool wins = outcome == OutcomeClass::next ||
                    outcome == (first == Side::left ? OutcomeClass::left : OutcomeClass::right);
  return wins ? Result::win : Result::loss;
}

TEST(Uct, WhatItProvesIsTrue) {
  const TakeAway rules = testing::take_one_against_two();
  for (const bool remember : {false, true}) {
    for (unsigned a = 0; a < 5; ++a) {
      for (unsigned b = 0; b < 5; ++b) {
        for (const Side side : {Side::left, Side::right}) {
          const TakeAway::Position p{{a, b}};
          Uct<TakeAway> uct(rules, {.iterations = 20000, .prove = true, .remember = remember});
          Random random(a + 10 * b);
          Budget budget;
          const auto choice = uct.choose(p, side, random, budget);
          EXPECT_EQ(choice.proved, truth(testing::one_against_two_outcome(p), side))
              << rules.text(p);
          if (choice.proved != Result::win) continue;
          const auto after = rules.play(p, side, choice.move.value());
          EXPECT_EQ(truth(testing::one_against_two_outcome(after), opponent(side)), Result::loss);
        }
      }
    }
  }
}

TEST(Uct, WithoutProvingItOnlyKnowsTheEnd) {
  const TakeAway rules = testing::take_one_to_three();
  Uct<TakeAway> uct(rules, {.iterations = 1000});
  Random random(1);
  Budget budget;
  EXPECT_EQ(uct.choose({{1, 0}}, Side::left, random, budget).proved, Result::unknown);
  const auto over = uct.choose({{0, 0}}, Side::left, random, budget);
  EXPECT_EQ(over.proved, Result::loss);
  EXPECT_FALSE(over.move);
}

TEST(Uct, FindsTheWinningMoveWithoutProofs) {
  const TakeAway rules = testing::take_one_to_three();
  for (const bool best_mean : {false, true}) {
    Uct<TakeAway> uct(rules, {.iterations = 2000, .best_mean = best_mean});
    Random random(5);
    Budget budget;
    const auto choice = uct.choose({{6, 1}}, Side::right, random, budget);
    EXPECT_EQ(choice.move, (TakeAway::Move{0, 1}));  // leaves 5 and 1, equal modulo 4
  }
}

/// Left chooses between two lanes, in which each side has one move until the lane ends. The first
/// is won and the second lost, so that their means are 1 and 0 and nothing is left to chance.
class TwoLanes {
 public:
  struct Position {
    unsigned lane = 2, place = 0;  // lane 2: not chosen yet
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = unsigned;
  static constexpr bool normal_play = true;
  static constexpr std::array<unsigned, 2> length{600, 601};

  std::vector<Move> moves(const Position& p, Side) const {
    if (p.lane == 2) return {0, 1};
    return p.place < length[p.lane] ? std::vector<Move>{0} : std::vector<Move>{};
  }
  Position play(const Position& p, Side, Move move) const {
    if (p.lane == 2) return {move, 0};
    if (p.place + 1 == length[p.lane]) ++ends[p.lane];
    return {p.lane, p.place + 1};
  }
  std::optional<Result> result(const Position& p, Side side) const {
    return moves(p, side).empty() ? std::optional(Result::loss) : std::nullopt;
  }
  std::uint64_t hash(const Position& p) const { return mix(p.lane, p.place); }

  mutable std::array<std::uint64_t, 2> ends{};  // random games that came to the end of each lane
};

/// A visit adds one position of a lane and plays on to its end, so that the ends count the visits.
TEST(Uct, VisitsAChildByItsMeanAndTheRootOfTwoLogarithmsOverItsVisits) {
  for (const double exploration : {UctOptions{}.exploration, 0.5, 3.0}) {
    constexpr std::uint64_t iterations = 500;
    const TwoLanes rules;
    Uct<TwoLanes> uct(rules, {.iterations = iterations, .exploration = exploration});
    Random random(1);
    Budget budget;
    EXPECT_EQ(uct.choose({}, Side::left, random, budget).move, 0U);
    std::array<std::uint64_t, 2> expected{1, 1};
    for (std::uint64_t n = 2; n < iterations; ++n) {
      const auto bound = [&](std::size_t lane) {
        const auto visits = static_cast<double>(expected[lane]);
        return (lane == 0 ? 1 : 0) +
               exploration * std::sqrt(2 * std::log(static_cast<double>(n)) / visits);
      };
      ++expected[bound(0) >= bound(1) ? 0 : 1];
    }
    EXPECT_EQ(rules.ends, expected) << exploration;
  }
  EXPECT_EQ(UctOptions{}.exploration, std::numbers::sqrt2);
}

TEST(Uct, TheSeedDecidesTheGames) {
  const TakeAway rules = testing::take_one_to_three();
  const auto wins = [&](std::uint64_t seed, unsigned threads) {
    Budget budget;
    const auto made = [&] { return Uct<TakeAway>(rules, {.iterations = 20}); };
    return play_games(rules, {{5, 3}}, Side::left, made, 200, seed, threads, budget)->wins;
  };
  EXPECT_EQ(wins(1, 1), wins(1, 1));
  EXPECT_EQ(wins(1, 1), wins(1, 3));
  EXPECT_NE(wins(1, 1), wins(2, 1));
}

TEST(Uct, ASpentBudgetGivesNoMove) {
  const TakeAway rules = testing::take_one_to_three();
  Uct<TakeAway> uct(rules, {});
  Random random(1);
  Budget budget({.nodes = 10});
  EXPECT_FALSE(uct.choose({{9, 8}}, Side::left, random, budget).move);
  EXPECT_EQ(budget.nodes(), 10U);
}

TEST(Uct, AFullTreeStopsGrowingAndStillChooses) {
  const TakeAway rules = testing::take_one_to_three();
  Uct<TakeAway> uct(rules, {.iterations = 3000, .prove = true, .most_bytes = 2000});
  Random random(1);
  Budget budget;
  EXPECT_TRUE(uct.choose({{30, 29}}, Side::left, random, budget).move);
  EXPECT_LT(uct.nodes(), 60U);
}

TEST(Uct, MemoryMakesASecondLookFree) {
  const TakeAway rules = testing::take_one_to_three();
  Uct<TakeAway> uct(rules, proving);
  Random random(1);
  Budget budget;
  EXPECT_EQ(uct.choose({{9, 6}}, Side::left, random, budget).proved, Result::win);
  const auto nodes = budget.nodes();
  EXPECT_EQ(uct.choose({{9, 6}}, Side::left, random, budget).proved, Result::win);
  EXPECT_EQ(budget.nodes(), nodes);
}

TEST(PureMonteCarlo, TakesTheMoveThatWinsAtOnce) {
  const TakeAway rules = testing::take_one_to_three();
  PureMonteCarlo<TakeAway> pure(rules, 50);
  Random random(1);
  Budget budget;
  EXPECT_EQ(pure.choose({{3, 0}}, Side::left, random, budget).move, (TakeAway::Move{0, 3}));
  EXPECT_EQ(budget.nodes(), 150U);  // 50 for each of three moves
}

TEST(SelfPlay, AProvedStartIsNotPlayed) {
  const TakeAway rules = testing::take_one_to_three();
  Uct<TakeAway> uct(rules, proving);
  Random random(1);
  Budget budget;
  const Played played =
      play_game(rules, TakeAway::Position{{7, 3}}, Side::left, uct, random, budget);
  EXPECT_EQ(played.first, Result::loss);
  EXPECT_TRUE(played.proved);
}

TEST(SelfPlay, StrongPlayersFindTheWinner) {
  const TakeAway rules = testing::take_one_to_three();
  Budget budget;
  const auto made = [&] { return Uct<TakeAway>(rules, {.iterations = 200}); };
  const auto lost = play_games(rules, {{3, 3}}, Side::left, made, 20, 1, 1, budget);
  const auto won = play_games(rules, {{3, 2}}, Side::right, made, 20, 1, 1, budget);
  EXPECT_LT(lost->mean(), 0.2);
  EXPECT_GT(won->mean(), 0.8);
}

/// Rates at the limits of what the test assumes: on either side it errs no more often than allowed.
TEST(SequentialTest, IsWrongNoMoreOftenThanItSays) {
  Random random(7);
  int wrong = 0;
  constexpr int tests = 20000;
  for (int i = 0; i < tests; ++i) {
    SequentialTest test(0.05);
    while (!test.verdict()) test.add(random.below(5) < 2);
    wrong += *test.verdict() ? 1 : 0;
  }
  EXPECT_LE(wrong, 0.05 * tests + 3 * std::sqrt(0.05 * 0.95 * tests));
  EXPECT_GT(wrong, 0.01 * tests);
}

TEST(SequentialTest, OneErrorLessTakesALargerLead) {
  EXPECT_EQ(SequentialTest(0.01).bound(), 12);
  EXPECT_GT(SequentialTest(0.001).bound(), SequentialTest(0.01).bound());
}

}  // namespace
}  // namespace zermelo
