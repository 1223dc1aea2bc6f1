// Random games, pure Monte Carlo, self-play and the sequential test, where chance leaves no doubt.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>
#include <set>

#include "search/monte_carlo.h"
#include "search/self_play.h"
#include "search/sequential_test.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

/// A race that ends after a fixed number of steps with a fixed result for Left, whatever is played;
/// the position counts the steps. Draws its own moves, always the last one listed.
struct Race {
  struct Position {
    unsigned steps = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = int;

  std::array<Move, 2> moves(const Position&, Side) const { return {1, 2}; }
  Position play(const Position& p, Side, Move) const { return {p.steps - 1}; }
  std::optional<Result> result(const Position& p, Side side) const {
    if (p.steps > 0) return std::nullopt;
    if (left == Result::draw || side == Side::left) return left;
    return left == Result::win ? Result::loss : Result::win;
  }
  std::uint64_t hash(const Position& p) const { return p.steps; }
  Move random_move(const Position&, Side, Random&) const { return 2; }

  Result left = Result::draw;
};
static_assert(DrawsMoves<Race> && !DrawsMoves<TakeAway>);

TEST(Playout, GivesLeftsResultWhoeverMovesLast) {
  Random random(1);
  for (const Result agreed : {Result::win, Result::loss, Result::draw}) {
    for (unsigned steps = 0; steps <= 3; ++steps) {
      for (const Side side : {Side::left, Side::right})
        EXPECT_EQ(playout(Race{agreed}, {steps}, side, random), agreed);
    }
  }
  EXPECT_EQ(points(Result::win), 1.0F);
  EXPECT_EQ(points(Result::draw), 0.5F);
  EXPECT_EQ(points(Result::loss), 0.0F);
}

/// Both take one counter at a time, so that the parity decides who moves last.
TEST(Playout, IsDecidedWhereThereIsNoChoice) {
  const TakeAway rules({1}, {1});
  Random random(2);
  for (unsigned n = 0; n <= 8; ++n) {
    const bool first_wins = n % 2 == 1;
    EXPECT_EQ(playout(rules, {{n, 0}}, Side::left, random) == Result::win, first_wins);
    EXPECT_EQ(playout(rules, {{n, 0}}, Side::right, random) == Result::loss, first_wins);
  }
}

TEST(Playout, DrawsEveryMoveEquallyOftenUnlessTheGameDrawsItself) {
  const auto rules = testing::take_one_to_three();
  const TakeAway::Position p{{2, 3}};  // five moves
  const auto moves = rules.moves(p, Side::left);
  std::vector<int> drawn(moves.size());
  Random random(3);
  constexpr int draws = 20'000;
  for (int i = 0; i < draws; ++i) {
    const auto at = std::ranges::find(moves, random_move(rules, p, Side::left, random));
    ++drawn[static_cast<std::size_t>(at - moves.begin())];
  }
  const double mean = draws / static_cast<double>(moves.size());
  for (const int count : drawn) EXPECT_NEAR(count, mean, 5 * std::sqrt(mean));
  EXPECT_EQ(random_move(Race{}, {4}, Side::left, random), 2);
}

TEST(PureMonteCarloLaws, TheFirstOfEqualMovesIsPlayed) {
  Random random(1);
  Budget budget;
  for (const Result agreed : {Result::win, Result::draw, Result::loss}) {
    const Race race{agreed};
    PureMonteCarlo<Race> pure(race, 4);
    EXPECT_EQ(pure.choose({3}, Side::right, random, budget).move, 1);
  }
}

/// Right wins by leaving nothing; every other move leaves Left a chance.
TEST(PureMonteCarloLaws, EachSidePlaysForItself) {
  const auto rules = testing::take_one_to_three();
  PureMonteCarlo<TakeAway> pure(rules, 40);
  Random random(4);
  Budget budget;
  for (const Side side : {Side::left, Side::right})
    EXPECT_EQ(pure.choose({{0, 2}}, side, random, budget).move, (TakeAway::Move{1, 2}));
}

TEST(PureMonteCarloLaws, AFinishedGameAndASpentBudgetHaveNoMove) {
  const auto rules = testing::take_one_to_three();
  PureMonteCarlo<TakeAway> pure(rules, 10);
  Random random(5);
  Budget budget, little({.nodes = 25});
  const auto over = pure.choose({}, Side::left, random, budget);
  EXPECT_FALSE(over.move);
  EXPECT_EQ(over.proved, Result::loss);
  EXPECT_EQ(budget.nodes(), 0U);
  const auto cut = pure.choose({{5, 5}}, Side::left, random, little);
  EXPECT_FALSE(cut.move);
  EXPECT_EQ(cut.proved, Result::unknown);
  EXPECT_EQ(little.nodes(), 25U);
  pure.set_iterations(3);
  EXPECT_TRUE(pure.choose({{5, 5}}, Side::left, random, budget).move);
  EXPECT_EQ(budget.nodes(), 18U) << "three games for each of six moves";
}

/// A method that always makes the first move and, if `knows` is set, says of a lost position that
/// it is lost.
struct FirstMove {
  const TakeAway& rules;
  bool knows = false;

  Choice<TakeAway> choose(const TakeAway::Position& p, Side side, Random&, Budget& budget) {
    if (const auto end = rules.result(p, side)) return {std::nullopt, *end};
    if (!budget.enter()) return {};
    const bool lost = testing::one_to_three_outcome(p) == OutcomeClass::previous;
    if (knows) return {rules.moves(p, side).front(), lost ? Result::loss : Result::unknown};
    return {rules.moves(p, side).front(), Result::unknown};
  }
  void forget() {}
};

/// Taking one at a time, n + m moves are played, so that the first player wins where that is odd.
TEST(SelfPlayLaws, AGameIsPlayedToItsEndAndCountedForTheFirstPlayer) {
  const auto rules = testing::take_one_to_three();
  FirstMove method{rules};
  Random random(1);
  for (unsigned n = 0; n <= 5; ++n) {
    for (const Side first : {Side::left, Side::right}) {
      Budget budget;
      const auto played = play_game(rules, {{n, 2}}, first, method, random, budget);
      EXPECT_EQ(played.first, n % 2 == 1 ? Result::win : Result::loss);
      EXPECT_FALSE(played.proved);
      EXPECT_EQ(budget.nodes(), n + 2);
    }
  }
}

TEST(SelfPlayLaws, AProofOnTheWayEndsTheGameForTheRightSide) {
  const auto rules = testing::take_one_to_three();
  FirstMove method{rules, true};
  Random random(1);
  Budget budget;
  const auto at_once = play_game(rules, {{4, 4}}, Side::right, method, random, budget);
  EXPECT_EQ(at_once.first, Result::loss);
  EXPECT_TRUE(at_once.proved);
  const auto later = play_game(rules, {{5, 4}}, Side::right, method, random, budget);
  EXPECT_EQ(later.first, Result::win) << "the opponent is proved lost after one move";
  EXPECT_FALSE(later.proved);
}

TEST(SelfPlayLaws, ManyGamesAreCountedAndBookedOnAnyNumberOfThreads) {
  const auto rules = testing::take_one_to_three();
  const auto make = [&] { return FirstMove{rules}; };
  for (const unsigned threads : {1U, 2U, 5U}) {
    Budget budget;
    const auto estimate = play_games(rules, {{2, 1}}, Side::left, make, 7, 11, threads, budget);
    EXPECT_EQ(estimate, (Estimate{7, 7, 11}));
    EXPECT_EQ(budget.nodes(), 21U);
  }
}

TEST(SelfPlayLaws, ASpentBudgetIsNoEstimate) {
  const auto rules = testing::take_one_to_three();
  const auto make = [&] { return FirstMove{rules}; };
  Budget budget({.nodes = 7});
  EXPECT_FALSE(play_games(rules, {{3, 3}}, Side::left, make, 2, 1, 1, budget));
  EXPECT_EQ(budget.nodes(), 7U);
}

TEST(SelfPlayLaws, EveryGameHasItsOwnSeed) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    for (std::uint64_t game = 0; game < 40; ++game) seeds.insert(game_seed(seed, game));
  EXPECT_EQ(seeds.size(), 1600U);
}

/// Wald's bound: the least lead whose likelihood ratio (3/2)^lead reaches 1 / error.
RC_GTEST_PROP(SequentialTestLaws, TheBoundIsTheLeastThatIsSafe, ()) {
  const double error = 1.0 / *rc::gen::inRange(3, 1'000'000);
  const auto bound = static_cast<double>(SequentialTest(error).bound());
  RC_ASSERT(std::pow(1.5, bound) >= 0.999999 / error);
  RC_ASSERT(std::pow(1.5, bound - 1) < 1.000001 / error);
}

/// It stays open as long as the lead is small, and wins and losses are treated alike.
RC_GTEST_PROP(SequentialTestLaws, OnlyTheLeadDecides, (const std::vector<bool>& games)) {
  SequentialTest test(0.2), turned(0.2);
  std::int64_t lead = 0;
  for (const bool won : games) {
    test.add(won);
    turned.add(!won);
    lead += won ? 1 : -1;
    RC_ASSERT(test.verdict().has_value() == (std::abs(lead) >= test.bound()));
    if (!test.verdict()) continue;
    RC_ASSERT(*test.verdict() == (lead > 0));
    RC_ASSERT(*turned.verdict() != *test.verdict());
  }
}

}  // namespace
}  // namespace zermelo
