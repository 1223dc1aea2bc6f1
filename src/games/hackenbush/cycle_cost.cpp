// What the exact value of a drawing costs by its independent cycles: the edges that can go before
// it is a tree. The thesis (section 2.1.2) has the cost of recursion grow exponentially with the
// edges; here trees are linear, and only what lies on cycles is searched.

#include <fmt/format.h>

#include <algorithm>

#include "base/numbers.h"
#include "base/random.h"
#include "games/hackenbush/commands.h"
#include "games/hackenbush/evaluation.h"

namespace zermelo::hackenbush {
namespace {

/// A random tree, each vertex on one before it, and `cycles` edges more between any two vertices.
Drawing drawing_with_cycles(Random& random, std::uint32_t edges, std::uint32_t cycles) {
  const auto colour = [&] { return random.below(2) == 0 ? 'B' : 'R'; };
  const std::uint32_t vertices = edges - cycles + 1;
  std::string text;
  for (std::uint32_t v = 1; v < vertices; ++v)
    text += fmt::format("{}-{}-{} ", random.below(v), v, colour());
  for (std::uint32_t i = 0; i < cycles; ++i) {
    const auto from = random.below(vertices), step = 1 + random.below(vertices - 1);
    text += fmt::format("{}-{}-{} ", from, (from + step) % vertices, colour());
  }
  return read_drawing(text);
}

struct Cost {
  std::vector<double> seconds;
  std::vector<std::uint64_t> nodes;
  bool all_known = true;
};

template <class T>
T median(std::vector<T> all) {
  std::ranges::sort(all);
  return all[all.size() / 2];
}

Cost cost_of(std::uint32_t edges, std::uint32_t cycles, std::uint64_t drawings, std::uint64_t seed,
             const Budget& all) {
  Random random(seed * 10'000 + edges * 100 + cycles);
  Cost cost;
  for (std::uint64_t i = 0; i < drawings && !all.stopped(); ++i) {
    const Drawing drawing = drawing_with_cycles(random, edges, cycles);
    ValueStore store;
    Worths worths(store);
    Budget budget = all.fork();
    const double before = budget.seconds();
    const bool known = evaluate(drawing, worths, budget, {.redwood = false}).value.has_value();
    cost.all_known = cost.all_known && known;
    cost.seconds.push_back(budget.seconds() - before);
    cost.nodes.push_back(budget.nodes());
  }
  return cost;
}

Answer line(std::uint32_t edges, std::uint32_t cycles, const Cost& cost) {
  const auto most = std::ranges::max(cost.seconds);
  Answer answer;
  answer.fields.add("edges", std::uint64_t{edges}).add("cycles", std::uint64_t{cycles});
  answer.fields.add("drawings", std::uint64_t{cost.seconds.size()}).add("exact", cost.all_known);
  answer.fields.add("nodes", median(cost.nodes)).add("seconds", median(cost.seconds));
  answer.fields.add("slowest", most);
  answer.text.push_back({fmt::format(
      "  {:>2} edges, {:>2} cycles   median {:>11} nodes {:>9}   slowest {:>9}\n", edges, cycles,
      with_commas(median(cost.nodes)), show_seconds(median(cost.seconds)), show_seconds(most))});
  return answer;
}

}  // namespace

Reproduction cycles_reproduction() {
  Command command{"hackenbush-cycles",
                  "section 2.1.2 of the Hackenbush thesis: how the cost of a value grows",
                  "",
                  {},
                  {},
                  nullptr};
  command.examples = {{"reproduce hackenbush-cycles", "24 edges, up to 8 independent cycles"},
                      {"reproduce hackenbush-cycles --drawings 1", "one drawing a line"}};
  command.options = {{"drawings", Kind::count, "n", "random ones for each line", "5"},
                     {"seed", Kind::count, "n", "which ones", "1"},
                     {"long", Kind::flag, "", "24 and 30 edges, up to 12 cycles"}};
  command.start = [](const Arguments& arguments) -> Run {
    const bool is_long = arguments.given("long");
    const auto drawings = std::max<std::uint64_t>(arguments.count("drawings"), 1);
    const auto seed = arguments.count("seed");
    return [=](const std::string&, Sink& sink, Budget& budget) {
      for (const std::uint32_t edges : {24U, 30U}) {
        if (edges == 30 && !is_long) break;
        for (std::uint32_t cycles = 0; cycles <= (is_long ? 12U : 8U); cycles += 2) {
          const Cost cost = cost_of(edges, cycles, drawings, seed, budget);
          if (budget.stopped()) return;
          sink.answer(line(edges, cycles, cost));
        }
      }
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
