// The claims of the two Clobber papers about their solvers, in nodes, on boards small enough for a
// test; and the items of `reproduce` that measure what the papers only propose.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/clobber/board/widths.h"
#include "games/clobber/sums/combinatorial.h"
#include "papers/clobber_strong/cell_row.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"
#include "search/methods.h"
#include "tests/heard.h"

namespace zermelo::clobber {
namespace {

class StrongClaims : public ::testing::Test {
 protected:
  static RowTable small_database() {
    ValueStore store;
    Budget budget;
    return build_rows(9, store, budget, [](std::uint32_t, std::uint64_t) {});
  }
  /// Both players first, on all boards.
  std::uint64_t nodes(int number, const std::vector<std::string>& boards) {
    CombinatorialSolver solver(table, combinatorial_features(number), 1 << 20);
    Budget budget;
    for (const auto& board : boards)
      for (const Side side : {Side::left, Side::right})
        EXPECT_NE(solver.solve(read_board(board), side, budget).result, Result::unknown);
    return budget.nodes();
  }
  static std::uint64_t baseline_nodes(const std::vector<std::string>& boards) {
    PlainOptions options{.method = Method::deepening, .table_bytes = 1 << 22};
    options.deepening.order = Order::as_listed;
    PlainSolver<Clobber<1>> solver(options);
    Budget budget;
    for (const auto& board : boards) {
      const auto setup = set_up<1>(read_board(board));
      for (const Side side : {Side::left, Side::right})
        solver.solve(setup.rules, setup.position, side, budget);
    }
    return budget.nodes();
  }
  RowTable table = small_database();
};

/// Figures 4 and 5: each feature of combinatorial 1 to 3 pays on alternating rows, and the baseline
/// is far behind.
TEST_F(StrongClaims, EachFeaturePaysOnAlternatingRows) {
  const std::vector<std::string> rows{"(WB)^9", "(WB)^10"};
  const auto one = nodes(1, rows), two = nodes(2, rows), three = nodes(3, rows);
  EXPECT_GT(baseline_nodes(rows), 2 * one);
  EXPECT_GT(one, two);
  EXPECT_GT(two, three);
}

/// Text to figure 6: 2 and 4, without substitution, are clearly slower than 3 and 5 with it.
TEST_F(StrongClaims, SubstitutionPays) {
  const std::vector<std::string> rows{"(WB)^10", "(WB)^11"};
  EXPECT_GT(2 * nodes(2, rows), 3 * nodes(3, rows));
  EXPECT_GT(4 * nodes(4, rows), 5 * nodes(5, rows));
}

/// Table 3, with times: the order of the solvers on random boards, a third of their cells empty.
TEST_F(StrongClaims, TheSolversRankOnRandomBoardsAsInTable3) {
  const auto boards = random_boards(40, 5, true, 30);
  const auto one = nodes(1, boards), two = nodes(2, boards), three = nodes(3, boards);
  EXPECT_GT(baseline_nodes(boards), 5 * one);
  EXPECT_GT(one, two);
  EXPECT_GT(two, three);
}

std::uint64_t count_in(const Fields& fields, std::string_view name) {
  return static_cast<std::uint64_t>(fields.find(name)->count());
}

/// Leaving out moves by wider bounds and incentives changes no result.
TEST(StrongKeen, FindsTheSameResultsWithFewerNodes) {
  const auto said = testing::said_by(keen_reproduction().command, {"--boards", "4"});
  ASSERT_EQ(said.facts.size(), 4U);
  for (const auto& fields : said.facts) {
    EXPECT_EQ(count_in(fields, "wrong"), 0U);
    EXPECT_EQ(count_in(fields, "unsolved"), 0U);
    EXPECT_LE(count_in(fields, "nodes"), count_in(said.facts.front(), "nodes"));
  }
}

TEST(StrongMcts, ProvesNothingWrongAndCallsTheRestAnEstimate) {
  const auto said = testing::said_by(mcts_reproduction().command, {"--rows", "5", "--most", "100"});
  ASSERT_EQ(said.facts.size(), 2U);
  for (const auto& fields : said.facts) {
    EXPECT_EQ(count_in(fields, "wrong_proofs"), 0U);
    EXPECT_LE(count_in(fields, "proved"), count_in(fields, "right_moves"));
    EXPECT_EQ(to_json(*fields.find("exact")), "false");
  }
}

/// The way cells are stored changes the cost of a node, not the nodes, except for those that a
/// table forgets because two positions share a slot.
TEST(PlainPacking, VisitsTheSameNodesButForSharedSlots) {
  const auto said = testing::said_by(packing_reproduction().command, {"--to", "10"});
  ASSERT_EQ(said.facts.size(), 6U);
  for (std::size_t i = 0; i < 6; i += 3) {
    const auto nodes = static_cast<double>(count_in(said.facts[i], "nodes"));
    for (const std::size_t other : {i + 1, i + 2})
      EXPECT_NEAR(static_cast<double>(count_in(said.facts[other], "nodes")), nodes, nodes / 10);
    EXPECT_EQ(count_in(said.facts[i], "position_bytes"),
              4 * count_in(said.facts[i + 1], "position_bytes"));
  }
}

}  // namespace
}  // namespace zermelo::clobber
