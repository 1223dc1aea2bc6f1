#include "games/clobber/clobber.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <set>

#include "game/perft.h"
#include "games/clobber/widths.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

static_assert(NormalPlay<Clobber<1>> && Written<Clobber<1>> && Tidies<Clobber<1>>);
static_assert(sizeof(Clobber<1>::Position) == 16);

using Seen = std::set<std::string>;

template <std::size_t Words>
Seen fast_moves(const Board& board, Side side) {
  const auto setup = set_up<Words>(board);
  Seen seen;
  for (const auto& move : setup.rules.moves(setup.position, side)) {
    seen.insert(setup.rules.text(move) + ' ' +
                setup.rules.text(setup.rules.play(setup.position, side, move)));
  }
  EXPECT_EQ(seen.size(), setup.rules.move_count(setup.position, side));
  return seen;
}

Seen slow_moves(const std::string& board, char mover) {
  Seen seen;
  for (const auto& step : SlowClobber::moves(board, mover)) {
    seen.insert(std::to_string(step.from) + '-' + std::to_string(step.to) + ' ' + step.board);
  }
  return seen;
}

rc::Gen<std::string> any_grid(std::size_t most_rows, std::size_t most_columns) {
  return rc::gen::exec([=] {
    const auto rows = *rc::gen::inRange<std::size_t>(1, most_rows + 1);
    const auto columns = *rc::gen::inRange<std::size_t>(1, most_columns + 1);
    std::string text;
    for (std::size_t r = 0; r < rows; ++r) {
      if (r > 0) text += '|';
      text += *rc::gen::container<std::string>(columns, rc::gen::element('B', 'W', '.'));
    }
    return text;
  });
}

TEST(Clobber, MovesAreThoseOfTheSlowRulesOnEveryWidth) {
  EXPECT_TRUE(rc::check("fast and slow moves agree", [] {
    const auto text = *any_grid(8, 8);
    const Board board = read_board(text);
    for (const Side side : {Side::left, Side::right}) {
      const auto truth = slow_moves(text, side == Side::left ? 'B' : 'W');
      RC_ASSERT(fast_moves<1>(board, side) == truth);
      RC_ASSERT(fast_moves<2>(board, side) == truth);
      RC_ASSERT(fast_moves<16>(board, side) == truth);
    }
  }));
}

TEST(Clobber, MovesAreRightOnBoardsWiderThanAWord) {
  EXPECT_TRUE(rc::check("fast and slow moves agree on large boards", [] {
    const auto text = *any_grid(10, 100);
    const Board board = read_board(text);
    RC_PRE(board.cells.size() <= 1000);
    RC_ASSERT(fast_moves<16>(board, Side::left) == slow_moves(text, 'B'));
    RC_ASSERT(fast_moves<16>(board, Side::right) == slow_moves(text, 'W'));
  }));
}

TEST(Clobber, ARowOf64CellsHasNoWrapAround) {
  const std::string row = "W" + std::string(62, '.') + "B";
  EXPECT_TRUE(fast_moves<1>(read_board(row), Side::left).empty());
  const std::string full = "B" + std::string(62, '.') + "W|W" + std::string(62, '.') + "B";
  EXPECT_EQ(fast_moves<2>(read_board(full), Side::left), slow_moves(full, 'B'));
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
    const auto text = *any_grid(3, 4);
    const auto setup = set_up<1>(read_board(text));
    const auto tidy = setup.rules.tidied(setup.position);
    const auto tidy_text = setup.rules.text(tidy);
    SlowClobber truth;
    for (const Side side : {Side::left, Side::right}) {
      std::vector<Move> before, after;
      std::ranges::copy(setup.rules.moves(setup.position, side), std::back_inserter(before));
      std::ranges::copy(setup.rules.moves(tidy, side), std::back_inserter(after));
      RC_ASSERT(before == after);
      const char mover = side == Side::left ? 'B' : 'W';
      RC_ASSERT(truth.wins(text, mover) == truth.wins(tidy_text, mover));
    }
    RC_ASSERT(setup.rules.tidied(tidy) == tidy);
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

/// Moves of both sides stay equally many all game long, because each contact serves both: why the
/// papers' mobility heuristic measures only how much is left.
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

TEST(Clobber, TheResultIsALossForWhoCannotMove) {
  const auto setup = set_up<1>(read_board("BB.W"));
  EXPECT_EQ(setup.rules.result(setup.position, Side::left), Result::loss);
  const auto open = set_up<1>(read_board("BW"));
  EXPECT_EQ(open.rules.result(open.position, Side::left), std::nullopt);
}

/// Counted by the slow rules, so that the two generators check each other over whole games.
std::uint64_t slow_perft(const std::string& board, char mover, int plies) {
  if (plies == 0) return 1;
  std::uint64_t lines = 0;
  for (const auto& step : SlowClobber::moves(board, mover)) {
    lines += slow_perft(step.board, SlowClobber::enemy(mover), plies - 1);
  }
  return lines;
}

TEST(Clobber, PerftAgreesWithTheSlowRules) {
  for (const std::string board : {"BWBWBWBW", "BWB|WBW|BWB", "BWBW|WBWB"}) {
    const auto setup = set_up<1>(read_board(board));
    for (unsigned plies = 1; plies <= 5; ++plies) {
      Budget budget;
      EXPECT_EQ(perft(setup.rules, setup.position, Side::left, plies, budget),
                slow_perft(board, 'B', static_cast<int>(plies)))
          << board << " to " << plies;
    }
  }
}

}  // namespace
}  // namespace zermelo::clobber
