// Every plain solver against the theory of a game that is not Clobber and has none of the optional
// members of a game: the solvers are templates and must not depend on one game.

#include "search/methods.h"

#include <gtest/gtest.h>

#include <string>

#include "search/both_first.h"
#include "search/line.h"
#include "tests/each_method.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

class OnTakeAway : public ::testing::TestWithParam<Method> {
 protected:
  BothFirst<TakeAway> solve(const TakeAway& rules, unsigned a, unsigned b) {
    std::vector<PlainSolver<TakeAway>> solvers;
    solvers.emplace_back(PlainOptions{.method = GetParam(), .table_bytes = 1 << 16});
    Budget budget;
    return solve_both(solvers, rules, {{a, b}}, true, true, budget);
  }
};

TEST_P(OnTakeAway, FindsTheKnownOutcomeOfTheImpartialGame) {
  const TakeAway rules = testing::take_one_to_three();
  for (unsigned a = 0; a <= 6; ++a) {
    for (unsigned b = 0; b <= 6; ++b) {
      EXPECT_EQ(solve(rules, a, b).outcome(), testing::one_to_three_outcome({{a, b}}))
          << a << '+' << b;
    }
  }
}

TEST_P(OnTakeAway, FindsTheKnownOutcomeOfThePartizanGame) {
  const TakeAway rules = testing::take_one_against_two();
  for (unsigned a = 0; a <= 9; ++a) {
    for (unsigned b = 0; b <= 9; ++b) {
      EXPECT_EQ(solve(rules, a, b).outcome(), testing::one_against_two_outcome({{a, b}}))
          << a << '+' << b;
    }
  }
}

TEST_P(OnTakeAway, AWinningMoveLeavesTheOpponentLost) {
  const TakeAway rules = testing::take_one_to_three();
  for (unsigned a = 0; a <= 7; ++a) {
    const auto verdict = *solve(rules, a, 5).left;
    EXPECT_EQ(verdict.move.has_value(), verdict.result == Result::win);
    if (!verdict.move) continue;
    const auto next = rules.play({{a, 5}}, Side::left, *verdict.move);
    EXPECT_EQ(testing::one_to_three_outcome(next), OutcomeClass::previous) << a;
  }
}

TEST_P(OnTakeAway, TheStopFlagEndsASearch) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Budget budget(limits);
  PlainSolver<TakeAway> solver(PlainOptions{.method = GetParam(), .table_bytes = 1 << 16});
  const auto rules = testing::take_one_to_three();
  EXPECT_EQ(solver.solve(rules, {{40, 41}}, Side::left, budget).result, Result::unknown);
  EXPECT_EQ(budget.spent(), Spent::stopped);
}

INSTANTIATE_TEST_SUITE_P(Method, OnTakeAway, testing::each_method(), testing::method_label);

TEST(Methods, HaveNamesThatCanBeReadBack) {
  for (const auto& [method, its_name] : method_names) {
    EXPECT_EQ(name(method), its_name);
    EXPECT_EQ(method_named(its_name), method);
  }
  EXPECT_EQ(method_named("magic"), std::nullopt);
}

/// An oracle that knows the theory, so that no search below the first ply is needed.
struct Theory {
  std::optional<Result> operator()(const TakeAway&, const TakeAway::Position& p, Side) const {
    const bool next_wins = testing::one_to_three_outcome(p) == OutcomeClass::next;
    return next_wins ? Result::win : Result::loss;
  }
};

TEST(Oracle, IsBelievedByEverySolver) {
  const auto rules = testing::take_one_to_three();
  const Theory theory;
  for (unsigned a = 50; a < 54; ++a) {
    const TakeAway::Position p{{a, 52}};
    const Result truth = *theory(rules, p, Side::right);
    ResultTable<TakeAway> results(1 << 16);
    DeepeningTable<TakeAway> insights(1 << 16);
    ProofNumberTable<TakeAway> efforts(1 << 16);
    Budget budget;
    EXPECT_EQ(minimax(rules, p, Side::right, budget, theory).result, truth);
    EXPECT_EQ(negamax(rules, p, Side::right, budget, theory).result, truth);
    EXPECT_EQ(simple_deepening(rules, p, Side::right, budget, theory).result, truth);
    EXPECT_EQ(negamax_table(rules, p, Side::right, budget, results, theory).result, truth);
    EXPECT_EQ(deepening(rules, p, Side::right, budget, insights, {}, theory).result, truth);
    EXPECT_EQ(proof_number(rules, p, Side::right, budget, efforts, theory).result, truth);
    EXPECT_LT(budget.nodes(), 100U);
  }
}

TEST(PlayOut, TheLoserMovesLastButOne) {
  const auto rules = testing::take_one_to_three();
  PlainSolver<TakeAway> solver(PlainOptions{.table_bytes = 1 << 16});
  for (unsigned a = 0; a <= 9; ++a) {
    Budget budget;
    const auto line = play_out(solver, rules, {{a, 4}}, Side::left, budget);
    const bool mover_wins = testing::one_to_three_outcome({{a, 4}}) == OutcomeClass::next;
    EXPECT_EQ(line.size() % 2 == 1, mover_wins) << a;
  }
}

TEST(PlayOut, StopsWhereTheBudgetEnds) {
  const auto rules = testing::take_one_to_three();
  PlainSolver<TakeAway> solver(PlainOptions{.table_bytes = 1 << 16});
  Limits limits;
  limits.nodes = 3;
  Budget budget(limits);
  EXPECT_TRUE(play_out(solver, rules, {{9, 9}}, Side::left, budget).empty());
}

std::vector<PlainSolver<TakeAway>> two_solvers() {
  std::vector<PlainSolver<TakeAway>> solvers;
  for (int i = 0; i < 2; ++i) solvers.emplace_back(PlainOptions{.table_bytes = 1 << 16});
  return solvers;
}

TEST(BothFirst, CostsTheSameOnOneThreadAndOnTwo) {
  const auto rules = testing::take_one_to_three();
  auto two = two_solvers(), one = two_solvers();
  one.pop_back();
  Budget a, b;
  const auto x = solve_both(one, rules, {{9, 7}}, true, true, a);
  const auto y = solve_both(two, rules, {{9, 7}}, true, true, b);
  EXPECT_EQ(a.nodes(), b.nodes());
  EXPECT_EQ(x.outcome(), y.outcome());
  EXPECT_EQ(x.left->move, y.left->move);
}

TEST(BothFirst, ANodeLimitHoldsForTheWholePosition) {
  const auto rules = testing::take_one_to_three();
  auto solvers = two_solvers();
  Limits limits;
  limits.nodes = 50;
  Budget budget(limits);
  const auto both = solve_both(solvers, rules, {{20, 21}}, true, true, budget);
  EXPECT_LE(budget.nodes(), 50U);
  EXPECT_EQ(both.right->result, Result::unknown);
}

TEST(Schedule, CapsTheLeavesOfEachIterationAsThePapersSay) {
  EXPECT_EQ(schedule_100x150.leaves(1), 100U);
  EXPECT_EQ(schedule_100x150.leaves(150), 15'000U);
  EXPECT_GT(schedule_100x150.leaves(151), std::uint64_t{1} << 60);
  EXPECT_EQ(schedule_50x30.leaves(29), 1'450U);
  EXPECT_GT(schedule_50x30.leaves(31), std::uint64_t{1} << 60);
}

}  // namespace
}  // namespace zermelo
