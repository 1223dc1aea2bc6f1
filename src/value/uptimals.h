#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// up^(n) = {0 | v[n-1]*}, each infinitesimal with respect to the one before; up^(1) is up. n >= 1.
Value up_power(ValueStore& store, std::uint32_t n);

/// ^[n] = up + up^(2) + .. + up^(n).
Value up_series(ValueStore& store, std::uint32_t n);

/// A sum of multiples of up, up^(2), .. (Siegel, Combinatorial Game Theory, section II.4), with or
/// without a star.
struct Uptimal {
  std::vector<std::int64_t> digits;  // digits[i] times up^(i+1); the last is not 0
  bool star = false;

  friend bool operator==(const Uptimal&, const Uptimal&) = default;
};

/// Recognises the uptimals among the values of one store and remembers the answers. Keeps a
/// reference to the store.
class Uptimals {
 public:
  static constexpr std::size_t most_digits = 6;

  explicit Uptimals(ValueStore& store) : store_(store) {}

  /// The uptimal that g is, if it is one with few digits of modest size and few followers. Throws
  /// GaveUp.
  const std::optional<Uptimal>& of(Value g);
  /// False for a value that is not looked at, because it has more than a few followers.
  bool is_slender(Value g);

 private:
  std::optional<Uptimal> recognise(Value g);
  std::optional<Uptimal> confirmed(const Uptimal& form, Value g);
  Value value(const Uptimal& form);

  ValueStore& store_;
  std::unordered_map<std::uint32_t, std::optional<Uptimal>> known_;
};

/// The same for a single value.
std::optional<Uptimal> as_uptimal(ValueStore& store, Value g);

}  // namespace zermelo
