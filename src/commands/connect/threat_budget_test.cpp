// Threat searches under every budget: a limited answer never contradicts the unlimited one.

#include <gtest/gtest.h>

#include "commands/connect/commands.h"
#include "games/connect/threats/forcing.h"
#include "tests/heard.h"
#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

using Cut = ThreatWin::Cut;

/// A board and a way to look for a win on it.
struct SweptCase {
  const char* board;
  unsigned k, turns;
  int by;  // 0 double, 1 single, 2 fours, 3 fours and threes
};

constexpr SweptCase swept_cases[] = {
    {"...x.x.x/......../.x....x./.xx...../..x.x.../x.......", 6, 4, 0},
    {"....../..x.../....../.xo.../......", 4, 4, 0},
    {"..x../x..../...../...x./.x..o/..xo.", 5, 3, 1},
    {"..x../x..../...../...x./.x..o/..xo.", 5, 3, 0},
    {".xxxx.", 6, 4, 0},
    {"........./.x......./..x..o.../...x.x.../....x..../...o....o/.........", 5, 20, 2},
    {"oxxx....../........../...x....../..x......./.x........", 5, 20, 2},
    {"xxxx.o./.......", 5, 5, 2},
    {"......./..xx.../....x../....x../......./.......", 5, 6, 3},
    {"......./.xx..../.......", 5, 4, 3},
    // In these two the budget may end when the table has forgotten the winning move of the line.
    {"........../.....x..../...x..x.../...x.o..../....x.x.../...xx.....", 5, 8, 3},
    {"........./....x..../......x../..xo...../.....xo../..x.x.x../.........", 5, 8, 2}};

ThreatAnswer solve_swept(const SweptCase& each, Budget& budget, bool tree) {
  const Grid grid = read_grid(each.board);
  if (each.by < 2)
    return solve_threats(grid, each.k, Colour::black, each.turns, budget, {each.by == 1, tree});
  return solve_forcing(grid, {each.k, false, each.by == 3 ? 2U : 0U}, Colour::black, each.turns,
                       tree, budget);
}

/// Whether the points of a line can be played one after another.
bool is_playable(Grid grid, const std::vector<std::vector<unsigned>>& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (const unsigned cell : line[i]) {
      if (cell >= grid.size() || grid.cells[cell] != '.') return false;
      grid.cells[cell] = i % 2 == 0 ? 'x' : 'o';
    }
  }
  return true;
}

/// Compares an answer within a budget with the one without a limit.
void expect_no_more_than_the_truth(const SweptCase& each, const ThreatAnswer& found,
                                   const ThreatAnswer& truth) {
  if (found.result == ThreatResult::unknown) return;
  ASSERT_EQ(found.result, truth.result);
  if (found.result == ThreatResult::none) return;
  ASSERT_EQ(found.win.turns, truth.win.turns);
  if (found.win.cut != Cut::first_moves) {
    ASSERT_EQ(found.win.first_moves, truth.win.first_moves);
  }
  ASSERT_TRUE(is_playable(read_grid(each.board), found.win.line));
  if (found.win.cut == Cut::nothing) {
    ASSERT_EQ(found.win.line, truth.win.line);
    ASSERT_EQ(found.win.tree.points, truth.win.tree.points);
  } else {
    ASSERT_TRUE(found.win.tree.points.empty());
    ASSERT_LE(found.win.line.size(), truth.win.line.size());
  }
}

TEST(ThreatBudget, EveryBudgetGivesTheTruthOrAPartOfIt) {
  unsigned cut_lines = 0, cut_counts = 0, unknown = 0;
  for (const SweptCase& each : swept_cases) {
    for (const bool tree : {false, true}) {
      SCOPED_TRACE(std::string(each.board) + (tree ? " with its tree" : ""));
      Budget endless;
      const ThreatAnswer truth = solve_swept(each, endless, tree);
      const std::uint64_t whole = endless.nodes();
      for (std::uint64_t nodes = 0; nodes <= whole + 1; nodes += nodes < 120 ? 1 : 1 + whole / 25) {
        Limits limits;
        limits.nodes = nodes;
        Budget budget(limits);
        const ThreatAnswer found = solve_swept(each, budget, tree);
        ASSERT_NO_FATAL_FAILURE(expect_no_more_than_the_truth(each, found, truth)) << nodes;
        if (nodes >= whole) {
          ASSERT_EQ(found.result, truth.result) << nodes;
        }
        unknown += found.result == ThreatResult::unknown ? 1 : 0;
        cut_lines += found.win.cut == Cut::line ? 1 : 0;
        cut_counts += found.win.cut == Cut::first_moves ? 1 : 0;
      }
    }
  }
  EXPECT_GT(unknown, 100U);
  EXPECT_GT(cut_lines, 10U);
  EXPECT_GT(cut_counts, 100U);
}

/// In the command a win whose line is cut is marked as such, and is not called exact.
TEST(ThreatBudget, ACutWinIsNotCalledExact) {
  const SweptCase& each = swept_cases[8];
  unsigned cut = 0;
  for (unsigned nodes = 1; nodes < 120; ++nodes) {
    const Answer answer = testing::answer_of(solve_command(), each.board,
                                             {{"rules", "gomoku"},
                                              {"threats", ""},
                                              {"by", "vct"},
                                              {"tree", ""},
                                              {"nodes", std::to_string(nodes)}});
    const bool is_cut = testing::said(answer, "cut") == "true";
    const bool known = testing::said(answer, "result") != "null";
    const bool whole = known && !is_cut;
    ASSERT_EQ(testing::said(answer, "exact"), whole ? "true" : "false") << nodes;
    ASSERT_EQ(answer.status, whole ? Status::answered : Status::unknown) << nodes;
    ASSERT_EQ(testing::said(answer, "tree") == "null", !whole) << nodes;
    if (!is_cut) continue;
    ++cut;
    EXPECT_EQ(testing::said(answer, "result"), "\"win\"");
    EXPECT_NE(testing::said(answer, "turns"), "null");
    EXPECT_NE(to_text(answer.text, false).find("the budget was spent"), std::string::npos);
  }
  EXPECT_GT(cut, 3U);
}

/// A node may take milliseconds on a large board, so the stop flag is checked at every node.
TEST(ThreatBudget, TheStopFlagIsSeenAtTheNextNode) {
  const std::string empty_row(32, '.');
  std::string board = empty_row;
  for (int i = 1; i < 32; ++i) board += '/' + empty_row;
  for (const char* by : {"double", "single"}) {
    std::atomic<bool> stop = false;
    Limits limits;
    limits.stop = &stop;
    std::uint64_t entered = 0;
    limits.on_nodes = [&](std::uint64_t nodes) {
      entered += nodes;
      if (entered >= 5) stop = true;
    };
    const auto heard = testing::heard_from(
        solve_command(), {{"rules", "32,32,4,2,1"}, {"threats", ""}, {"by", by}, {"turns", "8"}},
        board, limits);
    EXPECT_EQ(heard.worst, Status::unknown);
    EXPECT_LT(entered, 10U);
  }
}

}  // namespace
}  // namespace zermelo::connect
