#include <gtest/gtest.h>

#include "tests/lines.h"
#include "tests/program.h"

// `zermelo tables`: the table files and their sizes. In these lines $0 is a file in a folder made
// for the call.

namespace zermelo::testing {
namespace {

const std::string in_folder = "cd \"$(dirname \"$0\")\" && mkdir t && ";

TEST(Tables, AnEmptyFolderHasNoTablesYet) {
  const auto answer = shell(in_folder + "zermelo tables --tables t");
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.out, "t: no tables yet\n");
}

TEST(Tables, AMissingFolderHasNoTablesYet) {
  const auto answer = shell(in_folder + "zermelo tables --tables t/none");
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.out, "t/none: no tables yet\n");
}

TEST(Tables, ListsTheFilesByNameWithTheirSizes) {
  const auto answer = shell(in_folder +
                            "head -c 2048 /dev/zero >t/b.table; printf 12345 >t/a.table; "
                            "mkdir t/folder; zermelo tables --tables t");
  EXPECT_EQ(answer.status, 0);
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 3U) << answer.out;
  EXPECT_TRUE(lines[0].starts_with("t: 2 files, ")) << lines[0];
  EXPECT_TRUE(contains(lines[1], "a.table")) << lines[1];
  EXPECT_TRUE(contains(lines[2], "b.table")) << lines[2];
}

TEST(Tables, JsonGivesFolderNamesAndBytes) {
  const auto answer = shell(in_folder +
                            "head -c 2048 /dev/zero >t/b.table; printf 12345 >t/a.table; "
                            "zermelo tables --tables t --json");
  EXPECT_EQ(answer.status, 0);
  const auto objects = json_lines(answer.out);
  ASSERT_EQ(objects.size(), 1U);
  const auto& folder = objects[0];
  EXPECT_EQ(folder["folder"], "t");
  EXPECT_EQ(folder["bytes"], 2053);
  ASSERT_EQ(folder["tables"].size(), 2U);
  EXPECT_EQ(folder["tables"][0]["name"], "a.table");
  EXPECT_EQ(folder["tables"][0]["bytes"], 5);
  EXPECT_EQ(folder["tables"][1]["name"], "b.table");
  EXPECT_EQ(folder["tables"][1]["bytes"], 2048);
}

TEST(Tables, JsonOfAnEmptyFolderIsAnEmptyList) {
  const auto objects = json_lines(shell(in_folder + "zermelo tables --tables t --json").out);
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_TRUE(objects[0]["tables"].is_array());
  EXPECT_TRUE(objects[0]["tables"].empty());
  EXPECT_EQ(objects[0]["bytes"], 0);
}

std::string folder_with(const std::string& settings, const std::string& options = "") {
  const auto answer = shell("env -u ZERMELO_TABLES -u XDG_DATA_HOME -u HOME " + settings +
                            " zermelo tables --json " + options);
  EXPECT_EQ(answer.status, 0) << answer.err;
  const auto objects = json_lines(answer.out);
  return objects.empty() ? "" : objects[0]["folder"].get<std::string>();
}

TEST(Tables, TheFolderComesFromTheOptionThenTheSettingThenXdgThenHome) {
  const std::string home = "HOME=/none/h", xdg = "XDG_DATA_HOME=/none/x",
                    own = "ZERMELO_TABLES=/none/z";
  EXPECT_EQ(folder_with(home), "/none/h/.local/share/zermelo");
  EXPECT_EQ(folder_with(home + ' ' + xdg), "/none/x/zermelo");
  EXPECT_EQ(folder_with(home + ' ' + xdg + ' ' + own), "/none/z");
  EXPECT_EQ(folder_with(home + ' ' + xdg + ' ' + own, "--tables /none/o"), "/none/o");
  EXPECT_EQ(folder_with(home + " XDG_DATA_HOME="), "/none/h/.local/share/zermelo");
}

TEST(Tables, WithoutAnySettingTheMessageSaysHowToNameAFolder) {
  const auto answer = shell("env -u ZERMELO_TABLES -u XDG_DATA_HOME -u HOME zermelo tables");
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_TRUE(contains(answer.err, "--tables")) << answer.err;
}

TEST(Tables, AFileInPlaceOfTheFolderIsABadRequest) {
  const auto answer = shell(in_folder + "touch t/file; zermelo tables --tables t/file");
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_TRUE(contains(answer.err, "t/file")) << answer.err;
}

}  // namespace
}  // namespace zermelo::testing
