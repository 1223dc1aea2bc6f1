// Dyadic rationals: small ones compared with fixed-point arithmetic, huge ones tested by laws.
#include "value/dyadic.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

namespace zermelo {
namespace {

__extension__ using Wide = __int128;

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

/// A number twice: as a Dyadic and as a count of units of 2^-40.
struct Both {
  Dyadic x;
  Wide units;
};

constexpr unsigned unit_exponent = 40;

std::string digits(Wide n) {
  if (n < 0) return '-' + digits(-n);
  return (n < 10 ? "" : digits(n / 10)) + static_cast<char>('0' + static_cast<int>(n % 10));
}

/// The fraction in lowest terms.
std::string text_of(Wide units) {
  Wide denominator = Wide{1} << unit_exponent;
  while (denominator > 1 && units % 2 == 0) {
    units /= 2;
    denominator /= 2;
  }
  return digits(units) + (denominator == 1 ? "" : '/' + digits(denominator));
}

Wide floor_of(Wide units) {
  const Wide one = Wide{1} << unit_exponent;
  const Wide rest = units % one;
  return units - rest - (rest < 0 ? one : 0);
}

rc::Gen<Both> small_numbers() {
  return rc::gen::map(rc::gen::pair(rc::gen::arbitrary<std::int32_t>(),
                                    rc::gen::inRange<std::uint32_t>(0, unit_exponent + 1)),
                      [](const auto& parts) {
                        const Wide unit = Wide{1} << (unit_exponent - parts.second);
                        return Both{Dyadic(parts.first, parts.second), parts.first * unit};
                      });
}

/// Numerators of 64 bits and of thousands, exponents small and huge.
rc::Gen<Dyadic> all_numbers() {
  return rc::gen::map(
      rc::gen::tuple(rc::gen::arbitrary<std::int64_t>(), rc::gen::inRange(-3000, 3000),
                     rc::gen::arbitrary<std::int64_t>(), rc::gen::inRange(-200, 200)),
      [](const auto& parts) {
        const auto [a, p, b, q] = parts;
        return Dyadic(a).scaled(p) + Dyadic(b).scaled(q);
      });
}

std::ostream& operator<<(std::ostream& out, const Both& both) { return out << both.x.text(); }

RC_GTEST_PROP(SmallDyadics, AddLikeFractions, ()) {
  const Both a = *small_numbers(), b = *small_numbers();
  RC_ASSERT((a.x + b.x).text() == text_of(a.units + b.units));
  RC_ASSERT((a.x - b.x).text() == text_of(a.units - b.units));
  RC_ASSERT((-a.x).text() == text_of(-a.units));
}

RC_GTEST_PROP(SmallDyadics, CompareLikeFractions, ()) {
  const Both a = *small_numbers(), b = *small_numbers();
  RC_ASSERT((a.x < b.x) == (a.units < b.units));
  RC_ASSERT((a.x == b.x) == (a.units == b.units));
  RC_ASSERT(a.x.sign() == (a.units > 0) - (a.units < 0));
}

RC_GTEST_PROP(SmallDyadics, RoundLikeFractions, ()) {
  const Both a = *small_numbers();
  RC_ASSERT(a.x.floor().text() == text_of(floor_of(a.units)));
  RC_ASSERT(a.x.ceil().text() == text_of(-floor_of(-a.units)));
  RC_ASSERT(a.x.is_integer() == (floor_of(a.units) == a.units));
}

RC_GTEST_PROP(SmallDyadics, MultiplyLikeFractions, ()) {
  const Both a = *small_numbers();
  const auto factor = *rc::gen::inRange(-1'000'000, 1'000'000);
  RC_ASSERT(a.x.times(factor).text() == text_of(a.units * factor));
  const auto power = *rc::gen::inRange<unsigned>(0, 20);
  RC_ASSERT(a.x.scaled(power).text() == text_of(a.units * (Wide{1} << power)));
  RC_ASSERT(a.x.scaled(power).scaled(-std::int64_t{power}) == a.x);
}

RC_GTEST_PROP(ADyadic, AddsInAnyOrderAndGrouping, ()) {
  const Dyadic a = *all_numbers(), b = *all_numbers(), c = *all_numbers();
  RC_ASSERT(a + b == b + a);
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT(a - a == Dyadic());
  RC_ASSERT((a + b) - b == a);
  RC_ASSERT(-(-a) == a);
}

RC_GTEST_PROP(ADyadic, ComparesAsTheSignOfTheDifference, ()) {
  const Dyadic a = *all_numbers(), b = *all_numbers();
  RC_ASSERT((a < b) == ((a - b).sign() < 0));
  RC_ASSERT((a == b) == ((a - b).sign() == 0));
  RC_ASSERT((a < b) == (-b < -a));
}

RC_GTEST_PROP(ADyadic, HasOneHashHoweverItCameAbout, ()) {
  const Dyadic a = *all_numbers(), b = *all_numbers();
  const Dyadic again = (a + b) - b;
  RC_ASSERT(again.hash() == a.hash());
  RC_ASSERT(again.exponent() == a.exponent());
  RC_ASSERT(again.to_integer() == a.to_integer());
}

RC_GTEST_PROP(ADyadic, SurvivesBeingWrittenAndRead, ()) {
  const Dyadic a = *all_numbers();
  RC_ASSERT(Dyadic::read(a.text()) == a);
}

RC_GTEST_PROP(ADyadic, TimesAFactorIsARepeatedSum, ()) {
  const Dyadic a = *all_numbers();
  Dyadic sum;
  for (std::int64_t n = 0; n < 6; ++n) {
    RC_ASSERT(a.times(n) == sum);
    RC_ASSERT(a.times(-n) == -sum);
    sum = sum + a;
  }
}

RC_GTEST_PROP(ADyadic, LiesBetweenItsFloorAndItsCeiling, ()) {
  const Dyadic a = *all_numbers();
  RC_ASSERT(a.floor().is_integer());
  RC_ASSERT(a.floor() <= a);
  RC_ASSERT(a < a.floor() + Dyadic(1));
  RC_ASSERT(a.ceil() - a.floor() == Dyadic(a.is_integer() ? 0 : 1));
}

RC_GTEST_PROP(ADyadic, IsApproximatedInOrder, ()) {
  const Dyadic a = *all_numbers(), b = *all_numbers();
  const Dyadic low = std::min(a, b), high = std::max(a, b);
  RC_ASSERT(low.approximate() <= high.approximate());
  const Dyadic near = a + Dyadic(1).scaled(*rc::gen::inRange(-4000, 100));
  RC_ASSERT(a.approximate() <= near.approximate());
}

RC_GTEST_PROP(SmallDyadics, AreApproximatedExactly, ()) {
  const Both a = *small_numbers();
  RC_ASSERT(std::ldexp(a.x.approximate(), unit_exponent) == static_cast<double>(a.units));
}

TEST(ADyadic, ApproximatesWhatNoDoubleHolds) {
  const Dyadic huge = Dyadic(1).scaled(5000), tiny = Dyadic(1).scaled(-5000);
  EXPECT_TRUE(std::isfinite(huge.approximate()));
  EXPECT_GT(huge.approximate(), 1e300);
  EXPECT_LT((-huge).approximate(), -1e300);
  EXPECT_GT(tiny.approximate(), 0);
  EXPECT_LT((-tiny).approximate(), 0);
  for (int power = -1100; power <= 1100; ++power) {
    const Dyadic x = Dyadic(3).scaled(power), y = Dyadic(1).scaled(power + 2);
    EXPECT_LE(x.approximate(), y.approximate()) << power;
    EXPECT_GE((-x).approximate(), (-y).approximate()) << power;
  }
}

TEST(ADyadic, IsHeldInLowestTerms) {
  EXPECT_EQ(Dyadic(12, 3), Dyadic(3, 1));
  EXPECT_EQ(Dyadic(12, 3).exponent(), 1U);
  EXPECT_EQ(Dyadic(0, 17), Dyadic());
  EXPECT_EQ(Dyadic(-8, 3), Dyadic(-1));
  EXPECT_EQ(Dyadic(least, 63), Dyadic(-1));
  EXPECT_EQ(Dyadic(5, 1).to_integer(), std::nullopt);
  EXPECT_EQ(Dyadic(6, 1).to_integer(), 3);
}

TEST(ADyadic, GoesOnBeyond64Bits) {
  EXPECT_EQ((Dyadic(largest) + Dyadic(1)).text(), "9223372036854775808");
  EXPECT_EQ((-Dyadic(least)).text(), "9223372036854775808");
  EXPECT_EQ((Dyadic(largest) + Dyadic(1)).to_integer(), std::nullopt);
  EXPECT_EQ(-(Dyadic(largest) + Dyadic(1)), Dyadic(least));
  EXPECT_EQ((-(Dyadic(largest) + Dyadic(1))).to_integer(), least);
  EXPECT_EQ(Dyadic(least).times(-1), Dyadic(largest) + Dyadic(1));
  EXPECT_EQ(Dyadic(largest).times(largest).text(), "85070591730234615847396907784232501249");
  EXPECT_EQ(Dyadic(1).scaled(100).text(), "1267650600228229401496703205376");
  EXPECT_EQ(Dyadic(1).scaled(100).scaled(-100), Dyadic(1));
  EXPECT_EQ(Dyadic(least, 62), Dyadic(-2));
  EXPECT_EQ((Dyadic(1).scaled(64) + Dyadic(1, 1)).floor(), Dyadic(1).scaled(64));
  EXPECT_EQ((-(Dyadic(1).scaled(64) + Dyadic(1, 1))).floor(), -Dyadic(1).scaled(64) - Dyadic(1));
}

TEST(ADyadic, TakesHugeExponents) {
  const Dyadic tiny = Dyadic(1).scaled(-100'000), half = Dyadic(1, 1);
  EXPECT_EQ(tiny.exponent(), 100'000U);
  EXPECT_EQ(tiny.sign(), 1);
  EXPECT_LT(Dyadic(), tiny);
  EXPECT_LT(half, half + tiny);
  EXPECT_LT(half - tiny, half);
  EXPECT_LT(tiny, Dyadic(1).scaled(-99'999));
  EXPECT_EQ(tiny + tiny, Dyadic(1).scaled(-99'999));
  EXPECT_EQ((half + tiny) - half, tiny);
  EXPECT_EQ((half + tiny).exponent(), 100'000U);
  EXPECT_EQ(tiny.scaled(100'000), Dyadic(1));
  EXPECT_EQ(tiny.floor(), Dyadic());
  EXPECT_EQ(tiny.ceil(), Dyadic(1));
  EXPECT_EQ((-tiny).floor(), Dyadic(-1));
  EXPECT_EQ(Dyadic::read((half + tiny).text()), half + tiny);
  EXPECT_EQ((half + tiny).birthday(), 100'001U);
}

TEST(ADyadic, IsReadFromItsText) {
  EXPECT_EQ(Dyadic::read("3"), Dyadic(3));
  EXPECT_EQ(Dyadic::read("-5/8"), Dyadic(-5, 3));
  EXPECT_EQ(Dyadic::read("6/4"), Dyadic(3, 1));
  EXPECT_EQ(Dyadic::read("0"), Dyadic());
  EXPECT_EQ(Dyadic::read("0/2"), Dyadic());
  EXPECT_EQ(Dyadic::read("-7/1"), Dyadic(-7));
  EXPECT_EQ(Dyadic::read("170141183460469231731687303715884105728"), Dyadic(1).scaled(127));
}

TEST(ADyadic, IsNotReadFromAnythingElse) {
  for (const auto* text : {"",     "-",   "/",  "--1",  "+1",   "1/3",   "1/0",   "1/",   "/2",
                           "1/-2", "1/6", " 1", "1 ",   "1/ 2", "1//2",  "1/2/4", "0x10", "1.5",
                           "1e3",  "a",   "1a", "1/2a", "-/2",  "1,000", "½",     "0/0",  "0/3"}) {
    EXPECT_EQ(Dyadic::read(text), std::nullopt) << text;
  }
}

TEST(ADyadic, ReadsLeadingZerosAsDecimalOrNotAtAll) {
  for (const auto& [text, value] : {std::pair("010", 10), std::pair("08", 8), std::pair("007", 7)})
    EXPECT_EQ(Dyadic::read(text).value_or(value), Dyadic(value)) << text;
  EXPECT_EQ(Dyadic::read("1/08").value_or(Dyadic(1, 3)), Dyadic(1, 3));
  EXPECT_EQ(Dyadic::read("1/010").value_or(Dyadic()), Dyadic()) << "10 is not a power of two";
}

/// All numbers born by a day, with their birthdays, by the definition: each day brings one number
/// beyond either end and one into the middle of every gap. In units of 2^-12.
std::map<std::int64_t, std::uint64_t> born_by(std::uint64_t day) {
  constexpr std::int64_t one = 1 << 12;
  std::map<std::int64_t, std::uint64_t> born{{0, 0}};
  for (std::uint64_t today = 1; today <= day; ++today) {
    std::map<std::int64_t, std::uint64_t> next = born;
    for (auto i = born.begin(); std::next(i) != born.end(); ++i)
      next[(i->first + std::next(i)->first) / 2] = today;
    next[born.begin()->first - one] = today;
    next[born.rbegin()->first + one] = today;
    born = std::move(next);
  }
  return born;
}

Dyadic in_units(std::int64_t units) { return {units, 12}; }

TEST(ADyadic, IsBornOnItsDay) {
  for (const auto& [units, day] : born_by(10)) EXPECT_EQ(in_units(units).birthday(), day) << units;
  EXPECT_EQ(Dyadic(-1'000'000).birthday(), 1'000'000U);
  EXPECT_EQ(Dyadic(1).scaled(-100'000).birthday(), 100'001U);
  EXPECT_EQ(Dyadic(1).scaled(100).birthday(), std::numeric_limits<std::uint64_t>::max());
}

TEST(ADyadic, HasTheOptionsOfItsCanonicalForm) {
  // The nearest numbers on either side among those born before it.
  for (std::uint64_t day = 1; day <= 8; ++day) {
    const auto before = born_by(day - 1);
    for (const auto& [units, birthday] : born_by(day)) {
      if (birthday != day) continue;
      const auto above = before.lower_bound(units);
      const auto left =
          above == before.begin() ? std::nullopt : std::optional(in_units(std::prev(above)->first));
      const auto right =
          above == before.end() ? std::nullopt : std::optional(in_units(above->first));
      EXPECT_EQ(left_option(in_units(units)), left) << units;
      EXPECT_EQ(right_option(in_units(units)), right) << units;
    }
  }
  EXPECT_EQ(left_option(Dyadic()), std::nullopt);
  EXPECT_EQ(right_option(Dyadic()), std::nullopt);
}

bool inside(const Dyadic& x, const Bound& low, const Bound& high) {
  if (low.at && (x < *low.at || (x == *low.at && !low.closed))) return false;
  return !high.at || x < *high.at || (x == *high.at && high.closed);
}

/// The numbers inside that are born first.
std::vector<Dyadic> first_born(const std::map<std::int64_t, std::uint64_t>& born, const Bound& low,
                               const Bound& high) {
  std::vector<Dyadic> out;
  std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
  for (const auto& [units, day] : born) {
    if (day > first || !inside(in_units(units), low, high)) continue;
    if (day < first) out.clear();
    first = day;
    out.push_back(in_units(units));
  }
  return out;
}

TEST(TheSimplestNumberBetween, IsTheOneBornFirst) {
  std::vector<Bound> bounds{{std::nullopt, false}};
  for (const auto& [units, day] : born_by(5)) {
    bounds.push_back({in_units(units), false});
    bounds.push_back({in_units(units), true});
  }
  const auto born = born_by(8);
  std::size_t checked = 0;
  for (const Bound& low : bounds) {
    for (const Bound& high : bounds) {
      const auto simplest = first_born(born, low, high);
      if (simplest.empty()) continue;  // nothing inside, or nothing born so early
      ASSERT_EQ(simplest.size(), 1U);
      ASSERT_EQ(simplest_between(low, high), simplest.front())
          << (low.at ? low.at->text() : "-oo") << ' ' << (high.at ? high.at->text() : "oo");
      ++checked;
    }
  }
  EXPECT_GT(checked, 5000U);
}

RC_GTEST_PROP(TheSimplestNumberBetween, LiesInsideAndNeitherOptionDoes, ()) {
  const Dyadic a = *all_numbers(), b = *all_numbers();
  const Bound low{std::min(a, b), *rc::gen::arbitrary<bool>()};
  const Bound high{std::max(a, b), a == b || *rc::gen::arbitrary<bool>()};
  RC_PRE(a != b || low.closed);  // there is something inside
  const Dyadic x = simplest_between(low, high);
  RC_ASSERT(inside(x, low, high));
  const auto left = left_option(x), right = right_option(x);
  const bool left_inside = left && inside(*left, low, high);
  const bool right_inside = right && inside(*right, low, high);
  RC_ASSERT(!left_inside);
  RC_ASSERT(!right_inside);
}

TEST(TheSimplestNumberBetween, IsFoundInTheNarrowestGap) {
  const Dyadic tiny = Dyadic(1).scaled(-100'000), third = Dyadic(341, 10);
  EXPECT_EQ(simplest_between({third, false}, {third + tiny, false}), third + tiny.scaled(-1));
  EXPECT_EQ(simplest_between({third, false}, {third + tiny, true}), third + tiny);
  EXPECT_EQ(simplest_between({third, true}, {third + tiny, true}), third);
  EXPECT_EQ(simplest_between({-tiny, false}, {tiny, false}), Dyadic());
  EXPECT_EQ(simplest_between({Dyadic(), false}, {tiny, false}), tiny.scaled(-1));
  EXPECT_EQ(simplest_between({Dyadic(1).scaled(70), false}, {}), Dyadic(1).scaled(70) + Dyadic(1));
  EXPECT_EQ(simplest_between({}, {-Dyadic(1).scaled(70), true}), -Dyadic(1).scaled(70));
}

}  // namespace
}  // namespace zermelo
