#include "games/clobber/board/clobber.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>

#include "game/perft.h"
#include "games/clobber/board/widths.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

static_assert(NormalPlay<Clobber<1>> && Written<Clobber<1>> && Tidies<Clobber<1>>);
static_assert(sizeof(Clobber<1>::Position) == 16);

using testing::fast_moves;

testing::Spelled slow_board_moves(const std::string& board, Side side) {
  return testing::slow_moves<SlowClobber>(board, side);
}

rc::Gen<std::string> any_grid(std::size_t most_rows, std::size_t most_columns) {
  return testing::any_grid(most_rows, most_columns, "BW.");
}

TEST(Clobber, MovesAreThoseOfTheSlowRulesOnEveryWidth) {
  EXPECT_TRUE(rc::check("fast and slow moves agree", [] {
    const auto text = *any_grid(8, 8);
    const Board board = read_board(text);
    for (const Side side : {Side::left, Side::right}) {
      const auto truth = slow_board_moves(text, side);
      RC_ASSERT(fast_moves(set_up<1>(board), side) == truth);
      RC_ASSERT(fast_moves(set_up<2>(board), side) == truth);
      RC_ASSERT(fast_moves(set_up<16>(board), side) == truth);
    }
  }));
}

TEST(Clobber, MovesAreRightOnBoardsWiderThanAWord) {
  EXPECT_TRUE(rc::check("fast and slow moves agree on large boards", [] {
    const auto text = *any_grid(10, 100);
    const Board board = read_board(text);
    RC_PRE(board.cells.size() <= 1000);
    RC_ASSERT(fast_moves(set_up<16>(board), Side::left) == slow_board_moves(text, Side::left));
    RC_ASSERT(fast_moves(set_up<16>(board), Side::right) == slow_board_moves(text, Side::right));
  }));
}

TEST(Clobber, ARowOf64CellsHasNoWrapAround) {
  const std::string row = "W" + std::string(62, '.') + "B";
  EXPECT_TRUE(fast_moves(set_up<1>(read_board(row)), Side::left).empty());
  const std::string full = "B" + std::string(62, '.') + "W|W" + std::string(62, '.') + "B";
  EXPECT_EQ(fast_moves(set_up<2>(read_board(full)), Side::left),
            slow_board_moves(full, Side::left));
}

TEST(Clobber, MovesComeInAFixedOrder) {
  const auto setup = set_up<1>(read_board("WBW|BWB"));
  std::string order;
  for (const auto& move : setup.rules.moves(setup.position, Side::left)) {
    order += setup.rules.text(move) + ' ';
  }
  EXPECT_EQ(order, "1-2 3-4 1-0 5-4 1-4 3-0 5-2 ");  // right, left, down, up
}

TEST(Clobber, ATidyBoardHasTheSameMovesAndOutcome) {
  EXPECT_TRUE(rc::check("tidied keeps moves and outcome", [] {
    const auto setup = set_up<1>(read_board(*any_grid(3, 4)));
    RC_ASSERT(testing::tidying_keeps_the_game<SlowClobber>(setup));
  }));
}

TEST(Clobber, OnlyStonesOfOneColouredGroupsAreTidiedAway) {
  const auto tidy = [](std::string_view text) {
    const auto setup = set_up<1>(read_board(text));
    return setup.rules.text(setup.rules.tidied(setup.position));
  };
  EXPECT_EQ(tidy("BB.W.BBW"), ".....BBW");
  EXPECT_EQ(tidy("BBBBBBBBBW"), "BBBBBBBBBW");  // a far stone still counts
  EXPECT_EQ(tidy("B.W|.B.|W.B"), "...|...|...");
}

/// Both sides have equally many moves throughout the game, because each contact is a move for
/// either. So the papers' mobility heuristic only measures how much of the game is left.
TEST(Clobber, BothSidesAlwaysHaveEquallyManyMoves) {
  EXPECT_TRUE(rc::check("mobility is equal", [] {
    const auto setup = set_up<1>(read_board(*any_grid(5, 8)));
    RC_ASSERT(setup.rules.move_count(setup.position, Side::left) ==
              setup.rules.move_count(setup.position, Side::right));
  }));
}

TEST(Clobber, PositionsThatDifferHashDifferently) {
  std::set<std::uint64_t> hashes;
  std::size_t boards = 0;
  const Clobber<1> rules(1, 9);
  for (std::uint64_t left = 0; left < 512; ++left) {
    for (std::uint64_t right = 0; right < 512; ++right) {
      if ((left & right) != 0) continue;
      hashes.insert(rules.hash({{{left}}, {{right}}}));
      ++boards;
    }
  }
  EXPECT_EQ(boards, 19683U);
  EXPECT_EQ(hashes.size(), boards);
}

TEST(Clobber, APlayerWhoCannotMoveHasLost) {
  const auto setup = set_up<1>(read_board("BB.W"));
  EXPECT_EQ(setup.rules.result(setup.position, Side::left), Result::loss);
  const auto open = set_up<1>(read_board("BW"));
  EXPECT_EQ(open.rules.result(open.position, Side::left), std::nullopt);
}

/// Counted by the slow rules, so that the two generators check each other over whole games.
TEST(Clobber, PerftAgreesWithTheSlowRules) {
  for (const std::string board : {"BWBWBWBW", "BWB|WBW|BWB", "BWBW|WBWB"}) {
    const auto setup = set_up<1>(read_board(board));
    for (unsigned plies = 1; plies <= 5; ++plies) {
      Budget budget;
      EXPECT_EQ(perft(setup.rules, setup.position, Side::left, plies, budget),
                SlowClobber::lines(board, 'B', plies))
          << board << " to " << plies;
    }
  }
}

}  // namespace
}  // namespace zermelo::clobber
