// `reproduce connect-mates`: a file of problems, and the errors for bad lines.

#include <gtest/gtest.h>

#include "papers/connections/reproductions.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"

namespace zermelo::connect {
namespace {

using testing::said;

std::vector<Answer> mates_of(const std::string& problems) {
  const ScratchFolder folder;
  write_file(folder / "problems", problems);
  return testing::answers_of(mates_reproduction().command, "",
                             {{"data", (folder / "problems").string()}});
}

std::string mates_complaint(const std::string& problems) {
  return testing::complaint_of([&] { mates_of(problems); });
}

/// An open three of Black, o in the file.
const std::string open_three = "open\tVCF\tBlack\t1\t1\t0\t......./..ooo../.......\tB2";

/// The same for White, and two pairs that cross, which takes threes.
const std::string white_three = "white\tVCF\tWhite\t1\t-\t-\t......./..xxx../.......\tF2\tmine";
const std::string crossing =
    "cross\tVCT\tBlack\t3\t4\t-\t........./........./........./...oo..../.....o.../.....o.../"
    "........./........./.........\tF6";

TEST(ConnectMatesFile, ProblemsAreSolvedUnderBothRules) {
  const auto answers = mates_of("# a note\n\n" + open_three + '\n' + white_three + '\n' + crossing);
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(said(answers[0], "problem") + said(answers[0], "kind") + said(answers[0], "attacker"),
            "\"open\"\"VCF\"\"x\"");
  EXPECT_EQ(said(answers[1], "attacker"), "\"o\"");
  EXPECT_EQ(said(answers[2], "kind"), "\"VCT\"");
  for (std::size_t i = 0; i < 3; ++i) {
    SCOPED_TRACE(i);
    EXPECT_EQ(said(answers[i], "needs_renju"), "false");
    for (const char* rules : {"freestyle", "standard"}) {
      const Fields& found = answers[i].fields.find(rules)->fields();
      EXPECT_EQ(said(found, "result"), "\"win\"") << rules;
      EXPECT_EQ(said(found, "reach"), i == 2 ? "2" : "null") << rules;
      if (i < 2) {
        EXPECT_EQ(said(found, "moves") + said(found, "first_moves"), "12") << rules;
        EXPECT_EQ(said(found, "their_line_wins"), "true") << rules;
      }
    }
  }
  EXPECT_EQ(said(answers[3], "problems") + said(answers[3], "solved"), "33");
  EXPECT_EQ(said(answers[3], "need_renju"), "0");
}

/// A published line that leads through a stone, or ends without a threat, does not win.
TEST(ConnectMatesFile, ALineThatDoesNotWinIsReported) {
  for (const char* line : {"C2", "A1", "B2,B2"}) {
    const auto answers =
        mates_of("open\tVCF\tBlack\t1\t1\t0\t......./..ooo../.......\t" + std::string(line));
    ASSERT_EQ(answers.size(), 2U);
    const Fields& found = answers[0].fields.find("freestyle")->fields();
    EXPECT_EQ(said(found, "result") + said(found, "their_line_wins"), "\"win\"false") << line;
  }
}

TEST(ConnectMatesFile, IfLongerRowsDoNotWinThereMayBeNoWin) {
  // The stone that fills the gap makes six.
  const auto answers = mates_of("six\tVCF\tBlack\t1\t-\t-\t........./xooo.oox./.........\tE2");
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(said(answers[0].fields.find("freestyle")->fields(), "result"), "\"win\"");
  EXPECT_EQ(said(answers[0].fields.find("standard")->fields(), "result"), "\"none\"");
  EXPECT_EQ(said(answers[0], "needs_renju"), "false");
}

TEST(ConnectMatesFile, NothingWonAtAllNeedsRenju) {
  const auto answers = mates_of("none\tVCF\tBlack\t1\t-\t-\t......./.xooo.x/.......\tF2");
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(said(answers[0], "needs_renju"), "true");
  EXPECT_EQ(said(answers[1], "need_renju"), "1");
  EXPECT_EQ(answers[0].status, Status::answered);
}

TEST(ConnectMatesFile, WithoutAFileNothingIsKnown) {
  const auto answers = testing::answers_of(mates_reproduction().command, "");
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_EQ(answers[0].status, Status::unknown);
  EXPECT_EQ(said(answers[0], "missing"), "\"a file of problems, --data FILE\"");
  EXPECT_EQ(testing::complaint_of([] {
              testing::answers_of(mates_reproduction().command, "", {{"data", "/nowhere/at/all"}});
            }),
            "\"/nowhere/at/all\" cannot be read (No such file or directory)");
  EXPECT_EQ(testing::complaint_of([] {
              testing::answers_of(mates_reproduction().command, "", {{"data", "/"}});
            }),
            "\"/\" cannot be read (Is a directory)");
}

TEST(ConnectMatesFile, BadLinesAreNamed) {
  const std::string expected =
      " is not a problem; expected tab-separated name, VCF or VCT, attacker, moves, two depths, "
      "board, line";
  for (const std::string bad :
       {"open", "open\tVCF\tBlack\t1\t1\t0\t.......", "open\tVCX\tBlack\t1\t1\t0\t...\tA1",
        "open\tVCF\tBlack\tone\t1\t0\t...\tA1", "open\tVCF\tGreen\t1\t1\t0\t...\tA1",
        "open\tVCF\t\t1\t1\t0\t...\tA1"}) {
    const auto found = mates_complaint(open_three + '\n' + bad + '\n');
    EXPECT_TRUE(found.starts_with("connect: \"open") && found.ends_with(expected)) << found;
  }
  EXPECT_EQ(mates_complaint("open\tVCF\tBlack\t1\t1\t0\t......./..oo/.......\tB2"),
            "connect: row 2 of \"......./..oo/.......\" has 4 cells; expected 7");
  for (const std::string point : {"", "B", "2B", "B0", "B4", "H1", "b2", "B2x"}) {
    EXPECT_EQ(mates_complaint("open\tVCF\tBlack\t1\t1\t0\t......./..ooo../.......\t" + point),
              "connect: no point \"" + point + "\"; expected one such as J12");
  }
}

}  // namespace
}  // namespace zermelo::connect
