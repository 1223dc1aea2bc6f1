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

/// Stalks of one size, weighed with several seeds.
struct WeighedStalks {
  unsigned power = 0;
  std::uint64_t tried = 0, right = 0, proved = 0;
};

Fields fields_of(const WeighedStalks& stalks) {
  return Fields{}
      .add("what", "stalks")
      .add("value", fmt::format("+-1/{}", 1U << stalks.power))
      .add("tried", stalks.tried)
      .add("right", stalks.right)
      .add("proved", stalks.proved);
}

Text words_of(const WeighedStalks& stalks) {
  return {{fmt::format("  +-1/{:<8} {} of {} right, {} proved\n", 1U << stalks.power, stalks.right,
                       stalks.tried, stalks.proved)}};
}

/// Random drawings weighed: how often the answer is wrong, beside the error announced.
struct WeighedDrawings {
  bool with_proofs = false;
  std::uint64_t iterations = 0, drawings = 0;
  std::uint64_t answered = 0, proved = 0, wrong = 0;
  double announced_sum = 0;

  double error() const { return static_cast<double>(wrong) / count(); }
  double announced() const { return announced_sum / count(); }
  /// The error announced and three standard errors.
  double allowed() const {
    return announced() + 3 * std::sqrt(announced() * (1 - announced()) / count());
  }
  bool holds() const { return error() <= allowed(); }

 private:
  double count() const { return static_cast<double>(std::max<std::uint64_t>(answered, 1)); }
};

Fields fields_of(const WeighedDrawings& weighed) {
  return Fields{}
      .add("what", "random drawings")
      .add("proofs", weighed.with_proofs)
      .add("iterations", weighed.iterations)
      .add("drawings", weighed.drawings)
      .add("answered", weighed.answered)
      .add("proved", weighed.proved)
      .add("wrong", weighed.wrong)
      .add("error", weighed.error())
      .add("announced", weighed.announced())
      .add("allowed", weighed.allowed())
      .add("holds", weighed.holds());
}

Text words_of(const WeighedDrawings& weighed) {
  return {{fmt::format(
      "  {} random drawings, {} iterations, {} proofs: {} answered, {} proved, {} wrong; error "
      "{:.4f}, announced {:.4f}, with three standard errors {:.4f}: {}\n",
      weighed.drawings, weighed.iterations, weighed.with_proofs ? "with" : "without",
      weighed.answered, weighed.proved, weighed.wrong, weighed.error(), weighed.announced(),
      weighed.allowed(), weighed.holds() ? "holds" : "DOES NOT HOLD")}};
}

class Accuracy {
 public:
  Accuracy(unsigned threads, Sink& sink, Budget& budget)
      : threads_(threads), sink_(sink), budget_(budget) {}

  /// Weighs every stalk +-1/2^l up to a power with each of some seeds, and the budget of the
  /// thesis.
  void stalks(unsigned to, std::uint64_t seeds) {
    for (unsigned power = 1; power <= to; ++power) {
      WeighedStalks sum{.power = power, .tried = 2 * seeds};
      for (const bool is_blue : {true, false}) {
        const std::string truth = (is_blue ? "1/" : "-1/") + std::to_string(1U << power);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
          const auto found = weigh_drawing(read_stalks(stalk(power, is_blue)),
                                           {.seed = seed, .threads = threads_}, unwatched, budget_);
          if (budget_.spent() != Spent::no) return;
          sum.right += found.value && simple_text(*found.value) == truth ? 1 : 0;
          sum.proved += found.is_proved ? 1 : 0;
        }
      }
      sink_.answer({fields_of(sum), words_of(sum)});
    }
  }

  void drawings(std::uint64_t count, bool prove, std::uint64_t iterations) {
    Random random(2024);
    WeighedDrawings sum;
    sum.with_proofs = prove;
    sum.iterations = iterations;
    sum.drawings = count;
    for (std::uint64_t i = 0; i < count; ++i) {
      const Drawing drawing = small_drawing(random);
      const auto found = weigh_drawing(
          drawing, {.iterations = iterations, .prove = prove, .seed = i + 1, .threads = threads_},
          unwatched, budget_);
      if (budget_.spent() != Spent::no) return;
      if (!found.value) continue;
      ++sum.answered;
      sum.proved += found.is_proved ? 1 : 0;
      sum.wrong += simple_text(*found.value) != exact_text(drawing) ? 1 : 0;
      sum.announced_sum += 1 - found.confidence;
    }
    sink_.answer({fields_of(sum), words_of(sum)});
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
