// The accuracy of our weighing: stalks of small value, and random drawings with known value.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/numbers.h"
#include "base/random.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

std::string stalk(unsigned power, bool is_blue) {
  return (is_blue ? 'B' : 'R') + std::string(power, is_blue ? 'R' : 'B');
}

/// A random drawing of blue and red edges: a tree on the ground, and some edges that close cycles.
Drawing small_drawing(Random& random) {
  const std::uint32_t edges = 4 + random.below(9), cycles = random.below(3);
  Drawing drawing;
  const auto colour = [&] { return random.below(2) == 0 ? Colour::blue : Colour::red; };
  while (drawing.edges.size() + cycles < edges) {
    const auto below = random.below(drawing.vertices);
    drawing.edges.push_back({below, drawing.vertices, colour()});
    drawing.names.push_back(std::to_string(drawing.vertices++));
  }
  while (drawing.edges.size() < edges) {
    const auto from = random.below(drawing.vertices), to = random.below(drawing.vertices);
    drawing.edges.push_back({from, to, colour()});
  }
  return drawing;
}

std::string exact_text(const Drawing& drawing) {
  ValueStore store;
  PartArithmetic arithmetic(store);
  Budget budget;
  return value_text(store, arithmetic.value(*value_of(drawing, 1, arithmetic, budget, {}).value));
}

class Accuracy {
 public:
  Accuracy(unsigned threads, Sink& sink, Budget& budget)
      : threads_(threads), sink_(sink), budget_(budget) {}

  /// Weighs every stalk +-1/2^l up to a power with each of some seeds, and the budget of the
  /// thesis.
  void stalks(unsigned to, std::uint64_t seeds) {
    for (unsigned power = 1; power <= to; ++power) {
      std::uint64_t right = 0, proved = 0;
      for (const bool is_blue : {true, false}) {
        const std::string truth = (is_blue ? "1/" : "-1/") + std::to_string(1U << power);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
          const auto found = weigh_drawing(read_stalks(stalk(power, is_blue)),
                                           {.seed = seed, .threads = threads_}, unwatched, budget_);
          if (budget_.spent() != Spent::no) return;
          right += found.value && simple_text(*found.value) == truth ? 1 : 0;
          proved += found.is_proved ? 1 : 0;
        }
      }
      Answer answer;
      answer.fields.add("what", "stalks").add("value", fmt::format("+-1/{}", 1U << power));
      answer.fields.add("tried", 2 * seeds).add("right", right).add("proved", proved);
      answer.text = {{fmt::format("  +-1/{:<8} {} of {} right, {} proved\n", 1U << power, right,
                                  2 * seeds, proved)}};
      sink_.answer(answer);
    }
  }

  /// Weighs random drawings: how often the answer is wrong, beside the error announced.
  void drawings(std::uint64_t count, bool prove, std::uint64_t iterations) {
    Random random(2024);
    std::uint64_t known = 0, wrong = 0, proved = 0;
    double announced = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      const Drawing drawing = small_drawing(random);
      const auto found = weigh_drawing(
          drawing, {.iterations = iterations, .prove = prove, .seed = i + 1, .threads = threads_},
          unwatched, budget_);
      if (budget_.spent() != Spent::no) return;
      if (!found.value) continue;
      ++known;
      proved += found.is_proved ? 1 : 0;
      wrong += simple_text(*found.value) != exact_text(drawing) ? 1 : 0;
      announced += 1 - found.confidence;
    }
    const auto n = static_cast<double>(std::max<std::uint64_t>(known, 1));
    const double rate = static_cast<double>(wrong) / n, said = announced / n;
    const double allowed = said + 3 * std::sqrt(said * (1 - said) / n);
    Answer answer;
    answer.fields.add("what", "random drawings").add("proofs", prove);
    answer.fields.add("iterations", iterations).add("drawings", count).add("answered", known);
    answer.fields.add("proved", proved).add("wrong", wrong).add("error", rate);
    answer.fields.add("announced", said).add("allowed", allowed).add("holds", rate <= allowed);
    answer.text = {{fmt::format(
        "  {} random drawings, {} iterations, {} proofs: {} answered, {} proved, {} wrong; error "
        "{:.4f}, announced {:.4f}, with three standard errors {:.4f}: {}\n",
        count, iterations, prove ? "with" : "without", known, proved, wrong, rate, said, allowed,
        rate <= allowed ? "holds" : "DOES NOT HOLD")}};
    sink_.answer(answer);
  }

 private:
  unsigned threads_;
  Sink& sink_;
  Budget& budget_;
};

}  // namespace

Reproduction accuracy_reproduction() {
  Command command{.name = "hackenbush-weighing",
                  .summary = "section 6 of the Hackenbush thesis: how often our weighing is right"};
  command.examples = {
      {"reproduce hackenbush-weighing --seeds 1 --to 6 --drawings 20", "a quick look"},
      {"reproduce hackenbush-weighing --long", "minutes"}};
  command.options = {{"to", Kind::count, "l", "stalks +-1/2^l up to this, 30 at most", "20"},
                     {"seeds", Kind::count, "n", "for each stalk", "3"},
                     {"drawings", Kind::count, "n", "random ones", "100"},
                     {"long", Kind::flag, "", "20 seeds, 1000 drawings"},
                     threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const bool is_long = arguments.given("long");
    const auto to = static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("to"), 30));
    const auto seeds = is_long ? 20 : std::max<std::uint64_t>(arguments.count("seeds"), 1);
    const auto drawings = is_long ? 1000 : arguments.count("drawings");
    const auto threads = threads_of(arguments);
    return [=](const std::string&, Sink& sink, Budget& budget) {
      Accuracy accuracy(threads, sink, budget);
      accuracy.stalks(to, seeds);
      accuracy.drawings(drawings, true, 1200);
      accuracy.drawings(drawings, false, 400);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
