// `zermelo weigh`: its fields, budgets and traces, and the reproductions of the thesis.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/one_answer.h"

namespace zermelo::testing {
namespace {

Json weighed(Words words, int status = 0) {
  words.insert(words.begin(), {"weigh", "hackenbush"});
  words.emplace_back("--json");
  return one_answer(words, status);
}

TEST(Weigh, AnswersWithTheFieldsOthersRelyOn) {
  const Json answer = weighed({"--stalk", "BRR", "--seed", "7"});
  EXPECT_EQ(answer["position"], "BRR");
  EXPECT_EQ(answer["estimate"], "1/4");
  EXPECT_EQ(answer["outcome"], "L");
  EXPECT_EQ(answer["rates"], (Json{{"blue_first", 0.0}, {"red_first", 0.0}}));
  EXPECT_EQ(answer["confidence"], 1.0);
  EXPECT_EQ(answer["proved"], true);
  EXPECT_EQ(answer["exact"], answer["proved"]);
  EXPECT_EQ(answer["seed"], 7);
  EXPECT_GT(answer["iterations"].get<int>(), 0);
  EXPECT_TRUE(answer["seconds"].is_number());
}

TEST(Weigh, AnEstimateNeverLooksExact) {
  const Json answer = weighed({"--stalk", "BRR", "--no-proof", "--iterations", "50"});
  EXPECT_EQ(answer["estimate"], "1/4");
  EXPECT_EQ(answer["exact"], false);
  EXPECT_GE(answer["confidence"].get<double>(), 0.99);
  EXPECT_LT(answer["confidence"].get<double>(), 1);
  const auto words = run({"weigh", "hackenbush", "--stalk", "BRR", "--no-proof"}).out;
  EXPECT_TRUE(contains(words, "1/4, an estimate, confidence 99.")) << words;
}

TEST(Weigh, ByTheRuleOfTheThesis) {
  const Json answer =
      weighed({"--stalk", "BRR", "--rule", "thesis", "--iterations", "100", "--playouts", "20"});
  EXPECT_EQ(answer["estimate"], "1/4");
  EXPECT_EQ(answer["exact"], false);
  EXPECT_TRUE(answer["confidence"].is_null());
  EXPECT_EQ(weighed({"--stalk", "G", "--rule", "thesis", "--playouts", "9"})["estimate"], "*");
}

TEST(Weigh, ASpentBudgetIsUnknown) {
  const Json answer = weighed({"--stalk", "BRRRRRR", "--nodes", "5"}, 1);
  EXPECT_TRUE(answer["estimate"].is_null());
  EXPECT_EQ(answer["exact"], false);
  EXPECT_EQ(answer["why"], "the budget was spent first");
}

TEST(Weigh, BadNumbersAreRefusedInOneSentence) {
  for (const Words& words : {Words{"--iterations", "0"}, Words{"--playouts", "0"},
                             Words{"--confidence", "1"}, Words{"--moves", "0"}}) {
    Words call{"weigh", "hackenbush", "--stalk", "B"};
    call.insert(call.end(), words.begin(), words.end());
    const auto answer = run(call);
    EXPECT_EQ(answer.status, 2) << words[0];
    EXPECT_TRUE(contains(answer.err, words[0])) << answer.err;
  }
}

TEST(Weigh, TheTraceHasALineForEachWeighing) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\" && zermelo weigh hackenbush --stalk BRR+R --trace t.jsonl --json "
      "&& "
      "cat t.jsonl");
  ASSERT_EQ(answer.status, 0) << answer.err;
  const auto lines = json_lines(answer.out);
  ASSERT_EQ(lines.size(), 1U + lines.at(0)["weighings"].get<std::size_t>());
  std::set<int> parts;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    EXPECT_EQ(lines[i]["position"], "BRR+R");
    EXPECT_TRUE(lines[i]["blue_first"]["rate"].is_number());
    EXPECT_TRUE(lines[i]["outcome"].is_string());
    parts.insert(lines[i]["part"].get<int>());
  }
  EXPECT_EQ(parts, (std::set<int>{0, 1}));
}

TEST(Weigh, ManyPositionsAtOnce) {
  const auto answer =
      shell("printf 'BR\\nB?\\nRBB\\n' | zermelo weigh hackenbush --stdin --stalk --json");
  EXPECT_EQ(answer.status, 2);
  const auto lines = json_lines(answer.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0]["estimate"], "1/2");
  EXPECT_TRUE(lines[1].contains("error"));
  EXPECT_EQ(lines[2]["estimate"], "-1/4");
}

std::vector<Json> item(Words words) {
  words.insert(words.begin(), "reproduce");
  words.emplace_back("--json");
  const auto answer = run(words);
  EXPECT_EQ(answer.status, 0) << answer.err;
  return json_lines(answer.out);
}

TEST(WeighItems, TablesTwoAndEightCompareCellByCell) {
  for (const char* name : {"hackenbush-table2", "hackenbush-table8"}) {
    const auto rows = item({name, "--to", "5", "--iterations", "200"});
    ASSERT_EQ(rows.size(), 3U) << name;
    EXPECT_EQ(rows[0]["value"], "1/32");
    EXPECT_EQ(rows[1]["iterations"], 200);
    for (const int cell : {0, 1}) {
      EXPECT_EQ(rows[cell]["fate"], "right") << rows[cell];
      EXPECT_EQ(rows[cell]["same"], true) << rows[cell];
    }
    EXPECT_EQ(rows[2]["compared"], 2);
    EXPECT_EQ(rows[2]["same"], 2);
    EXPECT_EQ(rows[2]["better_with_iterations"], true);
  }
}

/// The library's player: a tree for each side, and the rule of the thesis for the rates.
TEST(Weigh, ByThePlayerOfTheLibrary) {
  for (const char* rollouts : {"1", "4"}) {
    const Json answer = weighed({"--stalk", "BRR", "--rule", "library", "--rollouts", rollouts,
                                 "--iterations", "200", "--playouts", "20"});
    EXPECT_EQ(answer["estimate"], "1/4") << rollouts;
    EXPECT_EQ(answer["rule"], "library");
    EXPECT_EQ(answer["exact"], false);
    EXPECT_TRUE(answer["confidence"].is_null());
  }
  EXPECT_EQ(weighed({"--stalk", "G", "--rule", "library", "--playouts", "9"})["estimate"], "*");
}

TEST(Weigh, ReproductionsIgnoreNoOption) {
  for (const char* item : {"hackenbush-table2", "hackenbush-beds", "hackenbush-positions"}) {
    const auto answer = run({"reproduce", item, "--rollouts", "4"});
    EXPECT_EQ(answer.status, 2) << item;
    EXPECT_EQ(answer.out, "") << item;
    EXPECT_NE(answer.err.find("add --as-library"), std::string::npos) << answer.err;
  }
}

/// A JSON object over several lines is one drawing; the lines after it are other positions.
TEST(HackenbushInput, JsonMaySpanLinesOfStandardInput) {
  const auto answer = run({"value", "hackenbush", "--stdin", "--json"},
                          "{\n  \"vertices\": [{\"id\": \"a}\"}],\n\n  \"edges\": [\n"
                          "    {\"from\": 0, \"to\": \"a}\", \"colour\": \"red\"}\n  ]\n}\n"
                          "0-1-B\n{\"edges\":[]}\n{\n");
  EXPECT_EQ(answer.status, 2);
  const auto rows = json_lines(answer.out);
  ASSERT_EQ(rows.size(), 4U) << answer.out;
  EXPECT_EQ(rows[0]["value"], "-1");
  EXPECT_EQ(rows[1]["value"], "1");
  EXPECT_EQ(rows[2]["value"], "0");
  EXPECT_TRUE(rows[3].contains("error"));
}

TEST(WeighItems, ClassesOfTableFourAreRight) {
  for (const auto& row : item({"hackenbush-classes", "--seeds", "1"})) {
    EXPECT_EQ(row["right_by_thesis"], 1) << row;
    EXPECT_EQ(row["right_by_ours"], 1) << row;
    EXPECT_EQ(row["value_right_by_ours"], 1) << row;
  }
}

TEST(WeighItems, TheBiasFollowsTheRuleAndOursIsRight) {
  int mirrored = 0, right = 0;
  for (const auto& row :
       item({"hackenbush-beds", "--playouts", "4", "--iterations", "100", "--seeds", "1"})) {
    if (row.contains("turning_the_rule_mirrors")) {
      EXPECT_EQ(row["turning_the_rule_mirrors"], true) << row;
      ++mirrored;
    }
    if (row.contains("rule")) {
      EXPECT_EQ(row["right"], 1) << row;
      ++right;
    }
  }
  EXPECT_EQ(mirrored, 1);
  EXPECT_EQ(right, 2);
}

TEST(WeighItems, AnnouncedErrorsHold) {
  bool has_drawings = false;
  for (const auto& row :
       item({"hackenbush-weighing", "--seeds", "1", "--to", "4", "--drawings", "3"})) {
    if (row["what"] == "stalks") {
      EXPECT_EQ(row["right"], 2) << row;
    }
    if (row["what"] != "random drawings") continue;
    EXPECT_EQ(row["holds"], true) << row;
    has_drawings = true;
  }
  EXPECT_TRUE(has_drawings);
}

TEST(WeighItems, SpeedIsGivenForBothPlayersAndEverySize) {
  const auto rows = item({"hackenbush-speed", "--playouts", "1", "--iterations", "3000"});
  std::map<std::string, int> kinds;
  std::map<std::string, std::uint64_t> iterations;
  for (const auto& row : rows) {
    if (row.contains("table")) {
      EXPECT_EQ(row["table"], 5) << row;
      EXPECT_GT(row["seconds"].get<double>(), 0) << row;
      iterations[row["method"].get<std::string>()] = row["iterations"];
      ++kinds["table"];
    } else {
      EXPECT_GT(row["iterations_per_second"].get<double>(), 0) << row;
      ++kinds[row["by"].get<std::string>()];
    }
  }
  EXPECT_EQ(kinds, (std::map<std::string, int>{{"pure", 7}, {"table", 2}, {"uct", 7}}));
  // Table 5 has 139 s for Pure Monte Carlo and 65 s for UCT. The times are in docs/papers/; the
  // random games that take them can be tested.
  EXPECT_GT(iterations["Pure Monte Carlo"], 2 * iterations["UCT"]);
}

}  // namespace
}  // namespace zermelo::testing
