// A warm probe through the C header allocates nothing.

#include <gtest/gtest.h>
#include <zermelo/checkers_probe.h>

#include "games/checkers/board/squares.h"
#include "tests/allocation/counting_new.h"
#include "tests/checkers_tables.h"

namespace zermelo::checkers {
namespace {

/// Two kings against one, and two men against a king, everywhere; captures are among them.
int probe_all(zermelo_tables* tables) {
  int sum = 0, plies = 0;
  for (unsigned a = 0; a < 32; ++a)
    for (unsigned b = 0; b < a; ++b)
      for (unsigned c = 0; c < 32; ++c) {
        const std::uint32_t two = square(a) | square(b), one = square(c);
        sum += zermelo_checkers_probe(tables, 0, two, 0, one, 1, &plies) + plies;
        sum += zermelo_checkers_probe(tables, 0, one, two, 0, 0, &plies) + plies;
      }
  return sum;
}

TEST(Allocation, WarmProbesNeverAllocate) {
  zermelo_tables* tables = zermelo_tables_open(tables_of(3, Metric::dtw).c_str());
  const int cold = probe_all(tables);
  const std::uint64_t before = testing::allocations();
  const int warm = probe_all(tables);
  EXPECT_EQ(testing::allocations(), before);
  EXPECT_EQ(warm, cold);
  EXPECT_NE(warm, 0);
  zermelo_tables_close(tables);
}

}  // namespace
}  // namespace zermelo::checkers
