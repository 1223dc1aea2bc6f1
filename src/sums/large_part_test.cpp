// One position searched beside the values of the other parts, against plain minimax.

#include "sums/large_part.h"

#include <gtest/gtest.h>

#include "sums/mixed_solver.h"
#include "sums/sum_reader.h"
#include "tests/random_sum.h"
#include "tests/slow_sums.h"
#include "value/calculator/calculator.h"

namespace zermelo {
namespace {

using testing::RandomSum;
using testing::SlowSums;

constexpr std::size_t part_bytes = std::size_t{64} << 20;

/// Every position of every sum is in its turn the large one.
class LargePartJudge {
 public:
  void judge(const RandomSum& sum) {
    Budget budget;
    const auto terms = read_sum(sum.text, values_, budget, part_bytes).terms;
    for (std::size_t large = 0; large < terms.size(); ++large) {
      if (!std::holds_alternative<PositionModel::Pointer>(terms[large].what)) continue;
      std::vector<std::optional<Value>> values;
      for (std::size_t i = 0; i < terms.size(); ++i)
        values.push_back(i == large
                             ? std::nullopt
                             : std::optional(sum_value({terms[i]}, values_, budget, part_bytes)));
      const auto part = LargePart::of(terms, values, values_);
      ASSERT_EQ(part.has_value(), std::abs(terms[large].times) == 1) << sum.text;
      if (!part) continue;
      for (const Side first : {Side::left, Side::right}) judge(sum, *part, large, first);
    }
  }

  int in_large = 0, in_others = 0, lost = 0;

 private:
  void judge(const RandomSum& sum, const LargePart& part, std::size_t large, Side first) {
    Budget budget;
    const auto found = part.solve(first, budget, part_bytes);
    if (found.result == Result::unknown) return;  // a row of Clobber is not searched in this way
    SlowSums slow;
    const bool wins = slow.wins(sum.terms, first);
    ASSERT_EQ(found.result, wins ? Result::win : Result::loss) << sum.text << ", part " << large;
    ASSERT_EQ(found.move.has_value(), wins) << sum.text;
    lost += wins ? 0 : 1;
    if (!wins) return;
    const auto next = sum.after(found.move->part, found.move->move, first);
    ASSERT_TRUE(next) << sum.text << ": " << found.move->part << ' ' << found.move->move;
    ASSERT_FALSE(slow.wins(*next, opponent(first))) << sum.text << ": " << found.move->move;
    ++(found.move->part == large ? in_large : in_others);
  }

  ValueStore values_{part_bytes};
};

TEST(ALargePart, IsSearchedBesideValuesAsByPlainMinimax) {
  Random random(20261120);
  LargePartJudge judge;
  for (int i = 0; i < 200; ++i) {
    judge.judge(testing::random_sum(random));
    if (::testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(judge.in_large, 50);
  EXPECT_GT(judge.in_others, 50);
  EXPECT_GT(judge.lost, 50);
}

TEST(ALargePart, IsTheOneWithoutAValueOrTheOneWithTheMostMoves) {
  ValueStore values(part_bytes);
  Budget budget;
  const auto is_there = [&](const char* text, std::initializer_list<std::size_t> unknown) {
    const auto terms = read_sum(text, values, budget, part_bytes).terms;
    std::vector<std::optional<Value>> known;
    for (const auto& term : terms) known.push_back(sum_value({term}, values, budget, part_bytes));
    for (const std::size_t i : unknown) known[i].reset();
    return LargePart::of(terms, known, values).has_value();
  };
  EXPECT_TRUE(is_there("domineering(2x2) + domineering(2x3)", {}));
  EXPECT_TRUE(is_there("domineering(2x2) + domineering(2x3)", {0}));
  EXPECT_FALSE(is_there("domineering(2x2) + domineering(2x3)", {0, 1}));
  EXPECT_FALSE(is_there("2.domineering(2x3) + *", {}));
  EXPECT_FALSE(is_there("{1|-1} + *", {}));
  EXPECT_FALSE(is_there("domineering(2x3) + 5000", {0}));  // 5000 has 5001 followers
}

/// The results of sums that the search of the sum by itself takes minutes for, by the values alone.
TEST(MixedSums, OfALargeBoardAndSmallPartsAreSolvedByTheSearchOfTheBoard) {
  ValueStore values(part_bytes);
  for (const auto* text : {"domineering(4x4) + {1|-1}", "-domineering(3x5) + domineering(2x3)"}) {
    Budget budget({.nodes = 2'000'000});
    const auto terms = read_sum(text, values, budget, part_bytes).terms;
    const auto found = MixedSolver(values, {.most_bytes = part_bytes, .nodes_for_value = 1})
                           .solve(terms, {.all_moves = true}, budget);
    Budget more;
    const Value sum = sum_value(terms, values, more, part_bytes);
    ASSERT_EQ(found.outcome(), std::optional(values.outcome(sum))) << text;
    for (const auto& [first, moves] : found.winning_moves) {
      ASSERT_TRUE(moves) << text;
      for (std::size_t i = 0; i < terms.size(); ++i) {
        for (const auto& move : moves_in(terms[i], first, values)) {
          const Value after =
              sum_value(*played(terms, first, {i, move}, values), values, more, part_bytes);
          const auto outcome = values.outcome(after);
          const bool wins =
              outcome == OutcomeClass::previous ||
              outcome == (first == Side::left ? OutcomeClass::left : OutcomeClass::right);
          const MixedMove made{i, move};
          EXPECT_EQ(std::ranges::count(*moves, made), wins ? 1 : 0) << text << ": " << move;
        }
      }
    }
  }
}

}  // namespace
}  // namespace zermelo
