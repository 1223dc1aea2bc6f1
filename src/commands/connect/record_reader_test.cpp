#include "games/connect/play/record_reader.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "commands/connect/commands.h"
#include "games/connect/play/record.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"

namespace zermelo::connect {
namespace {

using testing::answer_of;
using testing::said;

GameRecord some_record() {
  GameRecord record;
  const bool pairs = *rc::gen::arbitrary<bool>();
  record.rules = {read_rules(pairs ? "connect6" : "gomoku"), !pairs && *rc::gen::arbitrary<bool>()};
  record.rules.game.rows = *rc::gen::inRange(6U, longest_side + 1);
  record.rules.game.columns = *rc::gen::inRange(6U, longest_side + 1);
  record.names = {"a[b]c\\d", "(;B[aa])"};
  const unsigned size = record.rules.game.rows * record.rules.game.columns;
  const auto cells = *rc::gen::unique<std::vector<unsigned>>(rc::gen::inRange(0U, size));
  for (std::size_t i = 0; i < cells.size();) {
    GameRecord::Turn turn{{}, 17};
    const std::size_t stones = pairs && i > 0 ? 2 : 1;
    while (turn.points.size() < stones && i < cells.size()) turn.points.push_back(cells[i++]);
    record.turns.push_back(turn);
  }
  return record;
}

/// A written game is read back, with its rules, its size and every stone, in both formats.
RC_GTEST_PROP(RecordReader, ReadsWhatIsWritten, ()) {
  const GameRecord record = some_record();
  for (const std::string& written : {to_sgf(record), to_psq(record)}) {
    const PlayedGame game = read_record(written);
    RC_ASSERT(game.rules == record.rules);
    RC_ASSERT(game.turns.size() == record.turns.size());
    Grid grid = game.start;
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
      RC_ASSERT(game.turns[i].colour == (i % 2 == 0 ? Colour::black : Colour::white));
      RC_ASSERT(game.turns[i].points == record.turns[i].points);
      RC_ASSERT(mover_after(game, i) == game.turns[i].colour);
      for (const unsigned cell : game.turns[i].points)
        grid.cells[cell] = letter(game.turns[i].colour);
      RC_ASSERT(board_after(game, i + 1) == grid);
    }
  }
}

std::string record_complaint(const std::string& record) {
  return testing::complaint_of([&] { read_record(record); });
}

TEST(RecordReader, ReadsSgfFromOtherPrograms) {
  // The main line of a tree, points as letters or with numbers from the bottom, blanks, a comment.
  const PlayedGame tree = read_record(
      "\xef\xbb\xbf \r\n(;GM[4]SZ[15]C[a \\] (;B[aa\\]]\r\n;B[hh](;W[ii];B[gg])(;W[aa]))");
  ASSERT_EQ(tree.turns.size(), 3U);
  EXPECT_EQ(tree.turns[2].points, std::vector<unsigned>{6 * 15 + 6});
  const PlayedGame numbers = read_record("(;SZ[15];B[h8];W[a1];B[o15])");
  EXPECT_EQ(numbers.turns[0].points, std::vector<unsigned>{7 * 15 + 7});
  EXPECT_EQ(numbers.turns[1].points, std::vector<unsigned>{14 * 15});
  EXPECT_EQ(numbers.turns[2].points, std::vector<unsigned>{14});
  // Connect6 with both stones in one move, and recognised by the order of its stones.
  const PlayedGame six = read_record("(;SZ[19];B[jj];W[iikk];B[aabb])");
  EXPECT_EQ(six.rules.game.k, 6U);
  EXPECT_EQ(six.turns[2].points, (std::vector<unsigned>{0, 20}));
  EXPECT_EQ(read_record("(;B[jj];W[ii];W[kk];B[aa];B[bb])").turns.size(), 3U);
  // Stones set up, a pass, and the side to move.
  for (const char* corners : {"[cb:ba]", "[bb:ca]", "[ca:bb]"})
    EXPECT_EQ(read_record(std::string("(;SZ[9]AB[aa]") + corners + "AW[ii]PL[W])").start.cells,
              read_record("(;SZ[9]AB[aa][ba:cb]AW[ii]PL[W])").start.cells)
        << corners;
  const PlayedGame set = read_record("(;SZ[9]AB[aa][ba:cb]AW[ii]PL[W])");
  EXPECT_EQ(text(set.start).substr(0, 19), "xxx....../.xx......");
  EXPECT_EQ(set.start.cells[80], 'o');
  EXPECT_EQ(mover_after(set, 0), Colour::white);
  EXPECT_EQ(mover_after(read_record("(;SZ[9];B[aa];W[])"), 2), Colour::black);
}

TEST(RecordReader, BadRecordsAreNamed) {
  for (const char* bad : {"",
                          "x",
                          "(",
                          "(;",
                          "(;B",
                          "(;B[",
                          "(;B[aa",
                          "(;B[aa]",
                          "(;B[a])",
                          "(;B[aaa])",
                          "(;SZ[0];B[aa])",
                          "(;SZ[33];B[aa])",
                          "(;SZ[9:]B[aa])",
                          "(;SZ[9];B[zz])",
                          "(;SZ[9];B[a10])",
                          "(;SZ[9];B[a0])",
                          "(;B[aa];W[aa])",
                          "(;B[aa];AB[bb])",
                          "(;AB[aa:])",
                          "(;1[aa])",
                          "Piskvorky",
                          "Piskvorky 20x20",
                          "Piskvorky 0x9, 1\n",
                          "Piskvorky 9x9, 1\n10,1,0\n",
                          "Piskvorky 9x9, 1\n0,1,0\n",
                          "Piskvorky 9x9, 1\n1,1,0\n1,1,0\n"})
    EXPECT_TRUE(record_complaint(bad).starts_with("connect: ")) << bad << record_complaint(bad);
  EXPECT_NE(record_complaint("(;GM[4]RU[Renju];B[hh])").find("Renju"), std::string::npos);
  const KnownRules gomoku{true, {read_rules("gomoku"), false}};
  EXPECT_EQ(read_record("(;GM[4]RU[Renju];B[hh])", gomoku).turns.size(), 1U);
}

/// Black has three in a row; White's stones are far away.
const char* const three = "(;GM[4]SZ[9];B[dd];W[aa];B[ed];W[ia];B[fd];W[ai];B[ii])";

TEST(SolveRecord, SolvesTheLastPositionOrTheOneAskedFor) {
  const ScratchFolder folder;
  const std::string file = (folder / "game.sgf").string();
  write_file(file, three);
  const Answer last = answer_of(solve_command(), "", {{"record", file}});
  EXPECT_EQ(said(last, "to_move") + said(last, "ply") + said(last, "plies"), "\"o\"77");
  EXPECT_EQ(said(last, "result"), "\"none\"");
  const Answer sixth = answer_of(solve_command(), "", {{"record", file}, {"ply", "6"}});
  EXPECT_EQ(said(sixth, "to_move") + said(sixth, "result") + said(sixth, "turns"), "\"x\"\"win\"2");
  EXPECT_EQ(said(sixth, "record"), '"' + file + '"');
  EXPECT_EQ(said(sixth, "position"), "null");
  const Answer board = answer_of(solve_command(), said(sixth, "board").substr(1, 89),
                                 {{"rules", "gomoku"}, {"threats", ""}});
  EXPECT_EQ(said(board, "line"), said(sixth, "line"));
  const Answer named = answer_of(solve_command(), file, {{"ply", "6"}});
  EXPECT_EQ(said(named, "line"), said(sixth, "line"));
  EXPECT_EQ(testing::complaint_of([&] {
              answer_of(solve_command(), "", {{"record", file}, {"ply", "8"}});
            }),
            "connect: --ply 8; the record has 7 turns");
}

TEST(SolveRecord, AnIncompleteTurnIsRefused) {
  const ScratchFolder folder;
  const std::string file = (folder / "game.sgf").string();
  write_file(file, "(;SZ[19];B[jj];W[ii];W[kk];B[aa])");
  EXPECT_EQ(testing::complaint_of([&] {
              answer_of(solve_command(), "", {{"record", file}});
            }),
            "connect: turn 3 of the record has 1 of 2 stones; expected a whole turn, as with --ply "
            "2");
  const Answer whole = answer_of(solve_command(), "", {{"record", file}, {"ply", "2"}});
  EXPECT_EQ(said(whole, "to_move") + said(whole, "by"), "\"x\"\"double\"");
}

TEST(SolveRecord, BoardsAreReadFromFiles) {
  const ScratchFolder folder;
  const std::string file = (folder / "board.txt").string();
  write_file(file, "\xef\xbb\xbfXX-\r\nOO-\r\n---\r\n");
  const Answer answer = answer_of(solve_command(), file, {{"rules", "3,3,3,1,1"}});
  EXPECT_EQ(said(answer, "result") + said(answer, "move"), "\"first\"\"0,2\"");
  const Answer probed = answer_of(probe_command(), file, {{"k", "3"}, {"p", "1"}});
  EXPECT_EQ(said(probed, "rows"), "3");
  EXPECT_NE(testing::complaint_of([&] { answer_of(solve_command(), file + "x", {}); }), "");
}

}  // namespace
}  // namespace zermelo::connect
