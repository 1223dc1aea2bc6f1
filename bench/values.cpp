// Canonical forms on one core, each round in a new store, and as a ratio to a plain implementation
// in the same run: the slow arithmetic of the tests (shared pointers, definitions, memoisation).

#include <benchmark/benchmark.h>

#include <chrono>
#include <set>
#include <vector>

#include "base/random.h"
#include "games/domineering/domineering.h"
#include "tests/slow_values.h"
#include "value/evaluate.h"

namespace zermelo {
namespace {

using Clock = std::chrono::steady_clock;
using Options = std::vector<Value>;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// The 98 antichains of the 22 games born by day 2, which have the first ids in every store.
std::vector<Options> antichains() {
  ValueStore store;
  std::vector<Options> all{{}};
  for (std::uint32_t id = 0; id < landmarks::count; ++id) {
    const std::size_t before = all.size();
    for (std::size_t i = 0; i < before; ++i) {
      Options more = all[i];
      const bool fits = std::ranges::all_of(
          more, [&](Value g) { return store.compare(g, {id}) == Ordering::confused; });
      more.push_back({id});
      if (fits) all.push_back(more);
    }
  }
  return all;
}

std::vector<Value> make_day3(ValueStore& store, const std::vector<Options>& lists) {
  std::vector<Value> made;
  for (const auto& left : lists) {
    for (const auto& right : lists) made.push_back(store.make(left, right));
  }
  return made;
}

std::vector<Value> day3(ValueStore& store) {
  const auto made = make_day3(store, antichains());
  const std::set<Value> distinct(made.begin(), made.end());
  return {distinct.begin(), distinct.end()};
}

/// The same games for the plain implementation.
class Plain {
 public:
  Plain() {
    for (const auto& options : landmarks::options) {
      landmarks_.push_back(games_.canonical(slow::game(list(options.left), list(options.right))));
    }
  }
  slow::Game make(const Options& left, const Options& right) {
    std::vector<slow::Game> l, r;
    for (const Value g : left) l.push_back(landmarks_[g.id]);
    for (const Value g : right) r.push_back(landmarks_[g.id]);
    return games_.canonical(slow::game(l, r));
  }
  slow::Games& games() { return games_; }

 private:
  std::vector<slow::Game> list(landmarks::Set some) const {
    std::vector<slow::Game> out;
    for (std::uint32_t i = 0; i < 4; ++i) {
      if ((some >> i & 1) != 0) out.push_back(landmarks_[i]);
    }
    return out;
  }
  slow::Games games_;
  std::vector<slow::Game> landmarks_;
};

/// Operations per second of the plain implementation, each measured once on a part of the work.
struct PlainRates {
  double constructions, comparisons, sums;
};
const PlainRates& plain_rates() {
  static const PlainRates rates = [] {
    const auto lists = antichains();
    Plain plain;
    Random random(7);
    const auto any = [&]() -> const Options& {
      return lists[random.below(static_cast<std::uint32_t>(lists.size()))];
    };
    std::vector<slow::Game> made;
    auto start = Clock::now();
    for (int i = 0; i < 500; ++i) made.push_back(plain.make(any(), any()));
    const double constructions = 500 / seconds_since(start);
    start = Clock::now();
    for (int i = 0; i < 20'000; ++i) {
      benchmark::DoNotOptimize(
          plain.games().less_or_equal(made[random.below(500)], made[random.below(500)]));
    }
    const double comparisons = 20'000 / seconds_since(start);
    start = Clock::now();
    for (int i = 0; i < 50; ++i) {
      auto& games = plain.games();
      benchmark::DoNotOptimize(
          games.canonical(games.sum(made[random.below(500)], made[random.below(500)])));
    }
    return PlainRates{constructions, comparisons, 50 / seconds_since(start)};
  }();
  return rates;
}

void report(benchmark::State& state, double operations, double seconds, double plain) {
  state.counters["per_s"] = operations / seconds;
  state.counters["x_plain"] = operations / seconds / plain;
}

// All 98 x 98 option lists, which give the 1474 games born by day 3: most of the work is finding
// that a form is known already.
void day3_constructions(benchmark::State& state) {
  const double plain = plain_rates().constructions;
  const auto lists = antichains();
  double seconds = 0;
  for ([[maybe_unused]] auto _ : state) {
    const auto start = Clock::now();
    {
      ValueStore store;
      benchmark::DoNotOptimize(make_day3(store, lists));
    }
    seconds += seconds_since(start);
  }
  const auto rounds = static_cast<double>(state.iterations());
  report(state, rounds * static_cast<double>(lists.size() * lists.size()), seconds, plain);
}
BENCHMARK(day3_constructions)->Unit(benchmark::kMillisecond);

// Every pair of the 1474: no comparison goes deeper than two cache lines.
void day3_comparisons(benchmark::State& state) {
  const double plain = plain_rates().comparisons;
  double seconds = 0, count = 0;
  for ([[maybe_unused]] auto _ : state) {
    state.PauseTiming();
    ValueStore store;
    const auto games = day3(store);
    state.ResumeTiming();
    const auto start = Clock::now();
    std::uint64_t yes = 0;
    for (const Value g : games) {
      for (const Value h : games) yes += store.less_or_equal(g, h) ? 1U : 0U;
    }
    benchmark::DoNotOptimize(yes);
    seconds += seconds_since(start);
    count += static_cast<double>(games.size() * games.size());
  }
  report(state, count, seconds, plain);
}
BENCHMARK(day3_comparisons)->Unit(benchmark::kMillisecond);

// 100,000 seeded sums, whose options recur often and whose values hardly ever do.
void day3_sums(benchmark::State& state) {
  const double plain = plain_rates().sums;
  double seconds = 0, count = 0;
  for ([[maybe_unused]] auto _ : state) {
    state.PauseTiming();
    ValueStore store;
    const auto games = day3(store);
    const auto size = static_cast<std::uint32_t>(games.size());
    Random random(20260101);
    state.ResumeTiming();
    const auto start = Clock::now();
    for (int i = 0; i < 100'000; ++i) {
      const Value g = games[random.below(size)], h = games[random.below(size)];
      benchmark::DoNotOptimize(store.sum(g, h));
    }
    seconds += seconds_since(start);
    count += 100'000;
  }
  report(state, count, seconds, plain);
}
BENCHMARK(day3_sums)->Unit(benchmark::kMillisecond);

/// Domineering without tidying, so that every position counts.
struct Untidy : domineering::Domineering<1> {
  using domineering::Domineering<1>::Domineering;
  Position tidied(const Position& p) const { return p; }
};

// 5x5 without splitting: 1,125,703 positions and some seven thousand values, the case of a plain
// memo.
void domineering_5x5(benchmark::State& state) {
  double seconds = 0, positions = 0;
  for ([[maybe_unused]] auto _ : state) {
    const auto start = Clock::now();
    ValueStore store;
    const Untidy rules(5, 5);
    Evaluator<Untidy> evaluator(rules, store, {.split = false});
    Budget budget;
    benchmark::DoNotOptimize(evaluator.value({Bits<1>::first(25)}, budget));
    seconds += seconds_since(start);
    positions += static_cast<double>(budget.nodes());
  }
  state.counters["positions"] = positions / static_cast<double>(state.iterations());
  report(state, positions, seconds, plain_rates().constructions);
}
BENCHMARK(domineering_5x5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace zermelo
