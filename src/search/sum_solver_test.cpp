// The solver of sums on Toppling Dominoes and on sums of arbitrary values, against the definitions.
#include "search/sum_solver.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "search/sum_asker.h"
#include "tests/boards.h"
#include "tests/both_worlds.h"
#include "tests/toppling.h"
#include "value/operations.h"

namespace zermelo {
namespace {

using testing::SlowToppling;
using testing::Toppling;

constexpr SumOptions small_options{.bytes = 1 << 24, .most_table_bytes = 1 << 14};

SumOptions rounds_of(std::uint64_t steps, std::uint64_t nodes) {
  SumOptions options = small_options;
  options.first_steps = steps;
  options.first_nodes = nodes;
  return options;
}

Result won_if(bool wins) { return wins ? Result::win : Result::loss; }

/// The value of a form, made option by option in any store.
Value made_in(ValueStore& store, const slow::Game& game) {
  std::vector<Value> left, right;
  for (const auto& option : game->left) left.push_back(made_in(store, option));
  for (const auto& option : game->right) right.push_back(made_in(store, option));
  return store.make(left, right);
}

class SolvesToppling : public ::testing::Test {
 protected:
  bool truth(const std::string& board, Side side) {
    return games.wins(slow.form(board), side == Side::left);
  }
  Toppling rules;
  SlowToppling slow;
  slow::Games games;
};

/// Wherever the line between values and search is drawn, the answers are those of the definition,
/// and a winning move leaves the opponent lost.
TEST_F(SolvesToppling, RightlyWhereverTheLineIsDrawn) {
  auto boards = testing::all_boards(5, 5, "LR.");
  const auto longer = testing::all_boards(7, 7, "LR.");
  for (std::size_t i = 0; i < longer.size(); i += 7) boards.push_back(longer[i]);
  for (const auto& options :
       {rounds_of(48, 1000), rounds_of(0, 1000), rounds_of(1, 1), rounds_of(1 << 20, 1)}) {
    SumSolver<Toppling> solver(rules, options);
    for (const auto& board : boards) {
      for (const Side side : {Side::left, Side::right}) {
        Budget budget;
        ASSERT_EQ(solver.result(Toppling::read(board), {}, side, budget),
                  won_if(truth(board, side)))
            << board;
        const auto verdict = solver.solve(Toppling::read(board), side, budget);
        ASSERT_EQ(verdict.result, won_if(truth(board, side))) << board;
        ASSERT_EQ(verdict.move.has_value(), verdict.result == Result::win) << board;
        if (!verdict.move) continue;
        const auto after = rules.text(rules.play(Toppling::read(board), side, *verdict.move));
        ASSERT_FALSE(truth(after, opponent(side))) << board << ' ' << rules.text(*verdict.move);
      }
    }
  }
}

TEST_F(SolvesToppling, WithAnySizeOfTable) {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{300}, std::size_t{1} << 16}) {
    SumOptions options = rounds_of(0, 5);
    options.most_table_bytes = bytes;
    SumSolver<Toppling> solver(rules, options);
    for (const auto* board : {"LLRLR.RRL", "LRRL.LLR.R", "LLLRR.RRRLL", "LRL.RLR.LLR"}) {
      for (const Side side : {Side::left, Side::right}) {
        Budget budget;
        EXPECT_EQ(solver.result(Toppling::read(board), {}, side, budget),
                  won_if(truth(board, side)))
            << board << " with " << bytes << " bytes";
      }
    }
  }
}

/// Just enough nodes give the answer; with one less it is unknown, and no more are taken.
TEST_F(SolvesToppling, UnknownUntilTheBudgetIsEnough) {
  const auto p = Toppling::read("LLRLR.RRLL.LRR");
  for (const auto& options : {rounds_of(0, 1000), rounds_of(4, 3)}) {
    Budget whole;
    const auto expected = SumSolver<Toppling>(rules, options).result(p, {}, Side::left, whole);
    ASSERT_NE(expected, Result::unknown);
    ASSERT_GT(whole.nodes(), 3U);
    for (std::uint64_t nodes = 0; nodes <= whole.nodes() + 2; ++nodes) {
      Budget budget({.nodes = nodes});
      SumSolver<Toppling> solver(rules, options);
      const auto found = solver.result(p, {}, Side::left, budget);
      ASSERT_EQ(found, nodes >= whole.nodes() ? expected : Result::unknown) << nodes;
      ASSERT_LE(budget.nodes(), nodes);
      ASSERT_EQ(solver.trouble().what, "") << "a spent budget does not count as trouble";
    }
  }
}

TEST_F(SolvesToppling, ASecondTimeForNoMoreThanTheFirst) {
  const auto p = Toppling::read("LLRLRR.RRLLL.LRRL");
  SumSolver<Toppling> solver(rules, rounds_of(0, 1000));
  Budget first, second;
  const auto once = solver.result(p, {}, Side::right, first);
  EXPECT_EQ(solver.result(p, {}, Side::right, second), once);
  EXPECT_LT(second.nodes(), first.nodes());
}

/// G + G - G has the outcome of G, even where the solver finds no value at all.
RC_GTEST_PROP(SumSolverLaws, OppositePartsDoNotMatter, ()) {
  const auto row = *testing::any_grid(1, 9, "LR");
  const Toppling rules;
  const auto p = Toppling::read(row), minus = rules.mirrored(p);
  const Toppling::Position more{p.left | p.left << 10 | minus.left << 20,
                                p.right | p.right << 10 | minus.right << 20};
  const auto steps = *rc::gen::element<std::uint64_t>(0, 5, 1000);
  SumSolver<Toppling> solver(rules, rounds_of(steps, 1000));
  for (const Side side : {Side::left, Side::right}) {
    Budget a, b;
    RC_ASSERT(solver.result(p, {}, side, a) == solver.result(more, {}, side, b));
  }
}

/// Sums of arbitrary values, which need not come up in any simple game.
RC_GTEST_PROP(SumSolverLaws, ASumOfAnyValuesHasTheWinnerOfItsForm, ()) {
  const auto count = *rc::gen::inRange<std::size_t>(0, 4);
  const auto terms = *rc::gen::container<std::vector<slow::Game>>(count, forms(2));
  slow::Games games;
  slow::Game whole = slow::number(0);
  for (const auto& term : terms) whole = games.sum(whole, games.canonical(term));
  const Toppling rules;
  SumSolver<Toppling> solver(rules, small_options);
  std::vector<Value> values;
  for (const auto& term : terms) values.push_back(made_in(solver.store(), term));
  for (const Side side : {Side::left, Side::right}) {
    Budget budget;
    RC_ASSERT(solver.result({}, values, side, budget) ==
              won_if(games.wins(whole, side == Side::left)));
  }
}

/// The oracle may not decide, but what it says is true, and it decides every sum of one or two
/// terms.
RC_GTEST_PROP(SumOracleLaws, WhatItSaysIsTrue, ()) {
  const auto count = *rc::gen::inRange<std::size_t>(1, 5);
  const auto terms = *rc::gen::container<std::vector<slow::Game>>(count, forms(2));
  BothWorlds worlds;
  const Toppling rules;
  PartValues<Toppling> parts(rules, worlds.store, 1 << 20);
  const SumGame<Toppling> sums(parts);
  UpBoundsMemory bounds(worlds.store);
  const SumOracle oracle(bounds, Limits::no_limit);
  std::vector<Value> values;
  Value total;
  for (const auto& term : terms) {
    values.push_back(worlds.value(term));
    total = worlds.store.sum(total, values.back());
  }
  const auto sum = sums.of({}, values);
  for (const Side side : {Side::left, Side::right}) {
    const auto said = oracle.judge(sums, sum, side);
    const bool lost = side == Side::left ? worlds.store.less_or_equal(total, {})
                                         : worlds.store.less_or_equal({}, total);
    if (said) RC_ASSERT(said->result == won_if(!lost));
    if (sum.count <= 2) RC_ASSERT(said.has_value());
    RC_ASSERT((said && said->reason == Reason::nothing_left) == (sum.count == 0));
  }
}

class SumOracleReasons : public ::testing::Test {
 protected:
  std::optional<Result> judged(const std::vector<Value>& values, Side side) {
    const auto said = oracle.judge(sums, sums.of({}, values), side);
    if (!said) return std::nullopt;
    reason = said->reason;
    return said->result;
  }
  Value hot(long left, long right) {
    return store.make(std::vector{store.number(left)}, std::vector{store.number(right)});
  }

  ValueStore store;
  Toppling rules;
  PartValues<Toppling> parts{rules, store, 1 << 20};
  SumGame<Toppling> sums{parts};
  UpBoundsMemory bounds{store};
  SumOracle oracle{bounds, Limits::no_limit};
  Reason reason = Reason::search;
};

TEST_F(SumOracleReasons, AreClassesWhereNoTermIsBad) {
  EXPECT_EQ(judged({hot(3, -2), store.number(1)}, Side::left), Result::win);
  EXPECT_EQ(reason, Reason::classes);
  EXPECT_EQ(judged({hot(-1, -2), store.number(-3)}, Side::left), Result::loss);
  EXPECT_EQ(reason, Reason::classes);
}

TEST_F(SumOracleReasons, AreBoundsWhereUpsAndStarsTell) {
  const Value second = store.make(std::vector{Value{}}, std::vector{store.simple({{}, -1, 1})});
  const Value down = store.simple({{}, -5, 0});
  EXPECT_EQ(judged({down, second, second}, Side::left), Result::loss);
  EXPECT_EQ(reason, Reason::bounds);
  EXPECT_EQ(judged({down, second, second}, Side::right), Result::win);
  EXPECT_EQ(reason, Reason::bounds);
}

TEST_F(SumOracleReasons, AreAComparisonOfTwoValues) {
  EXPECT_EQ(judged({hot(5, -3), hot(2, -2)}, Side::left), Result::win);
  EXPECT_EQ(reason, Reason::comparison);
  EXPECT_EQ(judged({hot(5, -5), hot(2, -2)}, Side::left), Result::win);
  EXPECT_EQ(judged({hot(2, -5), hot(2, -2)}, Side::right), Result::win);
}

TEST_F(SumOracleReasons, ThreeSwitchesAreLeftToTheSearch) {
  EXPECT_EQ(judged({hot(5, -3), hot(2, -2), hot(9, -1)}, Side::left), std::nullopt);
}

/// Tiny games have all their stops at 0, so that only their options distinguish them.
TEST_F(SumOracleReasons, AComparisonThatTakesTooLongIsLeftOut) {
  const std::vector<Value> values{tiny(store, store.number(5)), miny(store, store.number(7))};
  const SumOracle hasty(bounds, 0);
  const auto sum = sums.of({}, values);
  ASSERT_EQ(sum.count, 2U);
  EXPECT_FALSE(hasty.judge(sums, sum, Side::left));
  EXPECT_EQ(oracle(sums, sum, Side::left), Result::win);
  EXPECT_EQ(store.outcome(store.sum(values[0], values[1])), OutcomeClass::left);
}

/// Every winning move, and no other, in the order of the rules.
TEST_F(SolvesToppling, AndFindsAllWinningMoves) {
  SumAsker<Toppling> asker(small_options);
  for (const auto& board : testing::all_boards(5, 5, "LR.")) {
    const auto p = Toppling::read(board);
    for (const Side side : {Side::left, Side::right}) {
      std::vector<Toppling::Move> expected;
      for (const auto& move : rules.moves(p, side))
        if (!truth(rules.text(rules.play(p, side, move)), opponent(side))) expected.push_back(move);
      Budget budget;
      ASSERT_EQ(asker.winning_moves(rules, p, side, budget), expected) << board;
    }
  }
}

TEST_F(SolvesToppling, ButNoWinningMovesOnASpentBudget) {
  SumAsker<Toppling> asker(rounds_of(0, 1000));
  Budget budget({.nodes = 3});
  EXPECT_FALSE(asker.winning_moves(rules, Toppling::read("LLRLR.RRLL.LRR"), Side::left, budget));
  EXPECT_LE(budget.nodes(), 3U);
}

TEST_F(SolvesToppling, ForBothPlayersAtOnceAsForEach) {
  SumAsker<Toppling> asker(rounds_of(2, 10));
  for (const auto* board : {"LLRLR.RRL", "LRRL.LLR.R", "RRLL.LLR", "L.R", ""}) {
    Budget budget;
    const auto both = asker.solve_both(rules, Toppling::read(board), true, true, budget);
    EXPECT_EQ(both.left->result, won_if(truth(board, Side::left))) << board;
    EXPECT_EQ(both.right->result, won_if(truth(board, Side::right))) << board;
    EXPECT_GT(asker.most_bytes(), 0U);
  }
}

}  // namespace
}  // namespace zermelo
