#include "search/plain_tree.h"

#include <gtest/gtest.h>

#include <atomic>

#include "search/self_play.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

TEST(PlainTree, FindsTheWinningMove) {
  const TakeAway rules = testing::take_one_to_three();
  for (const std::uint64_t rollouts : {1U, 4U}) {
    PlainTree<TakeAway> tree(rules, {.iterations = 3000, .rollouts = rollouts});
    Random random(5);
    Budget budget;
    const auto choice = tree.choose({{6, 1}}, Side::right, random, budget);
    EXPECT_EQ(choice.move, (TakeAway::Move{0, 1})) << "leaves 5 and 1, equal modulo 4";
    EXPECT_EQ(choice.proved, Result::unknown);
    EXPECT_EQ(budget.nodes(), 3000U);
  }
}

TEST(PlainTree, KnowsTheEndAndStopsWithTheBudget) {
  const TakeAway rules = testing::take_one_to_three();
  PlainTree<TakeAway> tree(rules, {.iterations = 100});
  Random random(1);
  Budget budget({.nodes = 50});
  const auto over = tree.choose({{0, 0}}, Side::left, random, budget);
  EXPECT_EQ(over.proved, Result::loss);
  EXPECT_FALSE(over.move);
  const auto spent = tree.choose({{5, 5}}, Side::left, random, budget);
  EXPECT_FALSE(spent.move);
  EXPECT_EQ(spent.proved, Result::unknown);
}

TEST(PlainTree, StopsAmongTheGamesOfAnIteration) {
  const TakeAway rules = testing::take_one_to_three();
  PlainTree<TakeAway> tree(rules, {.iterations = 1, .rollouts = 1'000'000'000'000});
  Random random(1);
  Budget late({.seconds = 0.05});
  EXPECT_FALSE(tree.choose({{50, 50}}, Side::left, random, late).move);
  EXPECT_EQ(late.spent(), Spent::seconds);
  EXPECT_EQ(late.nodes(), 1U) << "games are not iterations";
  const std::atomic<bool> stop = true;
  Budget stopped({.stop = &stop});
  EXPECT_FALSE(tree.choose({{50, 50}}, Side::left, random, stopped).move);
  EXPECT_EQ(stopped.spent(), Spent::stopped);
}

/// The moves of the root always fit, so that there is one to play.
TEST(PlainTree, StopsGrowingAtItsMemoryCeiling) {
  const TakeAway rules = testing::take_one_to_three();
  const auto nodes = [&](std::size_t most_bytes) {
    PlainTree<TakeAway> tree(rules, {.iterations = 3000, .most_bytes = most_bytes});
    Random random(5);
    Budget budget;
    EXPECT_TRUE(tree.choose({{20, 20}}, Side::left, random, budget).move);
    EXPECT_EQ(budget.nodes(), 3000U);
    return tree.nodes();
  };
  EXPECT_EQ(nodes(std::size_t{1} << 28), 3001U) << "a node an iteration, and the root";
  EXPECT_EQ(nodes(1), 2U);
  for (const std::size_t bytes : {1U << 10, 1U << 14})
    EXPECT_LE(nodes(bytes), 2 + bytes / sizeof(TakeAway::Position)) << bytes;
}

/// Each iteration adds a node until the whole game is in the tree; two ways to one position are two
/// nodes. From {2, 2} by ones there are 1 + 2 + 4 + 6 + 6 nodes but only 9 positions.
TEST(PlainTree, EveryWayToAPositionHasItsOwnNode) {
  const TakeAway rules({1}, {1});
  PlainTree<TakeAway> tree(rules, {.iterations = 2000});
  Random random(2);
  Budget budget;
  tree.choose({{2, 2}}, Side::left, random, budget);
  EXPECT_EQ(tree.nodes(), 19U);
}

/// The subtree below both moves is kept and needs no new nodes. A position that is not in it begins
/// a new tree.
TEST(PlainTree, TheTreeIsKeptFromMoveToMove) {
  const TakeAway rules({1}, {1});
  PlainTree<TakeAway> tree(rules, {.iterations = 2000});
  Random random(3);
  Budget budget;
  const TakeAway::Position start{{2, 2}};
  const auto first = tree.choose(start, Side::left, random, budget);
  const auto after = rules.play(start, Side::left, first.move.value());
  const auto reply = rules.moves(after, Side::right).front();
  tree.choose(rules.play(after, Side::right, reply), Side::left, random, budget);
  EXPECT_EQ(tree.nodes(), 19U);
  tree.choose({{1, 0}}, Side::right, random, budget);
  EXPECT_EQ(tree.nodes(), 2U);
}

TEST(PlainTrees, ThePlayersDoNotShareATree) {
  const TakeAway rules({1}, {1});
  PlainTrees<TakeAway> trees(rules, {.iterations = 2000});
  Random random(4);
  Budget budget;
  const TakeAway::Position start{{2, 2}};
  const auto move = trees.choose(start, Side::left, random, budget).move.value();
  trees.choose(rules.play(start, Side::left, move), Side::right, random, budget);
  EXPECT_EQ(trees.nodes(), 19U + 9U) << "the second begins one of its own";
  trees.forget();
  EXPECT_EQ(trees.nodes(), 0U);
}

TEST(PlainTrees, TheSeedDecidesAtAnyNumberOfThreads) {
  const TakeAway rules = testing::take_one_to_three();
  const auto wins = [&](std::uint64_t seed, unsigned threads) {
    Budget budget;
    const auto made = [&] { return PlainTrees<TakeAway>(rules, {.iterations = 20}); };
    return play_games(rules, {{5, 3}}, Side::left, made, 200, seed, threads, budget)->wins;
  };
  EXPECT_EQ(wins(1, 1), wins(1, 3));
  EXPECT_NE(wins(1, 1), wins(2, 1));
}

}  // namespace
}  // namespace zermelo
