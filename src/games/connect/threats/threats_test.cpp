#include "games/connect/threats/threats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/random.h"

namespace zermelo::connect {
namespace {

/// The definition by brute force over letters: every pair of the mover, every pair of the opponent.
class SlowThreats {
 public:
  SlowThreats(const Grid& grid, unsigned k)
      : rows_(static_cast<int>(grid.rows)), columns_(static_cast<int>(grid.columns)) {
    const int last = static_cast<int>(k) - 1;
    for (int r = 0; r < rows_; ++r)
      for (int c = 0; c < columns_; ++c)
        for (const auto& [dr, dc] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
          const int r2 = r + last * dr, c2 = c + last * dc;
          if (r2 >= rows_ || c2 < 0 || c2 >= columns_) continue;
          std::vector<std::size_t> window;
          for (int i = 0; i <= last; ++i)
            window.push_back(static_cast<std::size_t>((r + i * dr) * columns_ + c + i * dc));
          windows_.push_back(window);
        }
  }

  /// The number of turns, or 0 if there is no win within the limit, and the number of first pairs.
  std::pair<unsigned, unsigned> solve(const std::string& cells, char mover, unsigned limit,
                                      bool single = false) {
    if (can_complete(cells, mover)) return {1, 0};
    std::map<unsigned, unsigned> pairs;  // by turns
    each_pair(cells, mover, [&](const std::string& next) {
      const unsigned turns = after_pair(next, mover, limit, single);
      if (turns != 0) ++pairs[turns];
      return true;
    });
    if (pairs.empty()) return {0, 0};
    return {pairs.begin()->first, pairs.begin()->second};
  }

  /// Plays a tree against every pair.
  bool holds(std::string cells, const WinTree& tree, char mover, unsigned turns) const {
    if (tree.points.empty() || turns == 0) return false;
    const char foe = mover == 'x' ? 'o' : 'x';
    for (const unsigned point : tree.points) {
      if (cells[point] != '.') return false;
      cells[point] = mover;
    }
    if (turns == 1 || tree.points.size() == 1) return has_row(cells, mover);
    if (can_complete(cells, foe)) return has_row(cells, mover);
    bool held = true;
    each_pair(cells, foe, [&](const std::string& next) {
      if (can_complete(next, mover) || has_row(cells, mover)) return true;
      const WinTree* then = nullptr;
      for (std::size_t i = 0; i < tree.replies.size() && then == nullptr; ++i)
        if (next[tree.replies[i][0]] == foe && next[tree.replies[i][1]] == foe)
          then = &tree.then[i];
      held = then != nullptr && holds(next, *then, mover, turns - 1);
      return held;
    });
    return held;
  }

 private:
  bool has_row(const std::string& cells, char who) const {
    return std::ranges::any_of(windows_, [&](const auto& window) {
      return std::ranges::all_of(window, [&](std::size_t cell) { return cells[cell] == who; });
    });
  }
  bool can_complete(const std::string& cells, char who) const {
    return std::ranges::any_of(windows_, [&](const auto& window) {
      unsigned voids = 0;
      for (const auto cell : window) {
        if (cells[cell] == '.') ++voids;
        if (cells[cell] != '.' && cells[cell] != who) return false;
      }
      return voids <= 2;
    });
  }
  template <class Visit>
  void each_pair(const std::string& cells, char who, Visit visit) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        if (cells[i] != '.' || cells[j] != '.') continue;
        std::string next = cells;
        next[i] = next[j] = who;
        if (!visit(next)) return;
      }
  }
  /// The number of turns, counted from the pair just placed; 0 if it is not allowed or does not
  /// win.
  unsigned after_pair(const std::string& cells, char mover, unsigned limit, bool single = false) {
    if (limit < 2) return 0;
    const char foe = mover == 'x' ? 'o' : 'x';
    if (can_complete(cells, foe) || !can_complete(cells, mover)) return 0;
    for (std::size_t i = 0; i < cells.size() && !single; ++i) {
      if (cells[i] != '.') continue;
      std::string next = cells;
      next[i] = foe;
      if (!can_complete(next, mover)) return 0;  // one stone is enough
    }
    unsigned longest = 1;
    each_pair(cells, foe, [&](const std::string& next) {
      if (can_complete(next, mover)) return true;  // does not stop all
      const unsigned turns = turns_of(next, mover, limit - 1);
      longest = turns == 0 ? 0 : std::max(longest, turns);
      return longest != 0;
    });
    return longest == 0 ? 0 : longest + 1;
  }
  unsigned turns_of(const std::string& cells, char mover, unsigned limit) {
    const auto key = cells + mover + std::to_string(limit);
    if (const auto known = memory_.find(key); known != memory_.end()) return known->second;
    unsigned best = can_complete(cells, mover) ? 1 : 0;
    if (best == 0) {
      each_pair(cells, mover, [&](const std::string& next) {
        const unsigned turns = after_pair(next, mover, limit);
        if (turns != 0 && (best == 0 || turns < best)) best = turns;
        return best != 2;
      });
    }
    return memory_[key] = best;
  }

  int rows_, columns_;
  std::vector<std::vector<std::size_t>> windows_;
  std::map<std::string, unsigned> memory_;
};

Grid random_grid(Random& random, unsigned rows, unsigned columns, unsigned stones) {
  Grid grid{rows, columns, std::string(std::size_t{rows} * columns, '.')};
  for (unsigned i = 0; i < stones; ++i)
    grid.cells[random.below(grid.size())] = random.below(5) < 3 ? 'x' : 'o';
  return grid;
}

void expect_agreement(Random& random, unsigned rows, unsigned columns, unsigned k, unsigned stones,
                      unsigned limit, unsigned rounds, std::map<unsigned, unsigned>& seen) {
  for (unsigned round = 0; round < rounds; ++round) {
    const Grid grid = random_grid(random, rows, columns, stones);
    const auto [turns, pairs] = SlowThreats(grid, k).solve(grid.cells, 'x', limit);
    Budget budget;
    const auto answer = solve_threats(grid, k, Colour::black, limit, budget);
    ASSERT_EQ(answer.result == ThreatResult::win, turns != 0) << text(grid);
    ASSERT_EQ(answer.win.turns, turns) << text(grid);
    ASSERT_EQ(answer.win.first_moves, pairs) << text(grid);
    if (turns != 0) {
      ASSERT_EQ(answer.win.line.size(), 2 * turns - 1) << text(grid);
    }
    ++seen[turns];
  }
}

TEST(Threats, AgreeWithBruteForceOnSmallBoards) {
  Random random(11);
  std::map<unsigned, unsigned> seen;
  expect_agreement(random, 6, 6, 6, 14, 3, 20, seen);
  expect_agreement(random, 5, 5, 5, 7, 3, 40, seen);
  expect_agreement(random, 4, 7, 5, 9, 3, 20, seen);
  expect_agreement(random, 1, 14, 6, 5, 3, 20, seen);
  for (const unsigned turns : {0U, 1U, 2U}) EXPECT_GT(seen[turns], 2U) << turns;
}

// Wins in three and four turns are rare on small boards; these were found by random search.
TEST(Threats, LongerWinsAgreeWithBruteForce) {
  struct Case {
    unsigned k, turns;
    const char* board;
  };
  for (const auto& [k, expected, board] : {
           Case{6, 3, "x...x...x/........./.o.x....o/xx...x.../x.....oo./.o.....x."},
           Case{6, 3, "x.x.x../.x...../x..o.x./..x..x./......./x....../......."},
           Case{6, 3, "...x.x.x/......../.x....x./.xx...../..x.x.../x......."},
           Case{5, 3, "..x.../x...../x.x.../o.o.../....../.ox..x/x..o.."},
           Case{5, 3, ".o..oo/.x...o/...x../oxoxx./....../......"},
           Case{5, 3, "x......./......../...x..../oox....o/......x."},
           Case{5, 3, ".x..../....../ox..ox/..ox../..o..x"},
           Case{5, 4, ".ox..../.....o./......./.....x./o...o../.x..x.x"},
           Case{5, 4, "....../..oo.x/....../....../x....x/..x.../......"},
       }) {
    const Grid grid = read_grid(board);
    const auto [turns, pairs] = SlowThreats(grid, k).solve(grid.cells, 'x', expected);
    Budget budget;
    const auto answer = solve_threats(grid, k, Colour::black, 4, budget, {false, true});
    EXPECT_EQ(turns, expected) << board;
    EXPECT_TRUE(SlowThreats(grid, k).holds(grid.cells, answer.win.tree, 'x', expected)) << board;
    EXPECT_EQ(answer.win.turns, expected) << board;
    EXPECT_EQ(answer.win.first_moves, pairs) << board;
    EXPECT_EQ(answer.win.line.size(), 2 * expected - 1) << board;
  }
}

/// Compares wins whose first turn may make a single threat with brute force.
void expect_single_agreement(const Grid& grid, unsigned k, unsigned limit) {
  SlowThreats slow(grid, k);
  const auto [turns, pairs] = slow.solve(grid.cells, 'x', limit, true);
  Budget budget;
  const auto answer = solve_threats(grid, k, Colour::black, limit, budget, {true, true});
  ASSERT_EQ(answer.win.turns, turns) << text(grid);
  ASSERT_EQ(answer.win.first_moves, pairs) << text(grid);
  const bool holds = turns == 0 || slow.holds(grid.cells, answer.win.tree, 'x', turns);
  ASSERT_TRUE(holds) << text(grid);
}

TEST(Threats, AFirstTurnMayMakeOneThreatIfThatIsAllowed) {
  Random random(3);
  for (unsigned round = 0; round < 60; ++round)
    expect_single_agreement(random_grid(random, 4, 4, 5), 4, 3);
  const Grid grid = read_grid("..x../x..../...../...x./.x..o/..xo.");
  expect_single_agreement(grid, 5, 3);
  Budget budget;
  EXPECT_EQ(solve_threats(grid, 5, Colour::black, 3, budget).result, ThreatResult::none);
  EXPECT_EQ(solve_threats(grid, 5, Colour::black, 3, budget, {true, false}).win.turns, 3U);
}

TEST(Threats, TheSideToMoveAndTheLimitCount) {
  const Grid grid =
      read_grid("......../..oooo../......../......../..x...../..x.x.../......../........");
  Budget budget;
  const auto white = solve_threats(grid, 6, Colour::white, 4, budget);
  EXPECT_EQ(white.win.turns, 1U);
  EXPECT_EQ(white.win.line.size(), 1U);
  EXPECT_EQ(solve_threats(grid, 6, Colour::black, 4, budget).result, ThreatResult::none);
  const Grid longer = read_grid("...x.x.x/......../.x....x./.xx...../..x.x.../x.......");
  EXPECT_EQ(solve_threats(longer, 6, Colour::black, 2, budget).result, ThreatResult::none);
  Limits limits;
  limits.nodes = 1;
  Budget spent(limits);
  EXPECT_EQ(solve_threats(longer, 6, Colour::black, 4, spent).result, ThreatResult::unknown);
}

}  // namespace
}  // namespace zermelo::connect
