// Formulas for sequences of values: what is found must foretell further members, and where there is
// no law or too little evidence nothing may be said.
#include "value/sequences/formula.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>

#include "base/random.h"
#include "value/calculator/calculator.h"
#include "value/operations.h"

namespace zermelo {
namespace {

class AFormula : public ::testing::Test {
 protected:
  using Rule = std::function<Value(std::int64_t n)>;
  using Int = std::int64_t;

  FormulaSearch search(const Rule& rule, Int from, Int to) {
    std::vector<std::optional<Value>> values;
    for (Int n = from; n <= to; ++n) values.emplace_back(rule(n));
    return find_formula(store_, static_cast<std::uint64_t>(from), values);
  }
  /// The text of the formula for n = from to to, after checking it on the eight members beyond.
  std::string text(const Rule& rule, Int from, Int to) {
    const auto found = search(rule, from, to);
    if (!found.formula) return found.too_few ? "too few" : "none";
    for (Int n = static_cast<Int>(found.formula->from); n <= to + 8; ++n)
      EXPECT_EQ(predicted(store_, *found.formula, static_cast<std::uint64_t>(n)), rule(n)) << n;
    return found.formula->text;
  }
  Value ups(Int ups, std::uint32_t star = 0) {
    return store_.simple({Dyadic(), static_cast<std::int32_t>(ups), star});
  }
  Value number(const Dyadic& x) { return store_.number(x); }
  Value read(const std::string& expression) { return Calculator(store_).value(expression); }

  ValueStore store_{std::size_t{64} << 20};
};

TEST_F(AFormula, OfUpsAndStarsIsSaidAsPeopleSayIt) {
  const auto of = [&](const std::function<Int(Int)>& count, std::uint32_t star = 0) {
    return text([&](Int n) { return ups(count(n), star); }, 1, 12);
  };
  EXPECT_EQ(of([](Int) { return 0; }), "0");
  EXPECT_EQ(of([](Int) { return 0; }, 1), "*");
  EXPECT_EQ(of([](Int) { return 1; }), "1 up");
  EXPECT_EQ(of([](Int) { return -1; }, 1), "1 down, plus *");
  EXPECT_EQ(of([](Int) { return -7; }), "7 downs");
  EXPECT_EQ(of([](Int n) { return n; }), "n ups");
  EXPECT_EQ(of([](Int n) { return 2 * n - 3; }), "2n-3 ups");
  EXPECT_EQ(of([](Int n) { return 3 - n; }), "3-n ups");
  EXPECT_EQ(of([](Int n) { return -n - 1; }), "n+1 downs");
  EXPECT_EQ(of([](Int n) { return n / 2; }), "floor(n/2) ups");
  EXPECT_EQ(of([](Int n) { return (n + 1) / 2; }), "floor((n+1)/2) ups");
  EXPECT_EQ(of([](Int n) { return -((n + 1) / 2); }), "ceil(n/2) downs");
  EXPECT_EQ(of([](Int n) { return -((n + 2) / 3); }), "ceil(n/3) downs");
  EXPECT_EQ(text([&](Int n) { return ups(n - 1, n % 2 == 1 ? 1 : 0); }, 1, 12),
            "n-1 ups, plus * where n mod 2 is 1");
  EXPECT_EQ(text([&](Int n) { return ups(0, n % 3 == 0 ? 2 : 0); }, 1, 12),
            "*2 where n mod 3 is 0");
}

TEST_F(AFormula, OfNumbersIsALineAFloorOrAGeometricSeries) {
  EXPECT_EQ(text([&](Int n) { return number(Dyadic(3 * n, 2) - Dyadic(1, 1)); }, 1, 9),
            "3n/4 - 1/2");
  EXPECT_EQ(text([&](Int n) { return number(-(n / 2)); }, 1, 9), "-floor(n/2)");
  EXPECT_EQ(text([&](Int n) { return number(5 + 3 * (n / 2)); }, 1, 9), "3.floor((n+2)/2) + 2");
  EXPECT_EQ(text([&](Int n) { return number(Dyadic(3 * n, 1)); }, 0, 9), "3n/2");
  // Berlekamp's rule for the stalks B(RB)^n: 1 - 1/2 + 1/4 - ...
  const Rule stalk = [&](Int n) {
    Dyadic sum(1);
    for (Int i = 1; i <= 2 * n; ++i) sum = sum + Dyadic(i % 2 == 0 ? 1 : -1).scaled(-i);
    return number(sum);
  };
  EXPECT_EQ(text(stalk, 1, 9), "v(n+1) = 1/4 v(n) + 1/2, beginning 3/4, with limit 2/3");
  EXPECT_EQ(search(stalk, 1, 9).formula->kind, FormulaKind::geometric);
}

TEST_F(AFormula, OfAnyValuesMayRepeatOrAddTheSameValue) {
  const Value hot = read("{2|-1}"), tiny_two = tiny(store_, number(2));
  const Rule periodic = [&](Int n) { return n % 2 == 0 ? hot : tiny_two; };
  EXPECT_EQ(text(periodic, 1, 9), "{2|-1} where n mod 2 is 0, {0|{0|-2}} where n mod 2 is 1");
  EXPECT_EQ(search(periodic, 1, 9).formula->kind, FormulaKind::periodic);
  const Rule sums = [&](Int n) {
    return store_.sum(store_.times(n, tiny_two), n % 2 ? hot : ups(1));
  };
  const auto found = search(sums, 1, 12);
  ASSERT_TRUE(found.formula);
  EXPECT_EQ(found.formula->kind, FormulaKind::arithmetic_periodic);
  EXPECT_EQ(found.formula->period, 2U);
  EXPECT_NE(text(sums, 1, 12), "none");
  EXPECT_EQ(text([&](Int n) { return store_.nimber(static_cast<std::uint32_t>(n + 1)); }, 1, 9),
            "*(n + 1)");
}

TEST_F(AFormula, OfFormsHasLinearNumbersInside) {
  const auto of = [&](const std::function<std::string(Int)>& form, Int to = 12) {
    return text([&](Int n) { return read(form(n)); }, 1, to);
  };
  using std::to_string;
  const auto sw = [](Int a, Int b) { return "{" + to_string(a) + "|" + to_string(b) + "}"; };
  EXPECT_EQ(of([&](Int n) { return sw(n, -n); }), "{n|-n}");
  EXPECT_EQ(of([&](Int n) { return sw(2 * n, 0); }), "{2n|0}");
  EXPECT_EQ(of([&](Int n) { return sw(9, -3 * n - 1); }), "{9|-3n-1}");
  EXPECT_EQ(of([&](Int n) { return "{0||0|-" + to_string(n) + "}"; }), "{0|{0|-n}}");
  EXPECT_EQ(of([&](Int n) { return "{" + to_string(n) + ".^|*}"; }), "{n.^|*}");
  EXPECT_EQ(of([&](Int n) { return "{" + to_string(n) + "^*||-1|" + to_string(-n - 9) + "}"; }),
            "{n+^*|{-1|-n-9}}");
  EXPECT_EQ(of([&](Int n) { return n % 2 ? sw(n, 0) : "{0||0|-" + to_string(n) + "}"; }, 16),
            "{0|{0|-n}} where n mod 2 is 0, {n|0} where n mod 2 is 1");
  EXPECT_EQ(of([&](Int n) { return sw(n / 2, -2); }, 16),
            "{n/2|-2} where n mod 2 is 0, {n/2-1/2|-2} where n mod 2 is 1");
  // {n|3} is a form of this shape from n = 4 on only.
  const auto late = search([&](Int n) { return read(sw(n, 3)); }, 1, 14);
  ASSERT_TRUE(late.formula);
  EXPECT_EQ(late.formula->from, 4U);
  EXPECT_EQ(late.formula->kind, FormulaKind::forms);
}

TEST_F(AFormula, OfFormsNeedsMembersBesideThoseThatDetermineIt) {
  const Rule rule = [&](Int n) { return read("{" + std::to_string(n) + "|-1}"); };
  for (Int to = 1; to <= 4; ++to) EXPECT_FALSE(search(rule, 1, to).formula) << to;
  EXPECT_EQ(text(rule, 1, 5), "{n|-1}");
  EXPECT_EQ(text([&](Int n) { return read("{" + std::to_string(n * n) + "|-1}"); }, 1, 20), "none");
  EXPECT_EQ(text([&](Int n) { return rule(n == 15 ? 16 : n); }, 1, 15), "none");
}

TEST_F(AFormula, OfFormsIsNotFoundAtRandom) {
  Random random(9);
  std::size_t found = 0;
  std::vector<Value> switches, nested;
  for (const int a : {1, 2, 3}) {
    for (const int b : {-1, -2}) {
      switches.push_back(read(fmt::format("{{{}|{}}}", a, b)));
      nested.push_back(read(fmt::format("{{{}||0|{}}}", a, b)));
    }
  }
  for (int sequence = 0; sequence < 1500; ++sequence) {
    std::vector<std::optional<Value>> values;
    for (int i = 0; i < 20; ++i)
      values.emplace_back((sequence % 2 == 0 ? switches : nested)[random.below(6)]);
    found += find_formula(store_, 1, values).formula ? 1 : 0;
  }
  EXPECT_EQ(found, 0U);
}

TEST_F(AFormula, MayBeginLaterThanTheMembers) {
  const Rule late = [&](Int n) { return n == 3 ? read("{5|-5}") : n < 5 ? number(n * n) : ups(n); };
  const auto found = search(late, 1, 20);
  ASSERT_TRUE(found.formula);
  EXPECT_EQ(found.formula->from, 5U);
  EXPECT_EQ(found.formula->to, 20U);
  EXPECT_EQ(found.formula->evidence.exceptions, 4U);
  EXPECT_EQ(text(late, 1, 20), "n ups");
}

TEST_F(AFormula, NeedsEnoughMembers) {
  const Rule half = [&](Int n) { return ups((n + 1) / 2); };
  for (Int to = 1; to <= 5; ++to) {
    EXPECT_FALSE(search(half, 1, to).formula) << to;
    EXPECT_TRUE(search(half, 1, to).too_few) << to;
  }
  EXPECT_EQ(text(half, 1, 6), "floor((n+1)/2) ups");
}

TEST_F(AFormula, HoldsForTheMembersBeforeTheFirstUnknownOne) {
  std::vector<std::optional<Value>> values(12, ups(2));
  values[8].reset();
  const auto found = find_formula(store_, 3, values);
  ASSERT_TRUE(found.formula);
  EXPECT_EQ(found.formula->to, 10U);
  EXPECT_EQ(found.members, 8U);
}

TEST_F(AFormula, IsNotFoundForSquaresOrAtRandom) {
  EXPECT_EQ(text([&](Int n) { return ups(n * n); }, 1, 20), "none");
  EXPECT_EQ(text([&](Int n) { return number(n * n); }, 1, 20), "none");
  Random random(7);
  const std::vector<Value> some{Value{}, ups(1), ups(-1, 1), number(1), read("{1|-1}"), ups(0, 2)};
  std::size_t found = 0;
  for (int sequence = 0; sequence < 500; ++sequence) {
    std::vector<std::optional<Value>> values;
    for (int i = 0; i < 20; ++i)
      values.emplace_back(some[random.below(static_cast<std::uint32_t>(some.size()))]);
    found += find_formula(store_, 1, values).formula ? 1 : 0;
  }
  EXPECT_EQ(found, 0U);
}

using Outcomes = std::vector<std::optional<OutcomeClass>>;

Outcomes outcomes_of(const std::string& letters) {
  Outcomes out;
  for (const char c : letters)
    out.emplace_back(c == 'L'   ? OutcomeClass::left
                     : c == 'R' ? OutcomeClass::right
                     : c == 'N' ? OutcomeClass::next
                                : OutcomeClass::previous);
  return out;
}

TEST(OutcomeFormula, RepeatsAndMayBeginLate) {
  const auto all = find_outcome_formula(1, outcomes_of("PNNNNNNNNNNNN"));
  ASSERT_TRUE(all.formula);
  EXPECT_EQ(all.formula->text, "outcome N");
  EXPECT_EQ(all.formula->from, 2U);
  const auto periodic = find_outcome_formula(1, outcomes_of("LNNRLNNRLNNRLNNR"));
  ASSERT_TRUE(periodic.formula);
  EXPECT_EQ(
      periodic.formula->text,
      "outcome R where n mod 4 is 0, outcome L where n mod 4 is 1, outcome N where n mod 4 is "
      "2 or 3");
  EXPECT_TRUE(find_outcome_formula(1, outcomes_of("NNNN")).too_few);
  EXPECT_TRUE(find_outcome_formula(1, outcomes_of("")).too_few);
}

TEST(OutcomeFormula, IsNotFoundAtRandom) {
  Random random(11);
  std::size_t found = 0;
  for (int sequence = 0; sequence < 1000; ++sequence) {
    std::string letters;
    for (int i = 0; i < 20; ++i) letters += "LRNP"[random.below(4)];
    found += find_outcome_formula(1, outcomes_of(letters)).formula ? 1 : 0;
  }
  EXPECT_EQ(found, 0U);
}

}  // namespace
}  // namespace zermelo
