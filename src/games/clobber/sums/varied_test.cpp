// Plain solvers that imitate those of the papers, with moves in random order and dead stones kept:
// the answers stay the same, the cost does not, and the same seed gives the same cost.

#include <gtest/gtest.h>

#include <set>

#include "games/clobber/board/widths.h"
#include "games/clobber/sums/combinatorial.h"
#include "search/methods.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/each_method.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

PlainOptions varied_options(Method method, std::optional<std::uint64_t> seed, bool keeps_dead) {
  PlainOptions options{.method = method, .table_bytes = std::size_t{1} << 16};
  options.deepening.order = Order::as_listed;
  options.variation = {seed, keeps_dead};
  return options;
}

std::uint64_t nodes_of(const PlainOptions& options, const std::string& board) {
  VariedSolver<Clobber<1>> solver(options);
  const auto setup = set_up<1>(read_board(board));
  Budget budget;
  for (const Side side : {Side::left, Side::right})
    solver.solve(setup.rules, setup.position, side, budget);
  return budget.nodes();
}

class VariedPlainSearch : public ::testing::TestWithParam<Method> {};

TEST_P(VariedPlainSearch, AgreesWithTheSlowTruth) {
  SlowClobber truth;
  for (const bool keeps_dead : {false, true}) {
    for (const std::uint64_t seed : {1, 2}) {
      VariedSolver<Clobber<1>> solver(varied_options(GetParam(), seed, keeps_dead));
      for (const auto& board : testing::all_boards(6, 6, "BW.")) {
        const auto setup = set_up<1>(read_board(board));
        ASSERT_NO_FATAL_FAILURE(testing::expect_truth(solver, setup, board, truth));
      }
    }
  }
}

TEST_P(VariedPlainSearch, RepeatsWithTheSeedAndChangesWithIt) {
  const std::string board = "WBWBBWBWWBWB";
  std::set<std::uint64_t> different;
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    const auto options = varied_options(GetParam(), seed, false);
    const auto nodes = nodes_of(options, board);
    EXPECT_EQ(nodes_of(options, board), nodes);
    different.insert(nodes);
  }
  EXPECT_GT(different.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Method, VariedPlainSearch, testing::each_method(), testing::method_label);

/// Clearing dead stones away lets positions that differ only in them share a table entry.
TEST(DeadStones, MakeATableForgetWhatItKnows) {
  for (const Method method : {Method::negamax_table, Method::deepening}) {
    EXPECT_LT(nodes_of(varied_options(method, {}, false), "(BW)^9"),
              nodes_of(varied_options(method, {}, true), "(BW)^9"));
  }
  for (const Method method : {Method::negamax, Method::minimax}) {
    EXPECT_EQ(nodes_of(varied_options(method, {}, false), "(BW)^7"),
              nodes_of(varied_options(method, {}, true), "(BW)^7"));
  }
}

TEST(CombinatorialOrders, GiveTheSameResultsAtDifferentCost) {
  ValueStore store;
  Budget unlimited;
  const RowTable table = build_rows(6, store, unlimited, [](std::uint32_t, std::uint64_t) {});
  for (int number = 1; number <= 6; ++number) {
    std::set<std::uint64_t> costs;
    for (const CombinatorialOrder order :
         {CombinatorialOrder{}, CombinatorialOrder{Order::as_listed, {}},
          CombinatorialOrder{Order::as_listed, 1}, CombinatorialOrder{Order::as_listed, 2}}) {
      CombinatorialSolver solver(table, combinatorial_features(number), 1 << 18, order);
      Budget budget;
      for (std::size_t n = 1; n <= 9; ++n)
        EXPECT_EQ(solver.solve(read_board("(WB)^" + std::to_string(n)), Side::left, budget).result,
                  n == 3 ? Result::loss : Result::win)
            << number << ' ' << n;
      costs.insert(budget.nodes());
    }
    EXPECT_GT(costs.size(), 2U) << number;
  }
}

}  // namespace
}  // namespace zermelo::clobber
