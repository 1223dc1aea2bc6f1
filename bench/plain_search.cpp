// The plain solvers on one core, in nodes per second and as a ratio to a textbook negamax in the
// same process, which has a byte for each cell and a vector of moves at each node.

#include <benchmark/benchmark.h>

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "games/clobber/board/widths.h"
#include "search/methods.h"

namespace zermelo::clobber {
namespace {

using Cells = std::vector<char>;

bool textbook_wins(Cells& cells, char mover, std::uint64_t& nodes) {
  ++nodes;
  const char enemy = mover == 'B' ? 'W' : 'B';
  std::vector<std::pair<std::size_t, std::size_t>> moves;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] != mover) continue;
    if (i + 1 < cells.size() && cells[i + 1] == enemy) moves.emplace_back(i, i + 1);
    if (i > 0 && cells[i - 1] == enemy) moves.emplace_back(i, i - 1);
  }
  for (const auto& [from, to] : moves) {
    cells[from] = '.';
    cells[to] = mover;
    const bool theirs = textbook_wins(cells, enemy, nodes);
    cells[from] = mover;
    cells[to] = enemy;
    if (!theirs) return true;
  }
  return false;
}

/// Nodes per second of the textbook search on (BW)^10, measured once, right before the others.
double textbook_rate() {
  static const double rate = [] {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::uint64_t nodes = 0;
    for (int round = 0; round < 3; ++round) {
      Cells cells;
      for (int i = 0; i < 20; ++i) cells.push_back(i % 2 == 0 ? 'B' : 'W');
      benchmark::DoNotOptimize(textbook_wins(cells, 'B', nodes));
    }
    return static_cast<double>(nodes) / std::chrono::duration<double>(Clock::now() - start).count();
  }();
  return rate;
}

// The worst-case row of the plain-search report, with either player moving first. Node counts
// differ between the methods, so that the ratio compares the speed of a node, not of an answer.
void solve(benchmark::State& state, Method method, const std::string& board) {
  const double baseline = textbook_rate();
  const auto setup = set_up<1>(read_board(board));
  PlainSolver<Clobber<1>> solver({.method = method});
  std::uint64_t nodes = 0;
  const auto start = std::chrono::steady_clock::now();
  for ([[maybe_unused]] auto _ : state) {
    Budget budget;
    for (const Side side : {Side::left, Side::right}) {
      benchmark::DoNotOptimize(solver.solve(setup.rules, setup.position, side, budget));
    }
    nodes += budget.nodes();
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const double rate = static_cast<double>(nodes) / time.count();
  state.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(state.iterations());
  state.counters["nodes/s"] = rate;
  state.counters["x_textbook"] = rate / baseline;
}

const auto unit = benchmark::kMillisecond;
BENCHMARK_CAPTURE(solve, minimax, Method::minimax, "(BW)^11")->Unit(unit);
BENCHMARK_CAPTURE(solve, negamax, Method::negamax, "(BW)^11")->Unit(unit);
BENCHMARK_CAPTURE(solve, simple_deepening, Method::simple_deepening, "(BW)^8")->Unit(unit);
BENCHMARK_CAPTURE(solve, negamax_table, Method::negamax_table, "(BW)^12")->Unit(unit);
BENCHMARK_CAPTURE(solve, deepening, Method::deepening, "(BW)^12")->Unit(unit);
BENCHMARK_CAPTURE(solve, proof_number, Method::proof_number, "(BW)^12")->Unit(unit);

// Dead stones are cleared away before every table lookup. The worst case is one long live group
// that has to be grown from one end to the other.
void tidy_long_row(benchmark::State& state) {
  const auto setup = set_up<1>(read_board("B^63W"));
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(setup.rules.tidied(setup.position));
}
BENCHMARK(tidy_long_row);

// The usual case: a row half played out.
void tidy_played_row(benchmark::State& state) {
  const auto setup = set_up<1>(read_board("BW.B.WBW..BBW.W.BWB...W.BW..WB"));
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(setup.rules.tidied(setup.position));
}
BENCHMARK(tidy_played_row);

}  // namespace
}  // namespace zermelo::clobber
