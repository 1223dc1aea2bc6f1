// Checkers databases on one core: solving slices, compared with the slow pass-by-pass solver of the
// tests, and probing the files.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <span>
#include <vector>

#include "base/random.h"
#include "games/checkers/database/builder.h"
#include "games/checkers/database/database.h"
#include "games/checkers/slow/slow_solver.h"

namespace zermelo::checkers {
namespace {

// Repeated passes over whole slices, with a value for every position: the obvious algorithm.
void plain_passes(benchmark::State& state) {
  std::int64_t positions = 0;
  for (auto _ : state) {
    const SlowSolution solution(3);
    positions = 0;
    for (const SlowMaterial& slice : solution.slices())
      positions += static_cast<std::int64_t>(solution.size(slice));
  }
  state.SetItemsProcessed(state.iterations() * positions);
}
BENCHMARK(plain_passes)->Unit(benchmark::kMillisecond);

// One slice, with the slices it depends on in memory; both sides to move are counted.
void solve_one(benchmark::State& state, const Slice& slice, bool may_use_avx2) {
  Finished<std::uint8_t> finished;
  Budget budget;
  SolveOptions options;
  options.may_use_avx2 = may_use_avx2;
  auto order = slices_below(slice);
  order.pop_back();
  for (const Slice& each : order)
    finished[each] = solve_slice<HalvedByte>(each, finished, options, budget)->values;
  for (auto _ : state)
    benchmark::DoNotOptimize(solve_slice<HalvedByte>(slice, finished, options, budget));
  const std::uint64_t positions = position_count(slice) * (slice.is_symmetric() ? 1 : 2);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions));
}
BENCHMARK_CAPTURE(solve_one, 0K3C_v_0K2C, Slice{0, 3, 0, 2}, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_one, 1K2C_v_1K1C, Slice{1, 2, 1, 1}, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_one, 2K1C_v_1K1C, Slice{2, 1, 1, 1}, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_one, 2K1C_v_0K2C, Slice{2, 1, 0, 2}, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_one, 3K_v_2K, Slice{3, 0, 2, 0}, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_one, 2K1C_v_1K1C_portable, Slice{2, 1, 1, 1}, false)
    ->Unit(benchmark::kMillisecond);

// All slices of five pieces that have men, three against two: the small blocks and the large.
void solve_five_pieces(benchmark::State& state) {
  Finished<std::uint8_t> finished;
  Budget budget;
  const SolveOptions options;
  std::vector<Slice> five;
  for (const Slice& slice : slices_up_to(5, 3)) {
    if (!slice.is_leading()) continue;
    if (slice.pieces() == 5 && slice.men() > 0) five.push_back(slice);
    finished[slice] = solve_slice<HalvedByte>(slice, finished, options, budget)->values;
  }
  std::int64_t positions = 0;
  for (auto _ : state) {
    for (const Slice& slice : five) {
      benchmark::DoNotOptimize(solve_slice<HalvedByte>(slice, finished, options, budget));
      positions += 2 * static_cast<std::int64_t>(position_count(slice));
    }
  }
  state.SetItemsProcessed(positions);
}
BENCHMARK(solve_five_pieces)->Unit(benchmark::kMillisecond);

// Random positions with either side to move, warm: of five pieces from the tables in
// $ZERMELO_TABLES, else of four from tables built for this. Every placement of the pieces is as
// likely as any other, so nearly every probe waits for memory.
class RandomProbes {
 public:
  RandomProbes() : database_({folder()}, Metric::dtw, std::uint64_t{1} << 30) {
    Random random(1);
    while (setups_.size() < 1'000'000) {
      Setup setup{{}, random.below(2) == 0 ? Side::left : Side::right};
      Position& p = setup.position;
      while (size(pieces(p)) < (tables() != nullptr ? 5U : 4U)) {
        const Squares at = square(random.below(32)) & ~pieces(p);
        (random.below(2) == 0 ? p.kings : p.men)[random.below(2)] |= at;
      }
      const bool is_one_sided = pieces(p, Side::left) == 0 || pieces(p, Side::right) == 0;
      const bool is_crowned = (p.men[0] & black_crowns) != 0 || (p.men[1] & white_crowns) != 0;
      if (!is_one_sided && !is_crowned) setups_.push_back(setup);
    }
    for (const auto& [p, side] : setups_) database_.outcome(p, side);
    if (tables() == nullptr) std::filesystem::remove_all(folder());
  }

  Database& database() { return database_; }
  const std::vector<Setup>& setups() const { return setups_; }

 private:
  static const char* tables() { return std::getenv("ZERMELO_TABLES"); }
  static std::filesystem::path folder() {
    if (tables() != nullptr) return tables();
    const auto out = std::filesystem::temp_directory_path() / "zermelo_bench";
    std::filesystem::create_directories(out);
    Budget budget;
    Builder builder({{out}, Metric::dtw, std::uint64_t{4} << 30, 2}, budget);
    auto order = slices_up_to(4, 3);
    std::erase_if(order, [](const Slice& slice) { return !slice.is_leading(); });
    builder.build(order);
    return out;
  }

  Database database_;
  std::vector<Setup> setups_;
};

void look_up(benchmark::State& state) {
  RandomProbes probes;
  std::size_t i = 0;
  for (auto _ : state) {
    const auto& [p, side] = probes.setups()[i];
    benchmark::DoNotOptimize(probes.database().outcome(p, side));
    i = i + 1 == probes.setups().size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(look_up);

// The same positions, a thousand a call.
void look_up_many(benchmark::State& state) {
  RandomProbes probes;
  std::vector<Outcome> outcomes(1000);
  std::size_t i = 0;
  for (auto _ : state) {
    probes.database().outcomes(std::span(probes.setups()).subspan(i, outcomes.size()), outcomes);
    benchmark::DoNotOptimize(outcomes.data());
    i = i + outcomes.size() == probes.setups().size() ? 0 : i + outcomes.size();
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(outcomes.size()));
}
BENCHMARK(look_up_many);

}  // namespace
}  // namespace zermelo::checkers
