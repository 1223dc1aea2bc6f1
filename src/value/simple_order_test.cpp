// Number + ups + star, compared with the same games built from options and with the definitions.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <map>

#include "tests/both_worlds.h"
#include "value/store.h"

namespace zermelo {
namespace {

constexpr std::int32_t most_ups = std::numeric_limits<std::int32_t>::max();

struct Fraction {
  long numerator;
  unsigned exponent;
};

constexpr std::array<Fraction, 7> fractions{
    {{0, 0}, {1, 0}, {-2, 0}, {1, 1}, {-3, 1}, {3, 2}, {-1, 2}}};

struct Case {
  Simple form;
  Pair pair;
};

/// number + star + ups for -most to most ups, added up in the slow arithmetic from {0|*} and the
/// number's and the nimber's own options.
std::map<int, slow::Game> added_up(slow::Games& games, const slow::Game& number, unsigned star,
                                   int most) {
  static const slow::Game up = slow::up(), down = slow::game({slow::nimber(1)}, {slow::nimber(0)});
  std::map<int, slow::Game> out;
  out[0] = games.canonical(games.sum(number, slow::nimber(star)));
  for (int ups = 1; ups <= most; ++ups) {
    out[ups] = games.canonical(games.sum(out[ups - 1], up));
    out[-ups] = games.canonical(games.sum(out[1 - ups], down));
  }
  return out;
}

/// Every form with one of the fractions, -4 to 4 ups and stars up to *5.
std::vector<Case> cases(BothWorlds& worlds) {
  std::vector<Case> out;
  for (const auto& [numerator, exponent] : fractions) {
    const Dyadic x(numerator, exponent);
    for (unsigned star = 0; star <= 5; ++star) {
      const auto games = added_up(worlds.games, slow::number(numerator, exponent), star, 4);
      for (const auto& [ups, game] : games)
        out.push_back({{x, ups, star}, {game, worlds.store.simple({x, ups, star})}});
    }
  }
  return out;
}

std::string name(const Simple& form) {
  return form.number.text() + " + " + std::to_string(form.ups) + " ups + *" +
         std::to_string(form.star);
}

TEST(ASimpleForm, HasTheCanonicalFormOfTheSumOfItsParts) {
  BothWorlds worlds;
  for (const auto& [form, pair] : cases(worlds))
    EXPECT_EQ(worlds.text(pair.value), worlds.text(pair.game)) << name(form);
}

TEST(ASimpleForm, IsTheValueOfTheSumOfItsPartsMadeFromOptions) {
  ValueStore store;
  const std::vector<Value> zero{Value{}};
  const std::vector<Value> star{store.make(zero, zero)};
  const Value up = store.make(zero, star);
  std::vector<Value> nimbers, smaller;
  for (unsigned k = 0; k <= 5; ++k) {
    nimbers.push_back(store.make(smaller, smaller));
    smaller.push_back(nimbers.back());
  }
  for (const auto& [numerator, exponent] : fractions) {
    const Dyadic x(numerator, exponent);
    Value sum = store.sum(store.number(x), store.times(-4, up));
    for (int ups = -4; ups <= 4; ++ups) {
      for (unsigned k = 0; k <= 5; ++k)
        EXPECT_EQ(store.simple({x, ups, k}), store.sum(sum, nimbers[k])) << name({x, ups, k});
      sum = store.sum(sum, up);
    }
  }
}

TEST(ASimpleForm, IsRecognisedWhenItIsMadeFromItsOptionsFirst) {
  BothWorlds forms, made;
  for (const auto& [form, pair] : cases(forms)) {
    const Value g = made.value(pair.game);  // another store, which has not met the form
    ASSERT_NE(made.store.simple(g), nullptr) << name(form);
    EXPECT_EQ(*made.store.simple(g), form) << name(form);
    EXPECT_EQ(made.store.simple(form), g) << name(form);
  }
}

TEST(ASimpleForm, KnowsItsOutcomeStopsAndBirthday) {
  BothWorlds worlds;
  for (const auto& [form, pair] : cases(worlds)) {
    SCOPED_TRACE(name(form));
    EXPECT_EQ(letter(worlds.store.outcome(pair.value)), worlds.games.outcome(pair.game));
    EXPECT_EQ(worlds.store.birthday(pair.value), worlds.games.birthday(pair.game));
    EXPECT_EQ(worlds.store.left_stop(pair.value), form.number);
    EXPECT_EQ(worlds.store.right_stop(pair.value), form.number);
    EXPECT_EQ(worlds.store.is_number(pair.value), form.is_number());
    EXPECT_EQ(worlds.store.all_small(pair.value), form.number == Dyadic());
  }
}

TEST(TwoSimpleForms, CompareAsTheirDefinitionsDo) {
  BothWorlds worlds;
  const auto all = cases(worlds);
  for (const Case& g : all) {
    for (const Case& h : all) {
      ASSERT_EQ(worlds.store.less_or_equal(g.pair.value, h.pair.value),
                worlds.games.less_or_equal(g.pair.game, h.pair.game))
          << name(g.form) << " and " << name(h.form);
    }
  }
}

TEST(TwoSimpleForms, AddUpPartByPart) {
  BothWorlds worlds;
  const auto all = cases(worlds);
  for (std::size_t i = 0; i < all.size(); i += 7) {
    for (std::size_t j = 0; j < all.size(); j += 11) {
      const Simple &g = all[i].form, &h = all[j].form;
      const Simple sum{g.number + h.number, g.ups + h.ups, g.star ^ h.star};
      ASSERT_EQ(worlds.store.sum(all[i].pair.value, all[j].pair.value), worlds.store.simple(sum));
    }
  }
}

TEST(ASimpleForm, ComparesWithOtherGamesAsItsDefinitionDoes) {
  GrownWorlds worlds(1, 200);
  const auto all = cases(worlds);
  for (const Pair& g : worlds.pairs) {
    if (worlds.store.simple(g.value) != nullptr) continue;
    for (std::size_t i = worlds.random.below(3); i < all.size(); i += 3) {
      const Pair& h = all[i].pair;
      ASSERT_EQ(worlds.store.less_or_equal(g.value, h.value),
                worlds.games.less_or_equal(g.game, h.game))
          << worlds.text(g.game) << " and " << name(all[i].form);
      ASSERT_EQ(worlds.store.less_or_equal(h.value, g.value),
                worlds.games.less_or_equal(h.game, g.game))
          << name(all[i].form) << " and " << worlds.text(g.game);
    }
  }
}

/// A game both of whose stops are x, against x + ups + star: the only case in which many ups
/// decide.
void expect_ups_to_compare(GrownWorlds& worlds, const Pair& g, int most) {
  slow::Games& games = worlds.games;
  const Dyadic x = worlds.store.left_stop(g.value);
  for (unsigned star = 0; star <= 2; ++star) {
    for (const auto& [ups, other] : added_up(games, games.stop(g.game, true), star, most)) {
      const Value value = worlds.store.simple({x, ups, star});
      ASSERT_EQ(worlds.store.less_or_equal(g.value, value), games.less_or_equal(g.game, other))
          << worlds.text(g.game) << " and " << ups << " ups + *" << star;
      ASSERT_EQ(worlds.store.less_or_equal(value, g.value), games.less_or_equal(other, g.game))
          << worlds.text(g.game) << " and " << ups << " ups + *" << star;
    }
  }
}

TEST(Ups, CompareWithGamesThatStopWhereTheyDo) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    GrownWorlds worlds(seed, 120);
    for (const Pair& g : worlds.pairs) {
      const ValueStore& store = worlds.store;
      if (store.simple(g.value) != nullptr || store.left_stop(g.value) != store.right_stop(g.value))
        continue;
      expect_ups_to_compare(worlds, g, static_cast<int>(store.birthday(g.value)) + 4);
    }
  }
}

/// Games made from large heaps, ups and each other, so that many have a heap above
/// Comparer::large_heap as an option or reverse through one.
std::vector<slow::Game> games_of_large_heaps(slow::Games& games, Random& random) {
  std::vector<slow::Game> heaps;
  for (unsigned k = 0; k < 14; ++k) heaps.push_back(slow::game(heaps, heaps));
  std::vector<slow::Game> out{heaps[0], heaps[1], heaps[2], slow::up(), slow::number(1)};
  for (unsigned k = 9; k < 14; ++k) {
    out.push_back(heaps[k]);
    out.push_back(games.sum(slow::up(), heaps[k]));
    out.push_back(games.negative(out.back()));
  }
  const auto any = [&] { return out[random.below(static_cast<std::uint32_t>(out.size()))]; };
  while (out.size() < 70) {
    std::vector<slow::Game> left{any()}, right{any()};
    if (random.below(2) == 0) left.push_back(any());
    if (random.below(2) == 0) right.push_back(any());
    out.push_back(slow::game(left, right));
  }
  return out;
}

TEST(LargeHeaps, AreComparedAndReducedAsTheirDefinitionsAre) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    BothWorlds worlds;
    Random random(seed);
    const auto games = games_of_large_heaps(worlds.games, random);
    for (const auto& g : games) {
      for (const auto& h : games) {
        const bool is_less_or_equal = worlds.games.less_or_equal(g, h);
        ASSERT_EQ(worlds.store.less_or_equal(worlds.value(g), worlds.value(h)), is_less_or_equal);
        ASSERT_EQ(worlds.value(g) == worlds.value(h),
                  is_less_or_equal && worlds.games.less_or_equal(h, g));
      }
    }
  }
}

/// { ^*k | ^*k } reverses through all heaps up to *k. To list the options of each took memory and
/// time that grew with the square of k: 11 s and more than 1 GiB here.
TEST(ALargeHeap, IsReversedThroughWithoutListsOfTheSmallerHeaps) {
  ValueStore store(std::size_t{64} << 20);
  const Value option = store.simple({Dyadic(4), 1, 27647});
  const std::array options{option};
  EXPECT_EQ(store.make(options, options), store.simple({Dyadic(4), 2, 27646}));
}

TEST(ASimpleForm, MayBeBornAnyDay) {
  ValueStore store;
  const Dyadic tiny = Dyadic(1).scaled(-100'000), huge = Dyadic(1).scaled(1000);
  const Value g = store.simple({tiny, 2'000'000'000, 7});
  EXPECT_EQ(store.compare(g, Value{}), Ordering::greater);
  EXPECT_EQ(store.compare(g, store.number(tiny)), Ordering::greater);
  EXPECT_EQ(store.compare(g, store.number(Dyadic(1).scaled(-99'999))), Ordering::less);
  EXPECT_EQ(store.compare(store.simple({huge, 1, 1}), store.number(huge)), Ordering::confused);
  EXPECT_EQ(store.difference(g, g), Value{});
  EXPECT_EQ(store.sum(g, store.number(huge)), store.simple({tiny + huge, 2'000'000'000, 7}));
  EXPECT_EQ(store.left_stop(store.sum(g, store.number(huge))), tiny + huge);
}

TEST(ASimpleForm, BornLateCanListItsOptions) {
  ValueStore store;
  const Dyadic x = Dyadic(1).scaled(-100'000);
  const Value g = store.simple({x, 1'000'000, 0});
  ASSERT_EQ(store.left(g).size(), 1U);
  EXPECT_EQ(store.left(g)[0], store.number(x));
  ASSERT_EQ(store.right(g).size(), 1U);
  EXPECT_EQ(store.right(g)[0], store.simple({x, 999'999, 1}));
  ASSERT_EQ(store.left(store.number(x)).size(), 1U);
  EXPECT_EQ(store.left(store.number(x))[0], Value{});
  EXPECT_EQ(store.right(store.number(x))[0], store.number(x.scaled(1)));
}

TEST(ANimber, ListsItsOptionsUpToTheLimit) {
  ValueStore store;
  EXPECT_EQ(store.left(store.nimber(65535)).size(), 65535U);
  EXPECT_THROW(store.left(store.nimber(65536)), GaveUp);
  EXPECT_THROW(store.right(store.nimber(4'000'000'000)), GaveUp);
  EXPECT_EQ(store.sum(store.nimber(65536), store.nimber(65537)), store.nimber(1));
}

TEST(Ups, BeyondWhatCanBeCountedAreGivenUp) {
  ValueStore store;
  const Value most = store.simple({{}, most_ups, 0}), up = store.simple({{}, 1, 0});
  EXPECT_THROW(store.sum(most, up), GaveUp);
  EXPECT_THROW(store.sum(store.negative(most), store.negative(up)), GaveUp);
  EXPECT_THROW(store.times(2, most), GaveUp);
  EXPECT_THROW(store.times(std::int64_t{1} << 31, up), GaveUp);
  EXPECT_EQ(store.times(most_ups, up), most);
  EXPECT_EQ(store.difference(most, most), Value{});
}

TEST(Ups, TimesTheLeastFactorAreGivenUp) {
  ValueStore store;
  EXPECT_THROW(store.times(std::numeric_limits<std::int64_t>::min(), store.simple({{}, 1, 0})),
               GaveUp);
}

TEST(Ups, OneMoreThanCanBeCountedMadeFromOptionsAreGivenUp) {
  ValueStore store;
  const std::vector<Value> zero{Value{}}, most{store.simple({{}, most_ups, 0})};
  EXPECT_THROW(store.make(zero, most), GaveUp);
}

}  // namespace
}  // namespace zermelo
