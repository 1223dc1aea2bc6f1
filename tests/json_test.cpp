#include <gtest/gtest.h>

#include "tests/conversation.h"
#include "tests/one_answer.h"

// The contract with other programs: the fields of an answer, and many positions through a pipe.

namespace zermelo::testing {
namespace {

Words solve(Words words) {
  words.insert(words.begin(), {"solve", "clobber", "--json"});
  return words;
}

/// The one answer to one position.
Json answer_to(const Words& words, int status = 0) { return one_answer(solve(words), status); }

TEST(SolveJson, HasTheFieldsOfTheContractInTheirOrder) {
  const Json answer = answer_to({"BBW"});
  Words names;
  for (const auto& [name, value] : answer.items()) names.push_back(name);
  const Words contract{"game",  "position", "outcome", "left_first", "right_first",
                       "nodes", "seconds",  "exact",   "source"};
  ASSERT_GE(names.size(), contract.size());
  names.resize(contract.size());  // more fields may follow
  EXPECT_EQ(names, contract);
}

TEST(SolveJson, AnswersTheExampleOfTheContract) {
  const Json answer = answer_to({"BBW"});
  EXPECT_EQ(answer["game"], "clobber");
  EXPECT_EQ(answer["position"], "BBW");
  EXPECT_EQ(answer["outcome"], "L");
  EXPECT_EQ(answer["left_first"], (Json{{"winner", "left"}, {"move", "1-2"}}));
  EXPECT_EQ(answer["right_first"], (Json{{"winner", "left"}, {"move", nullptr}}));
  EXPECT_TRUE(answer["nodes"].is_number_unsigned());
  EXPECT_GT(answer["nodes"].get<int>(), 0);
  EXPECT_TRUE(answer["seconds"].is_number());
  EXPECT_GE(answer["seconds"].get<double>(), 0);
  EXPECT_EQ(answer["exact"], true);
  EXPECT_EQ(answer["source"], "search");
}

TEST(SolveJson, OutcomesAreThoseOfTinyBoards) {
  EXPECT_EQ(answer_to({"B"})["outcome"], "P");    // neither player can move
  EXPECT_EQ(answer_to({"BW"})["outcome"], "N");   // the star
  EXPECT_EQ(answer_to({"BBW"})["outcome"], "L");  // up
  EXPECT_EQ(answer_to({"WWB"})["outcome"], "R");  // down
  EXPECT_EQ(answer_to({"BW.BW"})["outcome"], "P");
}

TEST(SolveJson, TheMoveIsNullExactlyWhenTheMoverLoses) {
  for (const char* board : {"B", "BW", "BBW", "WWB", "BWBW", "2x3", "BWWB|WBBW", "BBWB.WB"}) {
    SCOPED_TRACE(board);
    const Json answer = answer_to({board});
    EXPECT_EQ(answer["left_first"]["move"].is_null(), answer["left_first"]["winner"] == "right");
    EXPECT_EQ(answer["right_first"]["move"].is_null(), answer["right_first"]["winner"] == "left");
  }
}

TEST(SolveJson, EveryMethodGivesTheSameWinners) {
  for (const auto& method : lines_of(run({"complete-words", "solve", "clobber", "--by", ""}).out)) {
    SCOPED_TRACE(method);
    const std::string board = method.starts_with("combinatorial") ? "BWWB.WBBW" : "BWWB|WBBW";
    const Json answer = answer_to({board, "--by", method});
    EXPECT_EQ(answer["outcome"], answer_to({board, "--by", "minimax"})["outcome"]);
    EXPECT_EQ(answer["exact"], true);
  }
}

TEST(SolveJson, ASideNotAskedAboutIsNull) {
  const Json left = answer_to({"BBW", "--first", "left"});
  EXPECT_EQ(left["left_first"]["winner"], "left");
  EXPECT_TRUE(left.contains("right_first") && left["right_first"].is_null());
  EXPECT_TRUE(left.contains("outcome") && left["outcome"].is_null());

  const Json right = answer_to({"BBW", "--first", "right"});
  EXPECT_EQ(right["right_first"]["winner"], "left");
  EXPECT_TRUE(right.contains("left_first") && right["left_first"].is_null());
  EXPECT_TRUE(right.contains("outcome") && right["outcome"].is_null());

  EXPECT_EQ(answer_to({"BBW", "--first", "both"})["outcome"], "L");
}

TEST(SolveJson, ThePositionIsTheTextAsGiven) {
  for (const char* board : {"xxo", "-BW", "--BW", "2x3", "(BW)^3", "B^2W|WWB", "oX.-"}) {
    EXPECT_EQ(answer_to({board})["position"], board);
  }
}

TEST(SolveJson, PatternsAndSizesMeanTheBoardsTheyStandFor) {
  EXPECT_EQ(answer_to({"(BW)^3"})["nodes"], answer_to({"BWBWBW"})["nodes"]);
  EXPECT_EQ(answer_to({"2x3"})["nodes"], answer_to({"BWB|WBW"})["nodes"]);
  EXPECT_EQ(answer_to({"xxo"})["left_first"], answer_to({"BBW"})["left_first"]);
}

TEST(SolveJson, AWinnerNotFoundWithinTheBudgetIsNullAndNotExact) {
  const Json answer = answer_to({"(BW)^20", "--nodes", "1"}, 1);
  const Json unknown{{"winner", nullptr}, {"move", nullptr}};
  EXPECT_TRUE(answer.contains("outcome") && answer["outcome"].is_null());
  EXPECT_EQ(answer["left_first"], unknown);
  EXPECT_EQ(answer["right_first"], unknown);
  EXPECT_EQ(answer["exact"], false);
  EXPECT_EQ(answer["nodes"], 1);
}

TEST(SolveJson, SeveralPositionsGetOneLineEach) {
  const auto answer = run(solve({"BBW", "BW", "B?W", "B"}));
  EXPECT_EQ(answer.status, 2);
  const auto objects = json_lines(answer.out);
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(objects[1]["outcome"], "N");
  EXPECT_TRUE(objects[2].contains("error"));
  EXPECT_EQ(objects[3]["outcome"], "P");
}

/// The answers to --stdin without their seconds, so that they can be compared.
std::vector<Json> answers_to_lines(const std::string& input, int status, Words options = {}) {
  options.insert(options.begin(), "--stdin");
  const auto answer = run(solve(options), input);
  EXPECT_EQ(answer.status, status);
  EXPECT_EQ(answer.err, "");
  auto objects = json_lines(answer.out);
  for (auto& object : objects) object.erase("seconds");
  return objects;
}

Words positions_of(const std::vector<Json>& answers) {
  Words positions;
  for (const auto& answer : answers) positions.push_back(answer["position"]);
  return positions;
}

TEST(StdinJson, AnswersComeInTheOrderOfTheLines) {
  const auto answers = answers_to_lines("(BW)^7\nBBW\n3x3\nB\nBW\n2x3\n", 0);
  EXPECT_EQ(positions_of(answers), (Words{"(BW)^7", "BBW", "3x3", "B", "BW", "2x3"}));
}

TEST(StdinJson, BlankLinesAndCommentsAreSkipped) {
  const auto answers = answers_to_lines("\n# a title\nBBW\n   \n\t\n# BW\nB\n\n", 0);
  EXPECT_EQ(positions_of(answers), (Words{"BBW", "B"}));
}

TEST(StdinJson, AHashWithoutASpaceIsAPositionAndABadOne) {
  const auto answers = answers_to_lines("#BW\nBBW\n", 2);
  ASSERT_EQ(positions_of(answers), (Words{"#BW", "BBW"}));
  EXPECT_TRUE(answers[0].contains("error"));
}

TEST(StdinJson, ABadLineAnswersAnErrorAndTheRestGoOn) {
  const auto answers = answers_to_lines("BBW\nB?W\nBW|B\nBW\n", 2);
  ASSERT_EQ(positions_of(answers), (Words{"BBW", "B?W", "BW|B", "BW"}));
  for (const std::size_t bad : {1U, 2U}) {
    EXPECT_EQ(answers[bad].size(), 2U) << answers[bad];  // position and error, nothing else
    EXPECT_TRUE(contains(answers[bad]["error"], "expected")) << answers[bad];
  }
  EXPECT_EQ(answers[3]["outcome"], "N");
}

TEST(StdinJson, TheExitStatusIsTheHighestOfAll) {
  const std::string known = "BBW\n", unknown = "(BW)^20\n", bad = "?\n";
  const auto status = [](const std::string& input) {
    return run(solve({"--stdin", "--nodes", "50"}), input).status;
  };
  EXPECT_EQ(status(""), 0);
  EXPECT_EQ(status(known), 0);
  EXPECT_EQ(status(known + unknown + known), 1);
  EXPECT_EQ(status(bad + unknown + known), 2);
  EXPECT_EQ(status(unknown + bad), 2);
}

TEST(StdinJson, NodesAreCountedForEachPositionAlone) {
  const auto answers = answers_to_lines("(BW)^20\n(BW)^20\nBBW\n", 1, {"--nodes", "50"});
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["nodes"], answers[1]["nodes"]);
  EXPECT_EQ(answers[2]["outcome"], "L");
}

TEST(StdinJson, LinesMayEndInCrLf) {
  const auto answers = answers_to_lines("BBW\r\n\r\n# note\r\nB\r\n", 0);
  EXPECT_EQ(positions_of(answers), (Words{"BBW", "B"}));
}

TEST(StdinJson, TheLastLineNeedsNoNewline) {
  EXPECT_EQ(positions_of(answers_to_lines("BBW\nBW", 0)), (Words{"BBW", "BW"}));
  EXPECT_EQ(positions_of(answers_to_lines("BW", 0)), Words{"BW"});
}

TEST(StdinJson, TheNumberOfThreadsChangesNothing) {
  std::string input;
  for (int i = 0; i < 8; ++i) input += "(BW)^7\nBBW\n3x3\nB?W\n(WB)^6\n2x5\n(BBW)^4\n";
  const Words budget{"--nodes", "20000"};  // too few for some
  Words one{"--threads", "1"}, two{"--threads", "2"}, many{"--threads", "9"};
  for (Words* words : {&one, &two, &many})
    words->insert(words->end(), budget.begin(), budget.end());
  const auto answers = answers_to_lines(input, 2, one);
  EXPECT_EQ(answers.size(), 56U);
  EXPECT_EQ(answers, answers_to_lines(input, 2, two));
  EXPECT_EQ(answers, answers_to_lines(input, 2, many));
}

TEST(StdinJson, AnAnswerComesBeforeTheNextQuestionIsAsked) {
  for (const char* threads : {"1", "2"}) {
    SCOPED_TRACE(threads);
    Conversation talk(solve({"--stdin", "--threads", threads}));
    for (const char* board : {"BBW", "BW", "B?W", "2x3"}) {
      ASSERT_TRUE(talk.say(std::string(board) + '\n'));
      const auto line = talk.hear();
      ASSERT_TRUE(line) << "no answer to " << board;
      EXPECT_EQ(Json::parse(*line)["position"], board);
    }
    talk.hang_up();
    const auto end = talk.finish();
    EXPECT_EQ(end.status, 2);
    EXPECT_EQ(end.out + end.err, "");
  }
}

TEST(StdinText, AnswersAndComplaintsGoToTheirOwnStreams) {
  const auto answer = run({"solve", "clobber", "--stdin"}, "BBW\nB?W\nBW\n");
  EXPECT_EQ(answer.status, 2);
  EXPECT_TRUE(contains(answer.out, "BBW: Left wins")) << answer.out;
  EXPECT_TRUE(contains(answer.out, "BW: the first player wins")) << answer.out;
  EXPECT_FALSE(contains(answer.out, "B?W"));
  ASSERT_EQ(lines_of(answer.err).size(), 1U);
  EXPECT_TRUE(contains(answer.err, "B?W"));
}

TEST(MovesJson, ListsEachMoveWithTheBoardItLeadsTo) {
  const auto objects = json_lines(run({"moves", "clobber", "BBW", "--json"}).out);
  ASSERT_EQ(objects.size(), 1U);
  const Json left{{"side", "left"}, {"move", "1-2"},    {"position", "B.B"},
                  {"value", "0"},   {"incentive", "v"}, {"dominated", false}};
  const Json right{{"side", "right"}, {"move", "2-1"},     {"position", "BW."},
                   {"value", "*"},    {"incentive", "^*"}, {"dominated", false}};
  EXPECT_EQ(objects[0]["moves"], Json::array({left, right}));
}

TEST(PerftJson, CountsLinesOfPlay) {
  const auto lines = [](const char* depth) {
    const auto out = run({"perft", "clobber", "BWBW", "--depth", depth, "--json"}).out;
    const auto objects = json_lines(out);
    return objects.size() == 1 ? objects[0]["nodes"].get<int>() : -1;
  };
  EXPECT_EQ(lines("1"), 3);  // 0-1, 2-1, 2-3
  EXPECT_EQ(lines("2"), 2);  // Right answers .BBW and BW.B in one way each, BB.W in none
  EXPECT_EQ(lines("3"), 1);  // .BBW, .BW., ..B.
}

}  // namespace
}  // namespace zermelo::testing
