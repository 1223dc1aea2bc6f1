// The public values against the store, the calculator and the fact book behind them.

#include <gtest/gtest.h>
#include <zermelo/calculator.h>
#include <zermelo/value.h>

#include <vector>

#include "tests/complaint.h"
#include "value/calculator/calculator.h"
#include "value/text.h"
#include "value/value_facts.h"

namespace zermelo {
namespace {

const std::vector<std::string> expressions{
    "0",          "1",          "-5/8",          "*",
    "*3",         "^",          "^2*",           "{1|-1}",
    "{2||1|-1}",  "{0||0|-2}",  "{1/2^|-3}",     "2.{1|-1} + ^",
    "{^|v*}",     "{0,*|*,*2}", "+-1 + +-2 - 1", "{3|1||-1|-4}",
    "Tiny(2) + *"};

TEST(LibraryValue, AllFactsAreThoseOfTheFactBook) {
  ValueStore store;
  Calculator calculator(store);
  FactBook book(store, calculator.graphs());
  Values values;
  for (const auto& expression : expressions) {
    const ValueFacts& facts = book.of(calculator.value(expression));
    const auto g = values.read(expression);
    ASSERT_TRUE(g) << expression;
    EXPECT_EQ(g->text(), facts.text) << expression;
    EXPECT_EQ(g->name(), facts.name) << expression;
    EXPECT_EQ(g->outcome(), facts.outcome) << expression;
    EXPECT_EQ(g->left_stop(), facts.left_stop) << expression;
    EXPECT_EQ(g->right_stop(), facts.right_stop) << expression;
    EXPECT_EQ(g->mean(), facts.mean) << expression;
    EXPECT_EQ(g->temperature(), facts.temperature) << expression;
    EXPECT_EQ(g->birthday(), facts.birthday) << expression;
    const auto weight = g->atomic_weight();
    EXPECT_EQ(weight ? std::optional(weight->text()) : std::nullopt, facts.atomic_weight);
  }
}

TEST(LibraryValue, ArithmeticAndOrderAreThoseOfTheStore) {
  ValueStore store;
  Calculator calculator(store);
  Values values;
  for (const auto& a : expressions) {
    for (const auto& b : expressions) {
      const Value g = calculator.value(a), h = calculator.value(b);
      const GameValue x = *values.read(a), y = *values.read(b);
      EXPECT_EQ((x + y).text(), value_text(store, store.sum(g, h))) << a << " + " << b;
      EXPECT_EQ((x - y).text(), value_text(store, store.difference(g, h))) << a << " - " << b;
      EXPECT_EQ(compare(x, y), store.compare(g, h)) << a << " and " << b;
      EXPECT_EQ(x <= y, store.less_or_equal(g, h));
      EXPECT_EQ(x<y, y> x);
      EXPECT_EQ(x == y, g == h);
    }
    EXPECT_EQ(values.read(a)->times(-3), *values.read("-3.(" + a + ")"));
  }
}

TEST(LibraryValue, OptionsMakeTheValueAgain) {
  Values values;
  for (const auto& expression : expressions) {
    const GameValue g = *values.read(expression);
    EXPECT_EQ(*values.make(g.left(), g.right()), g) << expression;
  }
  EXPECT_EQ(values.make({}, {})->text(), "0");
  EXPECT_EQ(values.number(Dyadic(3, 2)).text(), "3/4");
  EXPECT_EQ(values.number(3).number(), Dyadic(3));
  EXPECT_EQ(values.nimber(2).number(), std::nullopt);
  EXPECT_EQ((values.ups(-2) + values.nimber(1)).text(), "v2*");
}

/// {1|-1} by hand: the walls 1 - t and -1 + t meet at 0 when t is 1.
TEST(LibraryValue, AThermographHasItsWalls) {
  Values values;
  const Thermograph graph = values.read("{1|-1}")->thermograph();
  EXPECT_EQ(graph.mean, Dyadic(0));
  EXPECT_EQ(graph.temperature, Dyadic(1));
  EXPECT_EQ(graph.left.at(0), Dyadic(1));
  EXPECT_EQ(graph.left.at(Dyadic(1, 1)), Dyadic(1, 1));
  EXPECT_EQ(graph.right.at(5), Dyadic(0));
}

TEST(LibraryValue, ValuesOfTwoStoresDoNotMix) {
  Values one, other;
  const GameValue g = one.nimber(1), h = other.nimber(1);
  const std::string expected = "values: two values of different stores; expected one store";
  EXPECT_EQ(testing::complaint_of([&] { g + h; }), expected);
  EXPECT_EQ(testing::complaint_of([&] { static_cast<void>(g == h); }), expected);
  EXPECT_EQ(testing::complaint_of([&] { one.make(std::vector{h}, {}); }), expected);
  EXPECT_EQ(g.values().nimber(1), g);
}

TEST(LibraryValue, AValueKeepsItsStoreAlive) {
  const auto g = [] { return *Values().read("{1|-1}"); }();
  EXPECT_EQ((g + g).text(), "0");
}

TEST(LibraryValue, BadInputIsAnErrorAndASpentBudgetIsNot) {
  Values values;
  EXPECT_NE(testing::complaint_of([&] { values.read("{1|"); }), "");
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Trouble why;
  const std::string long_one = "heat({3||2|-1}, 1) + 37.{4||3|-2} + {7||5|-9} + 12.{^|v2*,{1|-2}}";
  EXPECT_EQ(values.read(long_one, limits, &why), std::nullopt);
  EXPECT_FALSE(why.empty());
  EXPECT_TRUE(values.read("{1|-1} + *")) << "the next question is not stopped";
  Values small(1 << 16);
  EXPECT_EQ(small.read(long_one, {}, &why), std::nullopt);
  EXPECT_EQ(why.remedy, Remedy::more_memory);
}

TEST(LibraryCalculator, KeepsVariables) {
  Values values;
  CalculatorSession session(values);
  const auto line = session.line("g = {1|-1}");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->variable, "g");
  EXPECT_EQ(std::get<GameValue>(line->what).text(), "{1|-1}");
  EXPECT_TRUE(std::get<bool>(session.line("g + g == 0")->what));
  session.define("h", values.number(2));
  EXPECT_EQ(std::get<GameValue>(session.line("g + h")->what).text(), "{3|1}");
  EXPECT_TRUE(std::holds_alternative<std::string>(session.line("outcome(g)")->what));
  EXPECT_EQ(session.variables().size(), 2U);
  EXPECT_EQ(session.variables().at("h"), values.number(2));
}

TEST(LibraryCalculator, ExploresTheOptionsOfAValue) {
  Values values;
  CalculatorSession session(values);
  const auto lists = session.line("options({2|1||0})");
  ASSERT_TRUE(lists && lists->left && lists->right);
  EXPECT_EQ(std::get<std::string>(lists->what), "Left: {2|1}; Right: 0");
  EXPECT_EQ(lists->left->at(0).text(), "{2|1}");
  EXPECT_EQ(lists->right->at(0), values.number(0));
  EXPECT_FALSE(session.line("left(1)")->right);
  const auto form = session.line("form({0,^|0})");
  ASSERT_TRUE(form);
  EXPECT_EQ(std::get<GameValue>(form->what), values.nimber(1));
  ASSERT_EQ(form->form.size(), 4U);
  EXPECT_EQ(form->form[0].fate, FormOption::Fate::dominated);
  EXPECT_EQ(form->form[0].by, 1U);
  EXPECT_EQ(form->form[1].fate, FormOption::Fate::reversible);
  EXPECT_EQ(form->form[1].through, values.nimber(1));
  EXPECT_EQ(form->form[1].replaced_by, std::vector<GameValue>{values.number(0)});
  EXPECT_EQ(form->form[3].typed, "");
}

}  // namespace
}  // namespace zermelo
