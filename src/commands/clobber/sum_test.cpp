// The sum solver against a second Clobber that shares no code with it, and against itself with the
// line between values and search drawn elsewhere.
#include <gtest/gtest.h>

#include "base/random.h"
#include "commands/sum_command.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "search/methods.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

using testing::all_boards;

/// Keeps one sum solver for boards of one shape.
class Remembering {
 public:
  Remembering(std::size_t rows, std::size_t columns, const SumOptions& options, bool knows)
      : rules_(rows, columns),
        solver_(rules_, options, knows && rows == 1 ? known_rows<1>(short_rows_) : Known{}) {}

  Verdict<Clobber<1>> solve(const Clobber<1>&, const Clobber<1>::Position& p, Side mover,
                            Budget& budget) {
    return solver_.solve(p, mover, budget);
  }

 private:
  using Known = KnownValues<Clobber<1>>;

  Clobber<1> rules_;
  RowValues short_rows_{4};
  SumSolver<Clobber<1>> solver_;
};

constexpr SumOptions usual{.bytes = 64 << 20, .most_table_bytes = 1 << 18};

/// No part gets a value: everything is searched.
constexpr SumOptions no_values{.bytes = 64 << 20, .most_table_bytes = 1 << 18, .first_steps = 0};

/// So few nodes that most questions take several rounds.
constexpr SumOptions many_rounds{
    .bytes = 64 << 20, .most_table_bytes = 1 << 12, .first_steps = 1, .first_nodes = 1};

struct Line {
  SumOptions options;
  bool knows;  // the values of short rows, beforehand
};

class SumSolverAgrees : public ::testing::TestWithParam<Line> {
 protected:
  void check_all(const std::vector<std::string>& boards, std::size_t rows, std::size_t columns) {
    Remembering solver(rows, columns, GetParam().options, GetParam().knows);
    for (const auto& board : boards) {
      const auto setup = set_up<1>(read_board(board));
      ASSERT_NO_FATAL_FAILURE(testing::expect_truth(solver, setup, board, truth_));
    }
  }
  SlowClobber truth_;
};

TEST_P(SumSolverAgrees, OnAllRowsToLength8) {
  for (std::size_t n = 1; n <= 8; ++n) check_all(all_boards(n, n, "BW."), 1, n);
}

TEST_P(SumSolverAgrees, OnAllConnectedRowsToLength11) {
  for (std::size_t n = 9; n <= 11; ++n) check_all(all_boards(n, n, "BW"), 1, n);
}

TEST_P(SumSolverAgrees, OnAll2x4Grids) { check_all(all_boards(8, 4, "BW."), 2, 4); }

/// Minutes; run with --gtest_also_run_disabled_tests. `zermelo reproduce strong-agreement --long`
/// does the same against plain search.
TEST_P(SumSolverAgrees, DISABLED_OnAllConnectedRowsToLength14) {
  for (std::size_t n = 12; n <= 14; ++n) check_all(all_boards(n, n, "BW"), 1, n);
}

TEST_P(SumSolverAgrees, DISABLED_OnAll3x3GridsAndMany3x4Grids) {
  check_all(all_boards(9, 3, "BW."), 3, 3);
  Random random(1);
  std::vector<std::string> boards;
  for (int i = 0; i < 20'000; ++i) {
    std::string board;
    for (int cell = 0; cell < 12; ++cell) {
      if (cell == 4 || cell == 8) board += '|';
      board += "BW."[random.below(3)];
    }
    boards.push_back(board);
  }
  check_all(boards, 3, 4);
}

std::string line_label(const ::testing::TestParamInfo<Line>& info) {
  constexpr std::array labels{"usual", "no_values", "many_rounds", "short_rows_known"};
  return labels.at(info.index);
}

INSTANTIATE_TEST_SUITE_P(Line, SumSolverAgrees,
                         ::testing::Values(Line{usual, false}, Line{no_values, false},
                                           Line{many_rounds, false}, Line{no_values, true}),
                         line_label);

TEST(SumSolver, AsksAboutBothPlayersAtOnceWithTheSameAnswers) {
  Random random(5);
  RowValues short_rows;
  SumAsker<Clobber<1>> apart(usual), together(usual, known_rows<1>(short_rows));
  for (int i = 0; i < 20; ++i) {
    std::string board;
    for (auto n = 15 + random.below(12); n > 0; --n) board += "BW"[random.below(2)];
    SCOPED_TRACE(board);
    const auto setup = set_up<1>(read_board(board));
    Budget one, two;
    const auto both = together.solve_both(setup.rules, setup.position, true, true, one);
    EXPECT_EQ(both.left->result, apart.solve(setup.rules, setup.position, Side::left, two).result);
    EXPECT_EQ(both.right->result,
              apart.solve(setup.rules, setup.position, Side::right, two).result);
  }
}

TEST(SumSolver, GivesTheSameAnswerWhateverWasAskedBefore) {
  SumAsker<Clobber<1>> asker(usual);
  const auto first = set_up<1>(read_board("BBWBWWBW.WWBBWB"));
  const auto other = set_up<1>(read_board("(WB)^10"));
  const auto ask = [&](const auto& setup) {
    Budget budget;
    const auto verdict = asker.solve(setup.rules, setup.position, Side::left, budget);
    return std::tuple(verdict.result, verdict.move, budget.nodes());
  };
  const auto answer = ask(first);
  ask(other);
  EXPECT_EQ(ask(first), answer);
}

TEST(SumSolver, AgreesWithDeepeningOnLongRandomRows) {
  Random random(11);
  SumAsker<Clobber<1>> sum(usual);
  PlainSolver<Clobber<1>> plain({.method = Method::deepening, .table_bytes = 1 << 19});
  for (int i = 0; i < 60; ++i) {
    std::string board;
    for (auto n = 12 + random.below(11); n > 0; --n) board += "BWBW."[random.below(5)];
    SCOPED_TRACE(board);
    const auto setup = set_up<1>(read_board(board));
    for (const Side side : {Side::left, Side::right}) {
      Budget one, two;
      EXPECT_EQ(sum.solve(setup.rules, setup.position, side, one).result,
                plain.solve(setup.rules, setup.position, side, two).result);
    }
  }
}

TEST(SumSolver, StopsWhenItsNodesAreSpent) {
  SumAsker<Clobber<1>> asker(usual);
  const auto setup = set_up<1>(read_board("(WB)^20"));
  for (const std::uint64_t nodes : {1, 10, 200}) {
    Budget budget({.nodes = nodes});
    const auto verdict = asker.solve(setup.rules, setup.position, Side::left, budget);
    EXPECT_EQ(verdict.result, Result::unknown);
    EXPECT_LE(budget.nodes(), nodes);
  }
}

/// Thirty different rows of four to six stones, beside each other, are more terms than a position
/// of the search can hold: their values are added. The truth is the sum of all values.
TEST(SumSolver, AddsValuesWhereThereAreTooManyParts) {
  RowValues rows(6);
  ValueStore store;
  std::vector<Value> names;
  for (std::uint32_t first = 0; first < 3; ++first) {
    std::string board;
    Value sum;
    for (std::uint32_t i = 0; i < 30; ++i) {
      const Row row = Row::of(4 + i % 3, (2 * i + 11 * first) % 16);
      board += text(row) + '.';
      sum = store.sum(sum, store.adopt(rows.store(), rows.of(row), names));
    }
    const auto setup = set_up<16>(read_board(board));
    for (const std::uint64_t steps : {0, 48}) {
      SumOptions options = usual;
      options.first_steps = steps;
      SumAsker<Clobber<16>> asker(options);
      Budget budget;
      const auto both = asker.solve_both(setup.rules, setup.position, true, true, budget);
      ASSERT_EQ(both.outcome(), store.outcome(sum)) << board;
      EXPECT_EQ(asker.trouble().what, "");
    }
  }
}

/// The static rules of the paper on strong Clobber (section 4.2) and what they leave open: the
/// outcome of a sum is that of the sum of the values, and two first-player wins may come to
/// anything.
TEST(SumSolver, KnowsEverySumOfThreeShortRows) {
  RowValues rows(4);
  ValueStore store;
  std::vector<Value> names;
  std::vector<std::pair<std::string, Value>> all{{"", Value{}}};
  for (std::uint32_t index = 0; index < rows_up_to(4); ++index) {
    const Row row = row_at(index);
    if (row.is_alive()) all.emplace_back(text(row), store.adopt(rows.store(), rows.of(row), names));
  }
  SumAsker<Clobber<1>> asker(usual);
  for (const auto& [a, x] : all) {
    for (const auto& [b, y] : all) {
      for (const auto& [c, z] : all) {
        if (b < a || c < b || c.empty()) continue;
        const auto setup = set_up<1>(read_board(a + '.' + b + '.' + c));
        Budget budget({.nodes = 1000});
        const auto both = asker.solve_both(setup.rules, setup.position, true, true, budget);
        ASSERT_EQ(both.outcome(), store.outcome(store.sum(store.sum(x, y), z)))
            << a << ' ' << b << ' ' << c;
      }
    }
  }
}

TEST(SumSolver, SaysWhenAPositionHasTooManyPartsAndNoTimeForTheirValues) {
  std::string board;
  for (int i = 0; i < 40; ++i) {
    for (int k = 0; k < 6; ++k) board += (i >> k & 1) != 0 ? "BW" : "WWB";
    board += '.';
  }
  SumOptions options = usual;
  options.first_steps = 0;
  SumAsker<Clobber<16>> asker(options);
  const auto setup = set_up<16>(read_board(board));
  Budget budget({.nodes = 3});
  EXPECT_EQ(asker.solve(setup.rules, setup.position, Side::left, budget).result, Result::unknown);
  EXPECT_EQ(asker.trouble().what,
            "the position falls into more different parts than the sum solver can hold");
}

/// (BBW)^n is floor((n + 1) / 2) ups, so Left wins whoever starts.
TEST(SumSolver, WinsTheFamilyOfBBW) {
  SumAsker<Clobber<2>> asker(usual);
  for (const std::size_t n : {1U, 2U, 10U, 42U}) {
    const auto setup = set_up<2>(read_board(fmt::format("(BBW)^{}", n)));
    for (const Side side : {Side::left, Side::right}) {
      Budget budget({.nodes = 1'000'000});  // a wrong search may not end
      EXPECT_EQ(asker.solve(setup.rules, setup.position, side, budget).result,
                side == Side::left ? Result::win : Result::loss);
    }
  }
}

/// (WB)^n is a first-player win, except for n = 3 (a theorem the solver does not know).
TEST(SumSolver, WinsTheFamilyOfWBForTheFirstPlayer) {
  SumAsker<Clobber<1>> asker(usual);
  for (std::size_t n = 1; n <= 18; ++n) {
    const auto setup = set_up<1>(read_board(fmt::format("(WB)^{}", n)));
    for (const Side side : {Side::left, Side::right}) {
      Budget budget({.nodes = 1'000'000});  // a wrong search may not end
      EXPECT_EQ(asker.solve(setup.rules, setup.position, side, budget).result,
                n == 3 ? Result::loss : Result::win)
          << n;
    }
  }
}

}  // namespace
}  // namespace zermelo::clobber
