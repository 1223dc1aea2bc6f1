// Sets of cells, compared with std::bitset, which does the same more slowly.
#include "base/bits.h"

#include <gtest/gtest.h>

#include <bitset>
#include <random>
#include <set>
#include <vector>

namespace zermelo {
namespace {

template <class Set>
class BitsOf : public ::testing::Test {
 protected:
  static constexpr std::size_t capacity = Set::capacity;
  using Truth = std::bitset<capacity>;

  static Truth truth(const Set& set) {
    Truth out;
    for (std::size_t i = 0; i < capacity; ++i) out[i] = (set.words[i / 64] >> (i % 64) & 1) != 0;
    return out;
  }

  /// The empty and the full set, single cells at the seams, and random sets, sparse to dense.
  static std::vector<Set> samples() {
    std::vector<Set> out{Set{}};
    for (auto& word : out.emplace_back().words) word = ~std::uint64_t{0};
    for (const auto cell : {std::size_t{0}, std::size_t{63}, capacity / 2, capacity - 1}) {
      out.emplace_back().words[cell / 64] = std::uint64_t{1} << (cell % 64);
    }
    std::mt19937_64 random(1);
    for (int i = 0; i < 8; ++i) {
      for (auto& word : out.emplace_back().words) word = random();
      for (auto& word : out.emplace_back().words)
        word = random() & random() & random() & random();  // NOLINT(misc-redundant-expression)
      for (auto& word : out.emplace_back().words)
        word = random() | random() | random();  // NOLINT(misc-redundant-expression)
    }
    return out;
  }

  static std::set<std::size_t> shifts() {
    std::set<std::size_t> out;
    for (const std::size_t cells : {0, 1, 7, 31, 62, 63, 64, 65, 127, 128, 129}) {
      if (cells < capacity) out.insert(cells);
    }
    out.insert({capacity / 2 - 1, capacity - 2, capacity - 1});
    return out;
  }
};

struct WidthName {
  template <class Set>
  static std::string GetName(int) {
    return std::to_string(Set::capacity);
  }
};

using Widths = testing::Types<Bits<1>, Bits<2>, Bits<16>>;
TYPED_TEST_SUITE(BitsOf, Widths, WidthName);

TYPED_TEST(BitsOf, NothingAreTheEmptySet) {
  EXPECT_FALSE(TypeParam{}.any());
  EXPECT_EQ(TypeParam{}.count(), 0U);
  EXPECT_EQ(TypeParam::first(0), TypeParam{});
}

TYPED_TEST(BitsOf, OneCellHaveThatMemberOnly) {
  for (std::size_t cell = 0; cell < this->capacity; ++cell) {
    EXPECT_EQ(this->truth(TypeParam::one(cell)), typename TestFixture::Truth().set(cell)) << cell;
  }
}

TYPED_TEST(BitsOf, TheFirstCellsHaveThoseMembersOnly) {
  typename TestFixture::Truth truth;
  for (std::size_t count = 0; count <= this->capacity; ++count) {
    EXPECT_EQ(this->truth(TypeParam::first(count)), truth) << count;
    if (count < this->capacity) truth.set(count);
  }
}

TYPED_TEST(BitsOf, AnyKindAgreeOnMembersAndCounts) {
  for (const auto& a : this->samples()) {
    const auto truth = this->truth(a);
    EXPECT_EQ(a.any(), truth.any());
    EXPECT_EQ(a.count(), truth.count());
    EXPECT_EQ(this->truth(~a), ~truth);
    for (std::size_t cell = 0; cell < this->capacity; ++cell) EXPECT_EQ(a.has(cell), truth[cell]);
  }
}

TYPED_TEST(BitsOf, AnyKindCombineLikeBitsets) {
  for (const auto& a : this->samples()) {
    for (const auto& b : this->samples()) {
      const auto p = this->truth(a), q = this->truth(b);
      ASSERT_EQ(this->truth(a & b), p & q);
      ASSERT_EQ(this->truth(a | b), p | q);
      ASSERT_EQ(this->truth(a ^ b), p ^ q);
      ASSERT_EQ(a == b, p == q);
    }
  }
}

TYPED_TEST(BitsOf, AnyKindChangeInPlaceAsTheyCombine) {
  for (const auto& a : this->samples()) {
    for (const auto& b : this->samples()) {
      auto met = a, joined = a, differing = a;
      met &= b;
      joined |= b;
      differing ^= b;
      ASSERT_EQ(met, a & b);
      ASSERT_EQ(joined, a | b);
      ASSERT_EQ(differing, a ^ b);
    }
  }
}

TYPED_TEST(BitsOf, AnyKindShiftLikeBitsets) {
  for (const auto& a : this->samples()) {
    for (const std::size_t cells : this->shifts()) {
      ASSERT_EQ(this->truth(a << cells), this->truth(a) << cells) << cells;
      ASSERT_EQ(this->truth(a >> cells), this->truth(a) >> cells) << cells;
    }
  }
}

TYPED_TEST(BitsOf, AnyKindLoseTheirMembersFromTheLowestUp) {
  for (auto a : this->samples()) {
    for (std::size_t cell = 0; cell < this->capacity; ++cell) {
      if (!a.has(cell)) continue;
      auto truth = this->truth(a);
      ASSERT_EQ(a.lowest(), cell);
      a.drop_lowest();
      ASSERT_EQ(this->truth(a), truth.reset(cell));
    }
    EXPECT_FALSE(a.any());
  }
}

TYPED_TEST(BitsOf, AnyKindKnowTheirHighestMember) {
  for (const auto& a : this->samples()) {
    if (!a.any()) continue;
    const auto truth = this->truth(a);
    std::size_t cell = this->capacity - 1;
    while (!truth[cell]) --cell;
    EXPECT_EQ(a.highest(), cell);
  }
}

TYPED_TEST(BitsOf, AnyKindCanBeReadBackwards) {
  for (const auto& a : this->samples()) {
    const auto backwards = a.reversed();
    for (std::size_t cell = 0; cell < this->capacity; ++cell) {
      ASSERT_EQ(backwards.has(cell), a.has(this->capacity - 1 - cell)) << cell;
    }
  }
}

TYPED_TEST(BitsOf, AnyKindAreOrderedByTheirFirstWordThatDiffers) {
  for (const auto& a : this->samples()) {
    for (const auto& b : this->samples()) {
      std::size_t i = 0;
      while (i + 1 < std::size(a.words) && a.words[i] == b.words[i]) ++i;
      ASSERT_EQ(a < b, a.words[i] < b.words[i]);
    }
  }
}

TYPED_TEST(BitsOf, AnyKindAreKeptWholeOrNotAtAll) {
  for (const auto& a : this->samples()) {
    EXPECT_EQ(a.kept_if(true), a);
    EXPECT_EQ(a.kept_if(false), TypeParam{});
  }
}

TEST(Bits, CanBeUsedInConstantExpressions) {
  static_assert((Bits<2>::one(64) >> 1) == Bits<2>::one(63));
  static_assert(Bits<1>::first(64).count() == 64);
}

}  // namespace
}  // namespace zermelo
