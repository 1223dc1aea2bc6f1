// Atomic weights: published ones, and the laws that relate them to outcomes.
#include "value/atomic_weight.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "value/calculator/calculator.h"
#include "value/text.h"
#include "value/uptimals.h"

namespace zermelo {
namespace {

/// Random all-small games: each has one or two options on each side among those before it.
std::vector<Value> all_small_games(ValueStore& store, std::uint64_t seed, std::size_t count) {
  Random random(seed);
  std::vector<Value> out{Value{}, store.nimber(1), store.nimber(2)};
  for (const int ups : {1, -1, 2, -2, 3, -3}) out.push_back(store.simple({Dyadic(), ups, 0}));
  const auto options = [&] {
    std::vector<Value> some(1 + random.below(2));
    for (auto& each : some) each = out[random.below(static_cast<std::uint32_t>(out.size()))];
    return some;
  };
  while (out.size() < count) {
    const auto left = options();
    const Value g = store.make(left, options());
    if (store.birthday(g) <= 9) out.push_back(g);
  }
  return out;
}

TEST(TheAtomicWeight, OfKnownGamesIsTheKnownOne) {
  ValueStore store;
  Calculator calculator(store);
  const std::vector<std::pair<std::string, std::string>> weights{
      {"0", "0"},      {"*", "0"},         {"*7", "0"},    {"^", "1"},           {"^5*3", "5"},
      {"v4", "-4"},    {"^(2)", "0"},      {"^(3)", "0"},  {"^[3]", "1"},        {"v[2]*", "-1"},
      {"3.^(2)", "0"}, {"^2 - ^(3)", "2"}, {"{^|v}", "0"}, {"{^3|v3}", "{1|-1}"}};
  for (const auto& [game, weight] : weights) {
    const auto found = atomic_weight(store, calculator.value(game));
    ASSERT_TRUE(found.has_value()) << game;
    EXPECT_EQ(value_text(store, *found), value_text(store, calculator.value(weight))) << game;
  }
}

/// A form was once read after the store had moved it; only the sanitizer build sees that.
TEST(TheAtomicWeight, IsFoundInAFreshStore) {
  for (const char* game : {"v[3]", "v[4]*", "-^(5)"}) {
    ValueStore store;
    EXPECT_TRUE(atomic_weight(store, Calculator(store).value(game)).has_value()) << game;
  }
}

TEST(TheAtomicWeight, IsOnlyThatOfAllSmallGames) {
  ValueStore store;
  Calculator calculator(store);
  for (const char* game : {"1", "-1/2", "{1|-1}", "1*", "Tiny(1)", "{0|^,{0|-1}}"}) {
    EXPECT_EQ(atomic_weight(store, calculator.value(game)), std::nullopt) << game;
  }
}

TEST(TheAtomicWeight, IsAdditive) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    ValueStore store;
    const auto games = all_small_games(store, seed, 60);
    Random random(seed);
    for (int i = 0; i < 120; ++i) {
      const Value g = games[random.below(60)], h = games[random.below(60)];
      if (store.birthday(g) + store.birthday(h) > 11) continue;
      const auto sum = atomic_weight(store, store.sum(g, h));
      ASSERT_TRUE(sum.has_value());
      ASSERT_EQ(*sum, store.sum(*atomic_weight(store, g), *atomic_weight(store, h)))
          << value_text(store, g) << " and " << value_text(store, h);
      ASSERT_EQ(*atomic_weight(store, store.negative(g)), store.negative(*atomic_weight(store, g)));
    }
  }
}

TEST(TheAtomicWeight, TwoAheadWins) {
  ValueStore store;
  int ahead = 0;
  for (const Value g : all_small_games(store, 5, 300)) {
    const Value weight = *atomic_weight(store, g);
    if (store.less_or_equal(store.number(2), weight)) {
      ++ahead;
      EXPECT_EQ(store.outcome(g), OutcomeClass::left) << value_text(store, g);
    }
    if (store.less_or_equal(weight, store.number(-2))) {
      ++ahead;
      EXPECT_EQ(store.outcome(g), OutcomeClass::right) << value_text(store, g);
    }
  }
  EXPECT_GT(ahead, 10);
}

/// Siegel, Combinatorial Game Theory, section II.7: the weight is at least 1 if and only if the
/// game is at least a nimber that is larger than all in it.
TEST(TheAtomicWeight, IsMoreThanNWhereTheGameLessNUpsIsAtLeastTheFarStar) {
  ValueStore store;
  const Value far_star = store.nimber(64);
  for (const Value g : all_small_games(store, 6, 80)) {
    const Value weight = *atomic_weight(store, g);
    for (int n = -3; n <= 3; ++n) {
      const Value rest = store.difference(g, store.simple({Dyadic(), n, 0}));
      ASSERT_EQ(store.less_or_equal(far_star, rest),
                store.less_or_equal(store.number(n + 1), weight))
          << value_text(store, g) << " and " << n;
    }
  }
}

}  // namespace
}  // namespace zermelo
