// The README's tour is run as printed: every `$ command` of its console blocks must give the lines
// that follow it. Times, rates and node counts may differ; everything else must be the same.

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

std::vector<Shown> tour() {
  std::ifstream readme(std::string(SOURCE_PATH) + "/README.md");
  std::vector<Shown> shown;
  bool console = false;
  for (std::string line; std::getline(readme, line);) {
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

/// What may change from machine to machine, masked; in a table, blanks before it too.
std::string masked(const std::string& text) {
  static const std::regex seconds("\"seconds\":[0-9.e+-]+"), times(" *[0-9.]+ (us|ms|s|min)\\b"),
      rates("[0-9.]+ M/s");
  const auto a = std::regex_replace(text, seconds, "\"seconds\":T");
  return std::regex_replace(std::regex_replace(a, times, "T"), rates, "R");
}

TEST(Tour, HasCommands) { EXPECT_GE(tour().size(), 6U); }

TEST(Tour, PrintsWhatTheReadmeShows) {
  for (const auto& [command, output] : tour()) {
    SCOPED_TRACE(command);
    const auto outcome = shell(command + " 2>&1");
    EXPECT_EQ(masked(outcome.out), masked(output));
  }
}

}  // namespace
}  // namespace zermelo::testing
