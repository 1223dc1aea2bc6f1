#pragma once

#include <zermelo/dyadic.h>

#include <optional>

namespace zermelo {

/// One end of an interval of numbers; without a value the interval is unbounded there.
struct Bound {
  std::optional<Dyadic> at;
  bool closed = false;  // the end itself belongs to the interval
};

/// The simplest number (the one born first) in an interval that is not empty.
Dyadic simplest_between(const Bound& low, const Bound& high);

/// The numbers next to x in its canonical form {left | right}; an integer has at most one.
std::optional<Dyadic> left_option(const Dyadic& x);
std::optional<Dyadic> right_option(const Dyadic& x);

}  // namespace zermelo
