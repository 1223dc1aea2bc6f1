// Large arrays that cost nothing until touched.
#include "base/zeroed_array.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>

#include "base/error.h"

namespace zermelo {
namespace {

struct Entry {
  std::uint32_t id;
  std::uint16_t depth;
};

TEST(AZeroedArray, StartsWithNothingButZeros) {
  const ZeroedArray<std::uint32_t> array(100'000);
  std::uint32_t any = 0;
  for (std::size_t i = 0; i < array.size(); ++i) any |= array[i];
  EXPECT_EQ(any, 0U);
}

TEST(AZeroedArray, KeepsEveryElementApart) {
  ZeroedArray<Entry> array(10'001);
  for (std::size_t i = 0; i < array.size(); ++i) {
    array[i] = {static_cast<std::uint32_t>(i), static_cast<std::uint16_t>(i % 7)};
  }
  for (std::size_t i = 0; i < array.size(); ++i) {
    ASSERT_EQ(array[i].id, i);
    ASSERT_EQ(array[i].depth, i % 7);
  }
}

TEST(AZeroedArray, IsAsLargeAsAskedFor) {
  for (const std::size_t size : {1, 2, 511, 4096, 4097}) {
    EXPECT_EQ(ZeroedArray<Entry>(size).size(), size);
  }
}

TEST(AZeroedArray, KeepsItsContentAndSizeWhenMovedAndSwapped) {
  ZeroedArray<int> a(10), b(20);
  a[9] = 1;
  b[19] = 2;
  std::swap(a, b);
  ASSERT_EQ(a.size(), 20U);
  ASSERT_EQ(b.size(), 10U);
  EXPECT_EQ(a[19], 2);
  EXPECT_EQ(b[9], 1);
}

TEST(AZeroedArray, LargerThanMemoryCostsNothingUntilTouched) {
  const std::size_t size = std::size_t{1} << 34;
  ZeroedArray<char> array(size);
  array[0] = 'a';
  array[size - 1] = 'z';
  EXPECT_EQ(array[size / 2], 0);
  EXPECT_EQ(array[size - 1], 'z');
}

TEST(AZeroedArray, ThatCannotBeAllocatedIsAnErrorWithItsSizeAndARemedy) {
  try {
    const ZeroedArray<char> array(std::size_t{1} << 60);
    FAIL() << "no machine has that much";
  } catch (const Error& error) {
    const std::string message = error.what();
    EXPECT_NE(message.find("cannot allocate "), std::string::npos) << message;
    EXPECT_NE(message.find("TiB"), std::string::npos) << message;
    EXPECT_EQ(error.remedy(), Remedy::less_memory);
  }
}

TEST(AZeroedArray, KeepsItsContentWhenItGrowsAndAddsZeros) {
  ZeroedArray<std::uint32_t> array(1000);
  for (std::size_t i = 0; i < 1000; ++i) array[i] = static_cast<std::uint32_t>(i + 1);
  for (const std::size_t size : {1000, 1001, 5000, 3'000'000}) {
    array.grow(size);
    ASSERT_EQ(array.size(), size);
    for (std::size_t i = 0; i < size; ++i) ASSERT_EQ(array[i], i < 1000 ? i + 1 : 0);
  }
}

TEST(AZeroedArray, IsUnchangedIfItCannotGrow) {
  ZeroedArray<char> array(100);
  array[99] = 'z';
  EXPECT_THROW(array.grow(std::size_t{1} << 60), Error);
  ASSERT_EQ(array.size(), 100U);
  EXPECT_EQ(array[99], 'z');
}

}  // namespace
}  // namespace zermelo
