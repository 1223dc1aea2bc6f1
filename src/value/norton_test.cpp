// Norton products, overheating, incentives and simplest numbers: definitions and laws.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/both_worlds.h"
#include "tests/complaint.h"
#include "value/atomic_weight.h"
#include "value/calculator/calculator.h"
#include "value/operations.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// A few positive games: units of Norton products.
std::vector<Value> units(ValueStore& store) {
  Calculator calculator(store);
  std::vector<Value> out;
  for (const char* text : {"^", "1", "1*", "^^*", "Tiny(1)", "{2|1}", "1/2", "{4|0}+1", "{^|*}"})
    out.push_back(calculator.value(text));
  return out;
}

void expect_values(const std::vector<std::pair<std::string, std::string>>& same) {
  ValueStore store;
  Calculator calculator(store);
  for (const auto& [line, value] : same)
    EXPECT_EQ(value_text(store, calculator.value(line)), value_text(store, calculator.value(value)))
        << line;
}

slow::Game slow_overheated(slow::Games& games, const slow::Game& g, const slow::Game& s,
                           const slow::Game& t) {
  const auto form = games.canonical(g);
  for (long n = -4; n <= 4; ++n) {
    if (!games.equal(form, slow::number(n))) continue;
    slow::Game out = slow::number(0);
    for (long i = 0; i < std::abs(n); ++i)
      out = games.canonical(games.sum(out, n > 0 ? s : games.negative(s)));
    return out;
  }
  slow::Form out;
  for (const auto& each : form->left)
    out.left.push_back(games.sum(slow_overheated(games, each, s, t), t));
  for (const auto& each : form->right)
    out.right.push_back(games.sum(slow_overheated(games, each, s, t), games.negative(t)));
  return games.canonical(slow::game(out.left, out.right));
}

RC_GTEST_PROP(Overheating, IsItsDefinition, ()) {
  BothWorlds worlds;
  const auto g = *forms(2), s = *rc::gen::elementOf(small_games()),
             t = *rc::gen::elementOf(small_games());
  const Value hot = overheated(worlds.store, worlds.value(g), worlds.value(s), worlds.value(t));
  RC_ASSERT(worlds.text(hot) == worlds.text(slow_overheated(worlds.games, g, s, t)));
}

/// An integer overheated from s is a multiple of s; from t to t, non-integers are heated by t.
TEST(Overheating, OfKnownGamesIsTheKnownOne) {
  expect_values({{"overheat(3, 1*, 1)", "3*"},
                 {"overheat(-2, {2|1}, 7)", "-2.{2|1}"},
                 {"overheat(*, 1*, 1)", "+-1"},
                 {"overheat(^, 1*, 1)", "{1||0|-2}"},  // Berlekamp and Wolfe, Mathematical Go
                 {"overheat(1/2, 1, 1)", "{1|0}"},
                 {"overheat(*2, 0, 2)", "heat(*2, 2)"}});
}

RC_GTEST_PROP(TheNortonProduct, IsLinearAndKeepsTheOrder, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*forms(2)), h = worlds.value(*forms(1));
  const Value u = *rc::gen::elementOf(units(store));
  const Value gu = norton_product(store, g, u), hu = norton_product(store, h, u);
  RC_ASSERT(norton_product(store, store.sum(g, h), u) == store.sum(gu, hu));
  RC_ASSERT(norton_product(store, store.negative(g), u) == store.negative(gu));
  RC_ASSERT(store.compare(gu, hu) == store.compare(g, h));
}

RC_GTEST_PROP(TheNortonProduct, HasKnownSpecialCases, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*forms(2));
  const Value up = store.simple({Dyadic(), 1, 0}), one = store.number(1);
  const Value one_star = store.simple({Dyadic(1), 0, 1});
  RC_ASSERT(norton_product(store, g, one) == g);
  // The atomic weight of G.^ is G (Winning Ways, chapter 8).
  RC_ASSERT(atomic_weight(store, norton_product(store, g, up)) == std::optional(g));
  // Both incentives of 1* are *, so that every move earns 1* + * = 1: the product is an overheating.
  RC_ASSERT(norton_product(store, g, one_star) == overheated(store, g, one_star, one));
}

/// Worked out by hand: the largest incentive of up is ^ - * = ^*, that of {2|1} is 1/2 +- 1/2.
TEST(TheNortonProduct, OfKnownGamesIsTheKnownOne) {
  expect_values({{"norton(5, ^)", "^5"},
                 {"norton(-1, {4|1})", "-{4|1}"},
                 {"norton(1/2, ^)", "{^^*|v*}"},
                 {"norton(*, ^)", "{^^*|vv*}"},
                 {"norton({1|-1}, ^)", "{^3*|v3*}"},
                 {"norton(*, 1*)", "{1|-1}"}});
}

TEST(TheNortonProduct, IsRefusedUnlessTheUnitIsPositive) {
  ValueStore store;
  Calculator calculator(store);
  for (const char* unit : {"0", "*", "v", "{1|-1}"}) {
    EXPECT_EQ(
        testing::complaint_of([&] { calculator.line(std::string("norton(1,") + unit + ")"); }),
        "column 1: norton: the second game is not above 0; expected a positive one");
  }
}

RC_GTEST_PROP(Cooling, UndoesHeating, ()) {
  BothWorlds worlds;
  Thermographs graphs(worlds.store);
  const Value g = worlds.value(*any_form());
  const Dyadic t(*rc::gen::inRange(0, 20), *rc::gen::inRange<std::uint32_t>(0, 3));
  const Value hot = heated(worlds.store, g, worlds.store.number(t));
  RC_ASSERT(cooled(worlds.store, graphs, hot, t) == g);
}

/// Every move's gain in the slow arithmetic, without those below others.
std::set<std::string> slow_incentives(BothWorlds& worlds, const slow::Game& g, bool is_left) {
  auto& games = worlds.games;
  const auto form = games.canonical(g), minus = games.negative(form);
  std::vector<slow::Game> gains;
  for (const auto& each : is_left ? form->left : form->right)
    gains.push_back(is_left ? games.sum(each, minus) : games.sum(form, games.negative(each)));
  std::set<std::string> out;
  for (const auto& gain : gains) {
    const bool is_below = std::ranges::any_of(gains, [&](const slow::Game& other) {
      return games.less_or_equal(gain, other) && !games.less_or_equal(other, gain);
    });
    if (!is_below) out.insert(worlds.text(gain));
  }
  return out;
}

RC_GTEST_PROP(TheIncentives, AreTheirDefinition, ()) {
  BothWorlds worlds;
  const auto form = *forms(2);
  const Incentives found = incentives(worlds.store, worlds.value(form));
  for (const bool is_left : {true, false}) {
    std::set<std::string> texts;
    for (const Value g : is_left ? found.left : found.right) texts.insert(worlds.text(g));
    RC_ASSERT(texts.size() == (is_left ? found.left : found.right).size());
    RC_ASSERT(texts == slow_incentives(worlds, form, is_left));
  }
}

/// The numbers of the first days, simplest first.
std::vector<slow::Game> numbers_in_order() {
  std::vector<slow::Game> out;
  for (const long integer : {0, 1, -1, 2, -2, 3, -3}) out.push_back(slow::number(integer));
  for (unsigned exponent = 1; exponent <= 3; ++exponent)
    for (long n = -(3 << exponent); n <= 3 << exponent; ++n)
      if (n % 2 != 0) out.push_back(slow::number(n, exponent));
  return out;
}

RC_GTEST_PROP(TheSimplestNumberBetween, IsBelowAndAboveAndBornFirst, ()) {
  BothWorlds worlds;
  auto& games = worlds.games;
  const auto g = *forms(2), h = *forms(2);
  const auto found = simplest_strictly_between(worlds.store, worlds.value(g), worlds.value(h));
  const auto is_between = [&](const slow::Game& x) {
    return games.less_or_equal(g, x) && !games.less_or_equal(x, g) && games.less_or_equal(x, h) &&
           !games.less_or_equal(h, x);
  };
  std::size_t first = 0;
  slow::Game best;
  for (const auto& x : numbers_in_order()) {
    if (!is_between(x) || (best && games.birthday(x) >= first)) continue;
    best = x;
    first = games.birthday(x);
  }
  if (best) RC_ASSERT(found.has_value());
  if (found && best) RC_ASSERT(worlds.text(worlds.store.number(*found)) == worlds.text(best));
}

TEST(TheSimplestNumberBetween, IsThatOfTheSimplicityTheorem) {
  ValueStore store;
  for (int i = -20; i < 20; ++i) {
    for (int j = i + 1; j <= 20; ++j) {
      const Value x = store.number(Dyadic(i, 3)), y = store.number(Dyadic(j, 3));
      ASSERT_EQ(store.number(*simplest_strictly_between(store, x, y)),
                store.make({&x, 1}, {&y, 1}));
    }
  }
  expect_values({{"simplest(v, ^)", "0"}, {"simplest(0, {2|1})", "1/2"}, {"simplest(*, 5)", "1"}});
  Calculator calculator(store);
  EXPECT_EQ(testing::complaint_of([&] { calculator.line("simplest(1, 1)"); }),
            "column 1: simplest: no number lies strictly between 1 and 1");
}

}  // namespace
}  // namespace zermelo
