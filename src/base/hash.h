#pragma once

#include <cstdint>

namespace zermelo {

/// Spreads one word over 64 bits: every input bit reaches every output bit (the finisher of
/// SplitMix64, Steele, Lea and Flood 2014). A bijection, so different words never collide.
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

/// Adds one more word to a running hash.
constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  return mix((hash ^ word) + 0x9e3779b97f4a7c15ULL);
}

/// Adds a word to the running hash of a list, which mix() finishes. Faster than mixing each word.
constexpr std::uint64_t list_hash(std::uint64_t hash, std::uint64_t word) {
  return (hash ^ word) * 0x9e3779b97f4a7c15ULL + (hash >> 29);
}

}  // namespace zermelo
