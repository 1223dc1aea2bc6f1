#include "commands/clobber/commands.h"
#include "commands/plain_bench.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/solvers.h"

namespace zermelo::clobber {
namespace {

// Each method on a board that takes it about a second, with either player moving first: long enough
// to time, short enough to run before every commit.
struct Suite {
  Method method;
  const char* board;
};
constexpr Suite suites[] = {
    {Method::minimax, "(BW)^12"},       {Method::negamax, "(BW)^12"},
    {Method::negamax_table, "(BW)^14"}, {Method::simple_deepening, "(BW)^9"},
    {Method::deepening, "(BW)^14"},     {Method::proof_number, "(BW)^13"},
};

}  // namespace

std::vector<BenchCase> bench_cases() {
  std::vector<BenchCase> cases;
  for (const auto& [method, board] : suites) {
    cases.push_back(plain_bench("clobber", board, method, read_setup));
  }
  return cases;
}

}  // namespace zermelo::clobber
