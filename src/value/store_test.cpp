// All games of the first days, and the promises of the store besides its laws.
#include "value/store.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/both_worlds.h"
#include "tests/days.h"

namespace zermelo {
namespace {

/// Every antichain of the games: a side without dominated options.
std::vector<std::vector<slow::Game>> antichains(slow::Games& games,
                                                const std::vector<slow::Game>& from) {
  std::vector<std::vector<slow::Game>> out{{}};
  for (const auto& game : from) {
    const std::size_t before = out.size();
    for (std::size_t i = 0; i < before; ++i) {
      const bool apart = std::ranges::none_of(out[i], [&](const slow::Game& other) {
        return games.less_or_equal(game, other) || games.less_or_equal(other, game);
      });
      if (!apart) continue;
      out.push_back(out[i]);
      out.back().push_back(game);
    }
  }
  return out;
}

/// The canonical forms of all games whose options are among those given.
std::vector<slow::Game> next_day(slow::Games& games, const std::vector<slow::Game>& day) {
  const auto sides = antichains(games, day);
  std::set<slow::Game> out;
  for (const auto& left : sides) {
    for (const auto& right : sides) out.insert(games.canonical(slow::game(left, right)));
  }
  return {out.begin(), out.end()};
}

/// The games born by day 2, by the definitions.
std::vector<slow::Game> day_2(slow::Games& games) {
  return next_day(games, next_day(games, {slow::game({}, {})}));
}

/// Up to three of the games.
std::vector<slow::Game> some_of(const std::vector<slow::Game>& games, Random& random) {
  std::vector<slow::Game> out(random.below(10) == 0 ? 0 : 1 + random.below(3));
  for (auto& each : out) each = games[random.below(static_cast<std::uint32_t>(games.size()))];
  return out;
}

TEST(TheGamesBornByDay, Number1And4And22And1474) {
  ValueStore store;
  std::set<Value> day{Value{}};
  for (const std::size_t count : {1U, 4U, 22U, 1474U}) {
    EXPECT_EQ(day.size(), count);
    if (count < 1474) day = testing::next_day(store, day);
  }
}

TEST(TheGamesBornByDay, HaveTheirBirthdays) {
  ValueStore store;
  std::set<Value> day{Value{}}, before;
  for (std::uint64_t birthday = 0; birthday <= 3; ++birthday) {
    for (const Value g : day) {
      if (before.contains(g)) continue;
      ASSERT_EQ(store.birthday(g), birthday);
    }
    before = day;
    if (birthday < 3) day = testing::next_day(store, day);
  }
}

class Day3 : public ::testing::Test {
 protected:
  Day3() {
    for (const auto& game : next_day(worlds_.games, day_2(worlds_.games)))
      pairs_.push_back(worlds_.pair(game));
  }

  const Pair& any() { return pairs_[random_.below(static_cast<std::uint32_t>(pairs_.size()))]; }

  BothWorlds worlds_;
  std::vector<Pair> pairs_;
  Random random_{3};
};

TEST_F(Day3, HasTheFormsOfTheDefinitions) {
  ASSERT_EQ(pairs_.size(), 1474U);
  std::set<Value> values;
  for (const Pair& g : pairs_) {
    values.insert(g.value);
    ASSERT_EQ(worlds_.text(g.value), worlds_.text(g.game));
    ASSERT_EQ(letter(worlds_.store.outcome(g.value)), worlds_.games.outcome(g.game));
  }
  EXPECT_EQ(values.size(), 1474U);
}

TEST_F(Day3, ComparesAsTheDefinitionsDo) {
  for (int i = 0; i < 10'000; ++i) {
    const Pair &g = any(), &h = any();
    ASSERT_EQ(worlds_.store.less_or_equal(g.value, h.value),
              worlds_.games.less_or_equal(g.game, h.game))
        << worlds_.both(g, h);
  }
}

TEST_F(Day3, AddsUpAsTheDefinitionsDo) {
  for (int i = 0; i < 150; ++i) {
    const Pair &g = any(), &h = any();
    ASSERT_EQ(worlds_.text(worlds_.store.sum(g.value, h.value)),
              worlds_.text(worlds_.games.sum(g.game, h.game)))
        << worlds_.both(g, h);
  }
}

TEST_F(Day3, HasEveryValueMinusItselfZero) {
  for (const Pair& g : pairs_) ASSERT_EQ(worlds_.store.difference(g.value, g.value), Value{});
}

TEST_F(Day3, IsFollowedByGamesThatAgreeWithTheirDefinitions) {
  std::vector<slow::Game> day;
  for (const Pair& g : pairs_) day.push_back(g.game);
  std::vector<Pair> next;
  for (int i = 0; i < 150; ++i) {
    const auto left = some_of(day, random_);
    next.push_back(worlds_.pair(slow::game(left, some_of(day, random_))));
    ASSERT_EQ(worlds_.text(next.back().value), worlds_.text(next.back().game));
  }
  for (const Pair& g : next) {
    for (const Pair& h : next) {
      ASSERT_EQ(worlds_.store.less_or_equal(g.value, h.value),
                worlds_.games.less_or_equal(g.game, h.game))
          << worlds_.both(g, h);
    }
  }
}

TEST(AValue, OfAnyOptionsBornByDay2HasItsCanonicalForm) {
  BothWorlds worlds;
  const auto day = day_2(worlds.games);
  ASSERT_EQ(day.size(), 22U);
  Random random(22);
  for (int i = 0; i < 3000; ++i) {
    std::vector<slow::Game> left, right;
    const auto rarity = 2 + random.below(6);
    for (const auto& option : day) {
      if (random.below(rarity) == 0) left.push_back(option);
      if (random.below(rarity) == 0) right.push_back(option);
    }
    const Pair g = worlds.pair(slow::game(left, right));
    ASSERT_EQ(worlds.text(g.value), worlds.text(g.game)) << *g.game;
  }
}

TEST(AValue, TakesItsOptionsInAnyOrderAndAnyNumberOfTimes) {
  GrownWorlds worlds(5, 100);
  for (int i = 0; i < 200; ++i) {
    const Value a = worlds.any().value, b = worlds.any().value, c = worlds.any().value,
                d = worlds.any().value;
    const Value g = worlds.store.make(std::vector{a, b, c}, std::vector{c, d});
    EXPECT_EQ(worlds.store.make(std::vector{c, b, b, a}, std::vector{d, c, c, d}), g);
  }
}

TEST(AValue, ListsItsOptionsInOrderOfIds) {
  GrownWorlds worlds(6, 200);
  for (const Pair& g : worlds.pairs) {
    EXPECT_TRUE(std::ranges::is_sorted(worlds.store.left(g.value)));
    EXPECT_TRUE(std::ranges::is_sorted(worlds.store.right(g.value)));
  }
}

TEST(AStore, NamesZeroByTheIdZero) {
  ValueStore store;
  EXPECT_EQ(store.make({}, {}), Value{});
  EXPECT_EQ(store.number(0), Value{});
  EXPECT_EQ(store.nimber(0), Value{});
  EXPECT_EQ(store.times(0, store.nimber(1)), Value{});
}

TEST(AStore, GivesTheSameIdsForTheSameQuestions) {
  GrownWorlds a(8, 150), b(8, 150);
  for (std::size_t i = 0; i < a.pairs.size(); ++i) EXPECT_EQ(a.pairs[i].value, b.pairs[i].value);
}

TEST(AStore, KnowsTheOrderOfNumbersTooCloseForADouble) {
  ValueStore store;
  const Dyadic one(1), little = Dyadic(1).scaled(-200);
  const std::vector<Value> low{store.number(one - little)}, high{store.number(one + little)};
  const Value hot = store.make(high, low);
  EXPECT_EQ(store.left_stop(hot), one + little);
  EXPECT_EQ(store.right_stop(hot), one - little);
  EXPECT_EQ(store.compare(hot, store.number(one)), Ordering::confused);
  EXPECT_EQ(store.make(low, high), store.number(one));
  EXPECT_EQ(store.compare(hot, store.number(one + little + little)), Ordering::less);
  EXPECT_EQ(store.compare(hot, store.number(one - little - little)), Ordering::greater);
  const Value shifted = store.sum(hot, store.number(little));
  EXPECT_EQ(store.right_stop(shifted), one);
  EXPECT_EQ(store.compare(shifted, hot), Ordering::greater);
}

}  // namespace
}  // namespace zermelo
