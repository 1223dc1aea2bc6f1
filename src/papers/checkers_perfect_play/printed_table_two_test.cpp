#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"
#include "games/checkers/slow/slow_fen.h"
#include "papers/checkers_perfect_play/printed_games.h"
#include "papers/checkers_perfect_play/printed_table_two.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

// ---- what the paper printed ----

// A row stands for a slice or its mirror image: up to three against two, each pair has a row.
TEST(PrintedTable, NamesEverySliceOfItsSizesOnce) {
  std::set<Slice> slices;
  unsigned four_three = 0;
  for (const PrintedSlice& row : table_two()) {
    EXPECT_TRUE(slices.insert(row.slice).second) << text(row.slice);
    four_three += row.slice.black() == 4 && row.slice.white() == 3 ? 1 : 0;
  }
  EXPECT_EQ(four_three, 20U);
  for (const Slice& slice : slices_up_to(5, 3))
    EXPECT_TRUE(slices.contains(slice) || slices.contains(slice.mirrored())) << text(slice);
}

// A win takes an odd number of plies and a loss an even one, in print as well.
TEST(PrintedTable, HasOddWinsAndEvenLosses) {
  for (const PrintedSlice& row : table_two()) {
    EXPECT_EQ(row.win % 2, 1U) << text(row.slice);
    EXPECT_EQ(row.loss % 2, 0U) << text(row.slice);
    EXPECT_LE(row.win, 253U);
  }
  const auto longest = std::ranges::max_element(table_two(), {}, &PrintedSlice::win);
  EXPECT_EQ(text(longest->slice), "1K+3C v 2K+1C");
  EXPECT_EQ(longest->example, "B:WK9,K21,12:BK4,1,8,10");  // Figure 5
}

// One example names a square twice, six of four against three show the weaker side as Black, and
// that of 2C v 4C is a copy.
TEST(PrintedTable, ExamplesArePositionsOfTheirRowExceptTheKnownSlips) {
  unsigned unreadable = 0, other_material = 0;
  for (const PrintedSlice& row : table_two()) {
    const auto complaint = testing::complaint_of([&] {
      const Slice material = slice_of(read_fen(row.example).position);
      other_material += material == row.slice ? 0 : 1;
    });
    unreadable += complaint.empty() ? 0 : 1;
  }
  EXPECT_EQ(unreadable, 1U);
  EXPECT_EQ(other_material, 7U);
}

TEST(PrintedNotes, DistancesAreThoseOfABlackWinAndFitTheListings) {
  for (const Footnote& note : footnotes()) {
    SCOPED_TRACE(note.number);
    ASSERT_GE(note.listing, 1U);
    ASSERT_LE(note.listing, listings().size());
    EXPECT_EQ(note.ply % 2, 0U);  // a move of Black, who moves first
    if (note.claim == Claim::slip || note.claim == Claim::also_best) {
      EXPECT_EQ(note.plies % 2, 1U);
      EXPECT_FALSE(note.best.empty());
    }
    if (note.claim != Claim::slip) {
      EXPECT_EQ(note.extra + note.slip, 0U);
      continue;
    }
    EXPECT_EQ(note.extra % 2, 0U);
    EXPECT_GT(note.extra, 0U);
    EXPECT_LE(note.plies, listings()[note.listing - 1].announced);
  }
}

}  // namespace
}  // namespace zermelo::checkers
