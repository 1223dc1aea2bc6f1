// The mixer against the published stream of SplitMix64 and against its own inverse.
#include "base/hash.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <bit>

namespace zermelo {
namespace {

/// The x with x ^ (x >> shift) == y.
std::uint64_t unshifted(std::uint64_t y, int shift) {
  std::uint64_t x = y;
  for (int known = shift; known < 64; known += shift) x = y ^ (x >> shift);
  return x;
}

/// The inverse of `odd` modulo 2^64, by Newton's iteration.
std::uint64_t inverse(std::uint64_t odd) {
  std::uint64_t x = odd;
  for (int i = 0; i < 6; ++i) x *= 2 - odd * x;
  return x;
}

std::uint64_t unmixed(std::uint64_t y) {
  std::uint64_t x = unshifted(y, 31) * inverse(0x94d049bb133111ebULL);
  x = unshifted(x, 27) * inverse(0xbf58476d1ce4e5b9ULL);
  return unshifted(x, 30);
}

TEST(Mix, GivesThePublishedStreamOfSplitMix64) {
  // Seed 1234567, as at rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64.
  constexpr std::array<std::uint64_t, 5> published{6457827717110365317ULL, 3203168211198807973ULL,
                                                   9817491932198370423ULL, 4593380528125082431ULL,
                                                   16408922859458223821ULL};
  std::uint64_t state = 1234567;
  for (const auto expected : published) {
    EXPECT_EQ(mix(state, 0), expected);
    state += 0x9e3779b97f4a7c15ULL;
    EXPECT_EQ(mix(state), expected);
  }
}

RC_GTEST_PROP(Mix, CanBeUndoneSoThatWordsNeverCollide, (std::uint64_t seed)) {
  const std::uint64_t word = seed * 0x2545f4914f6cdd1dULL;  // large numbers too
  RC_ASSERT(unmixed(mix(seed)) == seed);
  RC_ASSERT(unmixed(mix(word)) == word);
}

RC_GTEST_PROP(Mix, OfARunningHashTellsWordsAndHashesApart, (std::uint64_t hash, std::uint64_t a)) {
  const auto b = *rc::gen::distinctFrom(a);
  RC_ASSERT(mix(hash, a) != mix(hash, b));
  RC_ASSERT(mix(a, hash) != mix(b, hash));
}

TEST(Mix, OfARunningHashDependsOnTheOrderOfTheWords) {
  EXPECT_NE(mix(mix(0, 1), 2), mix(mix(0, 2), 1));
  EXPECT_NE(mix(mix(0, 0), 0), mix(0, 0));
}

TEST(Mix, CarriesEveryInputBitToAboutHalfOfTheOutputBits) {
  for (int bit = 0; bit < 64; ++bit) {
    int flips = 0;
    for (std::uint64_t x = 0; x < 256; ++x) {
      flips += std::popcount(mix(x) ^ mix(x ^ std::uint64_t{1} << bit));
    }
    EXPECT_NEAR(flips / 256.0, 32, 4) << "input bit " << bit;
  }
}

TEST(Mix, LetsEveryInputBitReachEveryOutputBit) {
  for (int bit = 0; bit < 64; ++bit) {
    std::uint64_t reached = 0;
    for (std::uint64_t x = 0; x < 256; ++x) reached |= mix(x) ^ mix(x ^ std::uint64_t{1} << bit);
    EXPECT_EQ(reached, ~std::uint64_t{0}) << "input bit " << bit;
  }
}

}  // namespace
}  // namespace zermelo
