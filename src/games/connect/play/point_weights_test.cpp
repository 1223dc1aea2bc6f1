// The weights of points and boards, and the candidates and scores of the turn search.

#include "games/connect/play/point_weights.h"

#include <gtest/gtest.h>

#include "games/connect/play/turn_search.h"
#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

struct WeightsGame {
  LineRules rules;
  ShapeTable table{rules, 9};
  PointWeights weights{table.types()};
};

const std::vector<WeightsGame>& weights_games() {
  static const std::vector<WeightsGame> games = [] {
    std::vector<WeightsGame> out;
    for (const LineRules rules : {LineRules{5, 1}, {5, 1, true}, {6, 2}, {4, 2}})
      out.push_back(WeightsGame{rules});
    return out;
  }();
  return games;
}

TEST(PointWeights, MirrorImagesAndSwappedColoursWeighTheSame) {
  Random random(61);
  for (const auto& [rules, table, weights] : weights_games()) {
    for (int round = 0; round < 6; ++round) {
      const Grid grid = sprinkled_grid(random, 9, 8, 18);
      const LineBoard board(table, grid), swapped(table, swapped_grid(grid));
      for (const Colour side : {Colour::black, Colour::white})
        ASSERT_EQ(weights.balance(board, side), weights.balance(swapped, other(side)));
      for (unsigned which = 1; which < 8; ++which) {
        const LineBoard image(table, image_grid(grid, which));
        ASSERT_EQ(weights.balance(board, Colour::black), weights.balance(image, Colour::black));
        for (unsigned cell = 0; cell < grid.size(); ++cell)
          ASSERT_EQ(weights.move(board, cell, Colour::white),
                    weights.move(image, image_cell(grid, cell, which), Colour::white));
      }
    }
  }
}

/// For a side that can complete a row, no point weighs more than one that completes it; for a side
/// that cannot, none weighs more than one that stops the other side.
TEST(PointWeights, TheBestPointCompletesARowOrStopsOne) {
  Random random(62);
  unsigned completed = 0, stopped = 0;
  for (const auto& [rules, table, weights] : weights_games()) {
    if (rules.p > 1) continue;  // there one stone may not be enough to complete
    for (int round = 0; round < 60; ++round) {
      const Grid grid = sprinkled_grid(random, 8, 8, 26);
      if (has_row(grid, 'x', rules.k) || has_row(grid, 'o', rules.k)) continue;
      const auto mine = completing_points(grid, 'x', rules.k, rules.exactly);
      const auto theirs = completing_points(grid, 'o', rules.k, rules.exactly);
      if (mine.empty() && theirs.empty()) continue;
      const LineBoard board(table, grid);
      unsigned best = grid.size();
      for (unsigned cell = 0; cell < grid.size(); ++cell) {
        if (!board.is_void(cell)) continue;
        if (best == grid.size() ||
            weights.move(board, cell, Colour::black) > weights.move(board, best, Colour::black))
          best = cell;
      }
      const auto& good = mine.empty() ? theirs : mine;
      ASSERT_TRUE(std::ranges::find(good, best) != good.end()) << text(grid) << ' ' << best;
      ++(mine.empty() ? stopped : completed);
    }
  }
  EXPECT_GT(completed, 5U);
  EXPECT_GT(stopped, 5U);
}

TEST(PointWeights, AnEmptyBoardIsBalancedAndAStoneIsAnAdvantage) {
  for (const auto& [rules, table, weights] : weights_games()) {
    LineBoard board(table, 9, 9);
    EXPECT_EQ(weights.balance(board, Colour::black), 0);
    for (const unsigned cell : {39U, 40U, 41U}) board.place(cell, Colour::black);
    EXPECT_GT(weights.balance(board, Colour::black), 0);
    EXPECT_LT(weights.balance(board, Colour::white), 0);
    EXPECT_EQ(
        weights.move(board, 42, Colour::black),
        5 * weights.point(board, 42, Colour::black) + 4 * weights.point(board, 42, Colour::white));
  }
}

/// The void points where a stone of `who` takes from the other side a way to complete a row with a
/// whole turn.
std::vector<unsigned> stopping_points(const Grid& grid, char who, LineRules rules) {
  const char foe = who == 'x' ? 'o' : 'x';
  std::vector<unsigned> out;
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    if (grid.cells[cell] != '.') continue;
    const Grid made = with_stone(grid, cell, foe);
    const bool now = makes_row(grid, cell, foe, rules.k, rules.exactly);
    const bool next =
        rules.p > 1 &&
        std::ranges::any_of(completing_points(made, foe, rules.k), [&](unsigned second) {
          return makes_row(made, second, foe, rules.k) && !makes_row(grid, second, foe, rules.k);
        });
    if (now || next) out.push_back(cell);
  }
  return out;
}

TEST(Candidates, ContainEveryPointThatMightStopARow) {
  Random random(63);
  unsigned pressed = 0;
  for (const auto& [rules, table, weights] : weights_games()) {
    for (int round = 0; round < 25; ++round) {
      const Grid grid = sprinkled_grid(random, 8, 8, rules.p == 1 ? 24 : 14);
      if (has_row(grid, 'x', rules.k) || has_row(grid, 'o', rules.k)) continue;
      const LineBoard board(table, grid);
      const auto cells = candidates(board, weights, Colour::black, grid.size());
      ASSERT_FALSE(cells.empty());
      for (const unsigned cell : cells) ASSERT_EQ(grid.cells[cell], '.');
      for (std::size_t i = 1; i < cells.size(); ++i)
        ASSERT_GE(weights.move(board, cells[i - 1], Colour::black),
                  weights.move(board, cells[i], Colour::black));
      const auto stops = stopping_points(grid, 'x', rules);
      for (const unsigned cell : stops)
        ASSERT_TRUE(std::ranges::find(cells, cell) != cells.end()) << text(grid) << ' ' << cell;
      if (stops.empty()) {
        ASSERT_EQ(cells.size(), static_cast<std::size_t>(std::ranges::count(grid.cells, '.')));
      }
      const auto few = candidates(board, weights, Colour::black, 3);
      ASSERT_EQ(few, std::vector(cells.begin(),
                                 cells.begin() + static_cast<std::ptrdiff_t>(
                                                     std::min<std::size_t>(3, cells.size()))));
      pressed += stops.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(pressed, 10U);
}

TEST(TurnSearchScores, ARowThatCanBeCompletedWinsAndSwappedColoursScoreTheSame) {
  Random random(64);
  const auto& game = weights_games()[0];
  unsigned completed = 0;
  for (int round = 0; round < 40; ++round) {
    const Grid grid = sprinkled_grid(random, 8, 8, 26, 5);
    if (has_row(grid, 'x', 5) || has_row(grid, 'o', 5)) continue;
    const auto score = [&](const Grid& of, Colour mover) {
      LineBoard board(game.table, of);
      Budget budget;
      TurnSearch search(board, game.weights, game.rules, budget);
      const int found = search.score(mover, 2, -TurnSearch::won, TurnSearch::won);
      EXPECT_EQ(text(board.grid()), text(of)) << "the board is as before";
      EXPECT_FALSE(search.is_over());
      return found;
    };
    const int black = score(grid, Colour::black);
    ASSERT_EQ(black, score(swapped_grid(grid), Colour::white)) << text(grid);
    if (!completing_points(grid, 'x', 5).empty()) {
      ASSERT_EQ(black, TurnSearch::won - 1);
      ++completed;
    }
  }
  EXPECT_GT(completed, 3U);
}

}  // namespace
}  // namespace zermelo::connect
