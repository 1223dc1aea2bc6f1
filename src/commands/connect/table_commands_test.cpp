// `build connect` and `verify connect`.

#include <gtest/gtest.h>

#include "commands/connect/commands.h"
#include "commands/connect/expert.h"
#include "games/connect/types/shape_file.h"
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

TEST(ConnectTableCommands, ABuiltTableIsRightAndIsVerified) {
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

/// A complete table with a wrong entry: its checksum is right, but it contradicts the definitions.
TEST(ConnectTableCommands, AWrongTableIsDetected) {
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

/// A complete and correct table whose name says other rules is not used for those.
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

TEST(ConnectTableCommands, TablesAreSearchedForInAllFolders) {
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

}  // namespace
}  // namespace zermelo::connect
