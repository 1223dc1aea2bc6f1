// The table of shapes, and the board that keeps the types of all Connections and points, on one
// core.

#include <benchmark/benchmark.h>

#include <vector>

#include "base/random.h"
#include "games/connect/types/board.h"

namespace zermelo::connect {
namespace {

const ShapeTable& connect6() {
  static const ShapeTable table({6, 2}, 19);
  return table;
}

// Builds the table of 19x19 Connect6, which an engine does when it starts.
void build_shape_table(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ShapeTable({6, 2}, 19).units().data());
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(connect6().shapes()));
}
BENCHMARK(build_shape_table)->Unit(benchmark::kMillisecond);

// Looks up random shapes all over the table, the worst case for the cache.
void look_up_shapes(benchmark::State& state) {
  Random random(1);
  std::vector<Shape> shapes;
  for (int i = 0; i < 4096; ++i)
    shapes.push_back(shape_at(random.below(static_cast<std::uint32_t>(connect6().shapes())), 6));
  for (auto _ : state)
    for (const Shape shape : shapes) benchmark::DoNotOptimize(connect6().type(shape));
  state.SetItemsProcessed(state.iterations() * 4096);
}
BENCHMARK(look_up_shapes);

// Places stones of both colours at random on a board that has some already, and removes them again,
// as a search does. An item is one placement or one removal.
void place_and_remove(benchmark::State& state) {
  const auto side = static_cast<unsigned>(state.range(0));
  const ShapeTable* table = &connect6();
  LineBoard board(*table, side, side);
  Random random(2);
  for (unsigned i = 0; i < board.size() / 4; ++i) {
    const unsigned cell = random.below(board.size());
    if (board.is_void(cell)) board.place(cell, i % 2 == 0 ? Colour::black : Colour::white);
  }
  std::vector<unsigned> voids;
  for (unsigned cell = 0; cell < board.size(); ++cell)
    if (board.is_void(cell)) voids.push_back(cell);
  std::vector<std::vector<unsigned>> lines(64);
  for (auto& line : lines) {
    auto left = voids;
    for (int i = 0; i < 32; ++i) {
      const auto at = random.below(static_cast<std::uint32_t>(left.size()));
      line.push_back(left[at]);
      left.erase(left.begin() + at);
    }
  }
  for (auto _ : state) {
    for (const auto& line : lines) {
      for (std::size_t i = 0; i < line.size(); ++i)
        board.place(line[i], i / 2 % 2 == 0 ? Colour::black : Colour::white);
      for (std::size_t i = line.size(); i-- > 0;) board.remove(line[i]);
    }
  }
  state.SetItemsProcessed(state.iterations() * 64 * 64);
}
BENCHMARK(place_and_remove)->Arg(19)->Arg(15);

}  // namespace
}  // namespace zermelo::connect
