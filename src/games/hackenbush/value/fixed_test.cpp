#include "games/hackenbush/value/fixed.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/random.h"
#include "games/hackenbush/value/numbers.h"

namespace zermelo::hackenbush {
namespace {

/// numerator / 2^exponent of many sizes, of birthdays a search meets.
std::vector<Dyadic> seeded_numbers(std::uint64_t seed, std::size_t count) {
  Random random(seed);
  std::vector<Dyadic> out = {0, 1, -1, 2, -2, Dyadic(1, 1), Dyadic(-1, 1), Dyadic(1, 89)};
  while (out.size() < count) {
    const std::int64_t numerator = random.below(1U << (1 + random.below(20)));
    const Dyadic x = Dyadic(numerator, random.below(60)) + Dyadic(random.below(9));
    out.push_back(random.below(2) == 0 ? x : -x);
  }
  return out;
}

TEST(Fixed, ANumberSurvivesTheWayThereAndBack) {
  for (const auto& x : seeded_numbers(1, 2000)) {
    EXPECT_EQ(Fixed::from(x).dyadic(), x) << x.text();
  }
  for (const auto& x : {Dyadic((1 << 30) - 1), Dyadic(1 - (1 << 30)), Dyadic(1, 96), Dyadic(-1, 96),
                        Dyadic(5) - Dyadic(1, 96), Dyadic(1, 33), Dyadic(-1, 32), Dyadic(1, 31)}) {
    EXPECT_EQ(Fixed::from(x).dyadic(), x) << x.text();
  }
}

TEST(Fixed, AskedOfOneNumberItAnswersAsDyadicsDo) {
  for (const auto& x : seeded_numbers(2, 2000)) {
    SCOPED_TRACE(x.text());
    const Fixed fixed = Fixed::from(x);
    EXPECT_EQ(fixed.sign(), x.sign());
    EXPECT_EQ(fixed.is_integer(), x.is_integer());
    EXPECT_EQ(fixed.floor().dyadic(), x.floor());
    EXPECT_EQ((-fixed).dyadic(), -x);
    const auto left = left_option(fixed), right = right_option(fixed);
    EXPECT_EQ(left ? std::optional(left->dyadic()) : std::nullopt, zermelo::left_option(x));
    EXPECT_EQ(right ? std::optional(right->dyadic()) : std::nullopt, zermelo::right_option(x));
  }
}

TEST(Fixed, AskedOfTwoNumbersItAnswersAsDyadicsDo) {
  const auto xs = seeded_numbers(3, 2000), ys = seeded_numbers(4, 2000);
  for (std::size_t i = 0; i < xs.size(); ++i) {
    const auto &x = xs[i], &y = i % 8 == 0 ? xs[i] : ys[i];
    SCOPED_TRACE(x.text() + " and " + y.text());
    const Fixed a = Fixed::from(x), b = Fixed::from(y);
    EXPECT_EQ((a + b).dyadic(), x + y);
    EXPECT_EQ((a - b).dyadic(), x - y);
    EXPECT_EQ(a < b, x < y);
    EXPECT_EQ(a == b, x == y);
    const auto [low, high] = std::minmax(x, y);
    EXPECT_EQ(simplest(std::min(a, b), std::max(a, b)).dyadic(), simplest(low, high));
  }
}

TEST(Fixed, TheSimplestOfCloseNumbersIsThatOfDyadics) {
  for (const auto& x : seeded_numbers(5, 500)) {
    for (const unsigned exponent : {1U, 7U, 30U, 70U, 90U}) {
      const Dyadic y = x + Dyadic(3, exponent);
      EXPECT_EQ(simplest(Fixed::from(x), Fixed::from(y)).dyadic(), simplest(x, y)) << x.text();
    }
  }
}

/// The edge with x on top is made from its options: cutting the edge leaves 0, a move in x leaves
/// the edge with that option on top.
TEST(Fixed, AnEdgeUnderANumberIsTheSimplestBetweenItsOptions) {
  for (std::int64_t numerator = -200; numerator <= 200; ++numerator) {
    const Dyadic x(numerator, 5);
    Bound low{Dyadic(0), false}, high;
    if (const auto left = zermelo::left_option(x))
      low.at = std::max(*low.at, on_edge(*left, Colour::blue));
    if (const auto right = zermelo::right_option(x)) high.at = on_edge(*right, Colour::blue);
    EXPECT_EQ(on_edge(x, Colour::blue), simplest_between(low, high)) << x.text();
    EXPECT_EQ(on_edge(x, Colour::red), -on_edge(-x, Colour::blue)) << x.text();
  }
}

/// The short numbers do what the long ones do, up to the last day they are used for.
TEST(Fixed, ShortNumbersAnswerAsLongOnesDo) {
  Random random(7);
  std::vector<Dyadic> numbers{0, 50, -50, Dyadic(1, 49), Dyadic(-1, 49), Dyadic(1) - Dyadic(1, 48)};
  while (numbers.size() < 1500) {
    const Dyadic x = Dyadic(random.below(1U << (1 + random.below(20))), random.below(40)) +
                     Dyadic(random.below(9));
    if (x.birthday() < ShortFixed::most_days) numbers.push_back(random.below(2) == 0 ? x : -x);
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Dyadic &x = numbers[i], &y = numbers[(7 * i + 1) % numbers.size()];
    SCOPED_TRACE(x.text() + " and " + y.text());
    const Fixed a = Fixed::from(x), b = Fixed::from(y);
    const ShortFixed c = ShortFixed::from(x), d = ShortFixed::from(y);
    EXPECT_EQ(c.dyadic(), x);
    EXPECT_EQ((c + d).dyadic(), x + y);
    EXPECT_EQ(c < d, a < b);
    EXPECT_EQ(c.floor().dyadic(), a.floor().dyadic());
    EXPECT_EQ(c.is_integer(), a.is_integer());
    EXPECT_EQ(simplest(std::min(c, d), std::max(c, d)).dyadic(),
              simplest(std::min(a, b), std::max(a, b)).dyadic());
    const auto left = left_option(c);
    EXPECT_EQ(left ? std::optional(left->dyadic()) : std::nullopt, zermelo::left_option(x));
    if (x.birthday() >= ShortFixed::most_days) continue;
    for (const Colour colour : {Colour::blue, Colour::red})
      EXPECT_EQ(on_edge(c, colour).dyadic(), on_edge(a, colour).dyadic());
  }
}

TEST(Fixed, AnEdgeUnderANumberIsWorthTheSameInBoth) {
  for (const auto& x : seeded_numbers(6, 2000)) {
    if (x.birthday() >= Fixed::most_days) continue;  // one edge more, one day more
    for (const Colour colour : {Colour::blue, Colour::red}) {
      EXPECT_EQ(on_edge(Fixed::from(x), colour).dyadic(), on_edge(x, colour)) << x.text();
    }
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
