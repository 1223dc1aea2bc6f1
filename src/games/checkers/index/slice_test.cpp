#include "games/checkers/index/slice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/checkers/slow/slow_index.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

SlowMaterial material_of(const Slice& s) {
  return {s.black_kings, s.black_men, s.white_kings, s.white_men};
}

Slice slice_for(const SlowMaterial& m) {
  return {static_cast<std::uint8_t>(m.black_kings), static_cast<std::uint8_t>(m.black_men),
          static_cast<std::uint8_t>(m.white_kings), static_cast<std::uint8_t>(m.white_men)};
}

/// A slice with 1 to 12 pieces a side.
Slice any_slice() {
  const auto side = [] {
    const int all = *rc::gen::inRange(1, 13), kings = *rc::gen::inRange(0, all + 1);
    return std::pair(static_cast<std::uint8_t>(kings), static_cast<std::uint8_t>(all - kings));
  };
  const auto [bk, bm] = side();
  const auto [wk, wm] = side();
  return {bk, bm, wk, wm};
}

RC_GTEST_PROP(SliceLaws, TheNameIsReadAsTheSlice, ()) {
  const Slice slice = any_slice();
  RC_ASSERT(read_slice(text(slice)) == slice);
}

RC_GTEST_PROP(SliceLaws, OneOfAMirroredPairLeads, ()) {
  const Slice slice = any_slice(), other = slice.mirrored();
  RC_ASSERT(other.mirrored() == slice);
  RC_ASSERT(slice.is_symmetric() == (slice.is_leading() && other.is_leading()));
  RC_ASSERT(slice.is_leading() || other.is_leading());
  RC_ASSERT(slice.leading() == other.leading());
  RC_ASSERT(slice.leading().is_leading());
  RC_ASSERT(slice.pieces() == other.pieces() && slice.men() == other.men());
  RC_ASSERT(slice.black() == other.white() && slice.white() == other.black());
}

// Rotating the board maps the placements of a slice one to one onto those of its mirror image.
RC_GTEST_PROP(SliceLaws, AMirroredPairHasEquallyManyPositions, ()) {
  const Slice slice = any_slice();
  RC_ASSERT(position_count(slice) == position_count(slice.mirrored()));
}

TEST(SliceCounts, AreThoseOfTheSlowIndexUpToFivePieces) {
  for (const Slice& slice : slices_up_to(5, 4))
    EXPECT_EQ(position_count(slice), SlowIndex(material_of(slice)).size()) << text(slice);
}

// Sums printed in the paper: rows of two against one, three against two, four against three.
TEST(SliceCounts, AddUpToThePublishedSums) {
  const auto sum = [](unsigned black, unsigned white) {
    std::uint64_t positions = 0;
    for (const Slice& slice : slices_up_to(black + white, black))
      if (slice.black() == black && slice.white() == white) positions += position_count(slice);
    return positions;
  };
  EXPECT_EQ(sum(1, 1), 3'488U);
  EXPECT_EQ(sum(2, 1), 98'016U);
  EXPECT_EQ(sum(3, 1), 1'773'192U);
  EXPECT_EQ(sum(3, 2), 46'520'744U);
  EXPECT_EQ(sum(4, 1), 23'204'660U);
  EXPECT_EQ(sum(4, 2), 587'139'846U);
  EXPECT_EQ(2 * sum(4, 3), 19'055'258'760U);
}

TEST(SliceCounts, AreNothingWhereThePiecesDoNotFit) {
  EXPECT_EQ(position_count({12, 12, 12, 0}), 0U);
  EXPECT_EQ(position_count({12, 0, 12, 9}), 0U);
  EXPECT_EQ(position_count({12, 0, 12, 8}), std::uint64_t{choose(28, 8)} * choose(24, 12));
  EXPECT_EQ(position_count({1, 0, 0, 0}), 32U);
}

TEST(SliceLists, HoldEverySliceOnce) {
  for (unsigned most = 2; most <= 7; ++most) {
    for (unsigned per_side = 1; per_side < most; ++per_side) {
      const auto all = slices_up_to(most, per_side);
      EXPECT_EQ(std::set<Slice>(all.begin(), all.end()).size(), all.size());
      std::size_t expected = 0;  // k pieces are 0..k kings
      for (unsigned black = 1; black <= per_side; ++black)
        for (unsigned white = 1; white <= per_side && black + white <= most; ++white)
          expected += std::size_t{black + 1} * (white + 1);
      EXPECT_EQ(all.size(), expected) << most << ' ' << per_side;
    }
  }
}

// So a build that is stopped has all slices of fewer pieces, and among equals those with fewer men.
TEST(SliceLists, ComeByPiecesAndThenByMen) {
  const auto size_then_men = [](const Slice& s) { return std::pair(s.pieces(), s.men()); };
  EXPECT_TRUE(std::ranges::is_sorted(slices_up_to(7, 4), {}, size_then_men));
  EXPECT_TRUE(std::ranges::is_sorted(slices_below({1, 3, 2, 1}), {}, size_then_men));
}

// A slice is built with its mirror image, so both are listed together, the leading one first.
TEST(SliceLists, PutAMirrorImageRightAfterItsSlice) {
  const auto all = slices_up_to(6, 4);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].is_symmetric()) continue;
    const bool follows = i > 0 && all[i - 1] == all[i].mirrored();
    const bool leads = i + 1 < all.size() && all[i + 1] == all[i].mirrored();
    EXPECT_TRUE(follows || leads) << text(all[i]);
  }
}

/// The slices that moves lead to by the slow rules, from some positions of a slice, both to move.
std::set<Slice> reached_from(const Slice& slice, std::uint64_t stride) {
  std::set<Slice> found;
  for (const Slice& each : {slice, slice.mirrored()}) {
    const SlowIndex index(material_of(each));
    for (std::uint64_t i = 0; i < index.size(); i += stride) {
      each_slow_move(index.board(i), [&](const SlowMove& move, const SlowBoard& after) {
        const Slice to = slice_for(material(after));
        if (move.converts() && to.black() > 0 && to.white() > 0) found.insert(to.leading());
      });
    }
  }
  return found;
}

TEST(SliceFeeds, AreExactlyTheSlicesThatCapturesAndPromotionsLeadTo) {
  for (const Slice& slice : slices_up_to(3, 2)) {
    const auto listed = feeds(slice);
    const auto reached = reached_from(slice, slice.pieces() == 2 ? 1 : 7);
    EXPECT_EQ(std::set<Slice>(listed.begin(), listed.end()), reached) << text(slice);
  }
}

TEST(SliceFeeds, AllOfThemAreBelowAndInOrder) {
  for (const Slice& top : {Slice{2, 2, 2, 1}, Slice{0, 4, 0, 3}, Slice{0, 1, 0, 3}}) {
    const auto order = slices_below(top);
    EXPECT_EQ(order.back(), top.leading());
    for (std::size_t i = 0; i < order.size(); ++i) {
      EXPECT_TRUE(order[i].is_leading());
      for (const Slice& fed : feeds(order[i]))
        EXPECT_LT(std::ranges::find(order, fed), order.begin() + static_cast<std::ptrdiff_t>(i))
            << text(order[i]) << " needs " << text(fed);
    }
  }
}

TEST(SliceFeeds, TheSmallestSlicesLeadNowhereButToKings) {
  EXPECT_TRUE(feeds({1, 0, 1, 0}).empty());
  EXPECT_EQ(feeds({0, 1, 1, 0}), (std::vector<Slice>{{1, 0, 1, 0}}));
  EXPECT_EQ(slices_below({0, 1, 0, 1}),
            (std::vector<Slice>{{1, 0, 1, 0}, {1, 0, 0, 1}, {0, 1, 0, 1}}));
}

TEST(SliceText, IsReadInAllFormsThatCannotBeMisread) {
  const Slice slice{2, 1, 1, 0};
  for (const char* form :
       {"2K+1C v 1K+0C", "2k+1c v 1k", "2K1C-1K0C", " 2K + 1C vs. 1K ", "2K+1C V 1K+0C",
        "checkers-2K1C-1K0C.dtw", "checkers-2K1C-1K0C.dtc", "/some/where/checkers-2K1C-1K0C.wld"})
    EXPECT_EQ(read_slice(form), slice) << form;
  EXPECT_EQ(read_slice("2K v 1K+1C"), (Slice{2, 0, 1, 1}));
  EXPECT_EQ(read_slice("3C v 1K"), (Slice{0, 3, 1, 0}));
}

TEST(SliceText, MistakesAreNamed) {
  const auto complaint = [](std::string_view text) {
    return testing::complaint_of([&] { read_slice(text); });
  };
  for (const std::string wrong : {"", "2K+1C", "2K+1C v 1K+0C v 1K+0C", "K+C v K+C",
                                  "2Q+1C v 1K+0C", "-2K+1C v 1K+0C", "13K+0C v 1K+0C"})
    EXPECT_EQ(complaint(wrong), "checkers: \"" + wrong +
                                    "\" is not a slice; write kings and men of Black and of White, "
                                    "such as \"2K+1C v 1K+0C\" or \"2K+1C v 1K\"");
  for (const std::string wrong : {"0K+0C v 1K+0C", "1K+0C v 0K+0C", "12K+1C v 1K+0C"})
    EXPECT_EQ(complaint(wrong), "checkers: \"" + wrong + "\": each side has 1 to 12 pieces");
  EXPECT_EQ(complaint("12K+0C v 0K+12C"), "");
}

/// The numbers of all placements of men, in the order of the definition.
TEST(MenIndex, NumbersEveryPlacementOnce) {
  for (const auto& [black, white] : {std::pair{0U, 0U}, {0U, 2U}, {2U, 0U}, {1U, 1U}, {2U, 1U}}) {
    const MenIndex index(black, white);
    EXPECT_EQ(index.black_sets(), choose(28, black));
    std::uint32_t next = 0;
    for (std::uint32_t b = 0; b < index.black_sets(); ++b) {
      const Squares blacks = set_of(b, black, MenIndex::black_ground);
      EXPECT_EQ(index.first(b), next);
      EXPECT_EQ(blacks & black_crowns, 0U);
      const Squares ground = MenIndex::white_ground & ~blacks;
      for (std::uint32_t w = 0; w < choose(size(ground), white); ++w, ++next)
        ASSERT_EQ(index.number(blacks, set_of(w, white, ground)), next);
    }
    EXPECT_EQ(index.count(), next);
    const Slice men{0, static_cast<std::uint8_t>(black), 0, static_cast<std::uint8_t>(white)};
    EXPECT_EQ(position_count(men), index.count());
  }
}

}  // namespace
}  // namespace zermelo::checkers
