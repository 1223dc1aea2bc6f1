#include "commands/advice.h"

#include <gtest/gtest.h>

#include <set>

namespace zermelo {
namespace {

TEST(Advice, NamesTheOptionThatHelps) {
  EXPECT_EQ(advised(Error("the values need more than 1 MiB of memory", Remedy::more_memory)),
            "the values need more than 1 MiB of memory; allow more with --memory");
  EXPECT_EQ(advised(Trouble{"stopped"}), "stopped");
}

TEST(Advice, DiffersForEveryRemedy) {
  std::set<std::string> all;
  const auto last = static_cast<unsigned>(Remedy::read_line_by_line);
  for (unsigned i = 0; i <= last; ++i) all.insert(advised(Trouble{"x", static_cast<Remedy>(i)}));
  EXPECT_EQ(all.size(), last + 1);
}

}  // namespace
}  // namespace zermelo
