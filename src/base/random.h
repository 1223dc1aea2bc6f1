#pragma once

#include <cstdint>

#include <pcg_random.hpp>

namespace zermelo {

/// A seeded stream of random numbers, the same on every machine: PCG (O'Neill 2014) with our own
/// bounded draw, because the distributions of <random> differ between libraries.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// Uniform over 0 .. bound-1; bound must be positive. Lemire's method: multiply, and reject some
  /// low products. Those are below bound, so that the division is rarely needed.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t wide = std::uint64_t{engine_()} * bound;
    if (static_cast<std::uint32_t>(wide) < bound) [[unlikely]] {
      const std::uint32_t reject = (0 - bound) % bound;
      while (static_cast<std::uint32_t>(wide) < reject) wide = std::uint64_t{engine_()} * bound;
    }
    return static_cast<std::uint32_t>(wide >> 32);
  }

 private:
  pcg32 engine_;
};

}  // namespace zermelo
