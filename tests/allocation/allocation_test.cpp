// The plain solvers do not allocate per node: this program counts every call of operator new while
// they search. A program of its own, because it replaces operator new.

#include <gtest/gtest.h>

#include "games/clobber/board/widths.h"
#include "search/methods.h"
#include "tests/allocation/counting_new.h"

namespace zermelo::clobber {
namespace {

using testing::allocations;

struct Cost {
  std::uint64_t nodes, allocations;
};

Cost cost(Method method, std::string_view board) {
  const auto setup = set_up<1>(read_board(board));
  PlainSolver<Clobber<1>> solver({.method = method});
  Budget budget;
  const std::uint64_t before = allocations();
  solver.solve(setup.rules, setup.position, Side::left, budget);
  return {budget.nodes(), allocations() - before};
}

TEST(Allocation, IsCounted) {
  const std::uint64_t before = allocations();
  ::operator delete(::operator new(1));  // the compiler may leave out `delete new int`
  EXPECT_EQ(allocations(), before + 1);
}

TEST(Allocation, SolversWithoutAStackOfMovesNeverAllocate) {
  for (const Method method :
       {Method::minimax, Method::negamax, Method::negamax_table, Method::simple_deepening}) {
    const auto [nodes, count] =
        cost(method, method == Method::simple_deepening ? "(BW)^8" : "(BW)^10");
    EXPECT_GT(nodes, 20'000U) << name(method);
    EXPECT_EQ(count, 0U) << name(method) << ", " << nodes << " nodes";
  }
}

/// These two keep the moves of the path in one growing array: a dozen doublings in all.
TEST(Allocation, TheOthersAllocateAHandfulOfTimesInAll) {
  for (const Method method : {Method::deepening, Method::proof_number}) {
    const auto [nodes, count] = cost(method, "(BW)^12");
    EXPECT_GT(nodes, 20'000U) << name(method);
    EXPECT_LE(count, 16U) << name(method) << ", " << nodes << " nodes";
  }
}

}  // namespace
}  // namespace zermelo::clobber
