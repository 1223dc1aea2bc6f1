#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "commands/plain_bench.h"
#include "search/methods.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

/// The nodes that one plain solver visits.
std::uint64_t nodes_by(Method method, const TakeAway& rules, const TakeAway::Position& p,
                       Side side) {
  PlainSolver<TakeAway> solver({.method = method, .table_bytes = 1 << 16});
  Budget budget;
  solver.solve(rules, p, side, budget);
  return budget.nodes();
}

std::variant<Setup<TakeAway>> read_two_digits(std::string_view text) {
  const TakeAway::Position p{
      {static_cast<unsigned>(text.at(0) - '0'), static_cast<unsigned>(text.at(1) - '0')}};
  return Setup<TakeAway>{testing::take_one_to_three(), p, std::nullopt};
}

TEST(PlainBench, CountsTheNodesOfBothPlayers) {
  const auto rules = testing::take_one_to_three();
  for (const auto& [method, its_name] : method_names) {
    const auto bench = plain_bench("take", "43", method, read_two_digits);
    EXPECT_EQ(bench.name, "take 43 " + std::string(its_name));
    const auto nodes = nodes_by(method, rules, {{4, 3}}, Side::left) +
                       nodes_by(method, rules, {{4, 3}}, Side::right);
    EXPECT_EQ(bench.run(), nodes);
    EXPECT_EQ(bench.run(), nodes) << "every run is like the first";
  }
}

}  // namespace
}  // namespace zermelo
