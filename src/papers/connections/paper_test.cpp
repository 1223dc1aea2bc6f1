// The printed values of the paper on Connections, compared with ours.

#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "games/connect/types/types.h"
#include "papers/connections/reproductions.h"
#include "tests/heard.h"

namespace zermelo::connect {
namespace {

using testing::said;
using testing::Settings;

std::vector<Answer> paper_item(const std::string& name, const Settings& given = {}) {
  for (const Reproduction& item : paper_reproductions())
    if (item.command.name == name) return testing::answers_of(item.command, "", given);
  return {};
}

/// Every shape has exactly one of the 14 types. Those of length 6 can be counted by hand: one is
/// full, one is empty, and the six with five stones are dead fives.
TEST(ConnectPaper, EveryShapeOfEachLengthHasOneType) {
  for (const Answer& row : paper_item("connect-sizes")) {
    EXPECT_TRUE(said(row, "where") == "\"Table 2\"" || said(row, "where") == "\"Section 1\"");
    EXPECT_NE(said(row, "same"), "missing");
  }
  const LineTypes types({6, 2});
  std::map<std::string, unsigned> counts;
  for (std::uint64_t bits = 0; bits < 64; ++bits) ++counts[types.fine_name({6, bits})];
  const std::map<std::string, unsigned> by_hand{{"C6", 1},  {"D5", 6}, {"D4", 15}, {"D3", 20},
                                                {"D2", 15}, {"D1", 6}, {"V", 1}};
  EXPECT_EQ(counts, by_hand);
}

TEST(ConnectPaper, FiguresAndSizesAreThoseOfThePaperExceptForItsSlips) {
  const auto figures = paper_item("connect-figures");
  ASSERT_EQ(figures.size(), 4U);
  for (const Answer& row : figures) EXPECT_EQ(said(row, "same"), "true") << said(row, "what");
  EXPECT_EQ(said(figures[2], "ours") + said(figures[3], "ours"), "\"408\"\"2200\"");
  const auto sizes = paper_item("connect-sizes");
  ASSERT_EQ(sizes.size(), 6U);
  EXPECT_EQ(said(sizes[0], "note") + said(sizes[0], "same"), "\"3^361 = 10^172.24\"true");
  EXPECT_EQ(said(sizes[1], "note") + said(sizes[1], "same"), "\"(300*299/2)^30 = 10^139.6\"true");
  EXPECT_EQ(said(sizes[2], "theirs") + said(sizes[2], "ours"), "\"999.94K\"\"1023.94K\"");
  EXPECT_EQ(said(sizes[4], "ours") + said(sizes[5], "ours"), "\"15.94K\"\"63.97K\"");
}

/// Without a budget no game is solved, and none is reported as solved.
TEST(ConnectSmallGames, ASpentBudgetSolvesNoGame) {
  const Command command = small_games_reproduction().command;
  Arguments arguments(command.options);
  arguments.set("points", "4");
  testing::Heard kept;
  Limits limits;
  limits.nodes = 1;
  Budget budget(limits);
  while (budget.enter()) {
  }
  command.start(arguments)("", kept, budget);
  unsigned compared = 0, rows = 0;
  for (const Answer& answer : kept.answers) {
    if (said(answer, "theirs") != "missing") {
      ++compared;
      const bool open = answer.status == Status::unknown;
      EXPECT_EQ(said(answer, "ours") == "null", open);
      EXPECT_EQ(said(answer, "same"),
                said(answer, "ours") == said(answer, "theirs") ? "true" : "false");
    }
    rows += said(answer, "results") != "missing" ? 1 : 0;
  }
  EXPECT_EQ(compared, 7U);
  EXPECT_EQ(rows, 7U) << "1x2, 1x3 and 1x4 with k of 2 to 4, and 2x2";
  EXPECT_EQ(said(kept.answers.back(), "games"), "42");
}

TEST(ConnectStops, ReproductionsAreNotFinished) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  for (const Reproduction& item : paper_reproductions()) {
    const std::string name = item.command.name;
    if (name == "connect-sizes" || name == "connect-figures") continue;  // microseconds
    const auto heard = testing::heard_from(item.command, {{"long", ""}}, "", limits);
    for (const Fields& facts : heard.facts) EXPECT_EQ(testing::said(facts, "stopped"), "true");
  }
}

}  // namespace
}  // namespace zermelo::connect
