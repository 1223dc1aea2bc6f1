#include "games/connect/exact/exact.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>

#include "base/error.h"
#include "base/random.h"

namespace zermelo::connect {
namespace {

/// Plain minimax over letters, a stone at a time; the results of all positions are kept.
class SlowGame {
 public:
  explicit SlowGame(const GameRules& rules) : rules_(rules) {}

  /// 1 Black wins, -1 White, 0 a draw.
  int value(const std::string& cells, char mover, unsigned left) {
    if (cells.find('.') == std::string::npos) return 0;
    if (left == 0) return value(cells, mover == 'x' ? 'o' : 'x', rules_.p);
    const std::string key = cells + mover + std::to_string(left);
    if (const auto known = memory_.find(key); known != memory_.end()) return known->second;
    const int sign = mover == 'x' ? 1 : -1;
    int best = -1;
    for (std::size_t i = 0; i < cells.size() && best < 1; ++i) {
      if (cells[i] != '.') continue;
      std::string next = cells;
      next[i] = mover;
      best = std::max(best, row_through(next, i) ? 1 : sign * value(next, mover, left - 1));
    }
    return memory_[key] = sign * best;
  }

  bool has_row(const std::string& cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (cells[i] != '.' && row_through(cells, i)) return true;
    return false;
  }

 private:
  bool row_through(const std::string& cells, std::size_t at) const {
    const int row = static_cast<int>(at / rules_.columns),
              column = static_cast<int>(at % rules_.columns);
    const auto run = [&](int dr, int dc) {
      unsigned count = 0;
      int r = row + dr, c = column + dc;
      while (r >= 0 && c >= 0 && r < static_cast<int>(rules_.rows) &&
             c < static_cast<int>(rules_.columns) &&
             cells[static_cast<std::size_t>(r) * rules_.columns + static_cast<std::size_t>(c)] ==
                 cells[at]) {
        ++count;
        r += dr, c += dc;
      }
      return count;
    };
    return 1 + run(0, 1) + run(0, -1) >= rules_.k || 1 + run(1, 0) + run(-1, 0) >= rules_.k ||
           1 + run(1, 1) + run(-1, -1) >= rules_.k || 1 + run(1, -1) + run(-1, 1) >= rules_.k;
  }

  GameRules rules_;
  std::unordered_map<std::string, int> memory_;
};

int as_number(Ending ending) {
  return ending == Ending::first ? 1 : ending == Ending::second ? -1 : 0;
}

int fast(const Question& question) {
  Budget budget;
  return as_number(solve_exactly(question, std::size_t{1} << 22, budget).value());
}

TEST(SmallGames, AgreeWithMinimaxFromTheEmptyBoard) {
  unsigned games = 0;
  for (unsigned m = 1; m <= 4; ++m)
    for (unsigned n = m; m * n <= 9; ++n)
      for (unsigned k = 1; k <= n + 1 && k <= 5; ++k)
        for (unsigned p = 1; p <= 3; ++p)
          for (unsigned q = 1; q <= 3; ++q) {
            const GameRules rules{m, n, k, p, q};
            const std::string empty(std::size_t{m} * n, '.');
            ASSERT_EQ(fast(empty_board(rules)), SlowGame(rules).value(empty, 'x', q))
                << text(rules);
            ++games;
          }
  EXPECT_GT(games, 400U);
}

TEST(SmallGames, AgreeWithMinimaxFromRandomPositions) {
  Random random(5);
  for (const GameRules rules : {GameRules{3, 4, 3, 1, 1},
                                {4, 4, 3, 2, 1},
                                {4, 4, 4, 2, 2},
                                {3, 5, 4, 2, 1},
                                {4, 4, 4, 1, 1},
                                {4, 5, 4, 3, 1}}) {
    SlowGame slow(rules);
    for (int round = 0; round < 60; ++round) {
      Question question = empty_board(rules);
      for (char& cell : question.grid.cells) {
        const auto draw = random.below(5);
        cell = draw < 2 ? 'x' : draw < 4 ? 'o' : '.';
      }
      for (unsigned i = 0; i < 5; ++i)
        question.grid.cells[random.below(question.grid.size())] = '.';
      if (slow.has_row(question.grid.cells)) continue;  // the game is over
      question.to_move = random.below(2) == 0 ? Colour::black : Colour::white;
      question.stones = 1 + random.below(rules.p);
      ASSERT_EQ(fast(question),
                slow.value(question.grid.cells, letter(question.to_move), question.stones))
          << text(rules) << ' ' << text(question.grid) << ' ' << letter(question.to_move)
          << question.stones;
    }
  }
}

/// The turn in the answer wins: minimax says so, or it completes a row.
TEST(SmallGames, TheTurnInTheAnswerWins) {
  Random random(6);
  unsigned wins = 0;
  for (const GameRules rules : {GameRules{3, 4, 3, 1, 1},
                                {4, 4, 3, 2, 1},
                                {4, 4, 4, 2, 2},
                                {3, 5, 4, 3, 1},
                                {4, 4, 3, 1, 1}}) {
    SlowGame slow(rules);
    for (int round = 0; round < 60; ++round) {
      Question question = empty_board(rules);
      for (char& cell : question.grid.cells) cell = "xo.."[random.below(4)];
      for (unsigned i = 0; i < 4; ++i)
        question.grid.cells[random.below(question.grid.size())] = '.';
      if (slow.has_row(question.grid.cells)) continue;
      question.to_move = random.below(2) == 0 ? Colour::black : Colour::white;
      question.stones = 1 + random.below(rules.p);
      const char mover = letter(question.to_move);
      const int sign = mover == 'x' ? 1 : -1;
      Budget budget;
      const Solved solved = solve_game(question, std::size_t{1} << 22, budget);
      const bool won = solved.ending && as_number(*solved.ending) == sign;
      ASSERT_EQ(won, !solved.turn.empty()) << text(question.grid);
      ASSERT_LE(solved.turn.size(), question.stones);
      std::string cells = question.grid.cells;
      for (const unsigned cell : solved.turn) {
        ASSERT_EQ(cells[cell], '.') << text(question.grid);
        cells[cell] = mover;
      }
      if (!won) continue;
      ++wins;
      const auto left = question.stones - static_cast<unsigned>(solved.turn.size());
      ASSERT_TRUE(slow.has_row(cells) || slow.value(cells, mover, left) == sign)
          << text(rules) << ' ' << text(question.grid) << ' ' << mover;
    }
  }
  EXPECT_GT(wins, 80U);
}

/// Under every budget an ending in the answer is right, and a missing turn is marked as such.
TEST(SmallGames, EveryBudgetGivesTheTruthOrAPartOfIt) {
  const Question question = empty_board({4, 4, 3, 2, 2});
  Budget endless;
  const Solved truth = solve_game(question, std::size_t{1} << 22, endless);
  ASSERT_EQ(truth.turn.size(), 2U);
  unsigned known = 0;
  for (std::uint64_t nodes = 0; nodes <= endless.nodes() + 1; ++nodes) {
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    const Solved found = solve_game(question, std::size_t{1} << 22, budget);
    if (!found.ending) continue;
    ++known;
    ASSERT_EQ(*found.ending, *truth.ending);
    ASSERT_EQ(found.is_cut, found.turn.empty()) << nodes;
  }
  EXPECT_GT(known, 0U);
}

TEST(SmallGames, KnownResults) {
  const auto ending = [](const char* rules) {
    Budget budget;
    return name(
        solve_exactly(empty_board(read_rules(rules)), std::size_t{1} << 26, budget).value());
  };
  EXPECT_EQ(ending("3,3,3,1,1"), "draw");
  EXPECT_EQ(ending("3,4,3,1,1"), "first");
  EXPECT_EQ(ending("4,4,4,1,1"), "draw");
  EXPECT_EQ(ending("4,4,4,2,1"), "draw");
  EXPECT_EQ(ending("6,6,4,2,1"), "second");
  EXPECT_EQ(ending("8,8,8,1,1"), "draw");
}

TEST(SmallGames, ASpentBudgetIsNoAnswer) {
  Limits limits;
  limits.nodes = 100;
  Budget budget(limits);
  EXPECT_FALSE(
      solve_exactly(empty_board({5, 5, 4, 1, 1}), std::size_t{1} << 22, budget).has_value());
}

TEST(Rules, AreReadAndWritten) {
  EXPECT_EQ(text(read_rules("3,4,5,6,7")), "3,4,5,6,7");
  EXPECT_EQ(text(read_rules("connect6")), "19,19,6,2,1");
  for (const char* bad : {"", "3,3,3,1", "3,3,3,1,1,1", "0,3,3,1,1", "33,3,3,1,1", "3,3,0,1,1",
                          "3,3,3,1,x", "renju", "3, 3,3,1,1"})
    EXPECT_THROW(read_rules(bad), Error) << bad;
}

}  // namespace
}  // namespace zermelo::connect
