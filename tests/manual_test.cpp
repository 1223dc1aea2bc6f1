// The manual page: it has the sections of a manual page, names everything that can be asked, and is
// formatted without a warning.

#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "cli/command_list.h"
#include "cli/manual.h"
#include "commands/program_options.h"
#include "tests/lines.h"
#include "tests/program.h"

namespace zermelo::testing {
namespace {

class Manual : public ::testing::Test {
 protected:
  Catalog catalog_ = make_catalog();
  CommandList commands_{catalog_};
  std::string page_ = manual_page(commands_);

  /// The page without its fonts and escapes.
  std::string words() const {
    const auto fontless = std::regex_replace(page_, std::regex(R"(\\f[BIR])"), "");
    return std::regex_replace(fontless, std::regex(R"(\\-)"), "-");
  }
};

TEST_F(Manual, HasTheSectionsOfAManualPage) {
  std::vector<std::string> titles;
  for (const auto& line : lines_of(page_))
    if (line.starts_with(".SH ")) titles.push_back(line.substr(4));
  const std::vector<std::string> expected{
      "\"NAME\"",           "\"SYNOPSIS\"",
      "\"DESCRIPTION\"",    "\"GAMES AND THE NOTATION OF POSITIONS\"",
      "\"SHARED OPTIONS\"", "\"COMMANDS\"",
      "\"ENVIRONMENT\"",    "\"FILES\"",
      "\"EXIT STATUS\"",    "\"EXAMPLES\"",
      "\"SEE ALSO\""};
  EXPECT_EQ(titles, expected);
}

TEST_F(Manual, NamesEveryCommandAndOption) {
  const std::string text = words();
  const auto expect_named = [&](const Command& command, const std::string& game) {
    EXPECT_TRUE(contains(text, "\nzermelo " + command.name + game)) << command.name << game;
    for (const Option& option : with_program_options(command).options) {
      if (option.is_hidden) continue;
      EXPECT_TRUE(contains(text, "--" + option.name)) << option.name;
    }
  };
  for (const auto& expert : catalog_) {
    for (const auto& command : expert->commands())
      expect_named(command, ' ' + std::string(expert->name()));
  }
  for (const Command* own : commands_.all_own()) expect_named(*own, "");
}

// The newest release of CHANGELOG.md, "## 0.2.0 (2026-11-18)", is the version of the program.
TEST_F(Manual, HasTheVersionAndTheDateOfTheNewestRelease) {
  std::ifstream file(std::string(SOURCE_PATH) + "/CHANGELOG.md");
  const std::regex release(R"(## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\))");
  std::smatch found;
  for (std::string line; found.empty() && std::getline(file, line);) {
    if (!std::regex_match(line, found, release)) continue;
    const std::string number = found[1], day = found[2];
    EXPECT_EQ(run({"version"}).out, "zermelo " + number + '\n');
    EXPECT_TRUE(contains(page_, '"' + day + "\" \"zermelo " + number + '"'));
  }
  EXPECT_FALSE(found.empty());
}

TEST_F(Manual, IsFormattedWithoutAWarning) {
  if (shell("command -v man").status != 0) GTEST_SKIP() << "man is not installed";
  const auto formatted =
      shell("zermelo man >\"$0.1\"; MANWIDTH=80 man --warnings -l \"$0.1\" | grep -c .");
  EXPECT_EQ(formatted.err, "");
  EXPECT_GT(std::stoi(formatted.out), 300);
}

}  // namespace
}  // namespace zermelo::testing
