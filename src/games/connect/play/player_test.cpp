#include "games/connect/play/player.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

PlayRules rules_on(const char* name, unsigned side, bool exactly = false) {
  PlayRules rules{read_rules(name), exactly};
  rules.game.rows = rules.game.columns = side;
  return rules;
}

PlayerSettings at_level(Level level, std::uint64_t seed = 1) {
  PlayerSettings settings;
  settings.level = level;
  settings.seed = seed;
  return settings;
}

constexpr double blink = 0.03;

/// Different void points, at least one and at most as many as asked for.
void expect_legal(const Grid& grid, const std::vector<unsigned>& turn, unsigned stones) {
  const auto voids = static_cast<std::size_t>(std::ranges::count(grid.cells, '.'));
  ASSERT_GE(turn.size(), 1U);
  ASSERT_LE(turn.size(), std::min<std::size_t>(stones, voids));
  EXPECT_EQ(std::set(turn.begin(), turn.end()).size(), turn.size());
  for (const unsigned cell : turn) {
    ASSERT_LT(cell, grid.size());
    ASSERT_EQ(grid.cells[cell], '.') << text(grid) << ' ' << cell;
  }
}

TEST(ConnectPlayer, PlaysWholeGamesByTheRulesAtBothLevels) {
  for (const char* name : {"gomoku", "connect6"}) {
    for (const Level level : {Level::points, Level::search}) {
      const PlayRules rules = rules_on(name, 7);
      Player player(rules, at_level(level));
      Grid grid{7, 7, std::string(49, '.')};
      unsigned stones = rules.game.q, turns = 0;
      while (grid.cells.find('.') != std::string::npos && !has_row(grid, 'o', rules.game.k)) {
        const auto turn = player.choose(grid, stones, blink / 6);
        expect_legal(grid, turn, stones);
        if (HasFatalFailure()) return;
        for (const unsigned cell : turn) grid.cells[cell] = 'x';
        const bool full = grid.cells.find('.') == std::string::npos;
        if (turn.size() < stones) {
          EXPECT_TRUE(full || has_row(grid, 'x', rules.game.k)) << text(grid);
        }
        grid = swapped_grid(grid);  // the other side's turn: its stones are x
        stones = rules.game.p;
        if (level == Level::search && ++turns == 6) break;
      }
    }
  }
}

TEST(ConnectPlayer, TheEmptyBoardIsOpenedInTheMiddle) {
  Player player(rules_on("gomoku", 9), at_level(Level::search));
  EXPECT_EQ(player.choose({9, 9, std::string(81, '.')}, 1, blink), std::vector<unsigned>{40});
  EXPECT_EQ(player.rules(), rules_on("gomoku", 9));
}

TEST(ConnectPlayer, CompletesARowRatherThanStopsOne) {
  const Grid grid = read_grid(
      "oooo...../........./........./...xxxx../........./........./........./........./.........");
  for (const Level level : {Level::points, Level::search}) {
    Player player(rules_on("gomoku", 9), at_level(level));
    const auto turn = player.choose(grid, 1, blink);
    ASSERT_EQ(turn.size(), 1U);
    EXPECT_TRUE(makes_row(grid, turn[0], 'x', 5)) << turn[0];
    const auto other = player.choose(swapped_grid(grid), 1, blink);
    ASSERT_EQ(other.size(), 1U);
    EXPECT_EQ(other[0], 4U) << "White completes his own";
  }
}

/// One stone is enough to complete six: the second is not placed.
TEST(ConnectPlayer, StopsPlacingOnceARowIsComplete) {
  const Grid grid = read_grid(
      "......../.xxxxx../......../......../......../..oo..../......../"
      "........");
  for (const Level level : {Level::points, Level::search}) {
    Player player(rules_on("connect6", 8), at_level(level));
    const auto turn = player.choose(grid, 2, 2);
    Grid after = grid;
    for (const unsigned cell : turn) after.cells[cell] = 'x';
    EXPECT_TRUE(has_row(after, 'x', 6));
    EXPECT_EQ(turn.size(), 1U);
  }
}

TEST(ConnectPlayer, DoesNotMakeSixIfExactlyFiveAreNeeded) {
  const Grid grid = read_grid(
      "xxx.xx.../o.o.o.o../........./........./........./........./"
      "........./........./.........");
  Player free(rules_on("gomoku", 9), at_level(Level::search));
  EXPECT_EQ(free.choose(grid, 1, blink), std::vector<unsigned>{3});
  Player exact(rules_on("gomoku", 9, true), at_level(Level::search));
  const auto turn = exact.choose(grid, 1, blink);
  expect_legal(grid, turn, 1);
}

/// The points player chooses at random among equal points, and the seed decides how.
TEST(ConnectPlayer, TheSeedDecidesAmongEquals) {
  const Grid empty{9, 9, std::string(81, '.')};
  const auto first = [&](std::uint64_t seed) {
    Player player(rules_on("connect6", 9), at_level(Level::points, seed));
    return player.choose(empty, 1, blink);
  };
  std::set<std::vector<unsigned>> seen;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto turn = first(seed);
    EXPECT_EQ(turn, first(seed));
    seen.insert(turn);
  }
  EXPECT_GT(seen.size(), 1U);
  Player player(rules_on("connect6", 9), at_level(Level::points, 1));
  const auto before = player.choose(empty, 1, blink);
  player.seed(1);
  EXPECT_EQ(player.choose(empty, 1, blink), before);
}

TEST(ConnectPlayer, AStopFlagEndsTheSearch) {
  std::atomic<bool> stop = true;
  Player player(rules_on("gomoku", 9), at_level(Level::search));
  const Grid grid = with_stone({9, 9, std::string(81, '.')}, 40, 'o');
  const auto turn = player.choose(grid, 1, 20, &stop);
  expect_legal(grid, turn, 1);
}

}  // namespace
}  // namespace zermelo::connect
