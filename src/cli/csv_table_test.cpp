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
  const auto rows = testing::csv_rows(csv_line(cells));
  RC_ASSERT(rows.size() == 1U);
  RC_ASSERT(rows.front() == cells);
}

}  // namespace
}  // namespace zermelo
