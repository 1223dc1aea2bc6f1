#include "games/checkers/index/slice_index.h"

#include <gtest/gtest.h>

#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_index.h"

namespace zermelo::checkers {
namespace {

TEST(SliceIndex, OrdersPositionsAsTheSlowIndexDoes) {
  for (const Slice& slice : slices_up_to(4, 3)) {
    const SliceIndex index(slice);
    const SlowIndex slow({slice.black_kings, slice.black_men, slice.white_kings, slice.white_men});
    ASSERT_EQ(slow.size(), position_count(slice));
    ASSERT_EQ(index.size(), position_count(slice));
    for (std::uint64_t i = 0; i < slow.size(); i += 1 + slow.size() / 97) {
      ASSERT_EQ(write_fen(index.position(i), Side::left), slow_fen(slow.board(i)))
          << text(slice) << ' ' << i;
    }
    EXPECT_EQ(write_fen(index.position(slow.size() - 1), Side::left),
              slow_fen(slow.board(slow.size() - 1)));
  }
}

TEST(SliceIndex, GivesEveryPositionItsOwnIndexBack) {
  for (const Slice& slice : slices_up_to(4, 3)) {
    const SliceIndex index(slice);
    for (std::uint64_t i = 0; i < index.size(); i += 1 + index.size() / 997) {
      const Position p = index.position(i);
      ASSERT_EQ(slice_of(p), slice);
      ASSERT_EQ(index.index(p), i) << write_fen(p, Side::left);
    }
  }
}

TEST(SliceIndex, VisitsTheBlocksInTheOrderOfTheIndex) {
  for (const Slice& slice : {Slice{1, 1, 1, 1}, Slice{1, 2, 0, 1}, Slice{2, 0, 1, 0}}) {
    const SliceIndex index(slice);
    std::uint64_t next = 0;
    index.each_block([&](Squares black, Squares white) {
      const Position first = index.position(next);
      ASSERT_EQ(first.men[0], black) << text(slice) << ' ' << next;
      ASSERT_EQ(first.men[1], white) << text(slice) << ' ' << next;
      next += index.block_size();
    });
    EXPECT_EQ(next, index.size());
  }
}

}  // namespace
}  // namespace zermelo::checkers
