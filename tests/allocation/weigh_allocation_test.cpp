// Playouts do not allocate: once a tree has had its largest size, searching another one costs no
// call of operator new.

#include <gtest/gtest.h>

#include "games/hackenbush/weigh/balance_game.h"
#include "search/monte_carlo.h"
#include "search/uct.h"
#include "tests/allocation/counting_new.h"

namespace zermelo::hackenbush {
namespace {

using testing::allocations;

/// Calls while the second of two equal searches runs.
template <class Method>
std::uint64_t cost_of_second(const BalanceGame<1>& rules, Method method) {
  const auto p = rules.against({Fixed::from(Dyadic(1, 9)), 0, 0});
  Budget budget;
  const auto search = [&] {
    Random random(1);
    method.choose(p, Side::right, random, budget);
  };
  search();
  const std::uint64_t before = allocations();
  search();
  return allocations() - before;
}

TEST(Allocation, PlayoutsOfHackenbushNeverAllocate) {
  for (const unsigned cuts : {1U, 2U}) {
    const BalanceGame<1> rules(read_stalks("BRRRRRRRRR+RBRB"), cuts, skip_none);
    EXPECT_EQ(cost_of_second(rules, PureMonteCarlo<BalanceGame<1>>(rules, 100)), 0U) << cuts;
    EXPECT_EQ(cost_of_second(rules, Uct<BalanceGame<1>>(rules, {})), 0U) << cuts;
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
