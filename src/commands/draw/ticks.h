// The axes of a chart: their ends, and the numbers beside them.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace zermelo {

enum class Scale { linear, log };

/// A labelled place on an axis. A caret in the text begins an exponent that ends the text:
/// "10^6", "2.5×10^-7".
struct Tick {
  double value = 0;
  std::string text = {};
};

/// One axis. `low < high`, both finite; on a log axis `low > 0`. Ticks ascend and lie within.
struct Axis {
  Scale scale = Scale::linear;
  double low = 0;
  double high = 1;
  std::vector<Tick> ticks = {};    // labelled
  std::vector<double> minor = {};  // a light grid line each, no label; only on a log axis
};

/// False for NaN, the infinities, and numbers so large that a chart's arithmetic could overflow.
bool drawable(double value);

/// The axis that shows all drawable `values`, and 0 to 1 (log: 1 to 10) when there are none.
///
/// Linear axes begin and end at a tick; the step is 1, 2 or 5 times a power of ten, and a whole
/// number when all values are whole: there is no board of length 2.5. Log axes begin and end at
/// a power of ten. Values of 0 or less have no place on a log axis; they are drawn at its bottom,
/// and the axis then begins a decade lower, so that they are not mistaken for the smallest value.
Axis fit_axis(std::span<const double> values, Scale scale);

/// The place of `value` between the ends of the axis, 0 at `low` and 1 at `high`. On a log axis
/// every value at or below `low` is clamped to 0, including zero and negative values.
double fraction(const Axis& axis, double value);

}  // namespace zermelo
