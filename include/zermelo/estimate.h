#pragma once

#include <zermelo/export.h>

#include <cstdint>

namespace zermelo {

/// Between two numbers, both included.
struct Interval {
  double low = 0, high = 1;
};

/// A rate that was measured by playing: a type of its own, so that it is never taken for a Verdict.
/// It always comes with the number of games behind it and the seed they were played from.
struct ZERMELO_API Estimate {
  std::uint64_t wins = 0;
  std::uint64_t games = 0;
  std::uint64_t seed = 0;

  double mean() const {
    return games == 0 ? 0.5 : static_cast<double>(wins) / static_cast<double>(games);
  }

  /// Holds the true rate with at least this confidence (Clopper and Pearson 1934), if the games
  /// are independent. 0 to 1 when there are no games.
  Interval interval(double confidence) const;

  friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// Why weighing a drawing of Hackenbush found no value.
enum class NoBalance : std::uint8_t {
  none,           // it did find one
  budget_spent,   // before the value was found
  interrupted,    // likewise
  contradiction,  // the weighings contradict each other, also after thinking longer
  undecided,      // the games did not decide a weighing
  no_weight,      // none of the weights tried balances the drawing
  safeguard       // the Scale Method gave up after its last weighing
};

}  // namespace zermelo
