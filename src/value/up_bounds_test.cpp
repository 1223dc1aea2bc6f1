// Bounds by multiples of up, compared with the definitions and the outcomes of sums.
#include "value/up_bounds.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace zermelo {
namespace {

TEST(UpBounds, OfSimpleFormsAreThemselves) {
  ValueStore store;
  EXPECT_EQ(up_bounds(store, Value{}), UpBounds::of_zero());
  EXPECT_EQ(up_bounds(store, store.simple({Dyadic(), 3, 0})), (UpBounds{3, 1, 3, 5}));
  EXPECT_EQ(up_bounds(store, store.simple({Dyadic(), -2, 1})), (UpBounds{-4, -2, 0, -2}));
  EXPECT_EQ(up_bounds(store, store.nimber(1)), (UpBounds{-2, 0, 2, 0}));
  EXPECT_EQ(up_bounds(store, store.nimber(5)), (UpBounds{-1, -1, 1, 1}));
}

/// Random all-small games, their sums, and the winners.
TEST(UpBounds, OfASumHoldAndNeverTellTheWrongWinner) {
  ValueStore store;
  Random random(3);
  std::vector<Value> games{Value{}, store.nimber(1), store.simple({Dyadic(), 1, 0}),
                           store.simple({Dyadic(), -2, 1})};
  const auto any = [&] { return games[random.below(static_cast<std::uint32_t>(games.size()))]; };
  for (int i = 0; i < 300; ++i) {
    const std::vector<Value> left{any(), any()}, right{any(), any()};
    const Value g = store.make(left, right);
    if (store.all_small(g) && store.birthday(g) < 7) games.push_back(g);
  }
  UpBoundsMemory memory(store);
  int told = 0;
  for (int i = 0; i < 2000; ++i) {
    const Value g = any(), h = any(), sum = store.sum(g, h);
    const UpBounds bounds = memory.of(g) + memory.of(h), exact = up_bounds(store, sum);
    EXPECT_LE(bounds.lower, exact.lower);
    EXPECT_LE(bounds.lower_star, exact.lower_star);
    EXPECT_GE(bounds.upper, exact.upper);
    EXPECT_GE(bounds.upper_star, exact.upper_star);
    const auto said = left_moves(bounds), mirrored = left_moves(-bounds);
    const bool left_wins = !store.less_or_equal(sum, Value{});
    const bool right_wins = !store.less_or_equal(Value{}, sum);
    if (said) {
      EXPECT_EQ(*said == Result::win, left_wins);
    }
    if (mirrored) {
      EXPECT_EQ(*mirrored == Result::win, right_wins);
    }
    told += said ? 1 : 0;
  }
  EXPECT_GT(told, 500);
}

}  // namespace
}  // namespace zermelo
