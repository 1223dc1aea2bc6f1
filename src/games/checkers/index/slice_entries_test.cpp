#include "games/checkers/index/slice_entries.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/checkers/board/moves.h"
#include "games/checkers/index/scores.h"
#include "games/checkers/index/slice_index.h"
#include "tests/checkers_entries.h"

namespace zermelo::checkers {
namespace {

/// Values that differ from cell to cell, so that every error in the order shows.
SliceValues<std::uint8_t> made_up_values(const Slice& leading) {
  SliceValues<std::uint8_t> values(leading);
  for (unsigned side : {0U, 1U})
    for (std::uint64_t i = 0; i < values.seen[side].size(); ++i)
      values.seen[side][i] =
          static_cast<std::uint8_t>(2 + (i * 7 + i / 251 + std::uint64_t{side} * 101) % 120);
  return values;
}

/// The value of a position with Black to move: for White, who has just moved.
std::uint8_t seen_in(const SliceValues<std::uint8_t>& values, const Slice& slice,
                     const Position& p) {
  const View<std::uint8_t> view(values, slice, 1);
  const Squares free = ~(p.men[0] | p.men[1]);
  return view.rectangle(p.men[0],
                        p.men[1])[std::uint64_t{view.columns} * view.rank(p.kings[1], free) +
                                  view.rank(p.kings[0], free)];
}

const Slice leading_pairs[] = {{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 1, 0},
                               {2, 0, 0, 1}, {1, 1, 0, 1}, {0, 2, 1, 0}};

// The order of the file is that of the index, for a slice and for its mirror image, and every
// position without a capture has the score of its cell.
TEST(SliceEntries, AreInTheOrderOfTheIndex) {
  for (const Slice& leading : leading_pairs) {
    const auto values = made_up_values(leading);
    for (const Slice& slice : {leading, leading.mirrored()}) {
      const auto entries = entries_in_order<HalvedByte>(values, slice);
      ASSERT_EQ(entries.size(), position_count(slice)) << text(slice);
      const SliceIndex index(slice);
      for (std::uint64_t i = 0; i < entries.size(); i += 3) {
        const Position p = index.position(i);
        if (must_capture(p, Side::left)) continue;
        ASSERT_EQ(entries[i], HalvedByte::before_backup(seen_in(values, slice, p)))
            << write_fen(p, Side::left);
      }
    }
  }
}

// An entry that is never read repeats the one before it, which costs nothing to store.
TEST(SliceEntries, RepeatThemselvesWhereACaptureIsForced) {
  const Slice leading{1, 1, 1, 0};
  const auto values = made_up_values(leading);
  for (const Slice& slice : {leading, leading.mirrored()}) {
    const auto entries = entries_in_order<HalvedByte>(values, slice);
    const SliceIndex index(slice);
    std::uint8_t before = HalvedByte::draw;
    unsigned captures = 0;
    for (std::uint64_t i = 0; i < entries.size(); ++i) {
      if (must_capture(index.position(i), Side::left)) {
        ASSERT_EQ(entries[i], before) << text(slice) << ' ' << i;
        ++captures;
      }
      before = entries[i];
    }
    EXPECT_GT(captures, 100U);
  }
}

// A position is the same cell seen through the slice and, on the rotated board, through its mirror
// image.
TEST(SliceView, OfTheMirrorImageIsTheRotatedBoard) {
  for (const Slice& leading : leading_pairs) {
    const auto values = made_up_values(leading);
    const SliceIndex index(leading);
    for (std::uint64_t i = 0; i < position_count(leading); i += 11) {
      const Position p = index.position(i);
      const Squares free = ~(p.men[0] | p.men[1]);
      for (const unsigned mover : {0U, 1U}) {
        const View<std::uint8_t> own(values, leading, mover);
        const std::uint8_t* const here =
            own.rectangle(p.men[0], p.men[1]) +
            std::uint64_t{own.columns} * own.rank(p.kings[mover], free) +
            own.rank(p.kings[1 - mover], free);
        if (leading.is_symmetric()) continue;
        const View<std::uint8_t> other(values, leading.mirrored(), 1 - mover);
        const Squares rotated_free = rotated(free);
        const std::uint8_t* const there =
            other.rectangle(rotated(p.men[1]), rotated(p.men[0])) +
            std::uint64_t{other.columns} * other.rank(rotated(p.kings[mover]), rotated_free) +
            other.rank(rotated(p.kings[1 - mover]), rotated_free);
        ASSERT_EQ(here, there) << text(leading) << ' ' << i << " mover " << mover;
      }
    }
  }
}

TEST(SliceValues, TakeTheBytesThatBytesForPromises) {
  for (const Slice& slice : slices_up_to(4, 3)) {
    if (!slice.is_leading()) continue;
    const SliceValues<std::uint8_t> narrow(slice);
    EXPECT_EQ(narrow.bytes(), SliceValues<std::uint8_t>::bytes_for(slice)) << text(slice);
    EXPECT_EQ(2 * narrow.bytes(), SliceValues<std::uint16_t>::bytes_for(slice));
    EXPECT_GE(narrow.bytes(), 2 * position_count(slice));  // overlaps have cells as well
    EXPECT_EQ(narrow.seen[0].size(), narrow.cells * narrow.men.count());
  }
}

}  // namespace
}  // namespace zermelo::checkers
