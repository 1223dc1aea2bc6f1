// Every plain solver against a second Clobber that shares no code with the first, on every board of
// the sets below, with either player moving first. Where a win is claimed, the move is played, and
// the second Clobber must agree that the opponent is lost.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/clobber/board/widths.h"
#include "search/line.h"
#include "search/methods.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/each_method.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

using testing::all_boards;

class AgreesWithTheSlowTruth : public ::testing::TestWithParam<Method> {
 protected:
  AgreesWithTheSlowTruth() : solver_({.method = GetParam(), .table_bytes = std::size_t{1} << 16}) {}

  void check_all(const std::vector<std::string>& boards) {
    for (const auto& board : boards) {
      const auto setup = set_up<1>(read_board(board));
      ASSERT_NO_FATAL_FAILURE(testing::expect_truth(solver_, setup, board, truth_));
    }
  }

  PlainSolver<Clobber<1>> solver_;
  SlowClobber truth_;
};

TEST_P(AgreesWithTheSlowTruth, OnAllRowsToLength8) {
  for (std::size_t n = 1; n <= 8; ++n) check_all(all_boards(n, n, "BW."));
}

TEST_P(AgreesWithTheSlowTruth, OnAllConnectedRowsToLength12) {
  for (std::size_t n = 1; n <= 12; ++n) check_all(all_boards(n, n, "BW"));
}

TEST_P(AgreesWithTheSlowTruth, OnAll3x3Grids) { check_all(all_boards(9, 3, "BW.")); }

TEST_P(AgreesWithTheSlowTruth, PlayedOutToTheEnd) {
  for (const auto& board : all_boards(9, 9, "BW")) {
    const auto setup = set_up<1>(read_board(board));
    for (const Side side : {Side::left, Side::right}) {
      Budget budget;
      const auto line = play_out(solver_, setup.rules, setup.position, side, budget);
      const bool mover_wins = truth_.wins(board, SlowClobber::player(side));
      ASSERT_EQ(line.size() % 2 == 1, mover_wins) << board;  // the player who moves last wins
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Method, AgreesWithTheSlowTruth, testing::each_method(),
                         testing::method_label);

/// The schedules and orders that are not the default one; a table so small that it is always full.
TEST(DeepeningOptions, AllGiveTheRightAnswer) {
  for (const auto& schedule :
       {schedule_50x30, schedule_100x150, Schedule{1, 3}, Schedule{1, 1000}}) {
    for (const Order order : {Order::as_listed, Order::fewest_replies}) {
      for (const std::size_t bytes : {std::size_t{1}, std::size_t{1} << 12}) {
        PlainSolver<Clobber<1>> solver({Method::deepening, {schedule, order}, bytes});
        SlowClobber truth;
        for (const auto& board : all_boards(8, 8, "BW")) {
          const auto setup = set_up<1>(read_board(board));
          Budget budget;
          const auto verdict = solver.solve(setup.rules, setup.position, Side::left, budget);
          ASSERT_EQ(verdict.result, truth.wins(board, 'B') ? Result::win : Result::loss) << board;
        }
      }
    }
  }
}

TEST(ProofNumber, GivesTheRightAnswerWithAlmostNoTable) {
  PlainSolver<Clobber<1>> solver({.method = Method::proof_number, .table_bytes = 1});
  SlowClobber truth;
  for (const auto& board : all_boards(9, 9, "BW")) {
    const auto setup = set_up<1>(read_board(board));
    Budget budget;
    const auto verdict = solver.solve(setup.rules, setup.position, Side::right, budget);
    ASSERT_EQ(verdict.result, truth.wins(board, 'W') ? Result::win : Result::loss) << board;
  }
}

TEST(PlainSolvers, CostTheSameWhateverWasAskedBefore) {
  for (const auto& [method, label] : method_names) {
    SCOPED_TRACE(label);
    const bool remembers = method == Method::negamax_table || method == Method::deepening ||
                           method == Method::proof_number;  // these must outgrow their first table
    const auto setup = set_up<1>(read_board(remembers ? "(BW)^12" : "(BW)^7"));
    PlainSolver<Clobber<1>> fresh({.method = method}), used({.method = method});
    Budget first, second, warm_up;
    used.solve(setup.rules, setup.position, Side::left, warm_up);
    used.solve(setup.rules, setup.position, Side::right, warm_up);
    fresh.solve(setup.rules, setup.position, Side::left, first);
    used.solve(setup.rules, setup.position, Side::left, second);
    EXPECT_EQ(first.nodes(), second.nodes());
  }
}

TEST(PlainSolvers, AnswerUnknownAtEveryBudgetTooSmall) {
  const auto setup = set_up<1>(read_board("(BW)^6"));
  for (const auto& [method, label] : method_names) {
    SCOPED_TRACE(label);
    PlainSolver<Clobber<1>> solver({.method = method});
    Budget whole;
    ASSERT_EQ(solver.solve(setup.rules, setup.position, Side::left, whole).result, Result::win);
    for (std::uint64_t nodes = 0; nodes <= whole.nodes() + 3; nodes += 1 + nodes / 50) {
      Limits limits;
      limits.nodes = nodes;
      Budget budget(limits);
      const auto verdict = solver.solve(setup.rules, setup.position, Side::left, budget);
      const bool enough = nodes >= whole.nodes();
      ASSERT_EQ(verdict.result, enough ? Result::win : Result::unknown) << nodes;
      ASSERT_LE(budget.nodes(), nodes);
    }
  }
}

TEST(PlainSolvers, MinimaxAndNegamaxVisitTheSameNodes) {
  for (const auto& board : all_boards(10, 5, "BW")) {
    const auto setup = set_up<1>(read_board(board));
    Budget a, b;
    minimax(setup.rules, setup.position, Side::right, a);
    negamax(setup.rules, setup.position, Side::right, b);
    ASSERT_EQ(a.nodes(), b.nodes()) << board;
  }
}

}  // namespace
}  // namespace zermelo::clobber
