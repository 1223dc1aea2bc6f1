// The README, the tour and the known results are run as printed: every `$ command` of their console blocks must give
// the lines that follow it. Times, rates and node counts may differ; everything else must be the
// same.

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "tests/program.h"

namespace zermelo::testing {
namespace {

struct Shown {
  std::string command;
  std::string output;
};

const std::string source_path = SOURCE_PATH;

/// The commands of a page, with the output that it shows.
std::vector<Shown> shown_on(const std::string& page) {
  std::ifstream file(source_path + '/' + page);
  std::vector<Shown> shown;
  bool console = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      console = line == "```console";
    } else if (console && line.starts_with("$ ")) {
      shown.push_back({line.substr(2), ""});
    } else if (console && !shown.empty()) {
      shown.back().output += line + '\n';
    }
  }
  return shown;
}

/// The text with times and rates masked, which differ between machines, and the blanks before a
/// time.
std::string masked(const std::string& text) {
  static const std::regex seconds("\"seconds\":[0-9.e+-]+"), times(" *[0-9.]+ (us|ms|s|min)\\b"),
      rates("[0-9.]+ [kMG]?/s");
  const auto a = std::regex_replace(text, seconds, "\"seconds\":T");
  return std::regex_replace(std::regex_replace(a, times, "T"), rates, "R");
}

class Tour : public ::testing::TestWithParam<std::string> {};

TEST_P(Tour, PrintsWhatThePageShows) {
  const auto commands = shown_on(GetParam());
  EXPECT_GE(commands.size(), 2U);
  for (const auto& [command, output] : commands) {
    SCOPED_TRACE(command);
    const auto outcome = shell("cd '" + source_path + "' && { " + command + "; } 2>&1");
    EXPECT_EQ(masked(outcome.out), masked(output));
  }
}

INSTANTIATE_TEST_SUITE_P(Pages, Tour,
                         ::testing::Values("README.md", "docs/tour.md", "docs/known-results.md"));

}  // namespace
}  // namespace zermelo::testing
