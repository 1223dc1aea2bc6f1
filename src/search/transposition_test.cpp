#include "search/transposition.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/hash.h"

namespace zermelo {
namespace {

using Table = Transposition<std::uint64_t, int>;

TEST(Transposition, FindsWhatWasStoredAndNothingElse) {
  Table table(1 << 20);
  table.store(mix(7), 7, Side::left, 70);
  ASSERT_NE(table.find(mix(7), 7, Side::left), nullptr);
  EXPECT_EQ(*table.find(mix(7), 7, Side::left), 70);
  EXPECT_EQ(table.find(mix(7), 7, Side::right), nullptr);
  EXPECT_EQ(table.find(mix(8), 8, Side::left), nullptr);
}

TEST(Transposition, AHashThatLiesIsNotBelieved) {
  Table table(1 << 20);
  table.store(42, 7, Side::left, 70);
  EXPECT_EQ(table.find(42, 8, Side::left), nullptr);
}

TEST(Transposition, KeepsBothSidesOfOnePosition) {
  Table table(1 << 20);
  table.store(mix(7), 7, Side::left, 1);
  table.store(mix(7), 7, Side::right, 2);
  EXPECT_EQ(*table.find(mix(7), 7, Side::left), 1);
  EXPECT_EQ(*table.find(mix(7), 7, Side::right), 2);
}

TEST(Transposition, TellsTheSidesApartInOneSlot) {
  Table table(1);
  table.store(mix(7), 7, Side::left, 1);
  EXPECT_EQ(table.find(mix(7), 7, Side::right), nullptr);
  table.store(mix(7), 7, Side::right, 2);
  EXPECT_EQ(table.find(mix(7), 7, Side::left), nullptr);
}

TEST(Transposition, ForgetsEverythingAtOnceAndForGood) {
  Table table(1 << 20);
  for (int round = 0; round < 600; ++round) {  // past the point where generations wrap around
    table.forget();
    ASSERT_EQ(table.find(mix(7), 7, Side::left), nullptr) << round;
    if (round % 300 == 0) table.store(mix(7), 7, Side::left, round);
  }
}

TEST(Transposition, GrowsWithoutLosingWhatItHolds) {
  Table table(std::size_t{1} << 26);
  const std::size_t at_first = table.slots();
  std::size_t lost = 0;
  for (std::uint64_t i = 0; i < 100'000; ++i)
    table.store(mix(i), i, Side::left, static_cast<int>(i));
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    const int* found = table.find(mix(i), i, Side::left);
    if (found == nullptr) {
      ++lost;
    } else {
      ASSERT_EQ(*found, static_cast<int>(i));
    }
  }
  EXPECT_GE(table.slots(), 4 * at_first);
  EXPECT_LT(lost, 40'000U);  // one entry a slot, at most half full: some collide, most stay
}

TEST(Transposition, IsAsSmallAsNewAfterForgettingAndGrowsTheSameWay) {
  Table table(std::size_t{1} << 26);
  const std::size_t at_first = table.slots();
  std::vector<std::size_t> kept;
  for (int round = 0; round < 3; ++round) {
    table.forget();
    EXPECT_EQ(table.slots(), at_first);
    const auto offset = static_cast<std::uint64_t>(round) << 32;  // other positions each time
    std::size_t found = 0;
    for (std::uint64_t i = 0; i < 50'000; ++i) table.store(mix(i), i + offset, Side::left, 1);
    for (std::uint64_t i = 0; i < 50'000; ++i) {
      found += table.find(mix(i), i + offset, Side::left) != nullptr ? 1 : 0;
    }
    kept.push_back(found);
  }
  EXPECT_EQ(kept[0], kept[1]);
  EXPECT_EQ(kept[0], kept[2]);
}

TEST(Transposition, NeverPassesTheMemoryAskedFor) {
  for (const std::size_t bytes :
       {std::size_t{0}, std::size_t{1}, std::size_t{100}, std::size_t{1} << 16}) {
    Table table(bytes);
    for (std::uint64_t i = 0; i < 10'000; ++i) table.store(mix(i), i, Side::left, 0);
    EXPECT_LE(table.slots(), std::max<std::size_t>(1, bytes / 32)) << bytes;
  }
}

TEST(Transposition, AnEntryMayKeepItsPlaceAgainstAnother) {
  Table table(1);  // one slot
  const auto smaller_stays = [](int old, int fresh) { return old < fresh; };
  table.store(1, 1, Side::left, 5, smaller_stays);
  table.store(2, 2, Side::left, 6, smaller_stays);
  EXPECT_NE(table.find(1, 1, Side::left), nullptr);
  table.store(2, 2, Side::left, 4, smaller_stays);
  EXPECT_EQ(*table.find(2, 2, Side::left), 4);
  table.store(2, 2, Side::left, 9, smaller_stays);  // its own entry can always be renewed
  EXPECT_EQ(*table.find(2, 2, Side::left), 9);
}

}  // namespace
}  // namespace zermelo
