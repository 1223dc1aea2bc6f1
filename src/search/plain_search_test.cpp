// Laws that the plain solvers obey on any game: their node counts, their tables, and games in which
// a side moves twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "search/both_first.h"
#include "search/line.h"
#include "search/methods.h"
#include "tests/each_method.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

/// Both sides take one: a game without a choice, n moves long.
TakeAway take_one() { return {{1}, {1}}; }

std::uint64_t nodes_of(Method method, const TakeAway& rules, const TakeAway::Position& p,
                       Side side = Side::left) {
  PlainSolver<TakeAway> solver({.method = method, .table_bytes = 1 << 16});
  Budget budget;
  solver.solve(rules, p, side, budget);
  return budget.nodes();
}

/// One line of play has n + 1 positions, and every search without a horizon enters each once.
TEST(PlainSearchNodes, OfALineAreItsPositions) {
  for (unsigned n = 0; n <= 9; ++n) {
    for (const Method method : {Method::minimax, Method::negamax, Method::negamax_table})
      EXPECT_EQ(nodes_of(method, take_one(), {{n, 0}}), n + 1) << name(method);
  }
}

/// With horizon d it enters d + 1 of them, for d = 1 to n; the last one reaches the end.
TEST(PlainSearchNodes, OfSimpleDeepeningAreThoseOfAllHorizons) {
  EXPECT_EQ(nodes_of(Method::simple_deepening, take_one(), {{0, 0}}), 1U);
  for (unsigned n = 1; n <= 9; ++n)
    EXPECT_EQ(nodes_of(Method::simple_deepening, take_one(), {{n, 0}}), n * (n + 3) / 2) << n;
}

/// All try the same moves in the same order: a table can only save nodes, and minimax differs from
/// negamax only in naming the players.
TEST(PlainSearchNodes, AreNeverMoreWithAMemory) {
  for (const auto& rules : {testing::take_one_to_three(), testing::take_two_against_one()}) {
    for (unsigned a = 0; a <= 6; ++a) {
      for (unsigned b = 0; b <= a; ++b) {
        for (const Side side : {Side::left, Side::right}) {
          const auto plain = nodes_of(Method::negamax, rules, {{a, b}}, side);
          EXPECT_EQ(nodes_of(Method::minimax, rules, {{a, b}}, side), plain);
          EXPECT_LE(nodes_of(Method::negamax_table, rules, {{a, b}}, side), plain);
        }
      }
    }
  }
  EXPECT_LT(20 * nodes_of(Method::negamax_table, testing::take_one_to_three(), {{7, 7}}),
            nodes_of(Method::negamax, testing::take_one_to_three(), {{7, 7}}));
}

class EveryMethod : public ::testing::TestWithParam<Method> {};

TEST_P(EveryMethod, GivesTheSameAnswerWithAnySizeOfTable) {
  const auto rules = testing::take_one_against_two();
  for (const std::size_t bytes : {0U, 1U, 100U, 1000U, 1U << 16}) {
    PlainSolver<TakeAway> solver({.method = GetParam(), .table_bytes = bytes});
    for (unsigned a = 0; a <= 8; ++a) {
      for (const Side side : {Side::left, Side::right}) {
        const TakeAway::Position p{{a, 7}};
        Budget budget;
        const auto won = winner(side, solver.solve(rules, p, side, budget).result);
        const auto outcome = testing::one_against_two_outcome(p);
        const bool left_wins = outcome == OutcomeClass::left ||
                               (outcome == OutcomeClass::next) == (side == Side::left);
        EXPECT_EQ(won, left_wins ? Side::left : Side::right) << a << " with " << bytes;
      }
    }
  }
}

/// Exactly the nodes of the whole search give the answer; one less, and it is unknown.
TEST_P(EveryMethod, IsUnknownWithOneNodeTooFew) {
  const auto rules = testing::take_one_to_three();
  for (const TakeAway::Position p : {TakeAway::Position{{4, 3}}, {{5, 5}}, {{0, 1}}}) {
    PlainSolver<TakeAway> solver({.method = GetParam(), .table_bytes = 1 << 16});
    Budget whole;
    const auto answer = solver.solve(rules, p, Side::left, whole).result;
    Budget enough({.nodes = whole.nodes()}), short_of({.nodes = whole.nodes() - 1});
    EXPECT_EQ(solver.solve(rules, p, Side::left, enough).result, answer);
    const auto verdict = solver.solve(rules, p, Side::left, short_of);
    EXPECT_EQ(verdict.result, Result::unknown);
    EXPECT_FALSE(verdict.move);
    EXPECT_EQ(short_of.nodes(), whole.nodes() - 1);
  }
}

/// A player who cannot move has lost, after one node and without a move.
TEST_P(EveryMethod, LosesWhereThereIsNoMove) {
  PlainSolver<TakeAway> solver({.method = GetParam(), .table_bytes = 1 << 16});
  Budget budget;
  const auto verdict = solver.solve(take_one(), {}, Side::right, budget);
  EXPECT_EQ(verdict.result, Result::loss);
  EXPECT_FALSE(verdict.move);
  EXPECT_EQ(budget.nodes(), 1U);
}

/// The order in which a game lists its moves changes the cost, never the answer.
TEST_P(EveryMethod, DoesNotLeanOnTheOrderOfTheMoves) {
  const TakeAway up({1, 2, 4}, {1, 3}), down({4, 2, 1}, {3, 1});
  for (unsigned a = 0; a <= 6; ++a) {
    for (const Side side : {Side::left, Side::right}) {
      PlainSolver<TakeAway> solver({.method = GetParam(), .table_bytes = 1 << 12});
      Budget budget;
      EXPECT_EQ(solver.solve(up, {{a, 4}}, side, budget).result,
                solver.solve(down, {{a, 4}}, side, budget).result)
          << a;
    }
  }
}

/// Exchanging the lists of the players exchanges the players.
TEST_P(EveryMethod, IsFairToBothPlayers) {
  const TakeAway rules({1, 2}, {1, 3}), exchanged({1, 3}, {1, 2});
  for (unsigned a = 0; a <= 6; ++a) {
    PlainSolver<TakeAway> solver({.method = GetParam(), .table_bytes = 1 << 12});
    Budget one, other;
    const auto left = solver.solve(rules, {{a, 4}}, Side::left, one);
    const auto right = solver.solve(exchanged, {{a, 4}}, Side::right, other);
    EXPECT_EQ(left.result, right.result);
    EXPECT_EQ(left.move, right.move);
    EXPECT_EQ(one.nodes(), other.nodes());
  }
}

INSTANTIATE_TEST_SUITE_P(Method, EveryMethod, testing::each_method(), testing::method_label);

/// A table that is not cleared holds the answer: the second search is over at once.
TEST(PlainSearchTables, AnswerTheSameQuestionFromMemory) {
  const auto rules = testing::take_one_to_three();
  for (const TakeAway::Position p : {TakeAway::Position{{6, 5}}, {{5, 5}}}) {
    const std::size_t moves = move_count(rules, p, Side::left);
    ResultTable<TakeAway> results(1 << 20);
    DeepeningTable<TakeAway> insights(1 << 20);
    ProofNumberTable<TakeAway> efforts(1 << 20);
    Budget first, by_table, by_deepening, by_proof;
    const auto expected = negamax_table(rules, p, Side::left, first, results).result;
    EXPECT_EQ(negamax_table(rules, p, Side::left, by_table, results).result, expected);
    EXPECT_LE(by_table.nodes(), 1 + moves);
    deepening(rules, p, Side::left, first, insights);
    EXPECT_EQ(deepening(rules, p, Side::left, by_deepening, insights).result, expected);
    EXPECT_EQ(by_deepening.nodes(), 1U);
    proof_number(rules, p, Side::left, first, efforts);
    EXPECT_EQ(proof_number(rules, p, Side::left, by_proof, efforts).result, expected);
    EXPECT_EQ(by_proof.nodes(), 1U);
  }
}

/// A search that ran out of nodes leaves only true entries behind: a later search with its table
/// gets the right answer.
TEST(PlainSearchTables, ASearchCutShortLeavesNothingWrongBehind) {
  const auto rules = testing::take_one_to_three();
  for (unsigned a = 3; a <= 5; ++a) {
    const TakeAway::Position p{{a, 4}};
    const auto truth =
        testing::one_to_three_outcome(p) == OutcomeClass::next ? Result::win : Result::loss;
    for (std::uint64_t nodes = 0; nodes <= 60; nodes += 1 + nodes / 6) {
      ResultTable<TakeAway> results(1 << 12);
      DeepeningTable<TakeAway> insights(1 << 12);
      ProofNumberTable<TakeAway> efforts(1 << 12);
      Budget a_little({.nodes = nodes}), b({.nodes = nodes}), c({.nodes = nodes}), whole;
      negamax_table(rules, p, Side::left, a_little, results);
      deepening(rules, p, Side::left, b, insights, {{2, 9}, Order::as_listed});
      proof_number(rules, p, Side::left, c, efforts);
      ASSERT_EQ(negamax_table(rules, p, Side::left, whole, results).result, truth) << nodes;
      ASSERT_EQ(deepening(rules, p, Side::left, whole, insights).result, truth) << nodes;
      ASSERT_EQ(proof_number(rules, p, Side::left, whole, efforts).result, truth) << nodes;
    }
  }
}

/// Iterations cut short after a leaf or two prove nothing by themselves; whatever the schedule, the
/// order and the table, the answer is that of the theory.
TEST(DeepeningSchedules, CutShortWithoutBelievingIt) {
  const auto rules = testing::take_one_to_three();
  for (const Schedule schedule : {Schedule{1, 3}, {1, 1000}, {2, 1000}, {3, 6}}) {
    for (const Order order : {Order::as_listed, Order::fewest_replies}) {
      for (const std::size_t bytes : {std::size_t{1}, std::size_t{1} << 14}) {
        for (unsigned a = 0; a <= 4; ++a) {
          for (unsigned b = 0; b <= a; ++b) {
            DeepeningTable<TakeAway> table(bytes);
            Budget budget;
            const auto result =
                deepening(rules, {{a, b}}, Side::right, budget, table, {schedule, order}).result;
            const auto outcome = testing::one_to_three_outcome({{a, b}});
            ASSERT_EQ(result, outcome == OutcomeClass::next ? Result::win : Result::loss)
                << a << '+' << b << ", " << schedule.leaves_per_ply;
          }
        }
      }
    }
  }
}

TEST(PlainSearchTables, OnlyTheMethodsThatRememberHoldMemory) {
  for (const auto& [method, its_name] : method_names) {
    const bool remembers = method == Method::negamax_table || method == Method::deepening ||
                           method == Method::proof_number;
    const PlainSolver<TakeAway> solver({.method = method, .table_bytes = 1 << 16});
    EXPECT_EQ(solver.bytes() > 0, remembers) << its_name;
    EXPECT_LE(solver.bytes(), std::size_t{1} << 16);
  }
}

/// The side to move stays the same for two moves: a heap from which each player takes 1 or 2,
/// twice. A player who must take and cannot has lost.
class TakeTwice {
 public:
  struct Position {
    std::uint32_t heap = 0;
    Side mover = Side::left;
    bool again = false;  // the first of two was taken
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    std::uint32_t take = 0;
    friend bool operator==(const Move&, const Move&) = default;
  };
  static constexpr bool normal_play = true;

  std::vector<Move> moves(const Position& p, Side) const {
    std::vector<Move> out;
    for (const std::uint32_t take : {1U, 2U})
      if (take <= p.heap) out.push_back({take});
    return out;
  }
  Position play(const Position& p, Side, const Move& move) const {
    return {p.heap - move.take, p.again ? opponent(p.mover) : p.mover, !p.again};
  }
  std::optional<Result> result(const Position& p, Side) const {
    return p.heap == 0 ? std::optional(Result::loss) : std::nullopt;
  }
  std::uint64_t hash(const Position& p) const {
    return mix(mix(p.heap), 2 * static_cast<std::uint64_t>(p.mover) + (p.again ? 1 : 0));
  }
  Side to_move(const Position& p) const { return p.mover; }

  /// By the definition: the mover wins if some move leads to a position that he wins.
  bool wins(const Position& p) const {
    return std::ranges::any_of(moves(p, p.mover), [&](const auto& move) {
      const Position next = play(p, p.mover, move);
      return wins(next) == (next.mover == p.mover);
    });
  }
};
static_assert(NamesMover<TakeTwice>);

TEST(ProofNumberTurns, MayHaveTwoMovesOfOneSide) {
  const TakeTwice rules;
  std::size_t wins = 0;
  for (std::uint32_t heap = 0; heap <= 14; ++heap) {
    for (const bool again : {false, true}) {
      for (const Side side : {Side::left, Side::right}) {
        const TakeTwice::Position p{heap, side, again};
        ProofNumberTable<TakeTwice> table(1 << 12);
        Budget budget;
        const auto verdict = proof_number(rules, p, side, budget, table);
        ASSERT_EQ(verdict.result, rules.wins(p) ? Result::win : Result::loss) << heap;
        if (!verdict.move) continue;
        ++wins;
        const auto next = rules.play(p, side, *verdict.move);
        ASSERT_EQ(rules.wins(next), next.mover == side) << heap;
      }
    }
  }
  EXPECT_GT(wins, 10U);
}

TEST(ProofNumberTurns, NumbersAreSeenFromEitherSide) {
  const ProofNumbers numbers{3, 8};
  EXPECT_EQ(swapped(numbers).proof, 8U);
  EXPECT_EQ(swapped(swapped(numbers)).proof, numbers.proof);
  EXPECT_EQ(swapped(swapped(numbers)).disproof, numbers.disproof);
}

TEST(BothFirstLaws, AreThereOnlyForTheSidesAskedAbout) {
  const auto rules = testing::take_one_to_three();
  std::vector<PlainSolver<TakeAway>> solvers;
  for (int i = 0; i < 2; ++i) solvers.emplace_back(PlainOptions{.table_bytes = 1 << 16});
  Budget left, right, both;
  const auto one = solve_both(solvers, rules, {{5, 4}}, true, false, left);
  const auto other = solve_both(solvers, rules, {{5, 4}}, false, true, right);
  const auto all = solve_both(solvers, rules, {{5, 4}}, true, true, both);
  EXPECT_TRUE(one.left && !one.right && !other.left && other.right);
  EXPECT_EQ(one.outcome(), std::nullopt);
  EXPECT_EQ(other.outcome(), std::nullopt);
  EXPECT_EQ(all.outcome(), OutcomeClass::next);
  EXPECT_EQ(left.nodes() + right.nodes(), both.nodes());
}

struct FailsForRight {
  Verdict<TakeAway> solve(const TakeAway&, const TakeAway::Position&, Side side, Budget&) const {
    if (side == Side::right) throw std::runtime_error("no");
    return {Result::win, TakeAway::Move{}};
  }
};

TEST(BothFirstLaws, TroubleInTheOtherThreadIsTroubleHere) {
  std::vector<FailsForRight> solvers(2);
  Budget budget;
  EXPECT_THROW(solve_both(solvers, take_one(), {{3, 0}}, true, true, budget), std::runtime_error);
}

/// The loser may play on in a lost game; the winner's moves must all win, whoever moves first.
TEST(PlayOutLaws, EveryMoveOfTheWinnerWins) {
  const auto rules = testing::take_one_to_three();
  for (const auto& [method, its_name] : method_names) {
    PlainSolver<TakeAway> solver({.method = method, .table_bytes = 1 << 14});
    TakeAway::Position p{{6, 3}};
    Side mover = Side::right;
    Budget budget;
    for (const auto& move : play_out(solver, rules, p, mover, budget)) {
      const bool winning = testing::one_to_three_outcome(p) == OutcomeClass::next;
      p = rules.play(p, mover, move);
      mover = opponent(mover);
      EXPECT_EQ(testing::one_to_three_outcome(p) == OutcomeClass::previous, winning) << its_name;
    }
    EXPECT_EQ(p, TakeAway::Position{}) << "the line goes to the end";
    EXPECT_EQ(mover, Side::left) << "the loser is to move";
  }
}

}  // namespace
}  // namespace zermelo
