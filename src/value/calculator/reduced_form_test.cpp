// Reduced canonical forms: the properties by which they are the only ones of their kind.
#include "value/calculator/reduced_form.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/both_worlds.h"
#include "tests/days.h"
#include "value/calculator/calculator.h"
#include "value/operations.h"
#include "value/text.h"

namespace zermelo {
namespace {

bool is_infinitesimal(ValueStore& store, Value g) {
  return store.left_stop(g).sign() == 0 && store.right_stop(g).sign() == 0;
}

std::vector<Value> listed(std::span<const Value> options) {
  return {options.begin(), options.end()};
}

/// g <= h up to an infinitesimal, by the definition: g <= h + x for every number x > 0. A small one
/// decides, for the stops of the games here are multiples of 1/1024.
bool is_at_most(ValueStore& store, Value g, Value h) {
  return store.less_or_equal(g, store.sum(h, store.number(Dyadic(1, 12))));
}

/// Grossman and Siegel, definition of the reduced canonical form: every follower is a number, or is
/// not a number plus an infinitesimal and has no option that is dominated or reversible up to
/// infinitesimals.
void expect_reduced(ValueStore& store, Value g) {
  if (store.is_number(g)) return;
  ASSERT_NE(store.left_stop(g), store.right_stop(g)) << value_text(store, g);
  for (const bool is_left : {true, false}) {
    const auto options = listed(is_left ? store.left(g) : store.right(g));
    for (const Value option : options) {
      for (const Value other : options) {
        if (option == other) continue;
        ASSERT_FALSE(is_left ? is_at_most(store, option, other) : is_at_most(store, other, option));
      }
      for (const Value answer : listed(is_left ? store.right(option) : store.left(option)))
        ASSERT_FALSE(is_left ? is_at_most(store, answer, g) : is_at_most(store, g, answer));
      expect_reduced(store, option);
    }
  }
}

TEST(AReducedForm, OfEveryGameOfDay3IsReducedAndCloseToIt) {
  ValueStore store;
  std::set<Value> day{Value{}};
  for (int i = 0; i < 3; ++i) day = testing::next_day(store, day);
  std::set<Value> reduced;
  for (const Value g : day) {
    const Value r = reduced_canonical_form(store, g);
    reduced.insert(r);
    ASSERT_TRUE(is_infinitesimal(store, store.difference(g, r))) << value_text(store, g);
    ASSERT_LE(store.birthday(r), store.birthday(g)) << value_text(store, g);
    expect_reduced(store, r);
    if (HasFatalFailure()) FAIL() << value_text(store, g);
  }
  for (const Value r : reduced) ASSERT_EQ(reduced_canonical_form(store, r), r);
  EXPECT_LT(reduced.size(), 200U);
  EXPECT_GT(reduced.size(), 20U);
}

RC_GTEST_PROP(AReducedForm, IsCloseToTheGameAndReduced, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  const Value r = reduced_canonical_form(worlds.store, g);
  RC_ASSERT(is_infinitesimal(worlds.store, worlds.store.difference(g, r)));
  RC_ASSERT(reduced_canonical_form(worlds.store, r) == r);
  expect_reduced(worlds.store, r);
  RC_ASSERT(!::testing::Test::HasFailure());
}

RC_GTEST_PROP(AReducedForm, IsTheSameForGamesThatDifferByAnInfinitesimal, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*forms(2)), h = worlds.value(*forms(2));
  const Value rg = reduced_canonical_form(store, g), rh = reduced_canonical_form(store, h);
  RC_ASSERT((rg == rh) == is_infinitesimal(store, store.difference(g, h)));
  Calculator calculator(store);
  const Value small = calculator.value(*rc::gen::elementOf(std::vector<std::string>{
      "^", "*", "v3*2", "Tiny(1)", "Miny({3|1})", "{1|0||0|-1}", "^[2]", "-^(3)"}));
  RC_ASSERT(reduced_canonical_form(store, store.sum(g, small)) == rg);
  RC_ASSERT(reduced_canonical_form(store, store.negative(g)) == store.negative(rg));
}

TEST(AReducedForm, OfKnownGamesIsTheKnownOne) {
  ValueStore store;
  Calculator calculator(store);
  for (const auto& [line, value] :
       std::vector<std::pair<std::string, std::string>>{{"rcf(^)", "0"},
                                                        {"rcf(3/4v5*7)", "3/4"},
                                                        {"rcf(Tiny(2))", "0"},
                                                        {"rcf(+-1 + *)", "+-1"},
                                                        {"rcf({2*|^})", "{2|0}"},
                                                        {"rcf({1,1*|-1})", "{1|-1}"},
                                                        {"rcf({3|1||0} + Miny(1/2))", "{3|1||0}"}})
    EXPECT_EQ(calculator.value(line), calculator.value(value)) << line;
}

}  // namespace
}  // namespace zermelo
