#include "games/connect/threats/known_wins.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "base/hash.h"
#include "base/random.h"

namespace zermelo::connect {
namespace {

TEST(KnownWins, AFreshPositionIsUnknown) {
  KnownWins known;
  EXPECT_EQ(known.find({7, 8}), nullptr);
  known.won({7, 8}, 5, 33);
  ASSERT_NE(known.find({7, 8}), nullptr);
  EXPECT_EQ(known.find({7, 9}), nullptr) << "half a key is not enough";
  EXPECT_EQ(known.find({8, 8}), nullptr);
}

TEST(KnownWins, TheShortestWinAndTheLongestFailureAreKept) {
  KnownWins known;
  const KnownWins::Key key{3, 4};
  known.lost(key, 2);
  EXPECT_EQ(known.find(key)->won, KnownWins::never);
  known.won(key, 9, 100);
  known.won(key, 6, 200);
  known.won(key, 7, 300);
  known.lost(key, 5);
  known.lost(key, 4);
  EXPECT_EQ(known.find(key)->won, 6);
  EXPECT_EQ(known.find(key)->move, 200) << "the move of the shortest win";
  EXPECT_EQ(known.find(key)->lost, 5);
}

/// While there is room nothing is lost: consecutive numbers never share a place.
TEST(KnownWins, GrowingLosesNothing) {
  KnownWins known;
  constexpr std::uint64_t count = 20'000;
  for (std::uint64_t i = 1; i <= count; ++i) {
    known.won({i, i * i}, static_cast<unsigned>(i % 50 + 1), static_cast<unsigned>(i % 361));
    known.lost({i, i * i}, static_cast<unsigned>(i % 7));
  }
  for (std::uint64_t i = 1; i <= count; ++i) {
    const auto* entry = known.find({i, i * i});
    ASSERT_NE(entry, nullptr) << i;
    ASSERT_EQ(entry->won, i % 50 + 1);
    ASSERT_EQ(entry->move, i % 361);
    ASSERT_EQ(entry->lost, i % 7);
  }
}

/// A table that may not grow forgets, but what it says was stored for the very same key.
void expect_no_error(std::size_t probes) {
  KnownWins known(probes, 64);
  std::map<KnownWins::Key, std::map<unsigned, unsigned>> wins;  // turns, move
  std::map<KnownWins::Key, std::set<unsigned>> losses;
  Random random(4);
  unsigned found = 0, forgotten = 0;
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t name = random.below(4000) + 1;
    const KnownWins::Key key{mix(name), mix(name, 1)};
    const unsigned turns = 1 + random.below(30);
    if (random.below(2) == 0) {
      const unsigned move = wins[key].try_emplace(turns, random.below(400)).first->second;
      known.won(key, turns, move);
      ASSERT_LE(known.find(key)->won, turns) << "what was just stored is there";
    } else {
      losses[key].insert(turns);
      known.lost(key, turns);
      ASSERT_GE(known.find(key)->lost, turns);
    }
    const std::uint64_t asked = random.below(4000) + 1;
    const KnownWins::Key other{mix(asked), mix(asked, 1)};
    const auto* entry = known.find(other);
    if (entry == nullptr) {
      forgotten += wins.contains(other) ? 1 : 0;
      continue;
    }
    ++found;
    if (entry->won != KnownWins::never) {
      ASSERT_TRUE(wins[other].contains(entry->won));
      ASSERT_EQ(wins[other][entry->won], entry->move);
    }
    if (entry->lost != 0) {
      ASSERT_TRUE(losses[other].contains(entry->lost));
    }
  }
  EXPECT_GT(found, 1000U);
  EXPECT_GT(forgotten, 1000U);
}

TEST(KnownWins, AFullTableForgetsButNeverErrs) {
  for (const std::size_t probes : {1U, 4U, 16U}) expect_no_error(probes);
}

/// Keys that share a home are all kept as long as there are probes for them.
TEST(KnownWins, ProbesKeepKeysThatShareAHome) {
  KnownWins one(1), four(4);
  for (KnownWins* known : {&one, &four})
    for (std::uint64_t i = 1; i <= 5; ++i) known->won({7, i}, 3, static_cast<unsigned>(i));
  unsigned kept = 0;
  for (std::uint64_t i = 1; i <= 5; ++i) kept += four.find({7, i}) != nullptr ? 1 : 0;
  EXPECT_EQ(kept, 4U);
  EXPECT_EQ(one.find({7, 4}), nullptr);
  EXPECT_EQ(one.find({7, 5})->move, 5);
}

}  // namespace
}  // namespace zermelo::connect
