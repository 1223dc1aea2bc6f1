// The README, the tour and the known results are run as printed: every `$ command` of their console blocks must give
// the lines that follow it. Times, rates and node counts may differ; everything else must be the
// same. A session is typed at a pseudo-terminal.

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "tests/program.h"
#include "tests/scratch_folder.h"
#include "tests/typist.h"

namespace zermelo::testing {
namespace {

struct Shown {
  std::string command;
  std::string output;
};

const std::string source_path = SOURCE_PATH;

/// The commands in the blocks of one kind, with the output that the page shows.
std::vector<Shown> shown_on(const std::string& page, const std::string& kind = "console",
                            const std::string& prompt = "$ ") {
  std::ifstream file(source_path + '/' + page);
  std::vector<Shown> shown;
  bool console = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      console = line == "```" + kind;
    } else if (console && line.starts_with(prompt)) {
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
                         ::testing::Values("README.md", "docs/tour.md", "docs/values.md",
                                           "docs/known-results.md"));

TEST(ASession, GoesAsThePageShows) {
  const auto lines = shown_on("docs/values.md", "session", "> ");
  EXPECT_GE(lines.size(), 5U);
  const std::string is_ready = "\x1b[?2004h", is_left = "\x1b[?2004l";
  ScratchFolder state;
  Typist typist({"eval"}, state.path().string());
  ASSERT_TRUE(typist.sees(is_ready));
  for (const auto& [line, output] : lines) {
    SCOPED_TRACE(line);
    typist.type(line + '\r');
    ASSERT_TRUE(typist.sees(is_left));
    std::string answer = typist.until(is_ready);
    std::erase(answer, '\r');
    EXPECT_EQ(masked(answer), masked(output));
  }
}

}  // namespace
}  // namespace zermelo::testing
