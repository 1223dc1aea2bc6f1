// `build connect`, `verify connect`, and what `reproduce` tells of the paper.

#include <gtest/gtest.h>

#include "games/connect/commands.h"
#include "games/connect/expert.h"
#include "games/connect/shape_file.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"

namespace zermelo::connect {
namespace {

using testing::answer_of;
using testing::said;
using testing::Settings;

Settings small_table(const ScratchFolder& folder, const Settings& more = {}) {
  Settings given{{"k", "5"}, {"p", "1"}, {"length", "8"}, {"tables", folder.path().string()}};
  given.insert(given.end(), more.begin(), more.end());
  return given;
}

TEST(ConnectTableCommands, WhatIsBuiltIsTheTableAndIsVerified) {
  const ScratchFolder folder;
  for (const bool reduced : {false, true}) {
    const Settings more = reduced ? Settings{{"reduced", ""}} : Settings{};
    const std::string name = reduced ? "connect-5-1-8-reduced.table" : "connect-5-1-8.table";
    const Answer built = answer_of(build_command(), "", small_table(folder, more));
    EXPECT_EQ(said(built, "table"), '"' + name + '"');
    EXPECT_EQ(said(built, "shapes"), std::to_string(shapes_up_to(8, 5)));
    EXPECT_EQ(said(built, "bytes"), std::to_string(std::filesystem::file_size(folder / name)));
    const auto promotions = reduced ? Promotions::reduced : Promotions::all;
    EXPECT_EQ(load_shapes(folder / name).table.units(), ShapeTable({5, 1}, 8, promotions).units());
    const Answer verified = answer_of(verify_command(), "", small_table(folder, more));
    EXPECT_EQ(verified.status, Status::answered);
    EXPECT_EQ(said(verified, "checked"), std::to_string(shapes_up_to(8, 5)));
    EXPECT_EQ(said(verified, "wrong") + said(verified, "first_wrong"), "0null");
  }
  EXPECT_EQ(folder.files(), 3U) << "two tables and the lock, and nothing else";
}

/// A table that was written whole but is wrong: its checksum holds, the definitions do not.
TEST(ConnectTableCommands, AWrongTableIsFoundOut) {
  const ScratchFolder folder;
  std::string units(ShapeTable({5, 1}, 8).units());
  units[index_of({7, 0b0011100}, 5) * 9] = 1;
  save_shapes(folder / "connect-5-1-8.table", ShapeTable({5, 1}, 8, units), Promotions::all);
  const Answer verified = answer_of(verify_command(), "", small_table(folder));
  EXPECT_EQ(verified.status, Status::wrong);
  EXPECT_EQ(said(verified, "wrong"), "1");
  EXPECT_EQ(said(verified, "first_wrong"), "\"0011100 is O in the table; expected L3\"");
  EXPECT_NE(to_text(verified.text, false).find("  0011100 is O"), std::string::npos);
  const Answer missed =
      answer_of(verify_command(), "", small_table(folder, {{"full", "6"}, {"sample", "1"}}));
  EXPECT_EQ(said(missed, "checked"), std::to_string(shapes_up_to(6, 5) + 1));
}

/// Whole and right, but of other rules than its name: it is not taken for what was asked for.
TEST(ConnectTableCommands, AMisnamedTableIsRefused) {
  const ScratchFolder folder;
  const auto complaint = [&](const ShapeTable& table, Promotions promotions) {
    save_shapes(folder / "connect-5-1-8.table", table, promotions);
    return testing::complaint_of([&] { answer_of(verify_command(), "", small_table(folder)); });
  };
  EXPECT_EQ(complaint(ShapeTable({5, 1}, 8), Promotions::all), "");
  const std::string start = "table " + (folder / "connect-5-1-8.table").string() + " holds ",
                    end = ": rename the file, or delete it and build it again";
  EXPECT_EQ(complaint(ShapeTable({6, 2}, 8), Promotions::all),
            start + "k 6, p 2; its name stands for k 5, p 1" + end);
  EXPECT_EQ(complaint(ShapeTable({5, 1}, 7), Promotions::all),
            start + "length 7; its name stands for length 8" + end);
  EXPECT_EQ(complaint(ShapeTable({5, 1}, 8, Promotions::reduced), Promotions::reduced),
            start + "reduced true; its name stands for reduced false" + end);
}

TEST(ConnectTableCommands, TablesAreLookedForInAllFolders) {
  const ScratchFolder first, second;
  answer_of(build_command(), "", small_table(second));
  EXPECT_EQ(first.files(), 0U);
  const Answer verified =
      answer_of(verify_command(), "", small_table(first, {{"tables", second.path().string()}}));
  EXPECT_EQ(said(verified, "wrong"), "0");
}

TEST(ConnectTableCommands, BadRequestsAreNamed) {
  const ScratchFolder folder;
  const auto complaint = [&](const Command& command, Settings given) {
    given.insert(given.begin(), {"tables", folder.path().string()});
    return testing::complaint_of([&] { answer_of(command, "", given); });
  };
  for (const Command& command : {build_command(), verify_command()}) {
    EXPECT_EQ(complaint(command, {{"length", "5"}}),
              "connect: --length 5; tables hold shapes of 6 to 22 points");
    EXPECT_EQ(complaint(command, {{"length", "23"}}),
              "connect: --length 23; tables hold shapes of 6 to 22 points");
    EXPECT_EQ(complaint(command, {{"p", "9"}}),
              "connect: 6 in a row with 9 a turn; expected 2 to 32 in a row and 1 to 8 stones a "
              "turn");
  }
  EXPECT_EQ(complaint(verify_command(), {{"length", "8"}}),
            "connect: there is no connect-6-2-8.table to verify; zermelo build connect");
  EXPECT_EQ(folder.files(), 0U);
}

std::vector<Answer> paper_item(const std::string& name, const Settings& given = {}) {
  for (const Reproduction& item : make_expert()->reproductions())
    if (item.command.name == name) return testing::answers_of(item.command, "", given);
  return {};
}

/// Every shape has exactly one of the 14 types, those of length 6 can be counted by hand: one is
/// full, one is empty, and the six windows of five stones are dead fives.
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

TEST(ConnectPaper, FiguresAndSizesAreThoseOfThePaperButForItsSlips) {
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

/// With nothing to spend every game is open, and none is taken for a result.
TEST(ConnectSmallGames, ASpentBudgetLeavesEveryGameOpen) {
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

TEST(ConnectExpert, ReadsBoardsRulesAndShapesAndNothingElse) {
  const auto expert = make_expert();
  for (const std::string& sample : expert->samples()) EXPECT_TRUE(expert->reads(sample)) << sample;
  for (const char* good : {"connect6", "gomoku", "8,216", "#408", "..", "x/o", "01", "X/O", "BW"})
    EXPECT_TRUE(expert->reads(good)) << good;
  for (const char* bad : {"", "renju", "x/oo", "3,3,3,1", "2", "012", "BWA", "#", "1"})
    EXPECT_FALSE(expert->reads(bad)) << bad;
}

}  // namespace
}  // namespace zermelo::connect
