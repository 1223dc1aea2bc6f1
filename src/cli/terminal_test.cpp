// The line that shows how far a long job is.
#include "cli/terminal.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

namespace zermelo {
namespace {

TEST(ProgressLine, TellsTimeTimeLeftAndNodesInUnitsThatFit) {
  EXPECT_EQ(progress_line("slice 3 of 9", 2, 0.25, 0, 80),
            "slice 3 of 9, 2.00 s, 25 %, about 6.00 s left  (Ctrl-C stops)");
  EXPECT_EQ(progress_line("", 2, 0, 3000, 80), "2.00 s, 3 k nodes, 1.5 k/s  (Ctrl-C stops)");
  EXPECT_EQ(progress_line("", 2, 0, 42'000'000, 80), "2.00 s, 42 M nodes, 21 M/s  (Ctrl-C stops)");
}

RC_GTEST_PROP(ProgressLine, IsNeverAsWideAsTheTerminal, (const std::string& what)) {
  const auto columns = *rc::gen::inRange<std::size_t>(0, 200);
  const auto line = progress_line(what, 12.5, 0.5, *rc::gen::arbitrary<std::uint64_t>(), columns);
  RC_ASSERT(line.size() < std::max<std::size_t>(columns, 1));
}

TEST(APage, IsAsWideAsTheSettingSaysWithinReason) {
  const auto width_with = [](const char* setting) {
    ::setenv("COLUMNS", setting, 1);
    const auto width = page_width();
    ::unsetenv("COLUMNS");
    return width;
  };
  EXPECT_EQ(width_with("60"), 60U);
  EXPECT_EQ(width_with("1000"), 100U);
  EXPECT_EQ(width_with("3"), 40U);
  EXPECT_GE(width_with("wide"), 40U);
}

}  // namespace
}  // namespace zermelo
