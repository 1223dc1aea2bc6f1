// Sums of positions of all games and of values, against plain minimax.

#include "sums/mixed_solver.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "sums/sum_reader.h"
#include "tests/random_sum.h"
#include "tests/slow_sums.h"

namespace zermelo {
namespace {

using testing::RandomSum;
using testing::SlowSums;

void expect_right(const RandomSum& sum, const MixedSolution& found) {
  SlowSums slow;
  for (const Side first : {Side::left, Side::right}) {
    const bool is_left = first == Side::left;
    const Result result = *(is_left ? found.left_first : found.right_first);
    const auto& move = is_left ? found.left_move : found.right_move;
    const bool wins = slow.wins(sum.terms, first);
    ASSERT_EQ(result, wins ? Result::win : Result::loss) << sum.text;
    ASSERT_EQ(move.has_value(), wins) << sum.text;
    if (!wins) continue;
    const auto next = sum.after(move->part, move->move, first);
    ASSERT_TRUE(next) << sum.text << ": " << move->part << ' ' << move->move;
    EXPECT_FALSE(slow.wins(*next, opponent(first))) << sum.text << ": " << move->move;
  }
}

/// ZERMELO_SUMS asks for more sums than usual.
void expect_right_answers(const MixedOptions& options, std::uint64_t seed) {
  const char* given = std::getenv("ZERMELO_SUMS");
  const int count = given == nullptr ? 150 : std::atoi(given);
  Random random(seed);
  ValueStore values(std::size_t{64} << 20);
  for (int i = 0; i < count; ++i) {
    const RandomSum sum = testing::random_sum(random);
    Budget budget;
    const WrittenSum read = read_sum(sum.text, values, budget, std::size_t{64} << 20);
    MixedSolver solver(values, options);
    expect_right(sum, solver.solve(read.terms, {}, budget));
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(MixedSums, AreSolvedAsByPlainMinimax) {
  expect_right_answers({.most_bytes = std::size_t{64} << 20}, 20261118);
}

TEST(MixedSums, AreSearchedAsByPlainMinimax) {
  expect_right_answers({.most_bytes = std::size_t{256} << 20, .nodes_for_value = 0}, 20261119);
}

}  // namespace
}  // namespace zermelo
