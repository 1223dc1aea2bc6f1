// Rows as machine words and their moves, against the same rows as plain text; patterns; and the
// boards for each width.
#include "games/clobber/rows/rows.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "games/clobber/board/pattern.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "tests/complaint.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

rc::Gen<Row> any_row(std::uint32_t longest) {
  return rc::gen::exec([longest] {
    const auto length = *rc::gen::inRange<std::uint32_t>(1, longest + 1);
    return Row::of(length, *rc::gen::inRange<std::uint32_t>(0, 1U << length));
  });
}

std::string exchanged(std::string row) {
  for (char& c : row) c = c == 'B' ? 'W' : c == 'W' ? 'B' : c;
  return row;
}

RC_GTEST_PROP(Rows, AreNumberedWithoutGaps, ()) {
  const Row row = *any_row(longest_row);
  RC_ASSERT(row_at(row_index(row)) == row);
  RC_ASSERT(row_index(row) < rows_up_to(row.length()));
  if (row.length() > 1) RC_ASSERT(row_index(row) >= rows_up_to(row.length() - 1));
}

RC_GTEST_PROP(Rows, MirrorImagesAndExchangedColoursAreThoseOfTheText, ()) {
  const Row row = *any_row(longest_row);
  std::string back = text(row);
  std::ranges::reverse(back);
  RC_ASSERT(text(reversed(row)) == back);
  RC_ASSERT(text(mirrored(row)) == exchanged(text(row)));
  RC_ASSERT(reversed(reversed(row)) == row);
  RC_ASSERT(mirrored(mirrored(row)) == row);
  RC_ASSERT(mirrored(reversed(row)) == reversed(mirrored(row)));
}

/// Every move of the slow rules, in the cells it empties and the rows it leaves, and no other.
RC_GTEST_PROP(Rows, MoveLikeTheSlowRules, ()) {
  const Row row = *any_row(longest_row);
  RC_ASSERT(row.is_alive() == !SlowClobber::moves(text(row), 'B').empty());
  for (const char mover : {'B', 'W'}) {
    std::vector<std::string> slow, fast;
    for (const auto& step : SlowClobber::moves(text(row), mover)) slow.push_back(step.board);
    for (std::uint32_t pair = 0; pair + 1 < row.length(); ++pair) {
      if ((row.unlike_pairs() >> pair & 1U) == 0) continue;
      const auto [before, after] = after_move(row, pair, mover == 'B' ? Side::left : Side::right);
      fast.push_back(text(before) + '.' + text(after));
    }
    std::ranges::sort(slow);
    std::ranges::sort(fast);
    RC_ASSERT(fast == slow);
  }
}

/// A row and its reflection have equal values, and exchanging the colours gives the negative.
TEST(RowValueLaws, MirrorImagesAreEqualAndExchangedColoursOpposite) {
  RowValues values(11);
  ValueStore store;
  std::vector<Value> names;
  for (std::uint32_t i = rows_up_to(10); i < rows_up_to(11); i += 7) {
    const Row row = row_at(i);
    const Value g = store.adopt(values.store(), values.of(row), names);
    EXPECT_EQ(store.adopt(values.store(), values.of(reversed(row)), names), g) << text(row);
    const Value other = store.adopt(values.store(), values.of(mirrored(row)), names);
    EXPECT_EQ(store.sum(g, other), Value{}) << text(row);
    EXPECT_TRUE(store.all_small(g)) << "both can move in a row, or neither can";
  }
}

/// The sum of values is the value of rows side by side: the outcome is that of the board played by
/// the slow rules.
TEST(RowValueLaws, SumsHaveTheOutcomeOfTheBoard) {
  RowValues values(5);
  ValueStore store;
  std::vector<Value> names;
  SlowClobber truth;
  for (std::uint32_t i = 6; i < rows_up_to(5); i += 3) {
    for (std::uint32_t j = i; j < rows_up_to(5); j += 5) {
      const std::string board = text(row_at(i)) + '.' + text(row_at(j));
      const Value sum = store.sum(store.adopt(values.store(), values.of(row_at(i)), names),
                                  store.adopt(values.store(), values.of(row_at(j)), names));
      ASSERT_EQ(truth.wins(board, 'B'), !store.less_or_equal(sum, {})) << board;
      ASSERT_EQ(truth.wins(board, 'W'), !store.less_or_equal({}, sum)) << board;
    }
  }
}

/// A random pattern and what it stands for, built side by side.
struct Spelt {
  std::string pattern, cells;
};

rc::Gen<Spelt> any_pattern(int depth) {
  return rc::gen::exec([depth] {
    Spelt out;
    for (auto units = *rc::gen::inRange(1, 4); units > 0; --units) {
      Spelt unit;
      if (depth > 0 && *rc::gen::inRange(0, 2) == 0) {
        const Spelt inner = *any_pattern(depth - 1);
        unit = {'(' + inner.pattern + ')', inner.cells};
      } else {
        const char cell = *rc::gen::element('B', 'W', '.', 'x', 'o', '-');
        unit = {std::string(1, cell), std::string(1, cell)};
      }
      const auto count = *rc::gen::inRange<std::size_t>(0, 4);
      const bool counted = *rc::gen::arbitrary<bool>();
      out.pattern += unit.pattern + (counted ? '^' + std::to_string(count) : "");
      for (std::size_t i = 0; i < (counted ? count : 1); ++i) out.cells += unit.cells;
    }
    return out;
  });
}

RC_GTEST_PROP(Pattern, StandsForItsUnitsWrittenOut, ()) {
  const Spelt made = *any_pattern(2);
  RC_ASSERT(expand_pattern(made.pattern, made.pattern, 10'000) == made.cells);
}

TEST(Pattern, MayHaveExactlyAsManyCellsAsAllowed) {
  EXPECT_EQ(expand_pattern("(BW)^5", "", 10), "BWBWBWBWBW");
  EXPECT_EQ(testing::complaint_of([] { expand_pattern("(BW)^5", "(BW)^5|B", 9); }),
            "clobber: \"(BW)^5|B\" has more than 9 cells; that is the largest board");
  EXPECT_EQ(expand_pattern("(B^9)^0W", "", 9), "W") << "what is taken back does not count";
}

TEST(Pattern, NeedsNoEndOfNesting) {
  const std::string deep = std::string(5000, '(') + "BW" + std::string(5000, ')') + "^2";
  EXPECT_EQ(expand_pattern(deep, deep, 100), "BWBW");
}

/// Every board goes to the narrowest rules that hold it, and comes out as it went in.
TEST(Widths, TheNarrowestThatHoldsABoardTakesIt) {
  const auto width = [](const std::string& board) { return read_setup(board).index(); };
  EXPECT_EQ(width("B^64"), 0U);
  EXPECT_EQ(width("8x8"), 0U);
  EXPECT_EQ(width("B^65"), 1U);
  EXPECT_EQ(width("5x13"), 1U);
  EXPECT_EQ(width("16x8"), 1U);
  EXPECT_EQ(width("B^129"), 2U);
  EXPECT_EQ(width("32x32"), 2U);
}

TEST(Widths, TheSameBoardIsTheSameGameOnEveryWidth) {
  const std::string row = "BBWB.WWBBW.BWBWB";
  const auto moves_of = [](const std::string& board) {
    return with_setup(board, [](const auto& setup) {
      std::vector<std::string> out;
      for (const auto& move : setup.rules.moves(setup.position, Side::left))
        out.push_back(setup.rules.text(move));
      std::ranges::sort(out);
      return out;
    });
  };
  const auto narrow = moves_of(row);
  EXPECT_EQ(moves_of(row + std::string(60, '.')), narrow);
  EXPECT_EQ(moves_of(row + std::string(500, '.')), narrow);
  EXPECT_EQ(with_setup(row, [](const auto& setup) { return setup.rules.text(setup.position); }),
            row);
}

/// The key of a group depends neither on its place on the board nor on its direction.
RC_GTEST_PROP(Keys, AreTheSameForAllImagesOfARow, ()) {
  const std::string row = text(*any_row(20));
  std::string back = row;
  std::ranges::reverse(back);
  const auto key = [](const std::string& board) {
    const auto setup = set_up<1>(read_board(board));
    return setup.rules.text(setup.rules.key(setup.position));
  };
  const auto gap = *rc::gen::inRange<std::size_t>(0, 20);
  const auto padded = [&](const std::string& cells) {
    return std::string(gap, '.') + cells + std::string(40 - cells.size() - gap, '.');
  };
  RC_ASSERT(key(padded(row)) == key(padded(back)));
  RC_ASSERT(key(padded(row)) == key(row + std::string(40 - row.size(), '.')));
}

}  // namespace
}  // namespace zermelo::clobber
