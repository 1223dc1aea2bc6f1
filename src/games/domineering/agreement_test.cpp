// Every plain solver against a second Domineering that shares no code with the first, and the
// winners of rectangles against the literature.

#include <gtest/gtest.h>

#include <string>

#include "base/random.h"
#include "games/domineering/widths.h"
#include "search/both_first.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/each_method.h"
#include "tests/slow_domineering.h"

namespace zermelo::domineering {
namespace {

class AgreesWithSlowDomineering : public ::testing::TestWithParam<Method> {
 protected:
  AgreesWithSlowDomineering()
      : solver_({.method = GetParam(), .table_bytes = std::size_t{1} << 16}) {}

  void check(const std::string& board) {
    testing::expect_truth(solver_, set_up<1>(read_board(board)), board, truth_);
  }

  PlainSolver<Domineering<1>> solver_;
  SlowDomineering truth_;
};

TEST_P(AgreesWithSlowDomineering, OnAllBoardsTo3x3) {
  for (std::size_t rows = 1; rows <= 3; ++rows) {
    for (std::size_t columns = 1; columns <= 3; ++columns) {
      for (const auto& board : testing::all_boards(rows * columns, columns, ".#")) {
        ASSERT_NO_FATAL_FAILURE(check(board));
      }
    }
  }
}

TEST_P(AgreesWithSlowDomineering, OnRandomBoardsOf5x4) {
  Random random(20250704);
  for (int round = 0; round < 200; ++round) {
    std::string board = "....|....|....|....|....";
    for (char& c : board) {
      if (c == '.' && random.below(4) == 0) c = '#';
    }
    ASSERT_NO_FATAL_FAILURE(check(board));
  }
}

INSTANTIATE_TEST_SUITE_P(Method, AgreesWithSlowDomineering, testing::each_method(),
                         testing::method_label);

OutcomeClass outcome(std::size_t rows, std::size_t columns) {
  const auto setup = set_up<1>(read_board(std::to_string(rows) + 'x' + std::to_string(columns)));
  std::vector<PlainSolver<Domineering<1>>> solvers;
  solvers.emplace_back(PlainOptions{.table_bytes = std::size_t{1} << 26});
  Budget budget;
  return solve_both(solvers, setup.rules, setup.position, true, true, budget).outcome().value();
}

/// A row is Right's alone, a column Left's.
TEST(DomineeringRectangles, RowsAndColumnsBelongToOneSide) {
  EXPECT_EQ(outcome(1, 1), OutcomeClass::previous);
  for (std::size_t n = 2; n <= 64; ++n) {
    EXPECT_EQ(outcome(1, n), OutcomeClass::right) << n;
    EXPECT_EQ(outcome(n, 1), OutcomeClass::left) << n;
  }
}

/// Breuker, Uiterwijk and van den Herik, Solving 8x8 Domineering (2000); 5x5 already in Conway, On
/// Numbers and Games (1976).
TEST(DomineeringRectangles, SquaresAreWonAsPublished) {
  std::string winners;
  for (std::size_t n = 1; n <= 6; ++n) winners += letter(outcome(n, n));
  EXPECT_EQ(winners, "PNNNPN");
}

/// Lachmann, Moore and Rapaport, Who Wins Domineering on Rectangular Boards? (2000). 2x3 by hand:
/// Left takes the middle column, which leaves Right nothing; Right takes the left of the top row
/// and has the bottom row's left still to come when Left has used the one column that is whole.
TEST(DomineeringRectangles, BoardsOfTwoRowsAreWonAsPublished) {
  std::string winners;
  for (std::size_t n = 1; n <= 17; ++n) winners += letter(outcome(2, n));
  EXPECT_EQ(winners, "LNNRLNNRLNNRPNNRR");
}

/// The same paper: from four columns on, boards of three rows are Right's.
TEST(DomineeringRectangles, BoardsOfThreeRowsAreWonAsPublished) {
  std::string winners;
  for (std::size_t n = 1; n <= 10; ++n) winners += letter(outcome(3, n));
  EXPECT_EQ(winners, "LNNRRRRRRR");
}

/// A quarter turn swaps the players.
TEST(DomineeringRectangles, TurnedBoardsAreWonByTheOtherSide) {
  const std::string winners = "LRNP", swapped = "RLNP";
  for (std::size_t m = 1; m <= 4; ++m) {
    for (std::size_t n = m; n <= 5; ++n) {
      const auto i = winners.find(letter(outcome(m, n)));
      EXPECT_EQ(letter(outcome(n, m)), swapped.at(i)) << m << 'x' << n;
    }
  }
}

}  // namespace
}  // namespace zermelo::domineering
