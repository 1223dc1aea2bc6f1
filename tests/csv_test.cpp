// `--csv` prints the same fields as `--json`, for every command.

#include <gtest/gtest.h>

#include <algorithm>

#include "commands/catalog.h"
#include "tests/csv_rows.h"
#include "tests/one_answer.h"
#include "tests/scratch_folder.h"

namespace zermelo::testing {
namespace {

using Row = std::vector<std::string>;

/// The expected cell of a field.
std::string cell_of(const Json& fact) {
  if (fact.is_null()) return "";
  return fact.is_string() ? fact.get<std::string>() : fact.dump();
}

/// The fields of an object by the names of their columns.
void flatten(const std::string& name, const Json& object, std::vector<Row>& facts) {
  for (const auto& [inner, fact] : object.items()) {
    const std::string column = name.empty() ? inner : name + '.' + inner;
    if (fact.is_object() && !fact.empty()) {
      flatten(column, fact, facts);
    } else {
      facts.push_back({column, cell_of(fact)});
    }
  }
}

bool is_a_time(const std::string& column) {
  for (const char* part : {"seconds", "per_second", "rate", "bytes"})
    if (contains(column, part)) return true;
  return false;
}

/// The fields of a row that have no column: only a list of items has such fields.
Json more_of(const Row& header, const Row& row) {
  const auto column = std::ranges::find(header, "more");
  const std::string text =
      column == header.end() ? "" : row[static_cast<std::size_t>(column - header.begin())];
  return text.empty() ? Json::object() : Json::parse(text);
}

/// Expects one row per answer, whose cells are its fields; the times may differ.
void expect_same(const std::vector<Json>& answers, const std::vector<Row>& rows) {
  ASSERT_EQ(rows.size(), answers.size() + 1);
  const Row& header = rows[0];
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Row& row = rows[i + 1];
    ASSERT_EQ(row.size(), header.size());
    const Json more = more_of(header, row);
    std::vector<Row> facts;
    flatten("", answers[i], facts);
    for (const auto& fact : facts) {
      const auto column = std::ranges::find(header, fact[0]);
      const bool is_null_group = column == header.end() && fact[1].empty();
      const bool is_aside = more.contains(fact[0].substr(0, fact[0].find('.')));
      if (is_null_group || is_aside || is_a_time(fact[0])) continue;
      ASSERT_NE(column, header.end()) << fact[0];
      EXPECT_EQ(row[static_cast<std::size_t>(column - header.begin())], fact[1]) << fact[0];
    }
  }
}

void expect_table_of(Words words) {
  words.emplace_back("--json");
  const auto json = run(words);
  words.back() = "--csv";
  const auto csv = run(words);
  EXPECT_EQ(json.status, csv.status);
  EXPECT_EQ(csv.err, json.err);
  expect_same(json_lines(json.out), csv_rows(csv.out));
}

/// The words of an example, with double quotes.
Words words_of(const std::string& line) {
  Words words{""};
  bool is_quoted = false;
  for (const char c : line) {
    if (c == '"') {
      is_quoted = !is_quoted;
    } else if (c == ' ' && !is_quoted) {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  std::erase(words, "--json");
  return words;
}

// One example of each command of each game.
TEST(Csv, OfEveryCommandIsItsJsonAsATable) {
  const ScratchFolder folder;
  write_file(folder / "FILE", "BBW B B\nBW W B\n");
  const Catalog catalog = make_catalog();
  for (const auto& expert : catalog) {
    for (const auto& command : expert->commands()) {
      if (command.takes == Takes::conversation) continue;
      auto words = words_of(command.examples.front().line);
      SCOPED_TRACE(command.examples.front().line);
      for (auto& word : words)
        if (word == "FILE") word = (folder / "FILE").string();
      const Arguments options(command.options);
      if (options.find("tables") != nullptr)
        words.insert(words.end(), {"--tables", (folder / "tables").string()});
      if (options.find("length") != nullptr) words.insert(words.end(), {"--length", "6"});
      if (options.find("pieces") != nullptr) words.insert(words.end(), {"--pieces", "2"});
      if (command.name == "build") run(words);  // so that both calls find the table built
      expect_table_of(words);
    }
  }
  for (const Words& words : {Words{"eval", "^ + *", "{1|-1}"}, Words{"tables", "--tables", "/none"},
                             Words{"completion", "fish"}, Words{"man"},
                             Words{"reproduce", "--list"}, Words{"reproduce", "connect-sizes"}})
    expect_table_of(words);
}

/// The header that a call prints; expects as many cells in every row.
Row header_of(const Words& words, const std::string& input = "") {
  const auto rows = csv_rows(run(words, input).out);
  if (rows.empty()) return {};
  for (const Row& row : rows) {
    EXPECT_EQ(row.size(), rows[0].size());
    EXPECT_EQ(std::ranges::count(rows, rows[0]), 1) << "one header";
  }
  return rows[0];
}

TEST(Csv, HasOneHeaderWhateverIsKnown) {
  const Words value{"value", "clobber", "--stdin", "--csv", "--nodes", "30"};
  const std::string known = "BBW\nBW\n", unknown = "(BWWB)^20\n", bad = "B?W\n";
  const Row header = header_of(value, known);
  EXPECT_EQ(header[2], "value");
  for (const auto& lines :
       {unknown + known, bad + known, known + unknown + bad + known, bad, std::string()})
    EXPECT_EQ(header_of(value, lines), header) << lines;
  EXPECT_EQ(header_of({"eval", "^ || *", "^", "--csv"}),
            header_of({"eval", "^", "1 < 2", "--csv"}));
  EXPECT_EQ(header_of({"check", "clobber", "/none", "--csv"}).back(), "error");
}

TEST(Csv, ColumnsOfAnOptionAreThereWhereItIsGiven) {
  const auto count = [](const char* option) {
    return std::ranges::count(header_of({"solve", "clobber", "BBW", "--csv", option}),
                              "line.left_first");
  };
  EXPECT_EQ(count("--line"), 1);
  EXPECT_EQ(count("--explain"), 0);
}

TEST(Csv, AnItemMayFollowIt) {
  const auto before = run({"reproduce", "--csv", "connect-sizes"});
  EXPECT_EQ(before.status, 0) << before.err;
  EXPECT_EQ(before.out, run({"reproduce", "connect-sizes", "--csv"}).out);
  const auto slip = run({"reproduce", "--csv", "conect-sizes"});
  EXPECT_EQ(slip.status, 2);
  EXPECT_EQ(slip.out, "");
  EXPECT_TRUE(contains(slip.err, "did you mean \"connect-sizes\"?")) << slip.err;
}

TEST(Csv, HasARowForABadLine) {
  const auto answer = run({"value", "clobber", "--stdin", "--csv"}, "B?W\nBBW\nB,W\n");
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.err, "");
  const auto rows = csv_rows(answer.out);
  ASSERT_EQ(rows.size(), 4U) << answer.out;
  EXPECT_EQ(rows[0].back(), "error");
  EXPECT_EQ(rows[1][1], "B?W");
  EXPECT_TRUE(contains(rows[1].back(), "expected")) << answer.out;
  EXPECT_EQ(rows[2][2], "^");
  EXPECT_EQ(rows[3][1], "B,W");
}

TEST(Csv, IsTheSameAtAnyNumberOfThreads) {
  const std::string lines = "BBW\nB?W\nBW\n2x3\n(BW)^5\nBWBW\n";
  const auto value = [&](const char* threads) {
    auto rows =
        csv_rows(run({"value", "clobber", "--stdin", "--csv", "--threads", threads}, lines).out);
    const auto seconds = std::ranges::find(rows.front(), "seconds") - rows.front().begin();
    for (auto& row : rows) row.at(static_cast<std::size_t>(seconds)).clear();
    return rows;
  };
  EXPECT_EQ(value("1"), value("3"));
}

TEST(Csv, AndJsonAtOnceAreRefused) {
  const auto answer = run({"value", "clobber", "BBW", "--csv", "--json"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_TRUE(contains(answer.err, "--json and --csv; expected one of them")) << answer.err;
}

TEST(Csv, GoesToAFileWhereOneIsNamed) {
  const ScratchFolder folder;
  const auto file = (folder / "x.csv").string();
  EXPECT_EQ(run({"reproduce", "plain-worst-case", "--to", "4", "--csv", file}).status, 0);
  EXPECT_FALSE(file_content(file).empty());
  const auto table = run({"reproduce", "plain-worst-case", "--to", "4", "--csv"});
  EXPECT_EQ(table.status, 0);
  EXPECT_GE(csv_rows(table.out).size(), 3U) << table.out;
}

}  // namespace
}  // namespace zermelo::testing
