#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// up^(n) = {0 | v[n-1]*}, each infinitely small against the one before; up^(1) is up. n >= 1.
Value up_power(ValueStore& store, std::uint32_t n);

/// ^[n] = up + up^(2) + .. + up^(n).
Value up_series(ValueStore& store, std::uint32_t n);

/// A sum of multiples of up, up^(2), .. (Siegel, Combinatorial Game Theory, section II.4), with or
/// without a star.
struct Uptimal {
  std::vector<std::int64_t> digits;  // digits[i] times up^(i+1); the last is not 0
  bool star = false;
};

/// The uptimal that g is, if it is one with at most `most_digits` digits of modest size.
std::optional<Uptimal> as_uptimal(ValueStore& store, Value g, std::uint32_t most_digits = 6);

}  // namespace zermelo
