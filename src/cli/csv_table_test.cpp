// Answers as a table for spreadsheets.
#include "cli/csv_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/csv_rows.h"

namespace zermelo {
namespace {

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
            "position,left_first.winner,left_first.move,nodes,moves,more,error\n"
            "BBW,left,,3,\"[\"\"1-2\"\",7]\",,\n");
  EXPECT_EQ(table.add(answer("BW", "right")), "BW,right,,3,\"[\"\"1-2\"\",7]\",,\n");
  EXPECT_EQ(table.rest(), "");
}

TEST(Csv, LeavesTheCellsOfAnUnknownFactEmpty) {
  CsvTable table;
  table.add(answer("BBW", "left"));
  EXPECT_EQ(table.add(Fields{}.add("position", "x").add("left_first", nullptr)), "x,,,,,,\n");
}

TEST(Csv, PutsARefusalIntoTheTableOfTheAnswersAtOnce) {
  const Fields refusal = Fields{}.add("position", "?").add("error", "a, b");
  CsvTable table({"position", "value"});
  EXPECT_EQ(table.add(refusal), "position,value,error\n?,,\"a, b\"\n");
  EXPECT_EQ(table.add(Fields{}.add("position", "B").add("value", "0")), "B,0,\n");
}

TEST(Csv, HasTheSameColumnsWhateverTheAnswersAre) {
  CsvTable table({"position", "value", "bounds.low", "bounds.high", "note"});
  EXPECT_EQ(table.add(Fields{}.add("note", "late").add("bounds", nullptr)),
            "position,value,bounds.low,bounds.high,note,error\n,,,,late,\n");
  EXPECT_EQ(table.add(Fields{}.add("bounds", Fields{}.add("high", 3)).add("position", "B")),
            "B,,,3,,\n");
}

TEST(Csv, WithoutAnswersIsAHeader) {
  EXPECT_EQ(CsvTable({"position", "value"}).rest(), "position,value,error\n");
  EXPECT_EQ(CsvTable().rest(), "");
}

TEST(Csv, PutsFactsThatTheFirstAnswerHasNotInAColumnOfTheirOwn) {
  CsvTable table;
  EXPECT_EQ(table.add(Fields{}.add("slice", "1K v 1K")), "slice,more,error\n1K v 1K,,\n");
  EXPECT_EQ(table.add(Fields{}.add("slice", "all").add("sum", 2).add("wrong", List{})),
            "all,\"{\"\"sum\"\":2,\"\"wrong\"\":[]}\",\n");
  EXPECT_EQ(table.add(Fields{}.add("position", "?").add("error", "why")),
            ",\"{\"\"position\"\":\"\"?\"\"}\",why\n");
}

TEST(Csv, HasNoLineForAHeading) { EXPECT_EQ(CsvTable().add(Fields{}), ""); }

RC_GTEST_PROP(Csv, IsReadBackAsItWasWritten, (std::vector<std::string> cells)) {
  RC_PRE(!cells.empty());
  const auto rows = testing::csv_rows(csv_line(cells));
  RC_ASSERT(rows.size() == 1U);
  RC_ASSERT(rows.front() == cells);
}

}  // namespace
}  // namespace zermelo
