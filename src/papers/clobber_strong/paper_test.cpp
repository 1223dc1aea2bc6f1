// The statements about values in figures 1 to 3 and table 2 of the paper on strong 1-D Clobber.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/clobber/rows/row_values.h"
#include "value/calculator/calculator.h"

namespace zermelo::clobber {
namespace {

class StrongPaper : public ::testing::Test {
 protected:
  Value of(const std::string& text) { return calculator.value(text); }
  void expect_falling(const std::vector<std::string>& chain) {
    for (std::size_t i = 0; i + 1 < chain.size(); ++i)
      EXPECT_EQ(store.compare(of(chain[i]), of(chain[i + 1])), Ordering::greater) << chain[i];
  }
  static std::string ups(int n, bool star) {
    const std::string text = n == 0 ? "" : fmt::format("{}{}", n > 0 ? '^' : 'v', std::abs(n));
    return n == 0 && !star ? "0" : text + (star ? "*" : "");
  }
  ValueStore store;
  Calculator calculator{store};
};

/// ^[n] is up and its powers to the n-th, so that the second power is ^[2] - ^.
TEST_F(StrongPaper, Figure1IsAChain) {
  expect_falling({"^2", "^[2]", "^ + (^[3] - ^[2])", "^", "^[2] - ^", "^[3] - ^[2]", "0",
                  "^[2] - ^[3]", "^ - ^[2]", "v", "v + (^[2] - ^[3])", "-(^[2])", "v2"});
}

TEST_F(StrongPaper, Figure2IsAChain) { expect_falling({"^2*", "^*", "*", "v*", "v2*"}); }

TEST_F(StrongPaper, Table2GivesTheFormsOfUps) {
  for (int n = 1; n <= 5; ++n) {
    EXPECT_EQ(of(fmt::format("{{0|{}}}", ups(n - 1, true))), of(ups(n, false))) << n;
    EXPECT_EQ(of(fmt::format("{{{}|0}}", ups(1 - n, true))), of(ups(-n, false))) << n;
    if (n == 1) continue;
    EXPECT_EQ(of(fmt::format("{{0|{}}}", ups(n - 1, false))), of(ups(n, true))) << n;
    EXPECT_EQ(of(fmt::format("{{{}|0}}", ups(1 - n, false))), of(ups(-n, true))) << n;
  }
  EXPECT_EQ(of("{0,*|0}"), of("^*"));
  EXPECT_EQ(of("{0|0,*}"), of("v*"));
}

/// B^k W is k - 1 ups, and a star when k is odd.
TEST_F(StrongPaper, Figure3NamesTheRowsOfItsScale) {
  RowValues rows(8);
  std::vector<Value> names;
  for (std::uint32_t k = 1; k <= 7; ++k) {
    const Row row = Row::of(k + 1, (1U << k) - 1);
    const auto n = static_cast<int>(k) - 1;
    EXPECT_EQ(store.adopt(rows.store(), rows.of(row), names), of(ups(n, k % 2 == 1)));
    EXPECT_EQ(store.adopt(rows.store(), rows.of(mirrored(row)), names), of(ups(-n, k % 2 == 1)));
  }
}

}  // namespace
}  // namespace zermelo::clobber
