// Axes: tick positions, their text, and ranges that would trip careless arithmetic.
#include "commands/draw/ticks.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace zermelo {
namespace {

constexpr double without_end = std::numeric_limits<double>::infinity();
constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

Axis linear(std::vector<double> values) { return fit_axis(values, Scale::linear); }
Axis log(std::vector<double> values) { return fit_axis(values, Scale::log); }

std::vector<std::string> texts(const Axis& axis) {
  std::vector<std::string> out;
  for (const auto& tick : axis.ticks) out.push_back(tick.text);
  return out;
}

using Texts = std::vector<std::string>;

TEST(LinearAxis, HasTicksAtRoundNumbers) {
  EXPECT_EQ(texts(linear({2, 32})), (Texts{"0", "5", "10", "15", "20", "25", "30", "35"}));
  EXPECT_EQ(texts(linear({0, 0.95})), (Texts{"0", "0.2", "0.4", "0.6", "0.8", "1.0"}));
  EXPECT_EQ(texts(linear({-3, 4})), (Texts{"-3", "-2", "-1", "0", "1", "2", "3", "4"}));
  EXPECT_EQ(texts(linear({100, 130})), (Texts{"100", "105", "110", "115", "120", "125", "130"}));
}

TEST(LinearAxis, PutsEachTextAtItsValue) {
  for (const auto& tick : linear({-0.37, 0.52}).ticks) {
    EXPECT_NEAR(tick.value, std::stod(tick.text), 1e-12) << tick.text;
  }
}

TEST(LinearAxis, HasNoFractionsWhenTheValuesAreWhole) {
  EXPECT_EQ(texts(linear({2, 3, 5})), (Texts{"2", "3", "4", "5"}));
  EXPECT_EQ(texts(linear({2, 3.5, 5})), (Texts{"2.0", "2.5", "3.0", "3.5", "4.0", "4.5", "5.0"}));
}

TEST(LinearAxis, SharesOneExponentWhenTheNumbersAreLongOrTiny) {
  EXPECT_EQ(texts(linear({0, 2000000})),
            (Texts{"0", "0.5×10^6", "1.0×10^6", "1.5×10^6", "2.0×10^6"}));
  EXPECT_EQ(texts(linear({1e-5, 6e-5})),
            (Texts{"1×10^-5", "2×10^-5", "3×10^-5", "4×10^-5", "5×10^-5", "6×10^-5"}));
  EXPECT_EQ(texts(linear({0, 500000})).back(), "500000");
}

bool is_1_2_or_5_times_a_power_of_ten(double step) {
  const double digit = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
  return std::abs(digit - 1) < 1e-6 || std::abs(digit - 2) < 1e-6 || std::abs(digit - 5) < 1e-6;
}

void expect_good_linear_axis(const Axis& axis, double low, double high) {
  ASSERT_GE(axis.ticks.size(), 2U);
  EXPECT_LE(axis.ticks.size(), 11U);
  EXPECT_EQ(axis.ticks.front().value, axis.low);
  EXPECT_EQ(axis.ticks.back().value, axis.high);
  const double step = axis.ticks[1].value - axis.ticks[0].value;
  EXPECT_TRUE(is_1_2_or_5_times_a_power_of_ten(step)) << step;
  EXPECT_GT(low, axis.low - step * 1e-6);
  EXPECT_LT(high, axis.high + step * 1e-6);
  EXPECT_LT(low, axis.low + step) << "an empty interval at the low end";
  EXPECT_GT(high, axis.high - step) << "an empty interval at the high end";
}

TEST(LinearAxis, HoldsAnyRangeInFewRoundSteps) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> mantissa(-1, 1), exponent(-12, 12);
  for (int i = 0; i < 2000; ++i) {
    const double a = mantissa(random) * std::pow(10, exponent(random));
    const double b = a + std::abs(a) * std::pow(10, exponent(random) / 4);
    SCOPED_TRACE(::testing::Message() << a << " to " << b);
    expect_good_linear_axis(linear({a, b}), a, b);
  }
}

TEST(LinearAxis, GivesASingleValueRoomOnBothSides) {
  for (const double value : {0.0, 5.0, -7.25, 1e-9, 1e300, -1e300, 5e-324}) {
    SCOPED_TRACE(value);
    const Axis axis = linear({value});
    EXPECT_GT(fraction(axis, value), 0.1);
    EXPECT_LT(fraction(axis, value), 0.9);
    EXPECT_LE(axis.ticks.size(), 11U);
  }
}

TEST(LinearAxis, SurvivesExtremes) {
  const Axis huge = linear({-1e300, 1e300});
  EXPECT_NEAR(fraction(huge, 0), 0.5, 1e-9);
  const Axis close = linear({1e18, 1e18 + 256});  // neighbours, as far as doubles go
  EXPECT_LE(close.ticks.size(), 11U);
  EXPECT_TRUE(std::isfinite(fraction(close, 1e18)));
}

TEST(Axis, LeavesOutWhatIsNotFinite) {
  EXPECT_EQ(texts(linear({2, without_end, 32, no_number, -without_end})), texts(linear({2, 32})));
  EXPECT_EQ(texts(log({2, without_end, 32, no_number, -without_end})), texts(log({2, 32})));
  EXPECT_FALSE(drawable(no_number));
  EXPECT_FALSE(drawable(-without_end));
  EXPECT_TRUE(drawable(-1e300));
}

TEST(Axis, ExistsWithoutValues) {
  EXPECT_EQ(texts(linear({})), (Texts{"0", "0.2", "0.4", "0.6", "0.8", "1.0"}));
  EXPECT_EQ(texts(log({})), (Texts{"1", "2", "5", "10"}));
}

TEST(LogAxis, HasTicksAtPowersOfTen) {
  EXPECT_EQ(texts(log({1e-6, 60})),
            (Texts{"10^-6", "10^-5", "10^-4", "0.001", "0.01", "0.1", "1", "10", "100"}));
  EXPECT_EQ(texts(log({15, 2e6})), (Texts{"10", "100", "1000", "10^4", "10^5", "10^6", "10^7"}));
}

TEST(LogAxis, HasEightMinorLinesInEachDecade) {
  const Axis axis = log({1e-6, 60});
  ASSERT_EQ(axis.minor.size(), 8U * 8U);
  EXPECT_DOUBLE_EQ(axis.minor.front(), 2e-6);
  EXPECT_DOUBLE_EQ(axis.minor[7], 9e-6);
  EXPECT_DOUBLE_EQ(axis.minor[8], 2e-5);
  EXPECT_DOUBLE_EQ(axis.minor.back(), 90);
}

TEST(LogAxis, LabelsTwosAndFivesWhenThereAreFewDecades) {
  EXPECT_EQ(texts(log({11, 80})), (Texts{"10", "20", "50", "100"}));
  EXPECT_EQ(log({11, 80}).minor.size(), 6U);
  EXPECT_EQ(texts(log({0.002, 0.004})), (Texts{"0.001", "0.002", "0.005", "0.01"}));
}

TEST(LogAxis, SkipsLabelsWhenThereAreManyDecades) {
  const Axis axis = log({1e-300, 1e300});
  EXPECT_LE(axis.ticks.size(), 10U);
  EXPECT_GE(axis.ticks.size(), 5U);
  EXPECT_NEAR(fraction(axis, 1), 0.5, 1e-9);
  EXPECT_EQ(texts(log({1, 1e18})), (Texts{"1", "100", "10^4", "10^6", "10^8", "10^10", "10^12",
                                          "10^14", "10^16", "10^18"}));
}

TEST(LogAxis, BeginsADecadeLowerWhenSomethingIsClampedToItsBottom) {
  EXPECT_DOUBLE_EQ(log({1, 1000}).low, 1);
  EXPECT_DOUBLE_EQ(log({0, 1, 1000}).low, 0.1);
  EXPECT_DOUBLE_EQ(log({-5, 1, 1000}).low, 0.1);
}

TEST(LogAxis, GivesASingleValueRoomOnBothSides) {
  for (const double value : {1.0, 10.0, 5.0, 1e-300, 1e300}) {
    SCOPED_TRACE(value);
    EXPECT_GT(fraction(log({value}), value), 0.1);
    EXPECT_LT(fraction(log({value}), value), 0.9);
  }
}

TEST(Fraction, IsTheShareOfTheAxisBelowAValue) {
  EXPECT_DOUBLE_EQ(fraction(linear({0, 100}), 25), 0.25);
  EXPECT_DOUBLE_EQ(fraction(log({1, 10000}), 10), 0.25);
  EXPECT_DOUBLE_EQ(fraction(log({1, 10000}), 10000), 1);
}

TEST(Fraction, ClampsToTheBottomOfALogAxis) {
  const Axis axis = log({1, 10000});
  for (const double value : {0.0, -3.0, 0.5, 5e-324}) EXPECT_EQ(fraction(axis, value), 0) << value;
}

}  // namespace
}  // namespace zermelo
