#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/one_answer.h"

// `zermelo reproduce`: the items, and the files that the two charts of plain search leave behind.

namespace zermelo::testing {
namespace {

std::vector<Json> rows_of(Words words) {
  words.insert(words.begin(), "reproduce");
  words.emplace_back("--json");
  const auto answer = run(words);
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.err, "");
  return json_lines(answer.out);
}

std::vector<Json> measurements(const std::vector<Json>& rows) {
  std::vector<Json> measured;
  for (const auto& row : rows) {
    if (row.contains("method")) measured.push_back(row);
  }
  return measured;
}

std::set<std::string> methods_in(const std::vector<Json>& rows) {
  std::set<std::string> methods;
  for (const auto& row : measurements(rows)) methods.insert(row["method"].get<std::string>());
  return methods;
}

std::map<std::size_t, std::uint64_t> nodes_by_length(const std::vector<Json>& rows,
                                                     const std::string& method) {
  std::map<std::size_t, std::uint64_t> nodes;
  for (const auto& row : measurements(rows)) {
    if (row["method"] == method) nodes[row["length"].get<std::size_t>()] = row["nodes"];
  }
  return nodes;
}

TEST(Reproduce, ListsItemsWithTheirPapers) {
  const auto items = json_lines(run({"reproduce", "--list", "--json"}).out);
  std::set<std::string> names;
  for (const auto& item : items) {
    EXPECT_FALSE(item["paper"].get<std::string>().empty());
    EXPECT_FALSE(item["what"].get<std::string>().empty());
    names.insert(item["item"].get<std::string>());
  }
  EXPECT_EQ(names.size(), items.size());
  EXPECT_TRUE(names.contains("plain-worst-case"));
  EXPECT_TRUE(names.contains("plain-random"));
}

TEST(Reproduce, WithoutAnItemShowsTheList) {
  const auto list = run({"reproduce", "--list"});
  EXPECT_EQ(list.status, 0);
  EXPECT_TRUE(contains(list.out, "plain-worst-case"));
  EXPECT_EQ(run({"reproduce"}).out, list.out);
  EXPECT_EQ(run({"reproduce", "--list", "plain-random"}).out, list.out);
}

TEST(Reproduce, AnUnknownItemGetsASuggestion) {
  const auto answer = run({"reproduce", "plain-wort-case"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_TRUE(contains(answer.err, "did you mean \"plain-worst-case\"?")) << answer.err;
}

TEST(Reproduce, AnOptionOfAnotherItemIsRefused) {
  const auto answer = run({"reproduce", "plain-worst-case", "--to", "2", "--seed", "3"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_TRUE(contains(answer.err, "--seed")) << answer.err;
}

TEST(PlainWorstCase, EveryMethodSolvesEveryLength) {
  const auto rows = rows_of({"plain-worst-case", "--to", "12", "--seconds", "60"});
  const auto methods = methods_in(rows);
  for (const auto& method : lines_of(run({"complete-words", "solve", "clobber", "--by", ""}).out)) {
    const bool plain = method != "sum" && !method.starts_with("combinatorial");
    EXPECT_EQ(methods.contains(method), plain) << method;
  }
  EXPECT_EQ(measurements(rows).size(), 6 * methods.size());  // 2, 4, ..., 12
  for (const auto& row : measurements(rows)) {
    EXPECT_EQ(row["item"], "plain-worst-case");
    EXPECT_EQ(row["solved"], true) << row;
    EXPECT_GT(row["nodes"].get<std::uint64_t>(), 0U) << row;
    EXPECT_EQ(row["boards"], 1) << row;
    EXPECT_GE(row["slowest"].get<double>(), 0) << row;
  }
}

TEST(PlainWorstCase, MinimaxAndNegamaxVisitTheSameNodes) {
  const auto rows = rows_of({"plain-worst-case", "--to", "12", "--seconds", "60"});
  const auto nodes = nodes_by_length(rows, "minimax");
  EXPECT_EQ(nodes.size(), 6U);
  EXPECT_EQ(nodes, nodes_by_length(rows, "negamax"));
}

/// The time of both is in docs/papers/; their nodes can be tested.
TEST(PlainWorstCase, ATableSavesNodesAndTheMoreTheLongerTheBoard) {
  const auto rows = rows_of({"plain-worst-case", "--to", "14", "--seconds", "60"});
  const auto plain = nodes_by_length(rows, "negamax");
  const auto table = nodes_by_length(rows, "negamax-table");
  EXPECT_LT(table.at(10), plain.at(10));
  EXPECT_LT(3 * table.at(14), plain.at(14));
}

TEST(PlainWorstCase, CountsTheNodesThatSolveCounts) {
  const auto rows = rows_of({"plain-worst-case", "--to", "10", "--seconds", "60"});
  for (const auto& [length, nodes] : nodes_by_length(rows, "negamax-table")) {
    const auto board = "(BW)^" + std::to_string(length / 2);
    const auto answer =
        json_lines(run({"solve", "clobber", board, "--by", "negamax-table", "--json"}).out);
    ASSERT_EQ(answer.size(), 1U);
    EXPECT_EQ(answer[0]["nodes"], nodes) << board;
  }
}

TEST(PlainWorstCase, EndsWithTheTwoClaimsOfTheReport) {
  const auto rows = rows_of({"plain-worst-case", "--to", "12", "--seconds", "60"});
  std::vector<Json> claims;
  for (const auto& row : rows) {
    if (row.contains("claim")) claims.push_back(row);
  }
  ASSERT_EQ(claims.size(), 2U);
  for (const char* method : {"deepening", "negamax-table"}) {
    EXPECT_GT(claims[0][method].get<double>(), 0) << method;
    EXPECT_LT(claims[0][method].get<double>(), 10) << method;
  }
  EXPECT_TRUE(claims[1]["ratios"].is_array());
}

TEST(PlainWorstCase, AMethodThatGaveUpIsNotAskedAgain) {
  const auto rows = measurements(rows_of({"plain-worst-case", "--to", "18", "--seconds", "0.01"}));
  std::set<std::string> gave_up;
  for (const auto& row : rows) {
    const auto method = row["method"].get<std::string>();
    EXPECT_FALSE(gave_up.contains(method)) << row;
    if (row["solved"] == false) gave_up.insert(method);
  }
  EXPECT_TRUE(gave_up.contains("simple-deepening"));  // 66 million nodes at 18 cells
}

/// A run that writes both files, and their contents.
struct Files {
  std::vector<Json> rows;
  std::string csv, svg;
};

Files files_of(const std::string& call) {
  const auto answer =
      shell("cd \"$(dirname \"$0\")\" && zermelo reproduce " + call +
            " --json --csv x.csv --svg x.svg && echo CSV && cat x.csv && echo SVG && "
            "cat x.svg && ! ls *.tmp 2>/dev/null");
  EXPECT_EQ(answer.status, 0) << answer.err;
  const auto csv = answer.out.find("CSV\n"), svg = answer.out.find("SVG\n");
  if (csv == std::string::npos || svg == std::string::npos) return {};
  return {json_lines(answer.out.substr(0, csv)), answer.out.substr(csv + 4, svg - csv - 4),
          answer.out.substr(svg + 4)};
}

TEST(PlainCharts, TheCsvHasOneRowForEachMeasurement) {
  for (const char* item : {"plain-worst-case", "plain-random"}) {
    SCOPED_TRACE(item);
    const auto files = files_of(std::string(item) + " --to 8 --seconds 60");
    const auto lines = lines_of(files.csv);
    const auto measured = measurements(files.rows);
    ASSERT_EQ(lines.size(), measured.size() + 1);
    EXPECT_EQ(lines[0], "length,method,solved,mean_seconds,slowest_seconds,nodes");
    for (std::size_t i = 0; i < measured.size(); ++i) {
      const auto begin = measured[i]["length"].dump() + ",\"" +
                         measured[i]["method"].get<std::string>() + "\",yes,";
      EXPECT_TRUE(lines[i + 1].starts_with(begin)) << lines[i + 1];
      EXPECT_TRUE(lines[i + 1].ends_with("," + measured[i]["nodes"].dump())) << lines[i + 1];
    }
  }
}

TEST(PlainCharts, TheSvgNamesEveryMethod) {
  const auto files = files_of("plain-worst-case --to 8 --seconds 60 --chart nodes");
  EXPECT_TRUE(contains(files.svg.substr(0, 200), "<svg")) << files.svg.substr(0, 200);
  EXPECT_TRUE(contains(files.svg, "</svg>"));
  const auto methods = methods_in(files.rows);
  EXPECT_GE(methods.size(), 6U);
  for (const auto& method : methods) EXPECT_TRUE(contains(files.svg, method)) << method;
}

TEST(PlainCharts, AFileThatIsThereIsReplacedWhole) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\" && head -c 100000 /dev/zero >x.csv && "
      "zermelo reproduce plain-worst-case --to 2 --csv x.csv >/dev/null && head -n 1 x.csv && "
      "wc -c <x.csv");
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 2U) << answer.out.substr(0, 300);
  EXPECT_TRUE(lines[0].starts_with("length,method,")) << lines[0].substr(0, 100);
  EXPECT_LT(std::stoi(lines[1]), 2000);
}

std::vector<std::uint64_t> nodes_with_seed(const std::string& seed) {
  std::vector<std::uint64_t> nodes;
  for (const auto& row :
       measurements(rows_of({"plain-random", "--to", "10", "--seconds", "60", "--seed", seed}))) {
    nodes.push_back(row["nodes"].get<std::uint64_t>());
  }
  return nodes;
}

TEST(PlainRandom, TheSeedDecidesTheBoards) {
  const auto nodes = nodes_with_seed("1");
  EXPECT_EQ(nodes.size() % 5, 0U);  // lengths 2, 4, 6, 8, 10
  EXPECT_GE(nodes.size(), 24U);
  EXPECT_EQ(nodes, nodes_with_seed("1"));
  EXPECT_NE(nodes, nodes_with_seed("2"));
}

TEST(PlainRandom, TheCostVariesAtOneLengthAndGrowsWithTheLength) {
  std::vector<std::uint64_t> longest;
  std::map<std::size_t, std::uint64_t> sums;
  for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
    const auto nodes = nodes_by_length(
        rows_of({"plain-random", "--to", "14", "--boards", "1", "--seconds", "60", "--seed", seed}),
        "negamax");
    longest.push_back(nodes.at(14));
    for (const auto& [length, count] : nodes) sums[length] += count;
  }
  EXPECT_GT(std::ranges::max(longest), 3 * std::ranges::min(longest));
  EXPECT_GT(sums[10], 2 * sums[6]);
  EXPECT_GT(sums[14], 2 * sums[10]);
}

TEST(PlainRandom, TheNumberOfBoardsIsTheOneAskedFor) {
  const auto rows = measurements(rows_of({"plain-random", "--to", "6", "--boards", "3"}));
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) EXPECT_EQ(row["boards"], 3) << row;
}

TEST(HackenbushValues, EveryValueAndClaimOfTheThesisIsOurs) {
  std::set<std::string> where;
  for (const auto& row : rows_of({"hackenbush-values"})) {
    EXPECT_EQ(row["same"], true) << row;
    where.insert(row["where"].get<std::string>());
  }
  for (const char* each : {"Table 1", "Figure 5", "Figure 14", "Table 5", "Table 6, a redwood bed"})
    EXPECT_TRUE(where.contains(each)) << each;
}

TEST(HackenbushCycles, ATreeCostsNoNodesAndTheSeedDecidesTheDrawings) {
  const auto nodes = [](const char* seed) {
    std::vector<std::uint64_t> out;
    for (const auto& row : rows_of({"hackenbush-cycles", "--drawings", "1", "--seed", seed})) {
      EXPECT_EQ(row["exact"], true) << row;
      out.push_back(row["nodes"].get<std::uint64_t>());
    }
    return out;
  };
  const auto first = nodes("1");
  ASSERT_EQ(first.size(), 7U);  // 0, 2, 4, 6 and 8 cycles, and two grids
  EXPECT_EQ(first[0], 0U);
  EXPECT_GT(first[4], first[1]);
  EXPECT_EQ(first, nodes("1"));
  EXPECT_NE(first, nodes("2"));
}

TEST(StrongOutlook, BoundsAndIncentivesAreNeverWrong) {
  const auto rows = rows_of({"strong-outlook", "--sums", "60"});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0]["sums"], 60);
  EXPECT_EQ(rows[0]["wrong"], 0);
  EXPECT_LE(rows[0]["kept_by_incentives"].get<int>(), rows[0]["moves"].get<int>());
}

}  // namespace
}  // namespace zermelo::testing
