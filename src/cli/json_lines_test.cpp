#include "cli/json_lines.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <vector>

#include "cli/questions.h"

namespace zermelo {
namespace {

/// The positions that an input holds.
std::vector<std::string> positions_in(const std::string& input) {
  std::array<int, 2> pipe{};
  EXPECT_EQ(::pipe(pipe.data()), 0);
  EXPECT_EQ(::write(pipe[1], input.data(), input.size()), static_cast<ssize_t>(input.size()));
  ::close(pipe[1]);
  const std::atomic<bool> stop = false;
  LineReader reader(pipe[0], stop);
  std::vector<std::string> out;
  while (auto position = next_position(reader)) out.push_back(*position);
  ::close(pipe[0]);
  return out;
}

using Positions = std::vector<std::string>;

TEST(JsonLines, AnObjectOverSeveralLinesIsOnePosition) {
  EXPECT_EQ(positions_in("{\n  \"edges\": [\n    [0, 1, \"B}\"]\n  ]\n}\n0-1-R\n"),
            (Positions{"{\n  \"edges\": [\n    [0, 1, \"B}\"]\n  ]\n}", "0-1-R"}));
}

TEST(JsonLines, ABadObjectTakesNoOtherPositionsWithIt) {
  EXPECT_EQ(positions_in("{\"a\nBBW\nBW\n"), (Positions{"{\"a", "BBW", "BW"}));
  EXPECT_EQ(positions_in("{\nBBW\nBW\n"), (Positions{"{", "BBW", "BW"}));
  EXPECT_EQ(positions_in("{\"a\": [\nBW\n"), (Positions{"{\"a\": [", "BW"}));
  EXPECT_EQ(positions_in("{1|-1}\n*\n"), (Positions{"{1|-1}", "*"}));
}

}  // namespace
}  // namespace zermelo
