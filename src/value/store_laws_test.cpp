// The laws of game values, on random games built both in the store and in the slow arithmetic.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/both_worlds.h"
#include "value/store.h"

namespace zermelo {
namespace {

/// Every fact about one value, compared with the definitions.
void expect_agreement(BothWorlds& worlds, const Pair& g) {
  SCOPED_TRACE(worlds.text(g.game));
  ValueStore& store = worlds.store;
  slow::Games& games = worlds.games;
  EXPECT_EQ(worlds.text(g.value), worlds.text(g.game));
  EXPECT_EQ(letter(store.outcome(g.value)), games.outcome(g.game));
  EXPECT_EQ(store.birthday(g.value), games.birthday(g.game));
  EXPECT_EQ(store.is_number(g.value), games.is_number(g.game));
  EXPECT_EQ(worlds.text(store.number(store.left_stop(g.value))),
            games.text(games.stop(g.game, true)));
  EXPECT_EQ(worlds.text(store.number(store.right_stop(g.value))),
            games.text(games.stop(g.game, false)));
}

bool all_small(const slow::Game& form) {
  if (form->left.empty() != form->right.empty()) return false;
  return std::ranges::all_of(form->left, all_small) && std::ranges::all_of(form->right, all_small);
}

Ordering order(bool at_most, bool at_least) {
  if (at_most) return at_least ? Ordering::equal : Ordering::less;
  return at_least ? Ordering::greater : Ordering::confused;
}

/// The value made of g's own canonical options.
Value remade(ValueStore& store, Value g) {
  const auto left = store.left(g);
  const std::vector<Value> lefts(left.begin(), left.end());
  const auto right = store.right(g);
  const std::vector<Value> rights(right.begin(), right.end());
  return store.make(lefts, rights);
}

RC_GTEST_PROP(AValue, HasTheCanonicalFormOfItsDefinition, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form());
  RC_ASSERT(worlds.text(g.value) == worlds.text(g.game));
}

RC_GTEST_PROP(AValue, HasTheOutcomeOfPlainPlay, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form());
  RC_ASSERT(letter(worlds.store.outcome(g.value)) == worlds.games.outcome(g.game));
}

RC_GTEST_PROP(AValue, StopsWhereItsDefinitionStops, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form());
  const Value left = worlds.store.number(worlds.store.left_stop(g.value));
  const Value right = worlds.store.number(worlds.store.right_stop(g.value));
  RC_ASSERT(worlds.text(left) == worlds.games.text(worlds.games.stop(g.game, true)));
  RC_ASSERT(worlds.text(right) == worlds.games.text(worlds.games.stop(g.game, false)));
}

RC_GTEST_PROP(AValue, IsBornWhenItsCanonicalFormIs, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form());
  RC_ASSERT(worlds.store.birthday(g.value) == worlds.games.birthday(g.game));
}

RC_GTEST_PROP(AValue, IsANumberOrAllSmallWhenItsCanonicalFormIs, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form());
  RC_ASSERT(worlds.store.is_number(g.value) == worlds.games.is_number(g.game));
  RC_ASSERT(worlds.store.all_small(g.value) == all_small(worlds.games.canonical(g.game)));
}

RC_GTEST_PROP(AValue, MinusItselfIsZero, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  RC_ASSERT(worlds.store.difference(g, g) == Value{});
  RC_ASSERT(worlds.store.sum(worlds.store.negative(g), g) == Value{});
}

RC_GTEST_PROP(AValue, IsItsNegativesNegative, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form());
  const Value negative = worlds.store.negative(g.value);
  RC_ASSERT(worlds.text(negative) == worlds.text(worlds.games.negative(g.game)));
  RC_ASSERT(worlds.store.negative(negative) == g.value);
}

RC_GTEST_PROP(AValue, IsMadeAgainByItsCanonicalOptions, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  RC_ASSERT(remade(worlds.store, g) == g);
}

RC_GTEST_PROP(TwoValues, CompareAsTheirDefinitionsDo, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*any_form()), h = worlds.pair(*any_form());
  const bool at_most = worlds.games.less_or_equal(g.game, h.game);
  const bool at_least = worlds.games.less_or_equal(h.game, g.game);
  RC_ASSERT(worlds.store.less_or_equal(g.value, h.value) == at_most);
  RC_ASSERT(worlds.store.less_or_equal(h.value, g.value) == at_least);
  RC_ASSERT(worlds.store.compare(g.value, h.value) == order(at_most, at_least));
  RC_ASSERT((g.value == h.value) == (at_most && at_least));
}

RC_GTEST_PROP(TwoValues, CompareAsTheirDifferenceDoesToZero, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form()), h = worlds.value(*any_form());
  const Value difference = worlds.store.difference(g, h);
  RC_ASSERT(worlds.store.less_or_equal(g, h) == worlds.store.less_or_equal(difference, Value{}));
  RC_ASSERT(worlds.store.compare(g, h) == worlds.store.compare(difference, Value{}));
}

RC_GTEST_PROP(TwoValues, AddUpToTheSumOfTheirDefinitions, ()) {
  BothWorlds worlds;
  const Pair g = worlds.pair(*forms(1)), h = worlds.pair(*forms(2));
  const Value sum = worlds.store.sum(g.value, h.value);
  const slow::Game slow_sum = worlds.games.sum(g.game, h.game);
  RC_ASSERT(worlds.text(sum) == worlds.text(slow_sum));
  RC_ASSERT(sum == worlds.value(slow_sum));
}

RC_GTEST_PROP(TwoValues, AddUpInAnyOrder, ()) {
  BothWorlds worlds, mirrored;
  const auto g = *any_form(), h = *any_form();
  const Value a = worlds.value(g), b = worlds.value(h);
  const Value sum = worlds.store.sum(a, b);
  RC_ASSERT(worlds.store.sum(b, a) == sum);
  const Value c = mirrored.value(h), d = mirrored.value(g);  // ids in another order
  RC_ASSERT(mirrored.text(mirrored.store.sum(c, d)) == worlds.text(sum));
}

RC_GTEST_PROP(ThreeValues, AddUpInAnyGrouping, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*forms(2)), h = worlds.value(*forms(2)), k = worlds.value(*forms(1));
  RC_ASSERT(store.sum(store.sum(g, h), k) == store.sum(g, store.sum(h, k)));
}

RC_GTEST_PROP(AMultiple, IsARepeatedSum, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*forms(1));
  Value sum;
  for (std::int64_t n = 0; n <= 5; ++n) {
    RC_ASSERT(store.times(n, g) == sum);
    RC_ASSERT(store.times(-n, g) == store.negative(sum));
    sum = store.sum(sum, g);
  }
}

RC_GTEST_PROP(ANumber, AddedToAnotherGameShiftsEveryCanonicalOption, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*any_form());
  RC_PRE(!store.is_number(g));
  const auto exponent = *rc::gen::inRange<std::uint32_t>(0, 4);
  const Value x = store.number(Dyadic(*rc::gen::inRange(-9, 10), exponent));
  std::vector<Value> left, right;
  for (std::size_t i = 0; i < store.left(g).size(); ++i)
    left.push_back(store.sum(store.left(g)[i], x));
  for (std::size_t i = 0; i < store.right(g).size(); ++i)
    right.push_back(store.sum(store.right(g)[i], x));
  const Value shifted = store.sum(g, x);
  RC_ASSERT(store.make(left, right) == shifted);
  RC_ASSERT(store.left(shifted).size() == left.size());
  RC_ASSERT(store.right(shifted).size() == right.size());
  RC_ASSERT(store.difference(shifted, x) == g);
}

constexpr std::uint64_t seeds = 12;
constexpr std::size_t games_a_seed = 150;

TEST(GrowingGames, AgreeWithTheirDefinitions) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    GrownWorlds worlds(seed, games_a_seed);
    for (const Pair& g : worlds.pairs) expect_agreement(worlds, g);
  }
}

TEST(GrowingGames, HaveEqualIdsWhenTheirCanonicalFormsAreEqual) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    GrownWorlds worlds(seed, games_a_seed);
    for (const Pair& g : worlds.pairs) {
      for (const Pair& h : worlds.pairs) {
        ASSERT_EQ(g.value == h.value, worlds.text(g.game) == worlds.text(h.game))
            << worlds.both(g, h);
      }
    }
  }
}

TEST(GrowingGames, CompareAsTheirDefinitionsDo) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    GrownWorlds worlds(seed, games_a_seed);
    for (const Pair& g : worlds.pairs) {
      for (const Pair& h : worlds.pairs) {
        ASSERT_EQ(worlds.store.less_or_equal(g.value, h.value),
                  worlds.games.less_or_equal(g.game, h.game))
            << worlds.both(g, h);
      }
    }
  }
}

TEST(GrowingGames, AreMadeAgainByTheirCanonicalOptions) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    GrownWorlds worlds(seed, games_a_seed);
    for (const Pair& g : worlds.pairs) EXPECT_EQ(remade(worlds.store, g.value), g.value);
  }
}

TEST(GrowingGames, AddUpToTheSumOfTheirCanonicalForms) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    GrownWorlds worlds(seed, games_a_seed);
    for (int i = 0; i < 30; ++i) {
      const Pair &g = worlds.any(), &h = worlds.any();
      const auto sum =
          worlds.games.sum(worlds.games.canonical(g.game), worlds.games.canonical(h.game));
      ASSERT_EQ(worlds.text(worlds.store.sum(g.value, h.value)), worlds.text(sum))
          << worlds.both(g, h);
    }
  }
}

TEST(GrowingGames, AddUpToTheSameValueWhateverTheGrouping) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    GrownWorlds worlds(seed, games_a_seed);
    ValueStore& store = worlds.store;
    for (int i = 0; i < 50; ++i) {
      const Value g = worlds.any().value, h = worlds.any().value, k = worlds.any().value;
      ASSERT_EQ(store.sum(store.sum(g, h), k), store.sum(g, store.sum(k, h)));
      ASSERT_EQ(store.difference(store.sum(g, h), h), g);
    }
  }
}

}  // namespace
}  // namespace zermelo
