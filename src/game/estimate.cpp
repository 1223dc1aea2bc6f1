#include "game/estimate.h"

#include <cmath>

namespace zermelo {
namespace {

/// The probability of at least `wins` wins in `games` games that are each won with probability
/// `rate`, 0 < rate < 1. The first term is computed by logarithms, each next one from the one
/// before.
double at_least(std::uint64_t wins, std::uint64_t games, double rate) {
  const auto n = static_cast<double>(games), k = static_cast<double>(wins);
  double term = std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                         k * std::log(rate) + (n - k) * std::log1p(-rate));
  double sum = 0;
  for (std::uint64_t i = wins; i <= games; ++i) {
    sum += term;
    const auto x = static_cast<double>(i);
    term *= (n - x) / (x + 1) * rate / (1 - rate);
  }
  return sum;
}

/// The rate at which at least that many wins have probability `error`.
double lowest_rate(std::uint64_t wins, std::uint64_t games, double error) {
  if (wins == 0) return 0;
  double low = 0, high = 1;
  for (int step = 0; step < 50; ++step) {
    const double middle = (low + high) / 2;
    (at_least(wins, games, middle) < error ? low : high) = middle;
  }
  return low;
}

}  // namespace

Interval Estimate::interval(double confidence) const {
  const double error = (1 - confidence) / 2;
  return {lowest_rate(wins, games, error), 1 - lowest_rate(games - wins, games, error)};
}

}  // namespace zermelo
