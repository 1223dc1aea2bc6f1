// Answers as a table for spreadsheets.
#include "cli/csv_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

/// The cells of a text, read by the rules of RFC 4180 and nothing else.
std::vector<std::vector<std::string>> read_csv(const std::string& text) {
  std::vector<std::vector<std::string>> rows{{""}};
  bool is_quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool doubled = is_quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"';
    if (doubled) {
      rows.back().back() += text[++i];
    } else if (c == '"') {
      is_quoted = !is_quoted;
    } else if (c == ',' && !is_quoted) {
      rows.back().emplace_back();
    } else if (c == '\n' && !is_quoted) {
      rows.push_back({""});
    } else {
      rows.back().back() += c;
    }
  }
  rows.pop_back();  // after the last line end
  return rows;
}

Fields answer(const std::string& position, const std::string& winner) {
  return Fields{}
      .add("position", position)
      .add("left_first", Fields{}.add("winner", winner).add("move", nullptr))
      .add("nodes", 3)
      .add("moves", List{"1-2", 7});
}

TEST(Csv, HasAHeaderAndALineForEachAnswer) {
  CsvTable table;
  EXPECT_EQ(table.add(answer("BBW", "left")),
            "position,left_first.winner,left_first.move,nodes,moves,error\n"
            "BBW,left,,3,\"[\"\"1-2\"\",7]\",\n");
  EXPECT_EQ(table.add(answer("BW", "right")), "BW,right,,3,\"[\"\"1-2\"\",7]\",\n");
  EXPECT_EQ(table.rest(), "");
}

TEST(Csv, LeavesTheCellsOfAnUnknownFactEmpty) {
  CsvTable table;
  table.add(answer("BBW", "left"));
  EXPECT_EQ(table.add(Fields{}.add("position", "x").add("left_first", nullptr)), "x,,,,,\n");
}

TEST(Csv, PutsARefusalIntoTheTableOfTheAnswers) {
  const Fields refusal = Fields{}.add("position", "?").add("error", "a, b");
  CsvTable first;
  EXPECT_EQ(first.add(refusal), "");  // the header is not known yet
  EXPECT_EQ(first.add(Fields{}.add("position", "B").add("value", "0")),
            "position,value,error\n?,,\"a, b\"\nB,0,\n");
  EXPECT_EQ(first.add(refusal), "?,,\"a, b\"\n");
  CsvTable alone;
  alone.add(refusal);
  EXPECT_EQ(alone.rest(), "position,error\n?,\"a, b\"\n");
}

TEST(Csv, BeginsANewTableForOtherFacts) {
  CsvTable table;
  table.add(Fields{}.add("slice", "1K v 1K"));
  EXPECT_EQ(table.add(Fields{}.add("all", 2)), "\nall,error\n2,\n");
}

TEST(Csv, HasNoLineForAHeading) { EXPECT_EQ(CsvTable().add(Fields{}), ""); }

RC_GTEST_PROP(Csv, IsReadBackAsItWasWritten, (std::vector<std::string> cells)) {
  RC_PRE(!cells.empty());
  const auto rows = read_csv(csv_line(cells));
  RC_ASSERT(rows.size() == 1U);
  RC_ASSERT(rows.front() == cells);
}

}  // namespace
}  // namespace zermelo
