#include "games/checkers/slow/slow_index.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/checkers/slow/slow_fen.h"

namespace zermelo::checkers {
namespace {

/// Every slice with from `fewest` to `most` pieces, some on each side.
std::vector<SlowMaterial> slices(unsigned fewest, unsigned most) {
  std::vector<SlowMaterial> all;
  for (unsigned name = 0; name < 1U << 12; ++name) {
    const SlowMaterial m{name >> 9, name >> 6 & 7, name >> 3 & 7, name & 7};
    if (m.pieces() < fewest || m.pieces() > most) continue;
    if (m.black_kings + m.black_men == 0 || m.white_kings + m.white_men == 0) continue;
    all.push_back(m);
  }
  return all;
}

// Counts of Table 2 of Trice and Dodgen's paper.
TEST(SlowIndex, SlicesHaveThePublishedSizes) {
  struct Row {
    SlowMaterial material;
    std::uint64_t positions;
  };
  for (const Row& row :
       {Row{{0, 1, 0, 1}, 760}, Row{{1, 1, 1, 1}, 661200}, Row{{0, 2, 0, 2}, 125664},
        Row{{1, 2, 1, 2}, 95001984}, Row{{0, 3, 0, 3}, 7959904}, Row{{1, 3, 2, 1}, 818711712},
        Row{{2, 2, 2, 1}, 1415939616}, Row{{0, 4, 0, 3}, 44717500}}) {
    EXPECT_EQ(SlowIndex(row.material).size(), row.positions);
  }
}

TEST(SlowIndex, TwoToFourPiecesAreSixMillionPositions) {
  std::uint64_t positions = 0;
  for (const auto& slice : slices(2, 4)) positions += SlowIndex(slice).size();
  EXPECT_EQ(positions, 6408836U);
}

TEST(SlowIndex, RankUndoesUnrank) {
  auto some = slices(2, 5);
  for (const SlowMaterial& large : {SlowMaterial{1, 3, 2, 1}, {0, 4, 0, 3}, {4, 0, 3, 0}}) {
    some.push_back(large);
  }
  for (const auto& slice : some) {
    const SlowIndex index(slice);
    const std::uint64_t step = index.size() / 97 + 1;
    for (std::uint64_t at = 0; at < index.size(); at += step) {
      const SlowBoard board = index.board(at);
      ASSERT_EQ(material(board), slice) << slow_fen(board);
      ASSERT_EQ(index.rank(board), at) << slow_fen(board);
    }
    EXPECT_EQ(index.rank(index.board(index.size() - 1)), index.size() - 1);
  }
}

/// The order by its definition: the sets of squares, the most significant first, each compared by
/// the largest square that only one of the two contains.
std::string sort_key(const SlowBoard& board) {
  std::string key;
  for (const auto piece :
       {SlowPiece::black_man, SlowPiece::white_man, SlowPiece::black_king, SlowPiece::white_king}) {
    for (unsigned cell = 32; cell-- > 0;) key += board.cells[cell] == piece ? '1' : '0';
  }
  return key;
}

TEST(SlowIndex, PositionsAscendByTheirSetsOfSquares) {
  for (const SlowMaterial& slice : {SlowMaterial{0, 2, 0, 1}, SlowMaterial{1, 1, 1, 0},
                                    SlowMaterial{0, 1, 0, 2}, SlowMaterial{0, 0, 2, 1}}) {
    const SlowIndex index(slice);
    std::string last;
    for (std::uint64_t at = 0; at < index.size(); ++at) {
      const std::string key = sort_key(index.board(at));
      ASSERT_LT(last, key) << at;
      last = key;
    }
  }
}

TEST(SlowIndex, SomePositionsCountedByHand) {
  // The first: the lowest squares for each set in turn.
  EXPECT_EQ(slow_fen(SlowIndex({1, 1, 1, 1}).board(0)), "B:WK3,5:B1,K2");
  // A white man has 28 places for each black man on 1..4, then 27.
  EXPECT_EQ(SlowIndex({0, 1, 0, 1}).rank(slow_board("B:W6:B5")), 4U * 28);
  EXPECT_EQ(SlowIndex({0, 1, 0, 1}).rank(slow_board("B:W5:B6")), 4U * 28 + 27);
  // Two kings: 31 places of the white one for each place of the black one.
  EXPECT_EQ(SlowIndex({1, 0, 1, 0}).rank(slow_board("B:WK1:BK2")), 31U);
  EXPECT_EQ(SlowIndex({1, 0, 1, 0}).rank(slow_board("B:WK31:BK32")), 991U);
}

}  // namespace
}  // namespace zermelo::checkers
