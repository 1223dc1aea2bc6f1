// A cache of pairs may forget an entry, but it never returns one that was not put there.
#include "base/pair_cache.h"

#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "base/random.h"

namespace zermelo {
namespace {

using Truth = std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t>;

/// Puts numbers for random pairs of ids below `ids`, some of them more than once.
Truth fill(PairCache& cache, std::uint32_t ids, int puts) {
  Truth truth;
  Random random(2);
  for (int i = 0; i < puts; ++i) {
    const auto a = random.below(ids), b = random.below(ids), number = random.below(1000);
    cache.put(a, b, number);
    truth[{a, b}] = number;
  }
  return truth;
}

/// The number of pairs that are remembered; a test failure if one is remembered wrongly.
std::size_t remembered(const PairCache& cache, const Truth& truth) {
  std::size_t count = 0;
  for (const auto& [pair, number] : truth) {
    const auto found = cache.find(pair.first, pair.second);
    EXPECT_TRUE(found == number || found == PairCache::none) << found;
    count += found == number ? 1 : 0;
  }
  return count;
}

TEST(APairCache, KnowsNothingAtFirst) {
  const PairCache cache(1 << 20);
  for (std::uint32_t a = 0; a < 50; ++a) {
    for (std::uint32_t b = 0; b < 50; ++b) EXPECT_EQ(cache.find(a, b), PairCache::none);
  }
}

TEST(APairCache, RemembersTheLatestPair) {
  PairCache cache(1 << 12);
  Random random(3);
  for (int i = 0; i < 10'000; ++i) {
    const auto a = random.below(1 << 30), b = random.below(1 << 30);
    cache.put(a, b, 7);
    cache.put(a, b, random.below(5));
    ASSERT_LT(cache.find(a, b), 5U);
  }
}

TEST(APairCache, TellsAPairFromItsMirrorImage) {
  PairCache cache(1 << 20);
  cache.put(1, 2, 12);
  EXPECT_EQ(cache.find(2, 1), PairCache::none);
  cache.put(2, 1, 21);
  EXPECT_EQ(cache.find(1, 2), 12U);
  EXPECT_EQ(cache.find(2, 1), 21U);
}

TEST(APairCache, RemembersMostOfWhatItHasRoomFor) {
  PairCache cache(1 << 20);
  const auto truth = fill(cache, 100, 20'000);  // some were lost while it was still small
  EXPECT_GT(remembered(cache, truth), truth.size() / 2);
}

TEST(APairCache, WithMorePutsPerSlotGrowsLater) {
  PairCache prompt(1 << 20), patient(1 << 20, 8);
  fill(prompt, 1000, 1'000);
  fill(patient, 1000, 1'000);
  EXPECT_LT(patient.bytes(), prompt.bytes());
  fill(patient, 1000, 100'000);
  EXPECT_LE(patient.bytes(), std::size_t{1} << 20);
  EXPECT_GE(patient.bytes(), prompt.bytes());
}

TEST(APairCache, SaysWhenItHasGrown) {
  PairCache cache(1 << 20);
  std::size_t bytes = cache.bytes();
  for (std::uint32_t i = 0; i < 5'000; ++i) {
    const bool has_grown = cache.put(i, i + 1, i);
    ASSERT_EQ(has_grown, cache.bytes() != bytes);
    bytes = cache.bytes();
  }
}

TEST(APairCache, ForgetsPairsInsteadOfConfusingThemWhenItIsFull) {
  PairCache cache(1 << 10);
  const auto truth = fill(cache, 1000, 20'000);
  const auto count = remembered(cache, truth);
  EXPECT_GT(count, 0U);
  EXPECT_LT(count, 100U);
}

TEST(APairCache, NeverOutgrowsItsCeiling) {
  for (const std::size_t most :
       {std::size_t{1} << 10, std::size_t{100'000}, std::size_t{1} << 20}) {
    PairCache cache(most);
    EXPECT_LE(cache.bytes(), most);
    fill(cache, 1000, 200'000);
    EXPECT_LE(cache.bytes(), most);
    EXPECT_GT(cache.bytes(), most / 4);
  }
}

TEST(APairCache, ForgetsEverythingWhenCleared) {
  PairCache cache(1 << 16);
  const auto truth = fill(cache, 100, 1'000);
  cache.clear();
  EXPECT_EQ(remembered(cache, truth), 0U);
}

TEST(APairCache, TreatsNoneAsAbsent) {
  PairCache cache(1 << 12);
  cache.put(3, 4, 5);
  cache.put(3, 4, PairCache::none);
  EXPECT_EQ(cache.find(3, 4), PairCache::none);
}

}  // namespace
}  // namespace zermelo
