// The random stream against PCG32 as its paper writes it, and its draws against uniformity.
#include "base/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <vector>

namespace zermelo {
namespace {

/// PCG-XSH-RR 64/32 (O'Neill 2014, section 6.3), straight from the paper.
class PaperPcg {
 public:
  PaperPcg(std::uint64_t seed, std::uint64_t increment) : increment_(increment) {
    state_ = increment_ + seed;
    step();
  }

  std::uint32_t next() {
    const std::uint64_t old = state_;
    step();
    const auto shifted = static_cast<std::uint32_t>((old >> 18 ^ old) >> 27);
    return std::rotr(shifted, static_cast<int>(old >> 59));
  }

 private:
  void step() { state_ = state_ * 6364136223846793005ULL + increment_; }

  std::uint64_t state_ = 0, increment_;
};

constexpr std::uint64_t default_stream = 1442695040888963407ULL;

/// Pearson's chi-square statistic for a die that should be fair.
double chi_square(const std::vector<int>& hits) {
  double draws = 0, sum = 0;
  for (const int hit : hits) draws += hit;
  const double expected = draws / static_cast<double>(hits.size());
  for (const int hit : hits) sum += (hit - expected) * (hit - expected) / expected;
  return sum;
}

TEST(PaperPcg, GivesThePublishedDemoStream) {
  // pcg32-demo, seed 42, sequence 54.
  PaperPcg pcg(42, 2 * 54 + 1);
  for (const std::uint32_t published :
       {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU}) {
    EXPECT_EQ(pcg.next(), published);
  }
}

RC_GTEST_PROP(Random, BelowAPowerOfTwoIsTheTopOfThePcgStream, (std::uint64_t seed)) {
  const int bits = *rc::gen::inRange(0, 32);
  Random random(seed);
  PaperPcg pcg(seed, default_stream);
  for (int i = 0; i < 50; ++i) {
    const std::uint64_t expected = (std::uint64_t{pcg.next()} << bits) >> 32;
    RC_ASSERT(random.below(std::uint32_t{1} << bits) == expected);
  }
}

RC_GTEST_PROP(Random, StaysBelowItsBound, (std::uint64_t seed)) {
  const auto bound = *rc::gen::nonZero<std::uint32_t>();
  Random random(seed);
  for (int i = 0; i < 50; ++i) RC_ASSERT(random.below(bound) < bound);
}

TEST(Random, RepeatsItsStreamForTheSameSeed) {
  Random a(7), b(7);
  for (std::uint32_t bound = 1; bound < 1000; ++bound) EXPECT_EQ(a.below(bound), b.below(bound));
}

TEST(Random, GivesAnotherStreamForAnotherSeed) {
  Random a(7), b(8);
  int equal = 0;
  for (int i = 0; i < 1000; ++i) equal += a.below(1'000'000) == b.below(1'000'000) ? 1 : 0;
  EXPECT_LT(equal, 10);
}

TEST(Random, HitsEveryResidueAboutEquallyOften) {
  // 20 cells at most, so a fair die stays below 60 in all but one of a hundred thousand runs.
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 12U, 20U}) {
    Random random(bound);
    std::vector<int> hits(bound);
    for (int i = 0; i < 60'000; ++i) ++hits[random.below(bound)];
    for (const int hit : hits) EXPECT_GT(hit, 0) << "bound " << bound;
    EXPECT_LT(chi_square(hits), 60) << "bound " << bound;
  }
}

TEST(Random, IsFairBelowBoundsWhereScalingAloneWouldNotBe) {
  // 2^32 / (3 * 2^30) = 4/3: scaled without rejection, every third number comes twice as often.
  Random random(3);
  std::vector<int> hits(3);
  for (int i = 0; i < 60'000; ++i) ++hits[random.below(3U << 30) % 3];
  EXPECT_LT(chi_square(hits), 30);
}

TEST(Random, HitsPairsOfDrawsEquallyOften) {
  Random random(11);
  std::vector<int> hits(25);
  for (int i = 0; i < 60'000; ++i) {
    const auto first = random.below(5);
    ++hits[5 * first + random.below(5)];
  }
  EXPECT_LT(chi_square(hits), 70);
}

}  // namespace
}  // namespace zermelo
