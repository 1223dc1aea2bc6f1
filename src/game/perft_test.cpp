// Counting lines of play, against a count that goes through the game layer by layer.
#include "game/perft.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "tests/toy_game.h"

namespace zermelo {
namespace {

using zermelo::testing::TakeAway;

/// The number of ways to reach each position after a number of moves of 1 to 3 counters.
using Ways = std::array<std::array<std::uint64_t, 13>, 13>;

Ways one_ply_later(const Ways& now) {
  Ways later{};
  for (std::size_t a = 0; a < 13; ++a) {
    for (std::size_t b = 0; b < 13; ++b) {
      for (std::size_t take = 1; take <= 3; ++take) {
        if (take <= a) later[a - take][b] += now[a][b];
        if (take <= b) later[a][b - take] += now[a][b];
      }
    }
  }
  return later;
}

std::uint64_t total(const Ways& ways) {
  std::uint64_t sum = 0;
  for (const auto& row : ways) {
    for (const auto count : row) sum += count;
  }
  return sum;
}

/// The number of lines of 0, 1, ..., `plies` moves.
std::vector<std::uint64_t> lines_by_length(unsigned a, unsigned b, unsigned plies) {
  Ways ways{};
  ways[a][b] = 1;
  std::vector<std::uint64_t> out{1};
  for (unsigned ply = 0; ply < plies; ++ply) {
    ways = one_ply_later(ways);
    out.push_back(total(ways));
  }
  return out;
}

TEST(Perft, CountsTheLinesOfEveryLength) {
  const TakeAway rules = zermelo::testing::take_one_to_three();
  for (const TakeAway::Position p : {TakeAway::Position{{12, 0}}, {{5, 6}}, {{0, 0}}, {{1, 1}}}) {
    const auto expected = lines_by_length(p.heaps[0], p.heaps[1], 6);
    for (unsigned plies = 0; plies <= 6; ++plies) {
      Budget budget;
      EXPECT_EQ(perft(rules, p, Side::right, plies, budget), expected[plies]) << plies;
    }
  }
}

TEST(Perft, EntersEveryPositionOnTheWay) {
  const TakeAway rules = zermelo::testing::take_one_to_three();
  const auto expected = lines_by_length(5, 6, 5);
  Budget budget;
  perft(rules, {{5, 6}}, Side::left, 5, budget);
  std::uint64_t entered = 0;
  for (const auto lines : expected) entered += lines;
  EXPECT_EQ(budget.nodes(), entered);
}

TEST(Perft, LetsTheSidesTakeTurns) {
  const TakeAway rules = zermelo::testing::take_one_against_two();  // one move each, 3 a round
  Budget budget;
  EXPECT_EQ(perft(rules, {{7, 0}}, Side::left, 5, budget), 1U);   // 1 2 1 2 1
  EXPECT_EQ(perft(rules, {{7, 0}}, Side::left, 6, budget), 0U);   // nothing left for Right
  EXPECT_EQ(perft(rules, {{7, 0}}, Side::right, 4, budget), 1U);  // 2 1 2 1
  EXPECT_EQ(perft(rules, {{7, 0}}, Side::right, 5, budget), 0U);  // only one counter left
}

TEST(Perft, StopsWhenTheBudgetIsSpent) {
  const TakeAway rules = zermelo::testing::take_one_to_three();
  Budget budget({.nodes = 20});
  EXPECT_LT(perft(rules, {{12, 12}}, Side::left, 8, budget), 20U);
  EXPECT_EQ(budget.nodes(), 20U);
  EXPECT_EQ(budget.spent(), Spent::nodes);
}

}  // namespace
}  // namespace zermelo
