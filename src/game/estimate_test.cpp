#include "game/estimate.h"

#include <gtest/gtest.h>

#include <cmath>

namespace zermelo {
namespace {

TEST(Estimate, WithoutGamesHasTheWholeInterval) {
  const auto [low, high] = Estimate{}.interval(0.99);
  EXPECT_EQ(low, 0);
  EXPECT_EQ(high, 1);
}

/// With no win at all the upper end solves (1-p)^n = error / 2; with 50 of 100 the interval is in
/// every table (0.3983, 0.6017).
TEST(Estimate, TheIntervalIsThatOfClopperAndPearson) {
  EXPECT_NEAR(Estimate({0, 20}).interval(0.95).high, 1 - std::pow(0.025, 1.0 / 20), 1e-9);
  EXPECT_EQ(Estimate({0, 20}).interval(0.95).low, 0);
  const auto [low, high] = Estimate{50, 100}.interval(0.95);
  EXPECT_NEAR(low, 0.3983, 5e-5);
  EXPECT_NEAR(high, 0.6017, 5e-5);
}

/// The probability that the interval of a random count misses the rate, summed over all counts.
TEST(Estimate, TheIntervalContainsTheRateAsOftenAsItClaims) {
  for (const double rate : {0.02, 0.3, 0.5, 0.9}) {
    double miss = 0, chance = std::pow(1 - rate, 30);
    for (std::uint64_t wins = 0; wins <= 30; ++wins) {
      const auto [low, high] = Estimate{wins, 30}.interval(0.9);
      miss += rate < low || rate > high ? chance : 0;
      const auto k = static_cast<double>(wins);
      chance *= (30 - k) / (k + 1) * rate / (1 - rate);
    }
    EXPECT_LE(miss, 0.1) << rate;
  }
}

TEST(Estimate, SwappingThePlayersMirrorsTheInterval) {
  const auto [low, high] = Estimate{7, 40}.interval(0.95);
  const auto other = Estimate{33, 40}.interval(0.95);
  EXPECT_NEAR(low, 1 - other.high, 1e-12);
  EXPECT_NEAR(high, 1 - other.low, 1e-12);
}

}  // namespace
}  // namespace zermelo
