#include "games/hackenbush/value/block_table.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <vector>

#include "base/random.h"
#include "tests/complaint.h"

namespace zermelo::hackenbush {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes key_of_number(std::uint32_t i) {
  Bytes key(4 + i % 29);
  for (std::size_t k = 0; k < 4; ++k) key[k] = static_cast<std::uint8_t>(i >> (8 * k));
  return key;
}

TEST(BlockTable, FindsWhatWasAddedUnderWholeKeys) {
  MemoryAccount account(std::size_t{1} << 24);
  BlockTable<int> table(account);
  std::map<Bytes, std::uint32_t> truth;
  Random random(91);
  for (int i = 0; i < 9000; ++i) {
    Bytes key(random.below(5));
    for (auto& byte : key) byte = static_cast<std::uint8_t>(random.below(6));
    const auto hash = BlockTable<int>::hash_of(key);
    const auto found = table.find(key, hash);
    const auto known = truth.find(key);
    ASSERT_EQ(found, known == truth.end() ? table.none : known->second);
    if (known == truth.end()) truth[key] = table.add(key, hash, i);
    table[truth[key]] = i;
    ASSERT_EQ(table[truth[key]], i);
  }
  EXPECT_EQ(table.size(), truth.size());
  EXPECT_GT(table.size(), 1000U);
}

/// Keys are compared whole: one that happens to have the hash of another is not taken for it.
TEST(BlockTable, AnEqualHashIsNotAnEqualKey) {
  MemoryAccount account(std::size_t{1} << 20);
  BlockTable<int> table(account);
  const Bytes key{3, 4}, other{1, 2};
  const auto hash = BlockTable<int>::hash_of(key);
  EXPECT_EQ(table.add(key, hash, 7), 0U);
  EXPECT_EQ(table.find(key, hash), 0U);
  EXPECT_EQ(table.find(other, hash), table.none);
}

/// Growing needs no second copy: when the table gives up, the ceiling is nearly used up, and
/// everything added before is still found.
TEST(BlockTable, FillsItsMemoryBeforeItGivesUp) {
  for (const std::size_t most : {std::size_t{1} << 20, std::size_t{3} << 20}) {
    MemoryAccount account(most);
    BlockTable<std::array<std::uint32_t, 4>> table(account);
    std::uint32_t added = 0;
    const auto message = testing::complaint_of([&] {
      for (;; ++added) {
        const Bytes key = key_of_number(added);
        table.add(key, decltype(table)::hash_of(key), {added});
      }
    });
    EXPECT_EQ(message, most == std::size_t{1} << 20
                           ? "the positions need more than 1 MiB of memory"
                           : "the positions need more than 3 MiB of memory");
    EXPECT_LE(account.booked(), most);
    EXPECT_GE(10 * account.booked(), 9 * most);
    EXPECT_GE(std::size_t{added} * 75, most) << "no more than 75 bytes for each";
    for (std::uint32_t i = 0; i < added; i += 7) {
      const Bytes key = key_of_number(i);
      const auto found = table.find(key, decltype(table)::hash_of(key));
      ASSERT_NE(found, table.none) << i;
      ASSERT_EQ(table[found][0], i);
    }
  }
}

TEST(MemoryAccount, TheStoreOfValuesSharesTheCeiling) {
  ValueStore store(std::size_t{4} << 20);
  const auto values_until_full = [&store] {
    std::uint32_t made = 0;
    testing::complaint_of([&] {
      for (;; ++made) store.number(Dyadic(2 * std::int64_t{made} + 1, 20));
    });
    return store.bytes();
  };
  {
    MemoryAccount account(std::size_t{4} << 20, &store);
    account.book(std::size_t{3} << 20);
    EXPECT_LE(values_until_full(), std::size_t{1} << 20);
    EXPECT_NE(testing::complaint_of([&] { account.book(std::size_t{1} << 20); }), "")
        << "the values count";
  }
  EXPECT_GT(values_until_full(), std::size_t{1} << 20) << "given back";
}

}  // namespace
}  // namespace zermelo::hackenbush
