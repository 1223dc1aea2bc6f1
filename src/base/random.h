#pragma once

#include <cstdint>

#include <pcg_random.hpp>

namespace zermelo {

/// A seeded stream of random numbers, the same on every machine: PCG (O'Neill 2014) with our own
/// bounded draw, because the distributions of <random> differ between libraries.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// Uniform over 0 .. bound-1; bound must be positive. Lemire's multiply-and-reject.
  std::uint32_t below(std::uint32_t bound) {
    const std::uint32_t reject = (0 - bound) % bound;
    while (true) {
      const std::uint64_t wide = std::uint64_t{engine_()} * bound;
      if (static_cast<std::uint32_t>(wide) >= reject) return static_cast<std::uint32_t>(wide >> 32);
    }
  }

 private:
  pcg32 engine_;
};

}  // namespace zermelo
