// `solve connect` and `probe connect`: fields, texts, and errors. Winning trees are read from the
// fields and played out against every defence.

#include <gtest/gtest.h>

#include <sstream>

#include "commands/connect/commands.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

using testing::answer_of;
using testing::said;
using testing::Settings;

std::string solve_complaint(const std::string& position, const Settings& given) {
  return testing::complaint_of([&] { answer_of(solve_command(), position, given); });
}

/// The cells of "3,4 5,6".
std::vector<unsigned> read_cells(const std::string& text, unsigned columns) {
  std::vector<unsigned> out;
  std::istringstream in(text);
  unsigned row = 0, column = 0;
  char comma = 0;
  while (in >> row >> comma >> column) out.push_back(row * columns + column);
  return out;
}

/// Plays a printed tree against every defence, for one stone a turn or two. The attacker is x.
class TreePlayer {
 public:
  TreePlayer(unsigned k, unsigned stones, bool exactly = false)
      : k_(k), stones_(stones), exactly_(exactly) {}

  bool wins(Grid grid, const Fields& tree) {
    for (const unsigned cell : read_cells(tree.find("move")->text(), grid.columns)) {
      if (grid.cells[cell] != '.') return false;
      if (makes_row(grid, cell, 'x', k_, exactly_)) return true;
      grid.cells[cell] = 'x';
    }
    if (can_complete(grid, 'o', stones_)) return false;
    ++moves;
    return beats_all(grid, tree, {}, 0);
  }

  unsigned moves = 0;  // of the attacker that were played

 private:
  bool can_complete(const Grid& grid, char who, unsigned stones) const {
    for (unsigned cell = 0; cell < grid.size(); ++cell) {
      if (grid.cells[cell] != '.') continue;
      if (makes_row(grid, cell, who, k_, exactly_)) return true;
      if (stones > 1 && !completing_points(with_stone(grid, cell, who), who, k_, exactly_).empty())
        return true;
    }
    return false;
  }

  /// Every set of replies from a cell on.
  bool beats_all(const Grid& grid, const Fields& tree, const std::vector<unsigned>& reply,
                 unsigned from) {
    if (reply.size() == stones_) return beats(grid, tree, reply);
    for (unsigned cell = from; cell < grid.size(); ++cell) {
      if (grid.cells[cell] != '.') continue;
      auto more = reply;
      more.push_back(cell);
      if (!beats_all(with_stone(grid, cell, 'o'), tree, more, cell + 1)) return false;
    }
    return true;
  }

  bool beats(const Grid& grid, const Fields& tree, const std::vector<unsigned>& reply) {
    const Fields* rest = nullptr;
    for (const Datum& each : tree.find("replies")->list()) {
      const std::string& name = each.fields().find("reply")->text();
      const auto cells = read_cells(name, grid.columns);
      const bool is_it = name == "*" || std::ranges::all_of(cells, [&](unsigned cell) {
                           return std::ranges::find(reply, cell) != reply.end();
                         });
      if (is_it && rest == nullptr) rest = &each.fields().find("then")->fields();
    }
    return rest == nullptr ? can_complete(grid, 'x', stones_) : wins(grid, *rest);
  }

  unsigned k_, stones_;
  bool exactly_;
};

TEST(ConnectSolveCommand, APrintedTreeByThreesWinsAgainstEveryReply) {
  Random random(80);
  unsigned wins = 0, moves = 0;
  for (int round = 0; round < 40; ++round) {
    const bool exactly = round % 4 == 3;
    const Grid grid = sprinkled_grid(random, 6, 6, 10, 5);
    if (has_row(grid, 'x', 4) || has_row(grid, 'o', 4)) continue;
    Settings given{
        {"rules", "6,6,4,1,1"}, {"threats", ""}, {"by", "vct"}, {"turns", "5"}, {"tree", ""}};
    if (exactly) given.emplace_back("exactly", "");
    const Answer answer = answer_of(solve_command(), text(grid), given);
    if (said(answer, "result") == "\"none\"") {
      EXPECT_EQ(said(answer, "tree") + said(answer, "line"), "nullnull");
      continue;
    }
    TreePlayer player(4, 1, exactly);
    ASSERT_TRUE(player.wins(grid, answer.fields.find("tree")->fields())) << text(grid);
    ++wins;
    moves += player.moves;
  }
  EXPECT_GT(wins, 10U);
  EXPECT_GT(moves, 100U);
}

TEST(ConnectSolveCommand, APrintedTreeOfDoubleThreatsWinsAgainstEveryPair) {
  struct Case {
    unsigned k;
    const char *turns, *board;
  };
  for (const auto& [k, turns, board] :
       {Case{5, "3", ".x..../....../ox..ox/..ox../..o..x"},
        Case{5, "3", ".o..oo/.x...o/...x../oxoxx./....../......"},
        Case{6, "3", "...x.x.x/......../.x....x./.xx...../..x.x.../x......."},
        Case{4, "2", "....../..x.../....../.xo.../......"}}) {
    const Grid grid = read_grid(board);
    const std::string rules = std::to_string(grid.rows) + ',' + std::to_string(grid.columns) + ',' +
                              std::to_string(k) + ",2,1";
    const Answer answer =
        answer_of(solve_command(), board, {{"rules", rules}, {"threats", ""}, {"tree", ""}});
    ASSERT_EQ(said(answer, "result"), "\"win\"") << board;
    EXPECT_EQ(said(answer, "turns"), turns) << board;
    EXPECT_EQ(said(answer, "by"), "\"double\"");
    TreePlayer player(k, 2);
    EXPECT_TRUE(player.wins(grid, answer.fields.find("tree")->fields())) << board;
  }
}

/// The same with colours exchanged and the other side to move.
TEST(ConnectSolveCommand, ExchangedColoursGiveTheSameFields) {
  Random random(81);
  for (int round = 0; round < 12; ++round) {
    const Grid grid = sprinkled_grid(random, 6, 6, 14);
    for (const char* by : {"vcf", "vct"}) {
      const auto ask = [&](const Grid& of, const char* side) {
        const Answer answer = answer_of(solve_command(), text(of),
                                        {{"rules", "6,6,4,1,1"},
                                         {"threats", ""},
                                         {"by", by},
                                         {"turns", "4"},
                                         {"to-move", side}});
        return said(answer, "result") + said(answer, "turns") + said(answer, "first_moves") +
               said(answer, "line");
      };
      EXPECT_EQ(ask(grid, "x"), ask(swapped_grid(grid), "o")) << text(grid);
    }
  }
}

TEST(ConnectSolveCommand, FieldsComeInTheirOrder) {
  const Answer exact = answer_of(solve_command(), "", {{"rules", "3,3,3,1,1"}});
  EXPECT_EQ(
      testing::names_of(exact.fields),
      (std::vector<std::string>{"game", "position", "rules", "to_move", "result", "move", "cut",
                                "won_already", "nodes", "seconds", "exact", "source"}));
  EXPECT_EQ(said(exact, "position"), "null");
  EXPECT_EQ(said(exact, "rules"), "\"3,3,3,1,1\"");
  EXPECT_EQ(said(exact, "result"), "\"draw\"");
  EXPECT_TRUE(to_text(exact.text, false).starts_with("connect(3,3,3,1,1): a draw\n"));
  const Answer threats =
      answer_of(solve_command(), "..xxx..", {{"rules", "gomoku"}, {"threats", ""}});
  EXPECT_EQ(testing::names_of(threats.fields),
            (std::vector<std::string>{"game", "position", "rules", "to_move", "by", "result",
                                      "turns", "first_moves", "line", "cut", "limit", "won_already",
                                      "nodes", "seconds", "exact", "source"}));
  EXPECT_EQ(said(threats, "rules"), "\"1,7,5,1,1\"") << "the size is that of the board";
  EXPECT_TRUE(to_text(threats.text, false).starts_with("x wins in 2 turns, by 2 first moves\n"))
      << to_text(threats.text, false);
}

/// The first player, the second and a draw, each on a board that is easy to check by eye.
TEST(ConnectSolveCommand, NamesTheWinnerOfAPosition) {
  const auto result = [](const std::string& board, const Settings& given) {
    return said(answer_of(solve_command(), board, given), "result");
  };
  const std::pair<std::string, std::string> rules{"rules", "3,3,3,1,1"};
  EXPECT_EQ(result("xx./oo./...", {rules}), "\"first\"");
  EXPECT_EQ(result("xx./oo./...", {rules, {"to-move", "o"}}), "\"second\"");
  EXPECT_EQ(result("xox/xoo/o..", {rules}), "\"draw\"");
  EXPECT_EQ(result("x.x/.o./...", {rules, {"stones", "2"}}), "\"first\"");
}

TEST(ConnectSolveCommand, TheSideToMoveMayBeNamedByItsColour) {
  const auto to_move = [](const char* side) {
    return said(
        answer_of(solve_command(), "xx./oo./...", {{"rules", "3,3,3,1,1"}, {"to-move", side}}),
        "to_move");
  };
  for (const char* black : {"x", "X", "black", "Black", "b"}) EXPECT_EQ(to_move(black), "\"x\"");
  for (const char* white : {"o", "O", "white", "WHITE", "W"}) EXPECT_EQ(to_move(white), "\"o\"");
}

TEST(ConnectSolveCommand, ASpentBudgetIsNotKnown) {
  const Answer exact = answer_of(solve_command(), "5,5,4,1,1", {{"nodes", "20"}});
  EXPECT_EQ(exact.status, Status::unknown);
  EXPECT_EQ(said(exact, "result"), "null");
  EXPECT_EQ(said(exact, "exact"), "false");
  const Answer threats = answer_of(
      solve_command(), "......./..xx.../....x../....x../......./.......",
      {{"rules", "gomoku"}, {"threats", ""}, {"by", "vct"}, {"nodes", "2"}, {"tree", ""}});
  EXPECT_EQ(threats.status, Status::unknown);
  EXPECT_EQ(said(threats, "result") + said(threats, "line") + said(threats, "tree"),
            "nullnullnull");
  EXPECT_TRUE(to_text(threats.text, false).starts_with("not known\n"));
}

TEST(ConnectSolveCommand, BadRequestsAreNamed) {
  const std::pair<std::string, std::string> threats{"threats", ""}, gomoku{"rules", "gomoku"};
  EXPECT_EQ(solve_complaint("", {}),
            "connect: neither rules nor a board; expected --rules M,N,K,P,Q or a board");
  EXPECT_EQ(solve_complaint("x../...", {{"rules", "3,3,3,1,1"}}),
            "connect: the board is 2 by 3; the rules say 3 by 3");
  EXPECT_EQ(solve_complaint("x../...", {{"rules", "3,2,2,1,1"}}), "")
      << "rows and columns exchanged";
  EXPECT_EQ(solve_complaint("9,9,5,1,1", {}),
            "connect: a board of 9 by 9; games of up to 64 points are solved, and --threats looks "
            "for forced wins on any");
  EXPECT_EQ(solve_complaint("3,3,3,1,1", {{"exactly", ""}}),
            "connect: --exactly is known to --threats with one stone a turn, not here");
  EXPECT_EQ(solve_complaint("3,3,3,1,1", {{"stones", "65"}}),
            "connect: --stones 65; expected 1 to 64");
  EXPECT_EQ(solve_complaint("", {gomoku, threats}),
            "connect: --threats without a board; expected rows such as x../...");
  EXPECT_EQ(solve_complaint("x../...", {{"rules", "2,3,2,3,1"}, threats}),
            "connect: --threats with 3 stones a turn; expected 1 or 2");
  EXPECT_EQ(solve_complaint("x../...", {gomoku, threats, {"by", "double"}}),
            "connect: --by double with 1 stone a turn; expected vcf or vct");
  EXPECT_EQ(solve_complaint("x../...", {threats, {"by", "vct"}}),
            "connect: --by vct with 2 stones a turn; expected double or single");
  EXPECT_EQ(solve_complaint("x../...", {threats, {"exactly", ""}}),
            "connect: --exactly with 2 stones a turn; it is known with 1 only");
  EXPECT_EQ(solve_complaint("x../...", {gomoku, threats, {"by", "vct"}, {"reach", "1"}}),
            "connect: --reach must be 2 or more; fours alone are --by vcf");
  EXPECT_EQ(solve_complaint("x../...", {gomoku, threats, {"by", "vcf"}, {"reach", "3"}}),
            "connect: --reach is only for --by vct; found --by vcf");
  EXPECT_EQ(solve_complaint("3,3,3,1,1", {{"turns", "3"}}),
            "connect: --turns is only for wins by threats; add --threats");
  EXPECT_EQ(
      solve_complaint("x../...", {{"rules", "2,3,1,1,1"}, threats}),
      "connect: 1 in a row with 1 a turn; expected 2 to 32 in a row and 1 to 8 stones a turn");
}

TEST(ConnectSolveCommand, AWinningTurnIsInTheTextAndInTheFields) {
  const Answer answer = answer_of(solve_command(), "XX-/OO-/---", {{"rules", "3,3,3,1,1"}});
  EXPECT_EQ(said(answer, "move"), "\"0,2\"");
  EXPECT_NE(to_text(answer.text, false)
                .find("x wins by 0,2 (points are row,column from the top left, from 0)\n"),
            std::string::npos);
  const Answer lost =
      answer_of(solve_command(), "xx./oo./x..", {{"rules", "3,3,3,1,1"}, {"to-move", "o"}});
  EXPECT_EQ(said(lost, "result") + said(lost, "move"), "\"second\"\"1,2\"");
  const Answer draw = answer_of(solve_command(), "", {{"rules", "3,3,3,1,1"}});
  EXPECT_EQ(said(draw, "move"), "null");
}

TEST(ConnectProbeCommand, ShowsAShapeInAllItsForms) {
  const Answer answer = answer_of(probe_command(), "8,216");
  EXPECT_EQ(said(answer, "shape"), "\"11011000\"");
  EXPECT_EQ(said(answer, "length") + ' ' + said(answer, "number") + ' ' + said(answer, "index"),
            "8 216 408");
  for (const char* same : {"#408", "11011000"}) {
    const Answer other = answer_of(probe_command(), same);
    for (const char* fact : {"type", "fine_type", "points", "shape", "index"})
      EXPECT_EQ(said(other, fact), said(answer, fact)) << same;
    EXPECT_EQ(said(other, "position"), '"' + std::string(same) + '"');
  }
  EXPECT_EQ(answer.fields.find("points")->list().size(), 8U);
  EXPECT_TRUE(to_text(answer.text, false).ends_with("binary form (8, 216), unary form 408\n"));
}

TEST(ConnectProbeCommand, TheReducedPromotionsLeaveOutDefinitelyWin) {
  const std::string shape = "0001110100111";
  const auto full = said(answer_of(probe_command(), shape), "points");
  const auto reduced = said(answer_of(probe_command(), shape, {{"reduced", ""}}), "points");
  EXPECT_NE(full.find("DW"), std::string::npos) << full;
  EXPECT_EQ(reduced.find("DW"), std::string::npos) << reduced;
  const auto words = to_text(answer_of(probe_command(), "000001").text, false);
  EXPECT_TRUE(words.starts_with("000001: O (D1)\n")) << words;
}

TEST(ConnectProbeCommand, BadRequestsAreNamed) {
  const auto complaint = [](const std::string& shape, const Settings& given) {
    return testing::complaint_of([&] { answer_of(probe_command(), shape, given); });
  };
  EXPECT_EQ(complaint("0011100", {{"k", "40"}}),
            "connect: 40 in a row with 2 a turn; expected 2 to 32 in a row and 1 to 8 stones a "
            "turn");
  EXPECT_EQ(complaint("0011100", {{"k", "8"}}),
            "connect: \"0011100\" has 7 points; expected at least 8, or nobody can win in it");
  EXPECT_TRUE(complaint("001", {{"k", "0"}}).starts_with("--k is \"0\"; expected"));
}

}  // namespace
}  // namespace zermelo::connect
