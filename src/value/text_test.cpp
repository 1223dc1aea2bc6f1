// The text of a value is read back as the same value.
#include "value/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>

#include "base/random.h"
#include "tests/both_worlds.h"
#include "tests/days.h"
#include "value/calculator/calculator.h"
#include "value/operations.h"
#include "value/uptimals.h"

namespace zermelo {
namespace {

std::set<Value> day_3(ValueStore& store) {
  std::set<Value> day{Value{}};
  for (int i = 0; i < 3; ++i) day = testing::next_day(store, day);
  return day;
}

/// The options of both sides of a text `{..|..}`.
std::array<std::vector<std::string>, 2> sides_of(const std::string& text) {
  std::array<std::vector<std::string>, 2> out{{{""}, {""}}};
  std::size_t side = 0;
  int depth = 0;
  for (const char c : text.substr(1, text.size() - 2)) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (depth == 0 && c == '|') {
      ++side;
    } else if (depth == 0 && c == ',') {
      out.at(side).emplace_back();
    } else {
      out.at(side).back() += c;
    }
  }
  return out;
}

TEST(TheTextOfAValue, IsReadBackForAllGamesOfDay3) {
  ValueStore store;
  Calculator calculator(store);
  const auto day = day_3(store);
  ASSERT_EQ(day.size(), 1474U);
  std::set<std::string> texts;
  for (const Value g : day) {
    const auto text = value_text(store, g);
    texts.insert(text);
    ASSERT_EQ(calculator.value(text), g) << text;
  }
  EXPECT_EQ(texts.size(), day.size());
}

RC_GTEST_PROP(TheTextOfAValue, IsReadBackForRandomGames, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  const auto text = value_text(worlds.store, g);
  RC_ASSERT(Calculator(worlds.store).value(text) == g);
  RC_ASSERT(Calculator(worlds.store).value("-(" + text + ")") == worlds.store.negative(g));
}

RC_GTEST_PROP(TheTextOfAValue, IsReadBackForSumsWithNumbers, ()) {
  BothWorlds worlds;
  const Dyadic x(*rc::gen::inRange<std::int64_t>(-20, 20), *rc::gen::inRange<std::uint32_t>(0, 5));
  const Value g = worlds.value(*any_form()), number = worlds.store.number(x);
  const Value sum = worlds.store.sum(g, number);
  Calculator calculator(worlds.store);
  RC_ASSERT(calculator.value(value_text(worlds.store, sum)) == sum);
  const auto written = value_text(worlds.store, number) + " + " + value_text(worlds.store, g);
  RC_ASSERT(calculator.value(written) == sum);
}

RC_GTEST_PROP(TheTextOfAValue, IsReadBackForNumberAndUpsAndStar, ()) {
  ValueStore store;
  const Simple form{
      Dyadic(*rc::gen::inRange<std::int64_t>(-40, 40), *rc::gen::inRange<std::uint32_t>(0, 9)),
      *rc::gen::inRange(-5, 6), *rc::gen::inRange<std::uint32_t>(0, 5)};
  RC_ASSERT(Calculator(store).value(simple_text(form)) == store.simple(form));
  RC_ASSERT(value_text(store, store.simple(form)) == simple_text(form));
}

TEST(TheTextOfAValue, HasASignThatBelongsToTheNumberAlone) {
  ValueStore store;
  const Simple form{Dyadic(-3, 1), 2, 0};
  EXPECT_EQ(simple_text(form), "-3/2^2");
  EXPECT_EQ(Calculator(store).value("-3/2^2"), store.simple(form));
  EXPECT_EQ(simple_text({Dyadic(), 0, 0}), "0");
  EXPECT_EQ(simple_text({Dyadic(1), 0, 1}), "1*");
  EXPECT_EQ(simple_text({Dyadic(), -3, 2}), "v3*2");
  EXPECT_EQ(simple_text({Dyadic(1, 1), 1, 1}), "1/2^*");
}

TEST(TheTextOfAValue, ListsOptionsInTheOrderOfTheirTexts) {
  ValueStore store;
  for (const Value g : day_3(store)) {
    const auto text = value_text(store, g);
    if (text.front() != '{') continue;
    for (const auto& side : sides_of(text)) ASSERT_TRUE(std::ranges::is_sorted(side)) << text;
  }
}

/// {{1000|g},{1000|g*}|-n} holds g twice, so texts double from one to the next and forms do not.
TEST(TheTextOfAValue, IsGivenUpIfItIsTooLong) {
  ValueStore store;
  const Value high = store.number(1000), star = store.nimber(1);
  Value g;
  for (std::int64_t i = 1; i <= 18; ++i) {
    const Value other = store.sum(g, star), low = store.number(-10 * i);
    const std::array<Value, 2> threats{store.make({&high, 1}, {&g, 1}),
                                       store.make({&high, 1}, {&other, 1})};
    g = store.make(threats, {&low, 1});
    if (i == 10) {
      EXPECT_EQ(Calculator(store).value(value_text(store, g)), g);
    }
  }
  EXPECT_THROW(value_text(store, g), GaveUp);
}

TEST(TheFormsOfCGSuite, AreRead) {
  ValueStore store;
  Calculator calculator(store);
  const std::vector<std::pair<std::string, std::string>> same{
      {"^^", "^2"},
      {"^^^*", "^3*"},
      {"vv*", "v2*"},
      {"^[1]", "^"},
      {"^[2]", "{^|*}"},
      {"v[2]*", "-{^|*} + *"},
      {"^(1)", "^"},
      {"+-1", "{1|-1}"},
      {"2+-1", "{3|1}"},
      {"-1/2+-3/2", "{1|-2}"},
      {"+-{2|1}", "{{2|1}|{-1|-2}}"},
      {"Tiny(2)", "{0|{0|-2}}"},
      {"Miny(1/2)", "{{1/2|0}|0}"},
      {"{3|1||0}", "{{3|1}|0}"},
      {"{3||1|0}", "{3|{1|0}}"},
      {"{1|||0||-1|-2}", "{1|{0|{-1|-2}}}"},
      {"{4|3||2|1|||0||-1|-2}", "{{{4|3}|{2|1}}|{0|{-1|-2}}}"},
      {"{2,3|1||0,*}", "{{2,3|1}|0,*}"},
      {"{|}", "0"},
      {"{0|}", "1"},
      {"{|0}", "-1"},
      {"{||0}", "-1"},
  };
  for (const auto& [theirs, ours] : same) {
    EXPECT_EQ(calculator.value(theirs), calculator.value(ours)) << theirs << " and " << ours;
  }
}

TEST(TheNameOfAValue, IsTheKnownOne) {
  ValueStore store;
  Calculator calculator(store);
  const std::vector<std::pair<std::string, std::string>> names{
      {"{1|-1}", "+-1"},           {"{3|1}", "2+-1"},
      {"{0|-1}", "-1/2+-1/2"},     {"{0||0|-2}", "Tiny(2)"},
      {"{1/2|0||0}", "Miny(1/2)"}, {"{^|*}", "^[2]"},
      {"{^|*} + *", "^[2]*"},      {"^(2)", "^(2)"},
      {"^2 + ^(2)", "^2+^(2)"},    {"-^(2)", "-^(2)"},
  };
  for (const auto& [text, name] : names) {
    EXPECT_EQ(value_name(store, calculator.value(text)), name) << text;
  }
  for (const char* text : {"0", "3/4", "^2*", "1v3"}) {
    EXPECT_EQ(value_name(store, calculator.value(text)), std::nullopt) << text;
  }
}

TEST(TheNameOfAValue, IsReadBackForAllGamesOfDay3) {
  ValueStore store;
  Calculator calculator(store);
  std::size_t count = 0;
  for (const Value g : day_3(store)) {
    const auto name = value_name(store, g);
    if (!name) continue;
    ++count;
    ASSERT_EQ(calculator.value(*name), g) << *name << " for " << value_text(store, g);
  }
  EXPECT_GT(count, 20U);
}

TEST(TheNameOfAValue, NamesItsOptionsAndSavesBraces) {
  ValueStore store;
  Calculator calculator(store);
  const std::vector<std::pair<std::string, std::string>> names{
      {"{{2|0}|-1}", "{2|0||-1}"},
      {"{{1|-1}|-2}", "{+-1|-2}"},
      {"{3||1|0}", "{3||1|0}"},
      {"{{2|1}|{-1|-2}}", "+-{2|1}"},
      {"1 + +-{2|1}", "1+-{2|1}"},
      {"1 + Tiny(2)", "1+Tiny(2)"},
      {"Miny(1/2) - 3", "-3+Miny(1/2)"},
      {"1 + {^|*}", "1+^[2]"},
      {"2 - ^(2)", "2-^(2)"},
      {"Tiny({3|1})", "Tiny(2+-1)"},
      {"{{{5|4}|{2|1}}|0}", "{3+-{2|1}|0}"},
      {"{{{4|3}|2}|{1|0}}", "{4|3||2|||1|0}"},
      {"{1,{2|0}|0}", "{1,1+-1|0}"},
  };
  for (const auto& [text, name] : names)
    EXPECT_EQ(value_name(store, calculator.value(text)), name) << text;
  EXPECT_EQ(value_name(store, calculator.value("{^|-1}")), std::nullopt);
}

/// Random games with options of day 3, and random sums: a name in braces is never longer than the
/// text, and no name is the text itself.
TEST(TheNameOfAValue, IsReadBackForRandomGamesOfDay4AndSums) {
  ValueStore store;
  Calculator calculator(store);
  ValueNames names(store);
  const auto days = day_3(store);
  const std::vector<Value> day(days.begin(), days.end());
  Random random(21);
  const auto any = [&] { return day[random.below(static_cast<std::uint32_t>(day.size()))]; };
  int count = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::vector<Value> left{any(), any()}, right{any()};
    const Value g = i % 3 == 0 ? store.sum(any(), any()) : store.make(left, right);
    const auto name = names.of(g);
    ASSERT_EQ(name, value_name(store, g));
    if (!name) continue;
    ++count;
    ASSERT_EQ(calculator.value(*name), g) << *name << " for " << value_text(store, g);
    ASSERT_NE(*name, value_text(store, g));
    if (name->front() == '{') {
      ASSERT_LE(name->size(), value_text(store, g).size());
    }
  }
  EXPECT_GT(count, 1000);
}

/// A store that has worked out other games before gives the same name.
TEST(TheNameOfAValue, DoesNotDependOnTheStore) {
  ValueStore store, fresh;
  Calculator calculator(store);
  for (const Value g : day_3(store)) {
    std::vector<Value> taken;
    ASSERT_EQ(value_name(store, g), value_name(fresh, fresh.adopt(store, g, taken)));
  }
}

TEST(TheNameOfAValue, IsLeftOutIfItIsTooLong) {
  ValueStore store;
  Value g = store.nimber(1);
  for (std::int64_t i = 1; i <= 200; ++i) {
    const Value high = store.number(1000 + i);
    g = store.make({&high, 1}, {&g, 1});
  }
  EXPECT_EQ(value_name(store, g), std::nullopt);
}

RC_GTEST_PROP(TheNameOfAValue, IsReadBackForRandomGames, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  for (const Value h :
       {g, switch_of(worlds.store, g), tiny(worlds.store, g), miny(worlds.store, g)}) {
    if (const auto name = value_name(worlds.store, h))
      RC_ASSERT(Calculator(worlds.store).value(*name) == h);
  }
}

RC_GTEST_PROP(AnUptimal, IsKnownByItsDigitsAndReadBackByItsName, ()) {
  ValueStore store;
  auto digits =
      *rc::gen::container<std::vector<std::int64_t>>(3, rc::gen::inRange<std::int64_t>(-2, 3));
  const bool star = *rc::gen::arbitrary<bool>();
  Value g = store.nimber(star ? 1 : 0);
  for (std::uint32_t i = 0; i < digits.size(); ++i)
    g = store.sum(g, store.times(digits[i], up_power(store, i + 1)));
  while (!digits.empty() && digits.back() == 0) digits.pop_back();
  const auto found = as_uptimal(store, g);
  RC_ASSERT(found.has_value());
  RC_ASSERT(found->digits == digits);
  RC_ASSERT(found->star == star);
  if (const auto name = value_name(store, g)) RC_ASSERT(Calculator(store).value(*name) == g);
}

TEST(AnUptimal, IsASumOfPowers) {
  ValueStore store;
  Value sum;
  for (std::uint32_t n = 1; n <= 6; ++n) {
    const Value power = up_power(store, n);
    if (n > 1) {  // infinitely small against the power before
      EXPECT_TRUE(store.less_or_equal(store.times(5, power), up_power(store, n - 1)));
    }
    EXPECT_EQ(store.outcome(power), OutcomeClass::left);
    sum = store.sum(sum, power);
    EXPECT_EQ(sum, up_series(store, n)) << n;
  }
}

}  // namespace
}  // namespace zermelo
