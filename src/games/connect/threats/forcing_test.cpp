#include "games/connect/threats/forcing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "base/random.h"

namespace zermelo::connect {
namespace {

/// The definitions by brute force over letters: every move and every reply; only results are kept.
class SlowForcing {
 public:
  SlowForcing(const Grid& grid, const ForcingRules& rules)
      : rows_(static_cast<int>(grid.rows)),
        columns_(static_cast<int>(grid.columns)),
        rules_(rules) {}

  /// Whether a stone of `who` on a cell makes a row that counts.
  bool completes(const std::string& cells, std::size_t cell, char who) const {
    const int r = static_cast<int>(cell) / columns_, c = static_cast<int>(cell) % columns_;
    for (const auto& [dr, dc] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
      unsigned row = 1;
      for (const int way : {1, -1})
        for (int i = 1; at(cells, r + way * i * dr, c + way * i * dc) == who; ++i) ++row;
      if (rules_.exactly ? row == rules_.k : row >= rules_.k) return true;
    }
    return false;
  }
  bool can_complete(const std::string& cells, char who) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (cells[i] == '.' && completes(cells, i, who)) return true;
    return false;
  }

  /// Whether there is a win by fours within `turns` turns, or by fours and threes if `reach` is not
  /// 0.
  bool wins(const std::string& cells, char mover, unsigned turns, unsigned reach) {
    if (turns == 0) return false;
    if (can_complete(cells, mover)) return true;
    const std::string key = cells + mover + std::to_string(turns) + ' ' + std::to_string(reach);
    if (const auto known = memory_.find(key); known != memory_.end()) return known->second;
    bool won = false;
    for (std::size_t i = 0; i < cells.size() && !won; ++i)
      won = cells[i] == '.' && wins_by(cells, i, mover, turns, reach);
    return memory_[key] = won;
  }
  bool wins_by(std::string cells, std::size_t move, char mover, unsigned turns, unsigned reach) {
    const char foe = mover == 'x' ? 'o' : 'x';
    cells[move] = mover;
    if (turns < 2 || can_complete(cells, foe)) return false;
    const bool four = can_complete(cells, mover);
    if (!four && (reach == 0 || !wins(cells, mover, std::min(reach, turns - 1), 0))) return false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i] != '.') continue;
      std::string next = cells;
      next[i] = foe;
      if (!wins(next, mover, turns - 1, reach)) return false;
    }
    return true;
  }

  /// Plays a tree against every reply.
  bool holds(std::string cells, const WinTree& tree, char mover, unsigned turns) const {
    if (tree.points.size() != 1 || turns == 0) return false;
    const std::size_t move = tree.points[0];
    if (cells[move] != '.') return false;
    if (completes(cells, move, mover)) return true;
    const char foe = mover == 'x' ? 'o' : 'x';
    cells[move] = mover;
    if (can_complete(cells, foe)) return false;
    for (unsigned i = 0; i < cells.size(); ++i) {
      if (cells[i] != '.') continue;
      std::string next = cells;
      next[i] = foe;
      const WinTree* then = after(tree, i);
      if (then == nullptr ? !can_complete(next, mover) : !holds(next, *then, mover, turns - 1))
        return false;
    }
    return true;
  }

 private:
  static const WinTree* after(const WinTree& tree, unsigned reply) {
    const auto find = [&](const std::vector<unsigned>& points) -> const WinTree* {
      const auto found = std::ranges::find(tree.replies, points);
      return found == tree.replies.end()
                 ? nullptr
                 : &tree.then[static_cast<std::size_t>(found - tree.replies.begin())];
    };
    const WinTree* named = find({reply});
    return named != nullptr ? named : find({});
  }
  char at(const std::string& cells, int r, int c) const {
    if (r < 0 || r >= rows_ || c < 0 || c >= columns_) return ' ';
    return cells[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns_) +
                 static_cast<std::size_t>(c)];
  }

  int rows_, columns_;
  ForcingRules rules_;
  std::map<std::string, bool> memory_;
};

/// Compares the answer for one board with brute force; returns the number of turns, or 0.
unsigned compare(const Grid& grid, const ForcingRules& rules, unsigned limit) {
  SlowForcing slow(grid, rules);
  unsigned turns = 1;
  while (turns <= limit && !slow.wins(grid.cells, 'x', turns, rules.reach)) ++turns;
  std::uint64_t moves = 0;
  for (std::size_t i = 0; i < grid.cells.size() && turns > 1 && turns <= limit; ++i)
    if (grid.cells[i] == '.' && slow.wins_by(grid.cells, i, 'x', turns, rules.reach)) ++moves;
  Budget budget;
  const auto answer = solve_forcing(grid, rules, Colour::black, limit, true, budget);
  EXPECT_EQ(answer.result == ThreatResult::win, turns <= limit) << text(grid);
  if (turns > limit) return 0;
  EXPECT_EQ(answer.win.turns, turns) << text(grid);
  EXPECT_EQ(answer.win.first_moves, moves) << text(grid);
  EXPECT_EQ(answer.win.line.size(), 2 * turns - 1) << text(grid);
  EXPECT_TRUE(slow.holds(grid.cells, answer.win.tree, 'x', turns)) << text(grid);
  return turns;
}

Grid random_grid(Random& random, unsigned rows, unsigned columns, unsigned stones,
                 unsigned x_of_8) {
  Grid grid{rows, columns, std::string(std::size_t{rows} * columns, '.')};
  for (unsigned i = 0; i < stones; ++i)
    grid.cells[random.below(grid.size())] = random.below(8) < x_of_8 ? 'x' : 'o';
  return grid;
}

TEST(Forcing, AgreesWithBruteForceOnSmallBoards) {
  struct Case {
    unsigned rows, columns, stones, x_of_8;
    ForcingRules rules;
    unsigned limit, rounds;
  };
  std::map<unsigned, unsigned> seen;
  Random random(5);
  for (const Case& each :
       {Case{5, 5, 9, 4, {4, false, 0}, 5, 30}, Case{5, 5, 9, 3, {4, false, 2}, 4, 25},
        Case{5, 5, 10, 3, {4, true, 2}, 4, 25}, Case{4, 6, 9, 4, {4, false, 3}, 4, 15},
        Case{6, 6, 17, 5, {5, true, 0}, 5, 20}, Case{6, 6, 17, 5, {5, false, 2}, 4, 10}}) {
    for (unsigned round = 0; round < each.rounds; ++round) {
      const Grid grid = random_grid(random, each.rows, each.columns, each.stones, each.x_of_8);
      ++seen[compare(grid, each.rules, each.limit)];
      if (HasFailure()) return;
    }
  }
  for (const unsigned turns : {0U, 1U, 2U, 3U}) EXPECT_GT(seen[turns], 3U) << turns;
}

TEST(Forcing, ALongerRowWinsOnlyIfTheRulesSaySo) {
  const Grid grid = read_grid("........./.xxx.xx../.........");
  Budget budget;
  const auto free = solve_forcing(grid, {5, false, 0}, Colour::black, 1, false, budget);
  EXPECT_EQ(free.result, ThreatResult::win);
  const auto exactly = solve_forcing(grid, {5, true, 0}, Colour::black, 1, false, budget);
  EXPECT_EQ(exactly.result, ThreatResult::none);
}

TEST(Forcing, TwoThreesCrossAndFourFollowsFour) {
  // Two pairs that meet: a stone on the crossing makes two threes.
  const Grid threes = read_grid(
      "........./........./........./...xx..../.....x.../.....x.../........./........./.........");
  Budget budget;
  const auto by_fours = solve_forcing(threes, {5, false, 0}, Colour::black, 20, false, budget);
  EXPECT_EQ(by_fours.result, ThreatResult::none);
  const auto by_threes = solve_forcing(threes, {5, false, 2}, Colour::black, 8, true, budget);
  ASSERT_EQ(by_threes.result, ThreatResult::win);
  EXPECT_TRUE(SlowForcing(threes, {5, false, 2})
                  .holds(threes.cells, by_threes.win.tree, 'x', by_threes.win.turns));
}

TEST(Forcing, ASpentBudgetGivesNoAnswer) {
  const Grid grid = read_grid("......./..xx.../....x../....x../......./.......");
  Limits limits;
  limits.nodes = 2;
  Budget budget(limits);
  const auto answer = solve_forcing(grid, {5, false, 2}, Colour::black, 8, true, budget);
  EXPECT_EQ(answer.result, ThreatResult::unknown);
}

}  // namespace
}  // namespace zermelo::connect
