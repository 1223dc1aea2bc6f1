// The store gives up for lack of memory or time, or because of depth; it says so and stays usable.
#include <gtest/gtest.h>

#include <atomic>

#include "tests/both_worlds.h"
#include "value/operations.h"
#include "value/scoped_limits.h"
#include "value/store.h"

namespace zermelo {
namespace {

constexpr std::size_t one_mebibyte = std::size_t{1} << 20;

/// Why some work was given up; empty if it was not.
template <class Work>
std::string why_given_up(const Work& work) {
  try {
    work();
  } catch (const GaveUp& trouble) {
    return trouble.what();
  }
  return "";
}

/// Makes new values of those before them, added to `values`, until there are `count` or the store
/// gives up. The same numbers come in the same order in every store.
void grow(ValueStore& store, std::vector<Value>& values, std::size_t count = 1'000'000'000) {
  Random random(4);
  const auto any = [&] { return values[random.below(static_cast<std::uint32_t>(values.size()))]; };
  while (values.size() < count) {
    const std::vector<Value> left{any(), any(), any()}, right{any(), any(), any()};
    const Value x = store.number(Dyadic(1, random.below(8)));
    values.push_back(store.sum(store.make(left, right), x));
  }
}

std::vector<Value> first_values(ValueStore& store) {
  return {store.number(0), store.number(1), store.number(-1), store.nimber(1), store.nimber(2)};
}

/// {n | {n-1 | .. {1 | -1}}}, born on day n + 1.
Value staircase(ValueStore& store, std::int64_t steps) {
  Value g = store.number(-1);
  for (std::int64_t n = 1; n <= steps; ++n)
    g = store.make(std::vector{store.number(n)}, std::vector{g});
  return g;
}

TEST(AStore, GivesUpAtItsMemoryCeiling) {
  for (const std::size_t ceiling : {one_mebibyte, 3 * one_mebibyte, 8 * one_mebibyte}) {
    ValueStore store(ceiling);
    auto values = first_values(store);
    const auto why = why_given_up([&] { grow(store, values); });
    EXPECT_NE(why.find("memory"), std::string::npos) << why;
    EXPECT_LE(store.bytes(), ceiling);
    EXPECT_GT(store.bytes(), ceiling / 4);
  }
}

TEST(AStore, CountsBigNumbersAgainstItsCeiling) {
  ValueStore store(one_mebibyte);
  const auto why = why_given_up([&] {
    for (std::int64_t i = 0; i < 100; ++i) store.number(Dyadic(1).scaled(800'000 + i));
  });
  EXPECT_NE(why.find("memory"), std::string::npos) << why;
  EXPECT_LE(store.bytes(), one_mebibyte);
}

TEST(AStore, DoesNotCountWhatItRefused) {
  ValueStore store(one_mebibyte);
  auto values = first_values(store);
  why_given_up([&] { grow(store, values); });
  for (std::int64_t i = 0; i < 1000; ++i)
    why_given_up([&] { store.number(Dyadic(1).scaled(80'000 + i)); });
  EXPECT_LE(store.bytes(), one_mebibyte);
}

TEST(AStore, AnswersAsBeforeAfterItsMemoryIsSpent) {
  ValueStore small(one_mebibyte), large;
  auto values = first_values(small), same = first_values(large);
  ASSERT_NE(why_given_up([&] { grow(small, values); }), "");
  grow(large, same, values.size());
  Random random(5);
  for (int i = 0; i < 5000; ++i) {
    const auto g = random.below(static_cast<std::uint32_t>(values.size()));
    const auto h = random.below(static_cast<std::uint32_t>(values.size()));
    ASSERT_EQ(small.compare(values[g], values[h]), large.compare(same[g], same[h]));
    ASSERT_EQ(small.outcome(values[g]), large.outcome(same[g]));
    ASSERT_EQ(small.left_stop(values[g]), large.left_stop(same[g]));
    ASSERT_EQ(small.birthday(values[g]), large.birthday(same[g]));
  }
  EXPECT_LE(small.bytes(), one_mebibyte);
}

TEST(AStore, MakesKnownValuesAfterItsMemoryIsSpent) {
  ValueStore store(one_mebibyte);
  auto values = first_values(store);
  ASSERT_NE(why_given_up([&] { grow(store, values); }), "");
  std::size_t made = 0;
  for (const Value g : values) {
    const auto remake = [&] {  // a simple option may still have to be written out, which may fail
      const auto left = store.left(g);
      const std::vector<Value> lefts(left.begin(), left.end());
      const auto right = store.right(g);
      ASSERT_EQ(store.make(lefts, std::vector(right.begin(), right.end())), g);
      ++made;
    };
    why_given_up(remake);
  }
  EXPECT_GT(made, values.size() / 2);
  EXPECT_EQ(store.sum(store.nimber(1), store.nimber(1)), Value{});
  EXPECT_LE(store.bytes(), one_mebibyte);
}

TEST(AStore, GivesUpWhenTheStopFlagIsUp) {
  ValueStore store;
  auto values = first_values(store);
  const std::atomic<bool> stop = true;
  const TimeLimit limit(store, Budget({.stop = &stop}));
  const auto why = why_given_up([&] { grow(store, values, 100'000); });
  EXPECT_NE(why.find("stopped"), std::string::npos) << why;
  EXPECT_LT(values.size(), 100'000U);
}

TEST(AStore, GivesUpAfterTheDeadline) {
  ValueStore store;
  auto values = first_values(store);
  const TimeLimit limit(store, Budget({.seconds = 0}));
  const auto why = why_given_up([&] { grow(store, values, 100'000); });
  EXPECT_NE(why.find("time"), std::string::npos) << why;
}

// With this many options, glancing at all of them takes seconds, and hardly a step is counted.
TEST(AStore, ChecksTheClockWhileItGlancesAtManyOptions) {
  ValueStore store;
  const TimeLimit limit(store, Budget({.seconds = 0.05}));
  const Value down = store.simple({Dyadic(), -1, 0});
  const auto why = why_given_up([&] { ordinal_sum(store, down, store.nimber(250)); });
  EXPECT_NE(why.find("time"), std::string::npos) << why;
}

/// A game cannot tell stars apart that are larger than it is long; compared with the definitions.
TEST(AStore, ComparesFarStarsLikeTheDefinition) {
  BothWorlds worlds;
  const auto games = growing_games(21, 60);
  std::vector<slow::Game> stars;
  for (unsigned k = 0; k < 13; ++k) stars.push_back(slow::game(stars, stars));
  int settled = 0;
  for (const auto& game : games) {
    const Value g = worlds.value(game);
    for (unsigned k = 0; k < stars.size(); ++k) {
      const Value star = worlds.store.nimber(k);
      ASSERT_EQ(worlds.store.less_or_equal(star, g), worlds.games.less_or_equal(stars[k], game));
      ASSERT_EQ(worlds.store.less_or_equal(g, star), worlds.games.less_or_equal(game, stars[k]));
      settled += worlds.store.simple(g) == nullptr && k > worlds.store.birthday(g) + 3 ? 1 : 0;
    }
  }
  EXPECT_GT(settled, 50);
}

TEST(AStore, AnswersCorrectlyAfterItWasStoppedAtOnce) {
  BothWorlds worlds;
  const std::atomic<bool> stop = true;
  const auto games = growing_games(9, 150);
  {
    const TimeLimit limit(worlds.store, Budget({.stop = &stop}));
    for (const auto& game : games) why_given_up([&] { worlds.value(game); });
  }
  for (const auto& game : games) ASSERT_EQ(worlds.text(worlds.value(game)), worlds.text(game));
}

TEST(AStore, AnswersCorrectlyAfterItWasStoppedInTheMiddleOfASum) {
  GrownWorlds worlds(10, 150);
  const Value deep = staircase(worlds.store, 900);
  const auto why = why_given_up([&] {
    const TimeLimit limit(worlds.store, Budget({.seconds = 0.2}));
    worlds.store.sum(deep, worlds.store.sum(deep, worlds.pairs.back().value));
  });
  EXPECT_NE(why.find("time"), std::string::npos) << why;
  for (int i = 0; i < 30; ++i) {
    const Pair &g = worlds.any(), &h = worlds.any();
    const Value sum = worlds.store.sum(g.value, h.value);
    ASSERT_EQ(worlds.text(sum), worlds.text(worlds.games.sum(g.game, h.game)));
  }
}

TEST(AStore, IsNotStoppedByABudgetOfNodes) {
  ValueStore store;
  auto values = first_values(store);
  std::uint64_t told = 0;
  const TimeLimit limit(
      store, Budget({.nodes = 3, .on_nodes = [&](std::uint64_t done) { told += done; }}));
  EXPECT_EQ(why_given_up([&] { grow(store, values, 3'000); }), "");
  EXPECT_EQ(told, 0U) << "values are not nodes";
}

TEST(AStore, TakesFormsUpToTheDeepest) {
  ValueStore store;
  const Value g = staircase(store, ValueStore::deepest - 1);
  EXPECT_EQ(store.birthday(g), ValueStore::deepest);
  EXPECT_EQ(store.left_stop(g), Dyadic(ValueStore::deepest - 1));
  EXPECT_EQ(store.negative(store.negative(g)), g);
  EXPECT_EQ(store.difference(g, g), Value{});
}

TEST(AStore, GivesUpFormsBeyondTheDeepest) {
  ValueStore store;
  const auto why = why_given_up([&] { staircase(store, ValueStore::deepest + 1); });
  EXPECT_NE(why.find("too deep"), std::string::npos) << why;
  EXPECT_EQ(store.difference(staircase(store, 10), staircase(store, 10)), Value{});
}

TEST(AStore, ComparesTheDeepestFormsWithoutOverflowingTheStack) {
  ValueStore store;
  const auto deep = [&store](std::int32_t ups) {  // more ups deep down, and so a larger game
    const std::vector<Value> up{store.simple({{}, 1, 0})}, many{store.simple({{}, ups, 0})};
    const std::vector<Value> minus_one{store.number(-1)};
    Value g = store.make(up, std::vector{store.make(many, minus_one)});
    for (std::int64_t n = 2; n < 1990; ++n)
      g = store.make(std::vector{store.number(n)}, std::vector{g});
    return g;
  };
  const Value g = deep(2), h = deep(4);
  EXPECT_NE(g, h);
  EXPECT_TRUE(store.less_or_equal(g, h));
  EXPECT_FALSE(store.less_or_equal(h, g));
}

TEST(AStore, AddsDeepFormsWithoutOverflowingTheStack) {
  ValueStore store;
  const Value hot = staircase(store, 1);
  const Value g = store.sum(hot, store.simple({{}, 1990, 0}));
  EXPECT_EQ(store.left_stop(g), Dyadic(1));
  EXPECT_EQ(store.difference(g, hot), store.simple({{}, 1990, 0}));
}

TEST(AStore, GivesUpTheSumOfAHotGameAndMoreUpsThanTheDeepestFormHas) {
  ValueStore store;
  const Value hot = staircase(store, 1);
  for (const std::int32_t ups : {5000, 100'000, 2'000'000'000}) {
    EXPECT_THROW(store.sum(hot, store.simple({{}, ups, 0})), GaveUp) << ups;
    EXPECT_THROW(store.sum(hot, store.simple({Dyadic(1, 1), -ups, 3})), GaveUp) << ups;
  }
}

}  // namespace
}  // namespace zermelo
