// moves, perft and solve, called as the program calls them.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"
#include "games/checkers/slow/slow_fen.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

using testing::fact_of;
using testing::Heard;
using testing::heard_from;
using testing::said;

TEST(MovesCommand, ListsTheMovesOfTheSlowRules) {
  for (const std::string fen :
       {"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", "B:W6,7,14,15:BK2",
        "W:W18,K22:B1,K14", "W:WK9,27,28:B3,K17,22"}) {
    const Heard heard = heard_from(moves_command(), {}, fen);
    std::vector<std::string> expected;
    const SlowBoard board = slow_board(fen);
    each_slow_move(board, [&](const SlowMove& move, const SlowBoard& after) {
      expected.push_back(to_json(Fields{}
                                     .add("side", name(board.to_move))
                                     .add("move", text(move))
                                     .add("position", slow_fen(after))));
    });
    std::vector<std::string> found;
    for (const Datum& each : fact_of(heard.facts.at(0), "moves").list())
      found.push_back(to_json(each));
    EXPECT_EQ(found, expected) << fen;
    EXPECT_TRUE(heard.says(std::to_string(expected.size()) + " move")) << fen;
  }
}

TEST(MovesCommand, SaysWhoHasLostAndDrawsThePicture) {
  const ScratchFolder folder;
  const std::string file = (folder / "board.svg").string();
  const Heard heard = heard_from(moves_command(), {{"svg", file}}, "W:W13:B6,9");
  EXPECT_TRUE(heard.says("White to move: 0 moves\n"));
  EXPECT_TRUE(heard.says("White has lost\n"));
  EXPECT_EQ(said(heard.facts.at(0), "moves"), "[]");
  EXPECT_EQ(file_content(file),
            svg_document(board_picture(board_drawing(read_fen("W:W13:B6,9").position), true)));
  EXPECT_NE(testing::complaint_of([] { heard_from(moves_command(), {}, "W:W13"); }), "");
}

// Published counts, and the slow rules from other positions.
TEST(PerftCommand, CountsThePublishedLines) {
  const auto nodes = [](const testing::Settings& settings) {
    return said(heard_from(perft_command(), settings).facts.at(0), "nodes");
  };
  EXPECT_EQ(nodes({{"depth", "1"}}), "7");
  EXPECT_EQ(nodes({{"depth", "5"}}), "7361");
  EXPECT_EQ(nodes({}), "36768");
  EXPECT_EQ(nodes({{"depth", "3"}, {"from", "W:WK9,27,28:B3,K17,22"}}),
            std::to_string(slow_perft(slow_board("W:WK9,27,28:B3,K17,22"), 3)));
}

TEST(PerftCommand, ASpentBudgetGivesNoCountAndABadStartIsRefusedAtOnce) {
  const Heard heard = heard_from(perft_command(), {{"depth", "9"}}, "", {.nodes = 50});
  EXPECT_EQ(heard.worst, Status::unknown);
  EXPECT_EQ(said(heard.facts.at(0), "nodes"), "null");
  EXPECT_EQ(said(heard.facts.at(0), "nodes_per_second"), "null");
  EXPECT_TRUE(heard.says("? lines of 9 moves, Black first"));
  const Command command = perft_command();
  Arguments arguments(command.options);
  arguments.set("from", "B:W4:B1");
  EXPECT_EQ(testing::complaint_of([&] { command.start(arguments); }),
            "checkers: white man on 4 in \"B:W4:B1\"; it is crowned there, write K4");
}

testing::Settings solving_with(unsigned pieces) {
  return {{"tables", tables_of(pieces, Metric::dtw).string()}};
}

// With tables of three pieces the position is looked up; with those of two it is searched, and
// agrees.
TEST(SolveCommand, FindsTheSameByTableAndBySearch) {
  for (const char* fen : {"B:WK31:B18,25", "W:WK31:B23,25", "W:WK19:BK15,K2", "B:W22:BK18,K26"}) {
    const Heard table = heard_from(solve_command(), solving_with(3), fen);
    const Heard search = heard_from(solve_command(), solving_with(2), fen);
    EXPECT_EQ(said(table.facts.at(0), "source"), "\"table\"");
    EXPECT_EQ(said(table.facts[0], "result"), said(search.facts.at(0), "result")) << fen;
    EXPECT_EQ(said(table.facts[0], "exact"), "true");
    EXPECT_EQ(said(search.facts[0], "exact"), "true") << fen;
  }
}

TEST(SolveCommand, NamesAMoveThatKeepsTheResult) {
  const Heard win = heard_from(solve_command(), solving_with(3), "B:WK31:B18,25");
  EXPECT_EQ(said(win.facts.at(0), "move"), "\"18-23\"");
  EXPECT_EQ(said(win.facts[0], "dtw"), "3");
  EXPECT_TRUE(win.says("B:WK31:B18,25: win for Black in 3 plies by 18-23\n"));
  const Heard loss = heard_from(solve_command(), solving_with(3), "W:WK31:B23,25");
  EXPECT_EQ(said(loss.facts.at(0), "move"), "null");
  EXPECT_TRUE(loss.says("loss for White in 2 plies\n"));
  const Heard draw = heard_from(solve_command(), solving_with(3), "B:WK32:BK1");
  EXPECT_EQ(said(draw.facts.at(0), "result"), "\"draw\"");
  EXPECT_EQ(said(draw.facts[0], "dtw"), "null");
  EXPECT_FALSE(fact_of(draw.facts[0], "move").is_null());
}

TEST(SolveCommand, SaysHowFarItSearchedWhereItDoesNotKnow) {
  auto settings = solving_with(2);
  settings.emplace_back("depth", "2");
  const Heard heard = heard_from(solve_command(), settings, "B:W21-32:B1-12");
  EXPECT_EQ(heard.worst, Status::unknown);
  const Fields& facts = heard.facts.at(0);
  for (const char* fact : {"result", "move", "dtw"}) EXPECT_EQ(said(facts, fact), "null") << fact;
  EXPECT_EQ(said(facts, "depth"), "2");
  EXPECT_EQ(said(facts, "exact"), "false");
  EXPECT_EQ(said(facts, "source"), "\"search\"");
  EXPECT_TRUE(heard.says("not known after searching 2 plies ahead"));
}

}  // namespace
}  // namespace zermelo::checkers
