// The commands of Clobber asked in this process: what they answer, and what they say of bad input.
#include "commands/clobber/commands.h"
#include "commands/normal_play/check_command.h"

#include <gtest/gtest.h>

#include "commands/clobber/expert.h"
#include "tests/boards.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"
#include "tests/slow_clobber.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo::clobber {
namespace {

Command check_clobber() { return check_command("clobber", cases::PlainLines::clobber_boards); }

using testing::said_by;
using Words = std::vector<std::string>;

std::string json_of(const Fields& fields, std::string_view name) {
  const Datum* datum = fields.find(name);
  return datum == nullptr ? "missing" : to_json(*datum);
}

std::string complaint_of_command(const Command& command, const Words& words,
                                 const std::string& position = "") {
  return testing::complaint_of([&] { said_by(command, words, position); });
}

class CheckedClaims : public ::testing::Test {
 protected:
  testing::Heard check(std::string_view content, const Words& words = {}) {
    write_file(folder / "claims", content);
    return said_by(check_clobber(), words, (folder / "claims").string());
  }
  ScratchFolder folder;
};

/// Every claim about every short row, half of them reversed: exactly those are reported.
TEST_F(CheckedClaims, ExactlyTheWrongOnesAreListed) {
  SlowClobber truth;
  std::string content;
  std::size_t wrong = 0, claims = 0;
  for (const auto& board : testing::all_boards(5, 5, "BW.")) {
    for (const char first : {'B', 'W'}) {
      const bool lie = claims++ % 3 == 0;
      wrong += lie ? 1 : 0;
      const bool first_wins = truth.wins(board, first) != lie;
      content +=
          board + ' ' + first + ' ' + (first_wins ? first : SlowClobber::enemy(first)) + '\n';
    }
  }
  const auto said = check(content);
  ASSERT_EQ(said.answers.size(), wrong + 1);
  EXPECT_EQ(said.answers.back().status, Status::wrong);
  const Fields& all = said.answers.back().fields;
  EXPECT_EQ(all.find("claims")->count(), static_cast<std::int64_t>(claims));
  EXPECT_EQ(all.find("wrong")->count(), static_cast<std::int64_t>(wrong));
  EXPECT_EQ(all.find("right")->count(), static_cast<std::int64_t>(claims - wrong));
  EXPECT_EQ(all.find("unknown")->count(), 0);
  for (std::size_t i = 0; i < wrong; ++i)
    EXPECT_EQ(said.answers[i].fields.find("line")->count(), static_cast<std::int64_t>(3 * i + 1));
  EXPECT_EQ(said.parts.back(), 1.0);
}

TEST_F(CheckedClaims, TheStatusTellsWrongFromUnknownFromRight) {
  const auto status = [&](std::string_view content, const Words& words) {
    return check(content, words).answers.back().status;
  };
  EXPECT_EQ(status("BW B B\n", {}), Status::answered);
  EXPECT_EQ(status("BW B B\n(WB)^12 B B\n", {"--nodes", "1"}), Status::unknown);
  EXPECT_EQ(status("BW B W\n(WB)^12 B B\n", {"--nodes", "1"}), Status::wrong);
}

TEST_F(CheckedClaims, SumsOfRowsAndValuesAreAdded) {
  const auto said = check(
      "[clobber_1xn] XXO OOX {B loss, W loss}\n[clobber_1xn] XXO [up_star] (-1 *) {B win, W win}\n"
      "[integer_game] 1 [clobber_1xn] OOX OOX OOX {B win, W loss}\n[clobber] XO|OX {B win, W "
      "loss}\n");
  const Fields& all = said.answers.back().fields;
  EXPECT_EQ(json_of(all, "cases"), "4");
  EXPECT_EQ(json_of(all, "claims"), "8");
  EXPECT_EQ(json_of(all, "right"), "7") << "the first player wins 2x2, also when that is Right";
}

TEST_F(CheckedClaims, ABudgetTooSmallLeavesThemUnknown) {
  const auto said = check("(WB)^12 B B\nBW B B\n", {"--nodes", "1"});
  const Answer& all = said.answers.back();
  EXPECT_EQ(all.status, Status::unknown);
  EXPECT_EQ(json_of(all.fields, "unknown"), "1");
  EXPECT_EQ(json_of(all.fields, "right"), "1") << "each case has the nodes for itself";
  EXPECT_EQ(json_of(all.fields, "wrong"), "0");
}

TEST_F(CheckedClaims, WhatCannotBeSolvedIsRefusedInOneSentence) {
  const auto complaint = [&](std::string_view content) {
    return testing::complaint_of([&] { check(content); });
  };
  EXPECT_EQ(complaint("[clobber] XO|OX XO|OX {B win}"), "") << "grids can be added";
  EXPECT_EQ(complaint("[clobber_1xn] X^600 {}\nX^600 O^600 {B win}"), "")
      << "parts of a sum are not joined to one board that is too large";
  EXPECT_TRUE(
      complaint("\n").ends_with("claims has no cases; expected a board and its winners on a line"));
  EXPECT_EQ(complaint_of_command(check_clobber(), {}, (folder / "none").string()),
            '"' + (folder / "none").string() + "\" cannot be read (No such file or directory)");
  EXPECT_EQ(complaint_of_command(check_clobber(), {}, folder.path().string()),
            '"' + folder.path().string() + "\" cannot be read (Is a directory)");
}

/// (BBW)^n is floor((n + 1) / 2) ups: the table of the paper, with its formula.
TEST(Conjecture, TabulatesAFamilyWithItsFormula) {
  const auto said = said_by(conjecture_command(), {"--to", "8"}, "(BBW)^n");
  ASSERT_EQ(said.answers.size(), 9U);
  const std::vector<std::string> values{"^", "^", "^2", "^2", "^3", "^3", "^4", "^4"};
  for (std::size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(json_of(said.answers[i].fields, "value"), '"' + values[i] + '"') << i + 1;
    EXPECT_EQ(json_of(said.answers[i].fields, "outcome"), "\"L\"");
  }
  EXPECT_EQ(json_of(said.answers[8].fields, "formula"), "\"floor((n+1)/2) ups\"");
}

/// Some members of (WB)^n have values of thousands of characters: a program gets every one.
TEST(Conjecture, GivesProgramsTheWholeValueAndPeopleAWord) {
  const auto said = said_by(conjecture_command(), {"--to", "7"}, "(WB)^n");
  ValueStore store;
  Calculator calculator(store);
  std::size_t long_ones = 0;
  for (std::size_t i = 0; i < 7; ++i) {
    const Datum* value = said.answers[i].fields.find("value");
    ASSERT_EQ(json_of(said.answers[i].fields, "value_too_long"), "false");
    EXPECT_EQ(value_text(store, calculator.value(value->text())), value->text());
    if (value->text().size() <= 120) continue;
    ++long_ones;
    EXPECT_NE(to_text(said.answers[i].text, false).find("too long to print"), std::string::npos);
  }
  EXPECT_GT(long_ones, 0U);
}

TEST(Conjecture, StopsWhereTheBudgetEndsAndSaysSo) {
  const auto said = said_by(conjecture_command(), {"--to", "30", "--nodes", "40"}, "(WB)^n");
  ASSERT_GE(said.answers.size(), 3U);
  ASSERT_LT(said.answers.size(), 30U);
  const auto& last = said.answers[said.answers.size() - 2];
  EXPECT_EQ(last.status, Status::unknown);
  EXPECT_EQ(json_of(last.fields, "outcome"), "null");
  EXPECT_EQ(json_of(said.answers.back().fields, "formula"), "null");
  EXPECT_TRUE(said.says("(WB)^n: stopped; ")) << said.words;
}

TEST(Conjecture, DoesNotDenyAFormulaWhereMembersAreTooFew) {
  const auto said = said_by(conjecture_command(), {"--to", "3"}, "(BBW)^n");
  EXPECT_EQ(json_of(said.answers.back().fields, "formula"), "null");
  EXPECT_EQ(json_of(said.answers.back().fields, "too_few"), "true");
  EXPECT_TRUE(said.says("too few to tell")) << said.words;
}

TEST(Conjecture, TakesGridsAndNamesWhatItFound) {
  const auto said = said_by(conjecture_command(), {"--to", "4"}, "2xn");
  ASSERT_EQ(said.answers.size(), 5U);
  EXPECT_EQ(json_of(said.answers[1].fields, "position"), "\"2x2\"");
  EXPECT_EQ(json_of(said.answers[2].fields, "outcome"), "\"P\"");
  const auto ups = said_by(conjecture_command(), {"--to", "9"}, "(BBW)^n").answers.back();
  EXPECT_EQ(json_of(ups.fields, "kind"), "\"ups\"");
  EXPECT_EQ(json_of(ups.fields, "from"), "1");
  EXPECT_EQ(json_of(ups.fields, "to"), "9");
  EXPECT_EQ(json_of(ups.fields, "period"), "2");
  EXPECT_EQ(json_of(ups.fields, "step"), "\"^\"");
  EXPECT_EQ(json_of(ups.fields, "proved"), "false");
}

TEST(Conjecture, RefusesWhatIsNoFamily) {
  EXPECT_EQ(complaint_of_command(conjecture_command(), {"--from", "5", "--to", "4"}, "B^nW"),
            "conjecture: --from 5 is above --to 4");
  EXPECT_NE(complaint_of_command(conjecture_command(), {}, "BBW"), "");
  EXPECT_NE(complaint_of_command(conjecture_command(), {"--to", "2000"}, "B^nW"), "");
}

/// Wide rows take other rules than narrow ones; the values do not change on the way.
TEST(Conjecture, GoesOnFromOneWidthToTheNext) {
  for (const auto* to : {"66", "130"}) {
    const auto said = said_by(conjecture_command(), {"--from", "60", "--to", to}, "B^nW");
    for (std::size_t i = 0; i + 1 < said.answers.size(); ++i) {
      const auto n = 60 + i;
      const std::string ups = "\"^" + std::to_string(n - 1) + (n % 2 == 1 ? "*\"" : "\"");
      ASSERT_EQ(json_of(said.answers[i].fields, "value"), ups) << n;
    }
  }
}

class RowsInAFolder : public ::testing::Test {
 protected:
  Words here(Words words) {
    words.insert(words.end(), {"--tables", folder.path().string()});
    return words;
  }
  Fields probe(const std::string& row) {
    return said_by(probe_command(), here({}), row).answers.at(0).fields;
  }
  ScratchFolder folder;
};

TEST_F(RowsInAFolder, AreBuiltVerifiedAndProbed) {
  const auto built = said_by(build_command(), here({"--length", "6"}));
  EXPECT_EQ(json_of(built.answers.at(0).fields, "rows"), "126");
  EXPECT_EQ(built.parts.back(), 1.0);
  const auto verified = said_by(verify_command(), here({"--full", "4", "--sample", "20"}));
  EXPECT_EQ(json_of(verified.answers.at(0).fields, "checked"), "50");
  EXPECT_EQ(json_of(verified.answers.at(0).fields, "wrong"), "0");
  EXPECT_EQ(json_of(probe("BBBW"), "value"), "\"^2*\"");
  EXPECT_EQ(json_of(probe("BBBW"), "outcome"), "\"L\"");
  EXPECT_EQ(json_of(probe("BBWW"), "simplest"), "\".\"");
  EXPECT_EQ(json_of(probe("WWBB"), "value"), "\"0\"");
  EXPECT_EQ(json_of(probe("BBBW"), "left_dominated"), "[]");
  EXPECT_EQ(json_of(probe("BBW"), "bounds"),
            R"({"lower":1,"lower_star":-1,"upper":1,"upper_star":3})");
}

/// Both moves of Left in BWB lead to BB: the first is kept, the second dominated; moves are written
/// from the stone that moves.
TEST_F(RowsInAFolder, DominatedMovesAreWrittenAsMoves) {
  said_by(build_command(), here({"--length", "4"}));
  EXPECT_EQ(json_of(probe("BWB"), "left_dominated"), R"(["2-1"])");
  EXPECT_EQ(json_of(probe("BWB"), "right_dominated"), R"(["1-2"])");
}

TEST_F(RowsInAFolder, OthersThanConnectedShortRowsAreRefused) {
  said_by(build_command(), here({"--length", "3"}));
  for (const auto* board : {"BWBW", "B.W", "BW|WB"}) {
    EXPECT_EQ(complaint_of_command(probe_command(), here({}), board),
              "clobber: \"" + std::string(board) +
                  "\" is not in the table; it has rows of up to 3 stones without a gap");
  }
  EXPECT_NE(complaint_of_command(probe_command(), here({}), "B?"), "");
}

TEST_F(RowsInAFolder, WithoutATableNothingIsKnownButBadTextIsBad) {
  const auto said = said_by(probe_command(), here({}), "BBW");
  EXPECT_EQ(said.answers.at(0).status, Status::unknown);
  EXPECT_EQ(json_of(said.answers[0].fields, "missing"), "\"clobber-rows-16.table\"");
  EXPECT_NE(complaint_of_command(probe_command(), here({}), "B?"), "");
  EXPECT_EQ(complaint_of_command(verify_command(), here({})),
            "clobber: there is no table of rows to verify; zermelo build clobber");
  EXPECT_EQ(complaint_of_command(build_command(), here({"--length", "25"})),
            "clobber: --length 25; rows of 1 to 24 stones can be built");
}

/// Every method gives the outcome of the slow rules, with a move that the rules allow.
TEST(SolveCommand, EveryMethodKnowsEverySmallBoard) {
  const Command command = solve_command();
  SlowClobber truth;
  for (const auto& method : command.options.front().choices) {
    for (const auto* board : {"BBWBW", "BW.WB", "WBWBWB", "B.W", "BBWBWWB"}) {
      const auto said = said_by(command, {"--by", method, "--memory", "64M"}, board);
      const Fields& fields = said.answers.at(0).fields;
      const bool left = truth.wins(board, 'B'), right = truth.wins(board, 'W');
      const char outcome = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
      EXPECT_EQ(fields.find("outcome")->text(), std::string(1, outcome)) << board << ' ' << method;
      EXPECT_EQ(fields.find("method")->text(), method);
    }
  }
}

TEST(SolveCommand, AGridInOnePieceIsSearchedAndOneInPiecesAdded) {
  const auto method = [](const std::string& board, const Words& words) {
    return said_by(solve_command(), words, board).answers.at(0).fields.find("method")->text();
  };
  EXPECT_EQ(method("BW|WB", {}), "deepening");
  EXPECT_EQ(method("BW.BW|WB.WB", {}), "sum");
  EXPECT_EQ(method("BWBW", {}), "sum");
  EXPECT_EQ(method("BW|WB", {"--by", "sum"}), "sum");
}

/// Every pair of an option and a method that would ignore it is refused, not ignored; where no
/// method was named, the one that the option needs is taken.
TEST(SolveCommand, IgnoresNoOption) {
  const auto method = [](const Words& words) {
    return said_by(solve_command(), words, "BW|WB").answers.at(0).fields.find("method")->text();
  };
  const auto complaint = [](const Words& words) {
    return complaint_of_command(solve_command(), words, "BBW");
  };
  EXPECT_EQ(complaint({"--explain", "--by", "negamax"}),
            "solve: --explain is only for --by sum; it was given with --by negamax");
  EXPECT_EQ(complaint({"--all-moves", "--by", "combinatorial-3"}),
            "solve: --all-moves is only for --by sum; it was given with --by combinatorial-3");
  EXPECT_EQ(complaint({"--schedule", "100x150", "--by", "minimax"}),
            "solve: --schedule is only for --by deepening; it was given with --by minimax");
  EXPECT_EQ(complaint({"--order", "random", "--by", "sum"}),
            "solve: --order is only for a plain or a combinatorial search (fewest-replies: "
            "deepening and combinatorial); it was given with --by sum");
  EXPECT_EQ(complaint({"--dead-stones", "keep", "--by", "combinatorial-1"}),
            "solve: --dead-stones is only for a plain search; it was given with --by "
            "combinatorial-1");
  EXPECT_EQ(complaint({"--explain", "--schedule", "50x30"}),
            "solve: --explain is only for --by sum; the others ask for --by deepening");
  EXPECT_EQ(complaint({"--seed", "3"}),
            "solve: --seed picks a random order of moves; add --order random");
  EXPECT_EQ(complaint({"--order", "fewest-replies", "--by", "negamax"}),
            "solve: --order is only for a plain or a combinatorial search (fewest-replies: "
            "deepening and combinatorial); it was given with --by negamax");
  EXPECT_EQ(method({"--explain"}), "sum");
  EXPECT_EQ(method({"--all-moves"}), "sum");
  EXPECT_EQ(method({"--schedule", "100x150"}), "deepening");
  EXPECT_EQ(method({"--order", "listed"}), "deepening");
  EXPECT_EQ(method({"--order", "random", "--seed", "7", "--by", "negamax-table"}), "negamax-table");
}

TEST(SolveCommand, TheCombinatorialSolversTakeRowsOnly) {
  const Words words{"--by", "combinatorial-3"};
  EXPECT_EQ(
      complaint_of_command(solve_command(), words, "2x2"),
      "clobber: \"2x2\" is not a row of up to 64 cells, which the combinatorial solvers require");
  EXPECT_NE(complaint_of_command(solve_command(), words, "B^65"), "");
}

TEST(ClobberExpert, ReadsItsSamplesAndNothingElse) {
  const auto expert = make_expert();
  for (const auto& sample : expert->samples()) EXPECT_TRUE(expert->reads(sample)) << sample;
  for (const auto* text : {"", "hello", "BW|B", "(BW", "--json"}) EXPECT_FALSE(expert->reads(text));
}

}  // namespace
}  // namespace zermelo::clobber
