// Tick choice: steps of 1, 2 or 5 on linear axes, powers of ten on log axes.
#include "commands/draw/ticks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace zermelo {
namespace {

constexpr double largest = 1e300;        // beyond this, sums and next ticks could overflow
constexpr double smallest = 1e-300;      // below this, numbers lose digits and powers vanish
constexpr double slack = 1e-9;           // forgives rounding: 0.3 / 0.1 is just below 3
constexpr int most_intervals = 8;        // between the ticks of a linear axis
constexpr int most_decades = 9;          // that get a label each on a log axis
constexpr int most_finely_labelled = 2;  // decades with labels at 2 and 5 as well

double power_of_ten(int exponent) { return std::pow(10.0, exponent); }

int decade_below(double value) { return static_cast<int>(std::floor(std::log10(value) + slack)); }

int decade_above(double value) { return static_cast<int>(std::ceil(std::log10(value) - slack)); }

bool has_a_logarithm(double value) { return value >= smallest; }

struct Extent {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
  bool whole = true;    // all values are whole numbers
  bool clamps = false;  // some value has no place on a log axis
  bool empty() const { return low > high; }
};

Extent extent_of(std::span<const double> values, Scale scale) {
  Extent extent;
  for (const double value : values) {
    if (!drawable(value)) continue;
    if (scale == Scale::log && !has_a_logarithm(value)) {
      extent.clamps = true;
      continue;
    }
    extent.low = std::min(extent.low, value);
    extent.high = std::max(extent.high, value);
    extent.whole = extent.whole && std::floor(value) == value;
  }
  return extent;
}

// The smallest of 1, 2, 5, 10, ... that needs few enough intervals.
double nice_step(double span, bool whole) {
  const double rough = span / most_intervals;
  const double decade = power_of_ten(decade_below(rough));
  double step = 10 * decade;
  for (const double digit : {5.0, 2.0, 1.0}) {
    if (digit * decade >= rough * (1 - slack)) step = digit * decade;
  }
  return whole ? std::max(step, 1.0) : step;
}

// All labels of an axis share one exponent, so that they can be compared at a glance:
// 0.5×10^6 and 1.0×10^6. Axes of everyday size are written without one.
struct LinearLabels {
  int exponent = 0;
  int decimals = 0;

  LinearLabels(double low, double high, double step) {
    const int top = decade_below(std::max(std::abs(low), std::abs(high)));
    if (top >= 6 || top <= -4) exponent = top;
    decimals = std::max(0, exponent - decade_below(step));
  }

  std::string text(double value) const {
    if (value == 0) return "0";
    const std::string digits = fmt::format("{:.{}f}", value / power_of_ten(exponent), decimals);
    return exponent == 0 ? digits : fmt::format("{}×10^{}", digits, exponent);
  }
};

// A single value, or several too close to tell apart, gets room on both sides.
void widen_if_flat(Extent& extent) {
  const double magnitude = std::max(std::abs(extent.low), std::abs(extent.high));
  if (extent.high - extent.low > std::max(smallest, magnitude * slack)) return;
  const double room = magnitude > smallest ? magnitude / 2 : 1;
  extent.low -= room;
  extent.high += room;
}

Axis linear_axis(Extent extent) {
  if (extent.empty()) extent = {.low = 0, .high = 1, .whole = false};
  widen_if_flat(extent);
  const double step = nice_step(extent.high - extent.low, extent.whole);
  const auto first = static_cast<long long>(std::floor(extent.low / step + slack));
  const auto last = static_cast<long long>(std::ceil(extent.high / step - slack));
  Axis axis{.low = static_cast<double>(first) * step, .high = static_cast<double>(last) * step};
  const LinearLabels labels(axis.low, axis.high, step);
  for (auto i = first; i <= last; ++i) {
    const double value = static_cast<double>(i) * step;
    axis.ticks.push_back({value, labels.text(value)});
  }
  return axis;
}

std::string log_text(int digit, int exponent) {
  if (std::abs(exponent) <= 3) {
    return fmt::format("{:.{}f}", digit * power_of_ten(exponent), std::max(0, -exponent));
  }
  return digit == 1 ? fmt::format("10^{}", exponent) : fmt::format("{}×10^{}", digit, exponent);
}

// The grid inside the decade that begins at 10^exponent.
void add_within_decade(Axis& axis, int exponent, bool label_2_and_5) {
  for (int digit = 2; digit <= 9; ++digit) {
    const double value = digit * power_of_ten(exponent);
    if (label_2_and_5 && (digit == 2 || digit == 5)) {
      axis.ticks.push_back({value, log_text(digit, exponent)});
    } else {
      axis.minor.push_back(value);
    }
  }
}

void add_decades(Axis& axis, int first, int last) {
  const int decades = last - first;
  const int stride = (decades + most_decades - 1) / most_decades;
  for (int exponent = first; exponent <= last; ++exponent) {
    if (exponent % stride == 0) {
      axis.ticks.push_back({power_of_ten(exponent), log_text(1, exponent)});
    } else {
      axis.minor.push_back(power_of_ten(exponent));
    }
    if (stride == 1 && exponent < last) {
      add_within_decade(axis, exponent, decades <= most_finely_labelled);
    }
  }
}

Axis log_axis(const Extent& extent) {
  int first = extent.empty() ? 0 : decade_below(extent.low);
  int last = extent.empty() ? 1 : decade_above(extent.high);
  if (first == last) --first, ++last;
  if (extent.clamps && !extent.empty()) --first;
  Axis axis{.scale = Scale::log, .low = power_of_ten(first), .high = power_of_ten(last)};
  add_decades(axis, first, last);
  return axis;
}

}  // namespace

bool drawable(double value) { return std::abs(value) <= largest; }  // NaN compares false

Axis fit_axis(std::span<const double> values, Scale scale) {
  const Extent extent = extent_of(values, scale);
  return scale == Scale::log ? log_axis(extent) : linear_axis(extent);
}

double fraction(const Axis& axis, double value) {
  if (axis.scale == Scale::linear) return (value - axis.low) / (axis.high - axis.low);
  if (value <= axis.low) return 0;
  const double bottom = std::log10(axis.low);
  return (std::log10(value) - bottom) / (std::log10(axis.high) - bottom);
}

}  // namespace zermelo
