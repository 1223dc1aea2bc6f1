#include <gtest/gtest.h>

#include "tests/lines.h"
#include "tests/program.h"

// What other programs rely on when they ask about k-in-a-row.

namespace zermelo::testing {
namespace {

using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

Json answer_to(const Words& words, int status = 0) {
  const auto answer = run(words);
  EXPECT_EQ(answer.status, status) << answer.err;
  const auto objects = json_lines(answer.out);
  EXPECT_EQ(objects.size(), 1U) << answer.out;
  return objects.empty() ? Json() : objects[0];
}

TEST(ConnectProbe, AnswersTheExampleOfTheContract) {
  const Json six = answer_to({"probe", "connect", "--shape", "0011100", "--json"});
  EXPECT_EQ(six["position"], "0011100");
  EXPECT_EQ(six["type"], "S3");
  EXPECT_EQ(six["fine_type"], "S3");
  EXPECT_EQ(six["points"], (Json{"D4", "D4", "U", "U", "U", "D4", "D4"}));
  const Json five =
      answer_to({"probe", "connect", "--shape", "0011100", "--k", "5", "--p", "1", "--json"});
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
    return answer_to({"solve", "connect", "--rules", rules, "--json"})["result"];
  };
  EXPECT_EQ(result("3,3,3,1,1"), "draw");
  EXPECT_EQ(result("3,4,3,1,1"), "first");
  EXPECT_EQ(result("6,6,4,2,1"), "second");
  const Json spent =
      answer_to({"solve", "connect", "--rules", "5,5,4,1,1", "--nodes", "10", "--json"}, 1);
  EXPECT_TRUE(spent["result"].is_null());
}

TEST(ConnectSolve, ThreatsHaveTheFieldsOfTheContract) {
  const std::string board = "...x.x.x/......../.x....x./.xx...../..x.x.../x.......";
  const Json win = answer_to({"solve", "connect", "--rules", "connect6", "--board", board,
                              "--to-move", "x", "--threats", "--turns", "4", "--json"});
  EXPECT_EQ(win["result"], "win");
  EXPECT_EQ(win["turns"], 3);
  EXPECT_EQ(win["first_moves"], 2);
  EXPECT_EQ(win["line"].size(), 5U);
  const Json none = answer_to({"solve", "connect", "--rules", "connect6", "--board", board,
                               "--to-move", "o", "--threats", "--turns", "2", "--json"});
  EXPECT_EQ(none["result"], "none");
  EXPECT_TRUE(none["turns"].is_null());
  const Json now = answer_to({"solve", "connect", "--rules", "connect6", "--board", ".xxxx.",
                              "--to-move", "x", "--threats", "--json"});
  EXPECT_EQ(now["turns"], 1);
  EXPECT_TRUE(now["first_moves"].is_null());
}

TEST(ConnectSolve, BadRequestsGetOneSentence) {
  for (const Words& words :
       {Words{"solve", "connect"}, Words{"solve", "connect", "--rules", "3,3,3,1"},
        Words{"solve", "connect", "--rules", "9,9,5,1,1"},
        Words{"solve", "connect", "--rules", "connect6", "--threats"},
        Words{"solve", "connect", "--rules", "gomoku", "--board", "x./..", "--threats"},
        Words{"solve", "connect", "--rules", "3,3,3,1,1", "--board", "x./.."},
        Words{"solve", "connect", "--board", "x?/.."}, Words{"probe", "connect", "--shape", "01"},
        Words{"build", "connect", "--length", "5"}}) {
    const auto answer = run(words);
    EXPECT_EQ(answer.status, 2) << answer.out;
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(lines_of(answer.err).size(), 1U) << answer.err;
  }
}

TEST(ConnectPaper, EveryComparisonIsTheSameButTheSlips) {
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
