#include <gtest/gtest.h>

#include "base/random.h"
#include "tests/one_answer.h"
#include "tests/scratch_folder.h"

// The calls and fields of k-in-a-row that other programs rely on.

namespace zermelo::testing {
namespace {

TEST(ConnectProbe, AnswersTheExampleOfTheContract) {
  const Json six = one_answer({"probe", "connect", "--shape", "0011100", "--json"});
  EXPECT_EQ(six["position"], "0011100");
  EXPECT_EQ(six["type"], "S3");
  EXPECT_EQ(six["fine_type"], "S3");
  EXPECT_EQ(six["points"], (Json{"D4", "D4", "U", "U", "U", "D4", "D4"}));
  const Json five =
      one_answer({"probe", "connect", "--shape", "0011100", "--k", "5", "--p", "1", "--json"});
  EXPECT_EQ(five["type"], "L3");
  EXPECT_EQ(five["points"], (Json{"T4.1", "DW", "U", "U", "U", "DW", "T4.1"}));
}

TEST(ConnectProbe, ReadsManyShapesAndNamesTheBadOnes) {
  const auto answer = run({"probe", "connect", "--shape", "--stdin", "--json"},
                          "000001\n\n# a note\n00111\n000000\n");
  EXPECT_EQ(answer.status, 2);
  const auto objects = json_lines(answer.out);
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(objects[0]["type"], "O");
  EXPECT_EQ(objects[0]["fine_type"], "D1");
  EXPECT_TRUE(objects[1].contains("error"));
  EXPECT_EQ(objects[2]["fine_type"], "V");
}

TEST(ConnectSolve, SmallGamesNeedOnlyTheirRules) {
  const auto result = [](const std::string& rules) {
    return one_answer({"solve", "connect", "--rules", rules, "--json"})["result"];
  };
  EXPECT_EQ(result("3,3,3,1,1"), "draw");
  EXPECT_EQ(result("3,4,3,1,1"), "first");
  EXPECT_EQ(result("6,6,4,2,1"), "second");
  const Json spent =
      one_answer({"solve", "connect", "--rules", "5,5,4,1,1", "--nodes", "10", "--json"}, 1);
  EXPECT_TRUE(spent["result"].is_null());
}

TEST(ConnectSolve, ThreatsHaveTheFieldsOfTheContract) {
  const std::string board = "...x.x.x/......../.x....x./.xx...../..x.x.../x.......";
  const Json win = one_answer({"solve", "connect", "--rules", "connect6", "--board", board,
                               "--to-move", "x", "--threats", "--turns", "4", "--json"});
  EXPECT_EQ(win["result"], "win");
  EXPECT_EQ(win["turns"], 3);
  EXPECT_EQ(win["first_moves"], 2);
  EXPECT_EQ(win["line"].size(), 5U);
  const Json none = one_answer({"solve", "connect", "--rules", "connect6", "--board", board,
                                "--to-move", "o", "--threats", "--turns", "2", "--json"});
  EXPECT_EQ(none["result"], "none");
  EXPECT_TRUE(none["turns"].is_null());
  const Json now = one_answer({"solve", "connect", "--rules", "connect6", "--board", ".xxxx.",
                               "--to-move", "x", "--threats", "--json"});
  EXPECT_EQ(now["turns"], 1);
  EXPECT_TRUE(now["first_moves"].is_null());
}

TEST(ConnectSolve, WinsByFoursAndThreesHaveTheSameFields) {
  const auto ask = [](const std::string& board, const Words& more) {
    Words words{"solve", "connect", "--rules", "gomoku", "--board", board, "--threats", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return one_answer(words);
  };
  const Json four = ask("..xxx..", {});
  EXPECT_EQ(four["by"], "vcf");
  EXPECT_EQ(four["turns"], 2);
  EXPECT_EQ(four["first_moves"], 2);
  EXPECT_EQ(four["line"].size(), 3U);
  EXPECT_FALSE(four.contains("tree"));
  const std::string crossing =
      "........./........./........./...xx..../.....x.../.....x.../........./........./.........";
  EXPECT_EQ(ask(crossing, {})["result"], "none");
  const Json three = ask(crossing, {"--by", "vct", "--tree"});
  EXPECT_EQ(three["result"], "win");
  EXPECT_EQ(three["tree"]["replies"].back()["reply"], "*");
  EXPECT_EQ(ask("xxxx.x...", {"--exactly"})["result"], "none");
}

TEST(ConnectSolve, BadRequestsGetOneSentence) {
  for (const Words& words :
       {Words{"solve", "connect"}, Words{"solve", "connect", "--rules", "3,3,3,1"},
        Words{"solve", "connect", "--rules", "9,9,5,1,1"},
        Words{"solve", "connect", "--rules", "connect6", "--threats"},
        Words{"solve", "connect", "--rules", "gomoku", "--board", "x./..", "--threats", "--by",
              "double"},
        Words{"solve", "connect", "--board", "x./..", "--threats", "--by", "vcf"},
        Words{"solve", "connect", "--rules", "9,9,5,3,1", "--board", "x./..", "--threats"},
        Words{"solve", "connect", "--rules", "3,3,3,1,1", "--exactly"},
        Words{"solve", "connect", "--rules", "3,3,3,1,1", "--board", "x./.."},
        Words{"solve", "connect", "--board", "x?/.."}, Words{"probe", "connect", "--shape", "01"},
        Words{"build", "connect", "--length", "5"}}) {
    const auto answer = run(words);
    EXPECT_EQ(answer.status, 2) << answer.out;
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(lines_of(answer.err).size(), 1U) << answer.err;
  }
}

TEST(ConnectEngine, PlaysByTheProtocol) {
  const auto answer =
      run({"engine", "connect", "--threads", "1", "--no-messages"},
          "INFO timeout_turn 100\r\nSTART 11\r\nBEGIN\r\nTURN 4,4\r\nNO\r\nEND\r\nBEGIN\r\n");
  EXPECT_EQ(answer.status, 0) << answer.err;
  const auto said = lines_of(answer.out);
  ASSERT_EQ(said.size(), 4U) << answer.out;
  EXPECT_EQ(said[0], "OK");
  EXPECT_EQ(said[1], "5,5");
  EXPECT_NE(said[2].find(','), std::string::npos);
  EXPECT_EQ(said[3], "UNKNOWN \"NO\"");
}

TEST(ConnectEngine, SaysWithEveryMoveWhetherItIsProved) {
  const std::string talk =
      "INFO timeout_turn 50\nSTART 9\nBEGIN\nBOARD\n0,0,1\n1,0,1\n2,0,1\n3,0,1\nDONE\nEND\n";
  EXPECT_EQ(lines_of(run({"engine", "connect", "--threads", "1"}, talk).out),
            (std::vector<std::string>{"OK", "MESSAGE not proved: the centre of the empty board",
                                      "4,4", "MESSAGE proved: completes a row", "4,0"}));
  const auto facts = json_lines(run({"engine", "connect", "--threads", "1", "--json"}, talk).out);
  ASSERT_EQ(facts.size(), 3U);
  EXPECT_FALSE(facts[0].contains("proved"));
  EXPECT_EQ(facts[1]["proved"], false);
  EXPECT_EQ(facts[2]["proved"], true);
  EXPECT_EQ(facts[2]["say"], "4,0");
}

/// Words of the protocol and nonsense, in any order, with all bytes except the end of a line.
std::string nonsense(Random& random) {
  static const std::vector<std::string> words{
      "START", "RECTSTART", "BEGIN",    "TURN",  "BOARD", "DONE",
      "INFO",  "RESTART",   "TAKEBACK", "ABOUT", "rule",  "7",
      "11,7",  "3,4",       "3,4,1",    "5,5,2", "-1",    "99999999999999999999"};
  std::string line;
  for (std::uint32_t i = random.below(4); i < 4; ++i) {
    if (random.below(4) != 0) {
      line += words[random.below(static_cast<std::uint32_t>(words.size()))];
    } else {
      const char byte = static_cast<char>(random.below(256));
      line += byte == '\n' ? ' ' : byte;
    }
    if (random.below(4) != 0) line += ' ';
  }
  return line + '\n';
}

TEST(ConnectEngine, SurvivesNonsense) {
  for (const char* rules : {"gomoku", "connect6"}) {
    Random random(17);
    std::string input = "START 7\n";
    for (int i = 0; i < 3000; ++i) input += nonsense(random);
    const auto answer = run({"engine", "connect", "--rules", rules, "--level", "points"},
                            input + "DONE\nABOUT\nEND\n");
    EXPECT_EQ(answer.status, 0) << answer.err;
    EXPECT_EQ(answer.err, "");
    const auto said = lines_of(answer.out);
    ASSERT_GT(said.size(), 1000U);
    EXPECT_TRUE(said.back().starts_with("name="));
    for (const auto& line : said) {
      const bool known =
          line == "OK" || line.starts_with("ERROR ") || line.starts_with("MESSAGE not proved: ") ||
          line.starts_with("MESSAGE proved: ") || line.starts_with("UNKNOWN ") ||
          line.starts_with("name=") || line.find_first_not_of("0123456789, ") == std::string::npos;
      ASSERT_TRUE(known) << line;
    }
  }
}

TEST(ConnectMates, AFileOfProblemsIsSolvedAndWithoutOneNothingIsKnown) {
  const auto none = run({"reproduce", "connect-mates", "--json"});
  EXPECT_EQ(none.status, 1);
  const ScratchFolder folder;
  const std::string file = (folder / "problems").string();
  // An open three of Black, and a four that Black could stop except under Renju's rules.
  write_file(file,
             "# a note\nopen\tVCF\tBlack\t1\t1\t-\t......./..ooo../.......\tB2,A2\n"
             "stopped\tVCF\tWhite\t1\t-\t-\toxxx.../......./.......\tE3\n");
  const auto answer = run({"reproduce", "connect-mates", "--data", file, "--json"});
  EXPECT_EQ(answer.status, 0) << answer.err;
  const auto rows = json_lines(answer.out);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0]["freestyle"]["moves"], 1);
  EXPECT_EQ(rows[0]["needs_renju"], false);
  EXPECT_EQ(rows[1]["needs_renju"], true);
  EXPECT_EQ(rows[2]["solved"], 1);
  write_file(file, "open\tVCF\n");
  EXPECT_EQ(run({"reproduce", "connect-mates", "--data", file}).status, 2);
}

TEST(ConnectPaper, EveryComparisonAgreesExceptForTheSlips) {
  for (const char* item : {"connect-promotions", "connect-figures", "connect-sizes"}) {
    const auto answer = run({"reproduce", item, "--json"});
    EXPECT_EQ(answer.status, 0);
    unsigned different = 0;
    for (const auto& object : json_lines(answer.out)) different += object["same"] == true ? 0 : 1;
    EXPECT_EQ(different, std::string(item) == "connect-sizes" ? 2U : 0U) << answer.out;
  }
}

}  // namespace
}  // namespace zermelo::testing
