// The cost of an exact value by the number of independent cycles: the edges that can be removed
// before the drawing is a tree. In the thesis (section 2.1.2) the cost of recursion grows
// exponentially with the edges; here trees are linear, and only blocks with cycles are searched.

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "base/numbers.h"
#include "base/random.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/value/evaluation.h"
#include "papers/hackenbush_mcts/reproductions.h"

namespace zermelo::hackenbush {
namespace {

/// A random tree, each vertex on an earlier one, and `cycles` more edges between any two vertices.
Drawing drawing_with_cycles(Random& random, std::uint32_t edges, std::uint32_t cycles) {
  const auto colour = [&] { return random.below(2) == 0 ? 'B' : 'R'; };
  const std::uint32_t vertices = edges - cycles + 1;
  assert(vertices > 1);
  std::string text;
  for (std::uint32_t v = 1; v < vertices; ++v)
    text += fmt::format("{}-{}-{} ", random.below(v), v, colour());
  for (std::uint32_t i = 0; i < cycles; ++i) {
    const auto from = random.below(vertices), step = 1 + random.below(vertices - 1);
    text += fmt::format("{}-{}-{} ", from, (from + step) % vertices, colour());
  }
  return read_drawing(text);
}

/// A grid of vertices in which every column stands on the ground.
Drawing grid(Random& random, std::uint32_t columns, std::uint32_t rows) {
  const auto vertex = [&](std::uint32_t column, std::uint32_t row) {
    return row == 0 ? 0 : 1 + (row - 1) * columns + column;
  };
  const auto edge = [&](std::uint32_t from, std::uint32_t to) {
    return fmt::format("{}-{}-{} ", from, to, random.below(2) == 0 ? 'R' : 'B');
  };
  std::string text;
  for (std::uint32_t row = 1; row <= rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      text += edge(vertex(column, row - 1), vertex(column, row));
      if (column + 1 < columns) text += edge(vertex(column, row), vertex(column + 1, row));
    }
  }
  return read_drawing(text);
}

/// The cost of the drawings of one line, which have the same size.
struct DrawingCosts {
  const char* what;
  std::size_t edges = 0, cycles = 0;
  std::vector<double> seconds = {};
  std::vector<std::uint64_t> nodes = {};
  bool all_known = true;
};

template <class T>
T median(std::vector<T> all) {
  std::ranges::sort(all);
  return all[all.size() / 2];
}

Fields fields_of(const DrawingCosts& costs) {
  return Fields{}
      .add("what", costs.what)
      .add("edges", std::uint64_t{costs.edges})
      .add("cycles", std::uint64_t{costs.cycles})
      .add("drawings", std::uint64_t{costs.seconds.size()})
      .add("exact", costs.all_known)
      .add("nodes", median(costs.nodes))
      .add("seconds", median(costs.seconds))
      .add("slowest", std::ranges::max(costs.seconds));
}

Text words_of(const DrawingCosts& costs) {
  return {{fmt::format(
      "  {:<8} {:>2} edges, {:>2} cycles   median {:>11} nodes {:>9}   slowest {:>9}\n", costs.what,
      costs.edges, costs.cycles, with_commas(median(costs.nodes)),
      show_seconds(median(costs.seconds)), show_seconds(std::ranges::max(costs.seconds)))}};
}

/// Evaluates drawings one after another, without the redwood theorem.
class Costs {
 public:
  Costs(Sink& sink, Budget& budget, std::uint64_t drawings)
      : sink_(sink), budget_(budget), drawings_(drawings) {}

  template <class Make>
  void of(const char* what, const Make& make) {
    DrawingCosts cost{.what = what};
    for (std::uint64_t i = 0; i < drawings_; ++i) {
      if (budget_.stopped()) return;
      const Drawing drawing = make();
      cost.edges = drawing.edges.size();
      cost.cycles = drawing.edges.size() + 1 - drawing.vertices;
      add(drawing, cost);
    }
    sink_.answer({fields_of(cost), words_of(cost)});
  }

 private:
  void add(const Drawing& drawing, DrawingCosts& cost) {
    ValueStore store;
    PartArithmetic arithmetic(store);
    Budget budget = budget_.fork();
    const double before = budget.seconds();
    const auto found =
        evaluate(drawing, arithmetic, budget, {.redwood = false, .most_bytes = most_bytes});
    cost.all_known = cost.all_known && found.value.has_value();
    cost.seconds.push_back(budget.seconds() - before);
    cost.nodes.push_back(budget.nodes());
  }

  static constexpr std::size_t most_bytes = std::size_t{8} << 30;

  Sink& sink_;
  Budget& budget_;
  std::uint64_t drawings_;
};

void measure(Costs& costs, std::uint64_t seed, bool is_long) {
  for (const std::uint32_t edges : {24U, 30U}) {
    if (edges == 30 && !is_long) break;
    for (std::uint32_t cycles = 0; cycles <= (is_long ? 12U : 8U); cycles += 2) {
      Random random(100 * (100 * seed + edges) + cycles);
      costs.of("random", [&] { return drawing_with_cycles(random, edges, cycles); });
    }
  }
  const auto grids = [&](const char* name, std::uint32_t columns, std::uint32_t rows) {
    Random random(seed);
    costs.of(name, [&] { return grid(random, columns, rows); });
  };
  grids("3x3 grid", 3, 3);
  grids("4x3 grid", 4, 3);
  if (!is_long) return;
  grids("4x4 grid", 4, 4);
  grids("5x4 grid", 5, 4);
}

}  // namespace

Reproduction cycles_reproduction() {
  Command command{
      .name = "hackenbush-cycles",
      .summary = "section 2.1.2 of the Hackenbush thesis: how the cost of a value grows"};
  command.examples = {
      {"reproduce hackenbush-cycles", "24 edges, up to 8 independent cycles; grids"},
      {"reproduce hackenbush-cycles --drawings 1", "one drawing a line"}};
  command.options = {
      {"drawings", Kind::count, "n", "random ones for each line", "5"},
      {"seed", Kind::count, "n", "which ones", "1"},
      {"long", Kind::flag, "", "30 edges, up to 12 cycles, and grids of 36 edges; minutes"}};
  command.start = [](const Arguments& arguments) -> Run {
    const bool is_long = arguments.given("long");
    const auto drawings = std::max<std::uint64_t>(arguments.count("drawings"), 1);
    const auto seed = arguments.count("seed");
    return [=](const std::string&, Sink& sink, Budget& budget) {
      Costs costs(sink, budget, drawings);
      measure(costs, seed, is_long);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
