#include "games/domineering/domineering.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>

#include "game/perft.h"
#include "games/domineering/widths.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/slow_domineering.h"

namespace zermelo::domineering {
namespace {

static_assert(NormalPlay<Domineering<1>> && Written<Domineering<1>> && Tidies<Domineering<1>> &&
              CountsMoves<Domineering<1>>);
static_assert(sizeof(Domineering<1>::Position) == 8);

using testing::fast_moves;

testing::Spelled slow_moves(const std::string& board, Side side) {
  return testing::slow_moves<SlowDomineering>(board, side);
}

rc::Gen<std::string> any_grid(std::size_t most_rows, std::size_t most_columns) {
  return testing::any_grid(most_rows, most_columns, "...#");
}

std::uint64_t lines(std::string_view board, Side side, unsigned plies) {
  const auto count = [&](const auto& setup) {
    Budget budget;
    return perft(setup.rules, setup.position, side, plies, budget);
  };
  return std::visit(count, read_setup(board));
}

TEST(Domineering, MovesAreThoseOfTheSlowRulesOnAllSmallBoards) {
  for (std::size_t rows = 1; rows <= 3; ++rows) {
    for (std::size_t columns = 1; columns <= 3; ++columns) {
      for (const auto& text : testing::all_boards(rows * columns, columns, ".#")) {
        for (const Side side : {Side::left, Side::right}) {
          ASSERT_EQ(fast_moves(set_up<1>(read_board(text)), side), slow_moves(text, side)) << text;
        }
      }
    }
  }
}

TEST(Domineering, MovesAreThoseOfTheSlowRulesOnEveryWidth) {
  EXPECT_TRUE(rc::check("fast and slow moves agree", [] {
    const auto text = *any_grid(8, 8);
    const Board board = read_board(text);
    for (const Side side : {Side::left, Side::right}) {
      const auto truth = slow_moves(text, side);
      RC_ASSERT(fast_moves(set_up<1>(board), side) == truth);
      RC_ASSERT(fast_moves(set_up<2>(board), side) == truth);
      RC_ASSERT(fast_moves(set_up<16>(board), side) == truth);
    }
  }));
}

TEST(Domineering, MovesAreRightOnBoardsWiderThanAWord) {
  EXPECT_TRUE(rc::check("fast and slow moves agree on large boards", [] {
    const auto text = *any_grid(10, 100);
    for (const Side side : {Side::left, Side::right}) {
      RC_ASSERT(fast_moves(set_up<16>(read_board(text)), side) == slow_moves(text, side));
    }
  }));
}

TEST(Domineering, ABoardAsWideOrAsHighAsAWordHasNoWrapAround) {
  for (const std::string text : {"1x64", "64x1", "2x32", "32x2", "1x128", "2x64", "64x2"}) {
    const std::string written = write_board(read_board(text));
    for (const Side side : {Side::left, Side::right}) {
      const auto fast = [&](const auto& setup) { return fast_moves(setup, side); };
      EXPECT_EQ(std::visit(fast, read_setup(text)), slow_moves(written, side)) << text;
    }
  }
}

TEST(Domineering, MovesComeFromTheLowCellsUp) {
  const auto setup = set_up<1>(read_board("...|...|#.."));
  const auto order = [&](Side side) {
    std::string text;
    for (const auto& move : setup.rules.moves(setup.position, side)) {
      text += setup.rules.text(move) + ' ';
    }
    return text;
  };
  EXPECT_EQ(order(Side::left), "0-3 1-4 2-5 4-7 5-8 ");
  EXPECT_EQ(order(Side::right), "0-1 1-2 3-4 4-5 7-8 ");
}

TEST(Domineering, ATidyBoardHasTheSameMovesAndOutcome) {
  EXPECT_TRUE(rc::check("tidied keeps moves and outcome", [] {
    const auto setup = set_up<1>(read_board(*testing::any_grid(4, 4, ".#")));
    RC_ASSERT(testing::tidying_keeps_the_game<SlowDomineering>(setup));
  }));
}

TEST(Domineering, OnlyCellsWithoutFreeNeighboursAreTidiedAway) {
  const auto tidy = [](std::string_view text) {
    const auto setup = set_up<1>(read_board(text));
    return setup.rules.text(setup.rules.tidied(setup.position));
  };
  EXPECT_EQ(tidy(".#.|#.#|.#."), "###|###|###");
  EXPECT_EQ(tidy(".#..|##.#|#.#."), "##..|##.#|####");
  EXPECT_EQ(tidy("##.|.##"), "###|###");  // the end of a row and the start of the next do not touch
}

TEST(Domineering, PositionsThatDifferHashDifferently) {
  const Domineering<1> rules(4, 4);
  std::set<std::uint64_t> hashes;
  for (std::uint64_t free = 0; free < 65536; ++free) hashes.insert(rules.hash({{{free}}}));
  EXPECT_EQ(hashes.size(), 65536U);
}

TEST(Domineering, APlayerWhoCannotMoveHasLost) {
  const auto setup = set_up<1>(read_board("..."));
  EXPECT_EQ(setup.rules.result(setup.position, Side::left), Result::loss);
  EXPECT_EQ(setup.rules.result(setup.position, Side::right), std::nullopt);
}

TEST(Domineering, PerftAgreesWithTheSlowRules) {
  for (const std::string board : {"....|....|....", "..#|...|#..|...", "...|...|...|..."}) {
    for (const Side side : {Side::left, Side::right}) {
      for (unsigned plies = 1; plies <= 5; ++plies) {
        EXPECT_EQ(lines(board, side, plies),
                  SlowDomineering::lines(board, SlowDomineering::player(side), plies))
            << board << " to " << plies;
      }
    }
  }
}

/// On m rows and n columns Left has (m-1)n dominoes. Right has m(n-1), of which a domino of Left's
/// blocks two at the edge and four elsewhere: summed over all of Left's, (m-1)(n-1)(mn-4) remain.
TEST(Domineering, PerftOfEmptyBoardsIsWhatIsCountedByHand) {
  for (std::uint64_t m = 1; m <= 20; ++m) {
    for (std::uint64_t n = 1; n <= 20; ++n) {
      const auto board = std::to_string(m) + 'x' + std::to_string(n);
      EXPECT_EQ(lines(board, Side::left, 1), (m - 1) * n) << board;
      EXPECT_EQ(lines(board, Side::right, 1), m * (n - 1)) << board;
      const std::uint64_t second = m == 1 || n == 1 ? 0 : (m - 1) * (n - 1) * (m * n - 4);
      EXPECT_EQ(lines(board, Side::left, 2), second) << board;
      EXPECT_EQ(lines(board, Side::right, 2), second) << board;
    }
  }
}

}  // namespace
}  // namespace zermelo::domineering
