// Checkers databases on one core: solving slices, compared with the slow pass-by-pass solver of the
// tests, and probing the files.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>

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

// Random positions, warm, with blocks unpacked as they are needed: of up to five pieces from the
// tables in $ZERMELO_TABLES, else of up to four from tables built for this.
void look_up(benchmark::State& state) {
  namespace fs = std::filesystem;
  const char* const given = std::getenv("ZERMELO_TABLES");
  const fs::path folder = given ? fs::path(given) : fs::temp_directory_path() / "zermelo_bench";
  if (!given) {
    fs::create_directories(folder);
    Budget budget;
    Builder builder({{folder}, Metric::dtw, std::uint64_t{4} << 30, 2}, budget);
    auto order = slices_up_to(4, 3);
    std::erase_if(order, [](const Slice& slice) { return !slice.is_leading(); });
    builder.build(order);
  }
  Database database({folder}, Metric::dtw, std::uint64_t{256} << 20);
  Random random(1);
  std::vector<Position> positions;
  while (positions.size() < 1'000'000) {
    Position p;
    Squares taken = 0;
    const auto count = 2 + random.below(given ? 4 : 3);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Squares at = square(random.below(32));
      const auto side = i < 2 ? i : random.below(2);
      const bool is_king = random.below(2) == 0 || (at & crowns(static_cast<Side>(side))) != 0;
      if ((taken & at) == 0) (is_king ? p.kings : p.men)[side] |= at;
      taken |= at;
    }
    const auto black = size(pieces(p, Side::left)), white = size(pieces(p, Side::right));
    if (black > 0 && white > 0 && black < 4 && white < 4) positions.push_back(p);
  }
  for (const Position& p : positions) database.outcome(p, Side::left);
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(database.outcome(positions[i], Side::left));
    i = i + 1 == positions.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
  if (!given) fs::remove_all(folder);
}
BENCHMARK(look_up);

}  // namespace
}  // namespace zermelo::checkers
