// The six combinatorial solvers against a second Clobber that shares no code with them, against
// each other and against plain search; and the sums they work on against game values.
#include "games/clobber/sums/combinatorial.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "search/methods.h"
#include "tests/agreement.h"
#include "tests/boards.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

using testing::all_boards;

constexpr std::size_t table_bytes = 1 << 18;

RowTable database(std::uint32_t length) {
  ValueStore store;
  Budget budget;
  return build_rows(length, store, budget, [](auto, auto) {});
}

/// The solver as `expect_truth` asks it.
class Asked {
 public:
  Asked(const RowTable& table, int number)
      : solver_(table, combinatorial_features(number), table_bytes) {}

  Verdict<Clobber<1>> solve(const Clobber<1>& rules, const Clobber<1>::Position& p, Side mover,
                            Budget& budget) {
    return solver_.solve(rules.board(p), mover, budget);
  }

 private:
  CombinatorialSolver solver_;
};

/// A solver by its number, with a database to a length.
struct Equipped {
  int number;
  std::uint32_t length;
};

class CombinatorialAgrees : public ::testing::TestWithParam<Equipped> {
 protected:
  void check_all(const std::vector<std::string>& boards) {
    for (const auto& board : boards) {
      const auto setup = set_up<1>(read_board(board));
      ASSERT_NO_FATAL_FAILURE(testing::expect_truth(solver_, setup, board, truth_));
    }
  }

  RowTable table_ = database(GetParam().length);
  Asked solver_{table_, GetParam().number};
  SlowClobber truth_;
};

TEST_P(CombinatorialAgrees, OnAllRowsToLength7) {
  for (std::size_t n = 1; n <= 7; ++n) check_all(all_boards(n, n, "BW."));
}

TEST_P(CombinatorialAgrees, OnAllConnectedRowsToLength10) {
  for (std::size_t n = 8; n <= 10; ++n) check_all(all_boards(n, n, "BW"));
}

std::vector<Equipped> all_equipped() {
  std::vector<Equipped> all;
  for (int number = 1; number <= 6; ++number) {
    for (const std::uint32_t length : {5U, 8U}) all.push_back({number, length});
  }
  return all;
}

std::string label(const ::testing::TestParamInfo<Equipped>& info) {
  return fmt::format("Combinatorial{}WithRowsTo{}", info.param.number, info.param.length);
}

INSTANTIATE_TEST_SUITE_P(Equipped, CombinatorialAgrees, ::testing::ValuesIn(all_equipped()), label);

std::string random_board(Random& random) {
  std::string board;
  for (auto n = 12 + random.below(13); n > 0; --n) board += "BWBWBWBW."[random.below(9)];
  return board;
}

TEST(Combinatorial, AgreesWithDeepeningOnLongRandomRows) {
  const RowTable table = database(8);
  std::vector<Asked> solvers;
  for (int number = 1; number <= 6; ++number) solvers.emplace_back(table, number);
  PlainSolver<Clobber<1>> plain({.method = Method::deepening, .table_bytes = 1 << 19});
  const auto truth = [&](const auto& rules, const auto& p, Side mover) {
    Budget budget;
    return plain.solve(rules, p, mover, budget).result;
  };
  Random random(7);
  for (int i = 0; i < 150; ++i) {
    const std::string board = random_board(random);
    SCOPED_TRACE(board);
    const auto [rules, position, to_move] = set_up<1>(read_board(board));
    for (const Side side : {Side::left, Side::right}) {
      const Result expected = truth(rules, position, side);
      for (auto& solver : solvers) {
        Budget budget;
        const auto verdict = solver.solve(rules, position, side, budget);
        ASSERT_EQ(verdict.result, expected);
        ASSERT_EQ(verdict.move.has_value(), expected == Result::win);
        if (!verdict.move) continue;
        const auto next = rules.play(position, side, *verdict.move);
        ASSERT_EQ(truth(rules, next, opponent(side)), Result::loss) << rules.text(*verdict.move);
      }
    }
  }
}

/// (WB)^n is a first-player win, except for n = 3 (a theorem the solvers do not know).
TEST(Combinatorial, WinsTheFamilyOfWBForTheFirstPlayer) {
  const RowTable table = database(10);
  for (int number = 1; number <= 6; ++number) {
    CombinatorialSolver solver(table, combinatorial_features(number), table_bytes);
    for (std::size_t n = 1; n <= 11; ++n) {
      for (const Side side : {Side::left, Side::right}) {
        Budget budget;
        EXPECT_EQ(solver.solve(read_board(fmt::format("(WB)^{}", n)), side, budget).result,
                  n == 3 ? Result::loss : Result::win)
            << number << ' ' << n;
      }
    }
  }
}

/// All are ups, some with a star, for Left: one part of 64 stones, 16 parts, and parts that the
/// database has and has not.
TEST(Combinatorial, TakesAllThatFitsIntoARowOf64Cells) {
  const RowTable table = database(5);
  for (int number = 1; number <= 6; ++number) {
    CombinatorialSolver solver(table, combinatorial_features(number), table_bytes);
    for (const auto* board :
         {"B^63W", "WB^63", "(BBW.)^16", "(BBBBBBW.)^4", "(BBW.)^2B^55W", "BBBBBBW.(BBW.)^14"}) {
      SCOPED_TRACE(board);
      Budget left, right;
      EXPECT_EQ(solver.solve(read_board(board), Side::left, left).result, Result::win);
      EXPECT_EQ(solver.solve(read_board(board), Side::right, right).result, Result::loss);
    }
  }
}

TEST(Combinatorial, IsUnknownWhenItsNodesAreSpent) {
  const RowTable table = database(5);
  for (int number = 1; number <= 6; ++number) {
    CombinatorialSolver solver(table, combinatorial_features(number), table_bytes);
    for (const std::uint64_t nodes : {0, 1, 10, 200}) {
      Budget budget({.nodes = nodes});
      const auto verdict = solver.solve(read_board("(WB)^20"), Side::left, budget);
      EXPECT_EQ(verdict.result, Result::unknown);
      EXPECT_FALSE(verdict.move);
      EXPECT_LE(budget.nodes(), nodes);
    }
  }
}

TEST(Combinatorial, GivesTheSameAnswerWhateverWasAskedBefore) {
  const RowTable table = database(5);
  CombinatorialSolver solver(table, combinatorial_features(6), table_bytes);
  const auto ask = [&](const std::string& board) {
    Budget budget;
    const auto verdict = solver.solve(read_board(board), Side::left, budget);
    return std::tuple(verdict.result, verdict.move, budget.nodes());
  };
  const auto answer = ask("BBWBWWBW.WWBBWBWBBW");
  ask("(WB)^8");
  EXPECT_EQ(ask("BBWBWWBW.WWBBWBWBBW"), answer);
}

std::string refusal(const std::string& board) {
  const RowTable table = database(2);
  CombinatorialSolver solver(table, combinatorial_features(1), table_bytes);
  Budget budget({.nodes = 100});
  try {
    solver.solve(read_board(board), Side::left, budget);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(Combinatorial, RefusesWhatItCannotHoldInOneSentence) {
  EXPECT_EQ(refusal("(WB)^32"), "");
  EXPECT_EQ(refusal("(WB)^32W"), "clobber: the row has 65 cells; this solver takes at most 64");
  EXPECT_EQ(refusal("2x3"), "clobber: the board has 2 rows; this solver takes a single row");
}

/// The first Table 3 of the paper: dominated moves, substitution, bounds, alpha-beta on bounds.
/// Ours for the last is the test of a move against its siblings.
TEST(Combinatorial, HasTheFeaturesOfThePaper) {
  constexpr std::array<std::string_view, 6> paper{"....", "D...", "DS..", "D.BA", "DSB.", "DSBA"};
  for (int number = 1; number <= 6; ++number) {
    const auto has = combinatorial_features(number);
    std::string ours;
    for (const auto& [feature, letter] : {std::pair{has.dominated, 'D'},
                                          {has.substitution, 'S'},
                                          {has.bounds, 'B'},
                                          {has.siblings, 'A'}})
      ours += feature ? letter : '.';
    EXPECT_EQ(ours, paper.at(static_cast<std::size_t>(number) - 1)) << number;
  }
}

std::uint64_t nodes_to_solve(const RowTable& table, int number, const std::string& board, Side side,
                             std::size_t bytes = table_bytes) {
  CombinatorialSolver solver(table, combinatorial_features(number), bytes);
  Budget budget;
  EXPECT_NE(solver.solve(read_board(board), side, budget).result, Result::unknown) << board;
  return budget.nodes();
}

/// Section 5.3, the steps that decide a node: the static rules, the bounds, what is remembered, and
/// the win without a part that favours the mover.
TEST(Combinatorial, TakesEveryStepOfANode) {
  const RowTable table = database(5);
  // All parts are won by Black, and one of them may be a first-player win if Black starts.
  EXPECT_EQ(nodes_to_solve(table, 1, "BBW.BBBBW.BBBW.W", Side::right), 1U);
  EXPECT_EQ(nodes_to_solve(table, 1, "BBW.BBBBW.BW", Side::left), 2U);
  // Three ups and a down: the classes do not decide, the bounds do.
  EXPECT_EQ(nodes_to_solve(table, 5, "BBBBW.WWB", Side::right), 1U);
  EXPECT_GT(nodes_to_solve(table, 3, "BBBBW.WWB", Side::right), 1U);
  // A part that favours the side to move is left out at first: a second one costs hardly anything.
  EXPECT_LT(4 * nodes_to_solve(table, 1, "(WB)^8.BBBBW.BBW", Side::right),
            5 * nodes_to_solve(table, 1, "(WB)^8.BBBBW", Side::right));
  const std::string row = "(WB)^9";
  EXPECT_GT(nodes_to_solve(table, 1, row, Side::left, 1),
            nodes_to_solve(table, 1, row, Side::left));
}

/// The sums the solvers work on, beside the values of the same rows.
class PartSums : public ::testing::TestWithParam<bool> {
 protected:
  static constexpr std::uint32_t length = 6;

  Value value_of(const Sum& sum) {
    Value value;
    for (const Part part : sum) value = store_.sum(value, table_.value[part.code - 2]);
    return value;
  }
  Value ups(int count, bool star) { return store_.simple({Dyadic(), count, star ? 1U : 0U}); }

  ValueStore store_;
  Budget budget_;
  RowTable table_ = build_rows(length, store_, budget_, [](auto, auto) {});
  PartDatabase parts_{table_, GetParam()};
};

TEST_P(PartSums, KeepTheirValueWhenSimplified) {
  for (std::uint64_t a = 2; a < 1U << (length + 1); ++a) {
    for (std::uint64_t b = 2; b < 1U << (length + 1); ++b) {
      Sum sum;
      parts_.add(sum, {a});
      parts_.add(sum, {b});
      ASSERT_EQ(value_of(sum), store_.sum(table_.value[a - 2], table_.value[b - 2]));
    }
  }
}

/// Section 5.3, the first steps at a node: replace, cancel, drop zeros, sort.
TEST_P(PartSums, AreReplacedCancelledClearedOfZerosAndSorted) {
  for (std::uint64_t a = 2; a < 1U << (length + 1); ++a) {
    const Part part{a};
    Sum one, none;
    parts_.add(one, part);
    const bool is_zero = table_.value[a - 2] == Value{};
    ASSERT_EQ(one.size(), is_zero ? 0U : 1U) << a;
    parts_.add(none, part);
    parts_.add(none, mirrored(part));
    ASSERT_EQ(none.size(), 0U) << a;
    if (is_zero) continue;
    const Part simplest{table_.simplest[a - 2] + 2};
    const bool is_replaced = GetParam() && simplest.length() <= part.length();
    const Part expected = is_replaced ? simplest : part;
    ASSERT_TRUE(one[0] == expected || one[0] == reversed(expected)) << a;
    for (std::uint64_t b = 2; b < a; ++b) {
      Sum in_order, reverse_order;
      for (const auto code : {a, b}) parts_.add(in_order, {code});
      for (const auto code : {b, a}) parts_.add(reverse_order, {code});
      ASSERT_TRUE(std::ranges::equal(in_order, reverse_order)) << a << ' ' << b;
    }
  }
}

TEST_P(PartSums, LieWithinTheirBoundsAndGetWhatThoseSay) {
  for (std::uint64_t a = 2; a < 1U << (length + 1); ++a) {
    for (std::uint64_t b = a; b < 1U << (length + 1); ++b) {
      Sum sum;
      for (const auto code : {a, b, a}) parts_.add(sum, {code});
      const Value g = value_of(sum);
      const SumBounds left = parts_.bounds(sum, Side::left),
                      right = parts_.bounds(sum, Side::right);
      ASSERT_TRUE(store_.less_or_equal(ups(left.lower, false), g));
      ASSERT_TRUE(store_.less_or_equal(ups(left.lower_star, true), g));
      ASSERT_TRUE(store_.less_or_equal(g, ups(left.upper, false)));
      ASSERT_TRUE(store_.less_or_equal(g, ups(left.upper_star, true)));
      const bool left_wins = !store_.less_or_equal(g, {}),
                 right_wins = !store_.less_or_equal({}, g);
      const auto says = [](const SumBounds& bounds, bool wins) {
        return first_gets(bounds).value_or(wins ? Result::win : Result::loss) ==
               (wins ? Result::win : Result::loss);
      };
      ASSERT_TRUE(says(left, left_wins));
      ASSERT_TRUE(says(right, right_wins));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Substitution, PartSums, ::testing::Bool());

TEST(Part, MovesLikeARowOfTheDatabase) {
  const auto widened = [](Row row) { return Part{row.code}; };
  for (std::uint32_t i = 0; i < rows_up_to(8); ++i) {
    const Row row = row_at(i);
    const Part part = widened(row);
    ASSERT_EQ(part.length(), row.length());
    ASSERT_EQ(part.unlike_pairs(), row.unlike_pairs());
    ASSERT_EQ(reversed(part), widened(reversed(row)));
    ASSERT_EQ(mirrored(part), widened(mirrored(row)));
    for (auto pairs = row.unlike_pairs(); pairs != 0; pairs &= pairs - 1) {
      const auto pair = static_cast<std::uint32_t>(std::countr_zero(pairs));
      for (const Side side : {Side::left, Side::right}) {
        const auto [a, b] = after_move(part, pair, side);
        const auto [c, d] = after_move(row, pair, side);
        ASSERT_EQ(a, widened(c));
        ASSERT_EQ(b, widened(d));
      }
    }
  }
}

}  // namespace
}  // namespace zermelo::clobber
