// Powers of up and their sums, by the laws they are known for; and the tokens of an expression.
#include "value/uptimals.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "tests/complaint.h"
#include "value/calculator/tokens.h"
#include "value/operations.h"
#include "value/text.h"

namespace zermelo {
namespace {

Value uptimal_of(ValueStore& store, const std::vector<std::int64_t>& digits, bool star) {
  Value g = star ? store.nimber(1) : Value{};
  for (std::size_t i = 0; i < digits.size(); ++i)
    g = store.sum(g, store.times(digits[i], up_power(store, static_cast<std::uint32_t>(i + 1))));
  return g;
}

TEST(Uptimals, TheSeriesIsTheSumOfThePowers) {
  ValueStore store;
  Value sum;
  EXPECT_EQ(up_series(store, 0), Value{});
  EXPECT_EQ(up_power(store, 1), store.simple({Dyadic(), 1, 0}));
  for (std::uint32_t n = 1; n <= 8; ++n) {
    sum = store.sum(sum, up_power(store, n));
    EXPECT_EQ(up_series(store, n), sum) << n;
  }
}

/// Every multiple of a power is positive and below the power before.
TEST(Uptimals, EachPowerIsInfinitesimalToTheOneBefore) {
  ValueStore store;
  for (std::uint32_t n = 1; n <= 5; ++n) {
    const Value power = up_power(store, n), next = up_power(store, n + 1);
    EXPECT_EQ(store.outcome(power), OutcomeClass::left);
    for (const std::int64_t times : {1, 2, 7, 30})
      EXPECT_EQ(store.compare(store.times(times, next), power), Ordering::less) << n;
  }
}

/// Sums of few powers are recognised with their digits, their negatives with the opposite ones.
TEST(Uptimals, AreRecognisedWithTheirDigits) {
  ValueStore store;
  for (const std::vector<std::int64_t>& digits :
       {std::vector<std::int64_t>{}, {1}, {-3}, {1, 1}, {0, 1}, {2, 1}, {1, 0, 1}, {0, 0, 1}}) {
    for (const bool star : {false, true}) {
      const Value g = uptimal_of(store, digits, star);
      const auto found = as_uptimal(store, g), opposite = as_uptimal(store, store.negative(g));
      ASSERT_TRUE(found) << value_text(store, g);
      EXPECT_EQ(found->digits, digits);
      EXPECT_EQ(found->star, star);
      ASSERT_TRUE(opposite);
      EXPECT_EQ(opposite->star, star);
      ASSERT_EQ(opposite->digits.size(), digits.size());
      for (std::size_t i = 0; i < digits.size(); ++i)
        EXPECT_EQ(opposite->digits[i], -digits[i]) << value_text(store, g);
    }
  }
}

/// A recognised uptimal equals the sum of its digits, and most small sums are recognised.
TEST(Uptimals, AreRecognisedAsTheSumsTheyAre) {
  ValueStore store;
  int found_all = 0;
  for (int n = 0; n < 250; n += 3) {
    const std::vector<std::int64_t> digits{n / 2 % 5 - 2, n / 10 % 5 - 2, n / 50 % 5 - 2};
    const Value g = uptimal_of(store, digits, n % 2 == 1);
    const auto found = as_uptimal(store, g);
    if (!found) continue;
    ++found_all;
    ASSERT_EQ(uptimal_of(store, found->digits, found->star), g) << value_text(store, g);
    ASSERT_NE(found->digits.empty() ? 1 : found->digits.back(), 0);
  }
  EXPECT_GT(found_all, 40);
}

/// The slow way: by the order of the uptimals, digit by digit, with a sum for each digit tried.
bool slow_digits(ValueStore& store, Value g, std::uint32_t n, std::vector<std::int64_t>& digits) {
  if (g == Value{}) return true;
  if (n > 4) return false;
  const Value unit = up_power(store, n);
  std::int64_t digit = -4;
  while (digit <= 3 && store.less_or_equal(store.times(digit + 1, unit), g)) ++digit;
  for (const std::int64_t d : {digit, digit + 1}) {
    digits.push_back(d);
    if (slow_digits(store, store.difference(g, store.times(d, unit)), n + 1, digits)) return true;
    digits.pop_back();
  }
  return false;
}

std::optional<Uptimal> slow_uptimal(ValueStore& store, Value g) {
  if (!store.all_small(g)) return std::nullopt;
  for (const bool star : {false, true}) {
    Uptimal out{{}, star};
    if (!slow_digits(store, star ? store.sum(g, store.nimber(1)) : g, 1, out.digits)) continue;
    while (!out.digits.empty() && out.digits.back() == 0) out.digits.pop_back();
    return out;
  }
  return std::nullopt;
}

/// Every uptimal of three digits from -3 to 3 is recognised, unless it has too many followers.
TEST(Uptimals, AreRecognisedByTheirOptionsAlone) {
  ValueStore store;
  Uptimals known(store);
  int found_all = 0;
  for (int n = 0; n < 2 * 343; ++n) {
    Uptimal form{{n / 2 % 7 - 3, n / 14 % 7 - 3, n / 98 % 7 - 3}, n % 2 == 1};
    const Value g = uptimal_of(store, form.digits, form.star);
    while (!form.digits.empty() && form.digits.back() == 0) form.digits.pop_back();
    const auto& found = known.of(g);
    if (!found) continue;
    ++found_all;
    ASSERT_EQ(*found, form) << value_text(store, g);
  }
  EXPECT_GT(found_all, 600);
}

/// Only uptimals are recognised: random games whose options are uptimals and others.
TEST(Uptimals, AreRecognisedIfAndOnlyIfTheSlowWayFindsThem) {
  ValueStore store;
  Uptimals known(store);
  Random random(11);
  std::vector<Value> games{Value{},
                           store.nimber(1),
                           store.simple({Dyadic(), 1, 0}),
                           store.simple({Dyadic(), -1, 1}),
                           store.nimber(2),
                           up_power(store, 2)};
  const auto any = [&] { return games[random.below(static_cast<std::uint32_t>(games.size()))]; };
  int uptimals = 0, others = 0;
  while (games.size() < 180) {
    const std::vector<Value> left{any(), any()}, right{any()};
    const Value g = random.below(2) == 0 ? store.make(left, right) : store.make(right, left);
    if (!store.all_small(g) || store.birthday(g) > 6) continue;
    games.push_back(g);
    const auto slow = slow_uptimal(store, g);
    ASSERT_EQ(known.of(g).has_value(), slow.has_value()) << value_text(store, g);
    if (slow) {
      ASSERT_EQ(*known.of(g), *slow) << value_text(store, g);
    }
    ++(slow ? uptimals : others);
  }
  EXPECT_GT(uptimals, 20);
  EXPECT_GT(others, 40);
}

TEST(Uptimals, OtherValuesAreNotRecognised) {
  ValueStore store;
  const Value one = store.number(1);
  for (const Value g : {one, store.number(Dyadic(1, 1)), store.nimber(2), switch_of(store, one),
                        tiny(store, one), store.sum(up_power(store, 2), store.nimber(4))})
    EXPECT_FALSE(as_uptimal(store, g)) << value_text(store, g);
}

RC_GTEST_PROP(Tokens, AreThePiecesOfTheTextInTheirColumns, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("01 9/ab_Z{}()[]|||<>=!+-:^*., \t")));
  std::vector<Token> tokens;
  const auto said = testing::complaint_of([&] { tokens = cut_into_tokens(text); });
  RC_PRE(said.empty());
  std::string again(text.size(), ' ');
  for (const Token& token : tokens) again.replace(token.column - 1, token.text.size(), token.text);
  std::string blank = text;
  for (char& c : blank) c = c == '\t' ? ' ' : c;
  RC_ASSERT(again == blank);
  RC_ASSERT(tokens.back().kind == TokenKind::end);
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const auto end = tokens[i - 1].column + tokens[i - 1].text.size();
    RC_ASSERT(tokens[i].touches == (tokens[i].column == end));
  }
}

TEST(Tokens, LongSymbolsFractionsAndCommentsAreTakenWhole) {
  const auto texts = [](std::string_view text) {
    std::vector<std::string> out;
    for (const Token& token : cut_into_tokens(text)) out.emplace_back(token.text);
    out.pop_back();  // the end
    return out;
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(texts("{0|||1||2}"), (Texts{"{", "0", "|||", "1", "||", "2", "}"}));
  EXPECT_EQ(texts("a1:=+-3<=b # and so on"), (Texts{"a1", ":=", "+-", "3", "<=", "b"}));
  EXPECT_EQ(texts("# nothing"), Texts{});
}

TEST(Tokens, OfUnicodeBecomeThoseTheyStandFor) {
  const auto same = [](std::string_view theirs, std::string_view ours) {
    const auto a = cut_into_tokens(theirs), b = cut_into_tokens(ours);
    ASSERT_EQ(a.size(), b.size()) << theirs;
    for (std::size_t i = 0; i < a.size(); ++i) {
      EXPECT_EQ(a[i].text, b[i].text) << theirs;
      EXPECT_EQ(a[i].kind, b[i].kind) << theirs;
      EXPECT_EQ(a[i].column, b[i].column) << theirs;
      EXPECT_EQ(a[i].touches, b[i].touches) << theirs;
    }
  };
  same("↑∗ − 3·↓", "^* - 3.v");
  same("\u00a0↑", " ^");
  same("{1|−1}", "{1|-1}");
}

TEST(Tokens, AnyOtherCharacterIsNamedWithItsColumn) {
  EXPECT_EQ(testing::complaint_of([] { cut_into_tokens("↑ + €"); }),
            "column 5: found \"\\xe2\\x82\\xac\"; expected a number, a name or an operator");
  EXPECT_EQ(testing::complaint_of([] { cut_into_tokens("1 + ?"); }),
            "column 5: found '?'; expected a number, a name or an operator");
  EXPECT_EQ(testing::complaint_of([] { cut_into_tokens("3/x"); }),
            "column 2: found '/'; expected a number, a name or an operator");
}

}  // namespace
}  // namespace zermelo
