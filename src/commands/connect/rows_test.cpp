#include "games/connect/board/rows.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "commands/connect/commands.h"
#include "games/connect/exact/attack.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

using testing::answer_of;
using testing::said;

/// Whether some stone of a colour stands in a row that wins, by walking from every stone.
bool stands_in_row(const Grid& grid, char who, unsigned k, bool exactly) {
  for (unsigned cell = 0; cell < grid.size(); ++cell)
    if (grid.cells[cell] == who && makes_row(grid, cell, who, k, exactly)) return true;
  return false;
}

TEST(WonRows, AreFoundAsByWalkingFromEveryStone) {
  Random random(91);
  unsigned won = 0, both = 0;
  for (int round = 0; round < 600; ++round) {
    const unsigned k = 2 + random.below(3);
    const bool exactly = random.below(2) == 0;
    const Grid grid =
        sprinkled_grid(random, 1 + random.below(6), 1 + random.below(6), random.below(30));
    const bool black = stands_in_row(grid, 'x', k, exactly),
               white = stands_in_row(grid, 'o', k, exactly);
    if (black && white) {
      EXPECT_THROW(row_won_already(grid, k, exactly), Error) << text(grid);
      ++both;
      continue;
    }
    const auto row = row_won_already(grid, k, exactly);
    ASSERT_EQ(row.has_value(), black || white) << text(grid) << ' ' << k;
    if (!row) continue;
    ++won;
    EXPECT_EQ(row->colour, black ? Colour::black : Colour::white);
    EXPECT_TRUE(exactly ? row->cells.size() == k : row->cells.size() >= k);
    for (const unsigned cell : row->cells) EXPECT_EQ(grid.cells[cell], letter(row->colour));
  }
  EXPECT_GT(won, 50U);
  EXPECT_GT(both, 20U);
}

TEST(WonRows, TheFewestPointsCompleteARow) {
  Random random(92);
  unsigned found = 0;
  for (int round = 0; round < 300; ++round) {
    const unsigned k = 3 + random.below(2), most = 1 + random.below(2);
    Grid grid = sprinkled_grid(random, 5, 5, 9);
    if (stands_in_row(grid, 'x', k, false)) continue;
    const auto points = points_to_complete(grid, Colour::black, k, most);
    const bool by_one = !completing_points(grid, 'x', k).empty();
    ASSERT_LE(points.size(), most);
    ASSERT_EQ(points.size() == 1, by_one) << text(grid);
    if (points.empty()) continue;
    for (const unsigned cell : points) grid = with_stone(grid, cell, 'x');
    ASSERT_TRUE(stands_in_row(grid, 'x', k, false)) << text(grid);
    ++found;
  }
  EXPECT_GT(found, 100U);
}

struct WonCase {
  const char *rules, *board, *to_move, *result, *winner;
  std::vector<std::pair<std::string, std::string>> more;
};

/// Every method says that the side with a row has won, no matter which side is to move.
TEST(WonBoards, TheWinnerIsNamed) {
  const std::pair<std::string, std::string> threats{"threats", ""};
  for (const WonCase& each : {
           WonCase{"gomoku", "ooooo..../xxx......", "x", "\"none\"", "\"o\"", {threats}},
           {"gomoku", "ooooo..../xxx......", "o", "\"win\"", "\"o\"", {threats}},
           {"gomoku", "ooooo..../xxx......", "x", "\"none\"", "\"o\"", {threats, {"by", "vct"}}},
           {"gomoku", "oooooo.../xxx......", "x", "\"none\"", "\"o\"", {threats}},
           {"connect6", "xxxxxx./ooooo..", "o", "\"none\"", "\"x\"", {threats}},
           {"connect6", "xxxxxx./ooooo..", "x", "\"win\"", "\"x\"", {threats, {"by", "single"}}},
           {"gomoku", "xxxxx.o", "o", "\"none\"", "\"x\"", {threats, {"exactly", ""}}},
           {"3,3,3,1,1", "xxx/oo./...", "o", "\"first\"", "\"x\"", {}},
           {"3,3,3,1,1", "x.x/ooo/..x", "x", "\"second\"", "\"o\"", {}},
           {"3,3,2,2,1", "x../.x./o..", "o", "\"first\"", "\"x\"", {}},
       }) {
    SCOPED_TRACE(each.board);
    auto given = each.more;
    given.emplace_back("rules", each.rules);
    given.emplace_back("to-move", each.to_move);
    const Answer answer = answer_of(solve_command(), each.board, given);
    EXPECT_EQ(answer.status, Status::answered);
    EXPECT_EQ(said(answer, "result"), each.result);
    EXPECT_EQ(said(answer, "won_already"), each.winner);
    EXPECT_EQ(said(answer, "exact"), "true");
    const std::string words = to_text(answer.text, false);
    EXPECT_TRUE(words.starts_with(std::string(1, each.winner[1]) + " has won already")) << words;
  }
}

TEST(WonBoards, ALongerRowHasNotWonIfExactlyKAreNeeded) {
  const Answer answer = answer_of(solve_command(), "xxxxxx./oooo...",
                                  {{"rules", "gomoku"}, {"threats", ""}, {"exactly", ""}});
  EXPECT_EQ(said(answer, "won_already"), "null");
  EXPECT_EQ(said(answer, "result"), "\"none\"");
}

TEST(WonBoards, ABoardWithRowsOfBothSidesIsRefused) {
  for (const std::vector<std::pair<std::string, std::string>>& given :
       {std::vector<std::pair<std::string, std::string>>{{"rules", "3,3,3,1,1"}},
        {{"rules", "3,3,3,1,1"}, {"threats", ""}},
        {{"rules", "3,3,3,2,1"}, {"threats", ""}}}) {
    EXPECT_EQ(testing::complaint_of([&] { answer_of(solve_command(), "xxx/ooo/...", given); }),
              "connect: x has 3 in a row from 0,0 and o has 3 from 1,0; expected a board where at "
              "most one side has won");
  }
}

/// Eight rows that must all be hit, with seven stones: 7^7 ways that all fail.
TEST(HittingSets, AreNotTriedForEver) {
  const Attack rules({8, 8, 8, 7, 1});
  const Grid grid =
      read_grid("x......./..x...../....x.../......x./.x....../...x..../.....x../.......x");
  const auto p = rules.position(grid, Colour::black, Colour::white, 7);
  EXPECT_TRUE(!p.winner || *p.winner == Side::left);
  EXPECT_FALSE(rules.moves(p, Side::right).size() == 0 && !p.winner);
}

}  // namespace
}  // namespace zermelo::connect
