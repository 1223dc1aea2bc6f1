// A user's own game against the engines: rows of Clobber written as strings.

#include <gtest/gtest.h>
#include <zermelo/zermelo.h>

#include <string>
#include <vector>

#include "tests/complaint.h"

namespace zermelo {
namespace {

struct StringClobber {
  using Position = std::string;
  static std::vector<std::string> after(const std::string& row, char own, char other) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < row.size(); ++i) {
      for (const std::size_t to : {i + 1, i - 1}) {
        if (row[i] != own || to >= row.size() || row[to] != other) continue;
        out.push_back(row);
        out.back()[to] = own;
        out.back()[i] = '.';
      }
    }
    return out;
  }
  std::vector<std::string> left(const std::string& row) const { return after(row, 'B', 'W'); }
  std::vector<std::string> right(const std::string& row) const { return after(row, 'W', 'B'); }
};

/// Heaps of any size, one taken at a time: plays as long as the heap.
struct LongGame {
  using Position = unsigned;
  std::vector<unsigned> left(unsigned n) const { return after(n); }
  std::vector<unsigned> right(unsigned n) const { return after(n); }
  static std::vector<unsigned> after(unsigned n) {
    return n > 0 ? std::vector<unsigned>{n - 1} : std::vector<unsigned>{};
  }
};

struct BackAndForth {
  using Position = int;
  std::vector<int> left(int p) const { return {1 - p}; }
  std::vector<int> right(int) const { return {}; }
};

TEST(LibraryGame, ValuesAndWinnersAreThoseOfTheEngine) {
  Values values;
  const StringClobber game;
  GameEvaluator<StringClobber> evaluator(game, values);
  for (const std::string row : {"BBW", "BWBWBW", "BBWBBW", "WWBWB.BW", "BWWBWBBW", "BBBB", ""}) {
    const auto g = evaluator.value(row);
    ASSERT_TRUE(g) << row;
    const auto solved = game_solution(game, row);
    EXPECT_EQ(solved.outcome(), g->outcome()) << row;
    if (row.empty()) continue;
    EXPECT_EQ(*g, *clobber_position(row).value(values)) << row;
    if (solved.left_move) {
      EXPECT_EQ(game_solution(game, *solved.left_move).right_first, Result::loss);
    }
    if (solved.right_move) {
      EXPECT_EQ(game_solution(game, *solved.right_move).left_first, Result::loss);
    }
  }
  EXPECT_GT(evaluator.positions(), 20U);
}

TEST(LibraryGame, APlayMayBeLong) {
  Values values;
  EXPECT_EQ(game_value(LongGame{}, 100'000U, values)->text(), "0");
  EXPECT_EQ(game_value(LongGame{}, 100'001U, values)->text(), "*");
  EXPECT_EQ(game_solution(LongGame{}, 100'001U).outcome(), OutcomeClass::next);
}

TEST(LibraryGame, ALoopIsAnError) {
  Values values;
  EXPECT_EQ(testing::complaint_of([&] { game_value(BackAndForth{}, 0, values); }),
            "game: a position can be reached from itself, and only games in which every play ends "
            "have a value: 0 -Left-> 1 -Left-> 0");
}

/// Values found before the limit stay known, so that the same question is answered in the end.
TEST(LibraryGame, ASpentBudgetIsNotKnownAndTheNextQuestionGoesOn) {
  Values values;
  const StringClobber game;
  GameEvaluator<StringClobber> evaluator(game, values);
  const std::string row = "BWBWBWBWBW";
  Limits little;
  little.nodes = 100;
  Trouble why;
  EXPECT_EQ(evaluator.value(row, little, &why), std::nullopt);
  EXPECT_FALSE(why.empty());
  unsigned rounds = 1;
  while (!evaluator.value(row, little)) ++rounds;
  EXPECT_GT(rounds, 1U);
  EXPECT_EQ(*evaluator.value(row), *clobber_position(row).value(values));
  std::atomic<bool> stop = true;
  Limits stopped;
  stopped.stop = &stop;
  EXPECT_EQ(game_solution(game, row, stopped).outcome(), std::nullopt);
}

}  // namespace
}  // namespace zermelo
