// Random games of drawing minus weight, on one core, as a ratio to a textbook playout that is run
// in the same process: edges in a vector, what stands found anew by a search from the ground after
// every cut, a vector of moves at every turn. The case is the pair 1/512 and its stalk, which the
// thesis timed.

#include <benchmark/benchmark.h>

#include <chrono>
#include <string>
#include <vector>

#include "games/hackenbush/weigh/balance_game.h"
#include "search/monte_carlo.h"
#include "search/uct.h"

namespace zermelo::hackenbush {
namespace {

const std::string stalk = "BRRRRRRRRR", other = "RBBBBBBBBB";

Drawing both_stalks() { return read_stalks(stalk + '+' + other); }

std::vector<Edge> standing(const std::vector<Edge>& edges, std::uint32_t vertices) {
  std::vector<bool> reached(vertices);
  reached[0] = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (const Edge& e : edges) {
      if (reached[e.from] == reached[e.to]) continue;
      reached[e.from] = reached[e.to] = changed = true;
    }
  }
  std::vector<Edge> out;
  for (const Edge& e : edges) {
    if (reached[e.from]) out.push_back(e);
  }
  return out;
}

bool textbook_playout(std::vector<Edge> edges, std::uint32_t vertices, Random& random) {
  for (Colour mover = Colour::blue;; mover = mover == Colour::blue ? Colour::red : Colour::blue) {
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (edges[i].colour == mover) moves.push_back(i);
    }
    if (moves.empty()) return mover == Colour::red;
    const auto cut = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(cut));
    edges = standing(edges, vertices);
  }
}

/// Playouts per second of the textbook, measured once, right before the others.
double textbook_rate() {
  static const double rate = [] {
    using Clock = std::chrono::steady_clock;
    const Drawing drawing = both_stalks();
    Random random(1);
    constexpr int games = 20'000;
    const auto start = Clock::now();
    for (int i = 0; i < games; ++i)
      benchmark::DoNotOptimize(textbook_playout(drawing.edges, drawing.vertices, random));
    return games / std::chrono::duration<double>(Clock::now() - start).count();
  }();
  return rate;
}

/// An iteration each: a walk down the tree and a playout, or a playout alone.
template <class Method>
void choose(benchmark::State& state, const BalanceGame<1>& rules, Method method) {
  const double baseline = textbook_rate();
  const auto p = rules.against({Fixed::from(Dyadic(1, 9)), 0, 0});
  Random random(1);
  Budget budget;
  const auto start = std::chrono::steady_clock::now();
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(method.choose(p, Side::right, random, budget));
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const double rate = static_cast<double>(budget.nodes()) / time.count();
  state.counters["iterations/s"] = rate;
  state.counters["x_textbook"] = rate / baseline;
}

void uct(benchmark::State& state) {
  const BalanceGame<1> rules(read_stalks(stalk), 1, skip_none);
  choose(state, rules, Uct<BalanceGame<1>>(rules, {}));
}
BENCHMARK(uct)->Unit(benchmark::kMicrosecond);

void pure(benchmark::State& state) {
  const BalanceGame<1> rules(read_stalks(stalk), 1, skip_none);
  choose(state, rules, PureMonteCarlo<BalanceGame<1>>(rules, 100));
}
BENCHMARK(pure)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace zermelo::hackenbush
