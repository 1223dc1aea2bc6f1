#include <fmt/format.h>

#include "games/clobber/commands.h"
#include "games/clobber/widths.h"
#include "search/methods.h"

namespace zermelo::clobber {
namespace {

// Each method on a board that takes it about a second: long enough to time, short enough to run
// before every commit. Both players first.
struct Suite {
  Method method;
  const char* board;
};
constexpr Suite suites[] = {
    {Method::minimax, "(BW)^12"},       {Method::negamax, "(BW)^12"},
    {Method::negamax_table, "(BW)^14"}, {Method::simple_deepening, "(BW)^9"},
    {Method::deepening, "(BW)^14"},     {Method::proof_number, "(BW)^13"},
};

std::uint64_t nodes_for(Method method, std::string_view board) {
  return with_setup(board, [&]<class G>(const Setup<G>& setup) {
    PlainOptions options;
    options.method = method;
    PlainSolver<G> solver(options);
    Budget budget;
    for (const Side side : {Side::left, Side::right}) {
      solver.solve(setup.rules, setup.position, side, budget);
    }
    return budget.nodes();
  });
}

}  // namespace

std::vector<BenchCase> bench_cases() {
  std::vector<BenchCase> cases;
  for (const auto& [method, board] : suites) {
    cases.push_back({fmt::format("clobber {} {}", board, name(method)),
                     [method = method, board = board] { return nodes_for(method, board); }});
  }
  return cases;
}

}  // namespace zermelo::clobber
