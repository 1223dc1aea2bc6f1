// The types against the definitions of Table 1 of the paper, word by word.

#include <gtest/gtest.h>

#include <cstdlib>

#include "games/connect/slow/slow_types.h"
#include "games/connect/types/types.h"

namespace zermelo::connect {
namespace {

/// To this length; a longer run is asked for by ZERMELO_LONG_SHAPES=15.
unsigned longest_checked() {
  const char* asked = std::getenv("ZERMELO_LONG_SHAPES");
  return asked == nullptr ? 13 : static_cast<unsigned>(std::atoi(asked));
}

TEST(Definitions, EveryShapeHasTheTypeOfTheDefinitions) {
  const LineTypes types({6, 2});
  std::uint64_t wrong = 0;
  for (unsigned n = 6; n <= longest_checked(); ++n) {
    Definitions truth(n);
    for (unsigned c = 0; c < 1u << n; ++c) {
      const std::string expected = truth.type(c);
      if (types.fine_name({n, c}) == expected) continue;
      if (++wrong <= 10) ADD_FAILURE() << text(Shape{n, c}) << ": expected " << expected;
    }
  }
  EXPECT_EQ(wrong, 0U);
}

TEST(Definitions, TheOrderMattersForWonShapesAndTwosOnly) {
  for (unsigned n = 6; n <= 11; ++n) {
    Definitions truth(n);
    for (unsigned c = 0; c < 1u << n; ++c) {
      const std::string type = truth.type(c);
      const int expected = type == "C6" || type == "L2" ? 2 : 1;
      ASSERT_TRUE(truth.holding(c) == expected || (type == "L2" && truth.holding(c) == 1))
          << text(Shape{n, c}) << ' ' << type;
    }
  }
}

}  // namespace
}  // namespace zermelo::connect
