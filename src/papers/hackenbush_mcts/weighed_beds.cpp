// Table 6 of the thesis: a redwood and a bluewood bed by its Scale Method, the origin of its bias
// to one colour, and the same beds by our method.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/beds.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

struct Printed {
  std::uint64_t iterations;
  const char* value;
  const char* rates;
};

/// The first two columns are not in the thesis: our bed is easier than its bed, and shows there
/// what that one shows with more iterations.
constexpr std::array<Printed, 7> redwood{{{100, "-", "-"},
                                          {200, "-", "-"},
                                          {600, "1/4", "0.38, 0.35"},
                                          {1200, "3/32", "0.65, 0.19"},
                                          {2400, "1/32", "0.83, 0.07"},
                                          {4800, "1/8", "0.40, 0.31"},
                                          {9600, "1/8", "0.37, 0.31"}}};
constexpr std::array<Printed, 7> bluewood{{{100, "-", "-"},
                                           {200, "-", "-"},
                                           {600, "-23/32", "0.60, 0.22"},
                                           {1200, "-15/32", "0.49, 0.33"},
                                           {2400, "-9/32", "0.69, 0.27"},
                                           {4800, "-9/32", "0.82, 0.20"},
                                           {9600, "-1/8", "0.35, 0.37"}}};

/// A run of the thesis' method: the value it returned or, if its safeguard went off, the weight on
/// its path that is nearest to the true value, as in the thesis.
struct Run6 {
  std::string value, rates;
  std::size_t defaulted = 0;  // weighings that went to one side because the rates decided nothing
  bool is_returned = false;
};

bool is_defaulted(const Weighing& step, const ScaleMethod& method) {
  const bool is_default_side =
      step.outcome == (method.undecided == Side::right ? OutcomeClass::right : OutcomeClass::left);
  return is_default_side && step.rate(method.undecided) <= 1 - method.margin;
}

Run6 run_bed(const char* bed, const Dyadic& truth, const ScaleMethod& method, Budget& budget) {
  const auto answer = scale_value(read_drawing(bed), method, unwatched, budget);
  Run6 run;
  if (answer.steps.empty()) return run;
  const auto distance = [&](const Weighing& step) {
    const Dyadic d = step.weight.number - truth;
    return d.sign() < 0 ? -d : d;
  };
  const auto nearest = std::ranges::min_element(
      answer.steps,
      [&](const Weighing& a, const Weighing& b) { return distance(a) < distance(b); });
  const Weighing& shown = answer.value ? answer.steps.back() : *nearest;
  run.value = simple_text(answer.value ? *answer.value : nearest->weight);
  run.rates = fmt::format("{:.2f}, {:.2f}", shown.rate(Side::left), shown.rate(Side::right));
  run.is_returned = answer.value.has_value();
  for (const Weighing& step : answer.steps) run.defaulted += is_defaulted(step, method) ? 1 : 0;
  return run;
}

void report(Sink& sink, const char* bed, const Printed& theirs, const Run6& ours,
            const Run6& other) {
  Answer answer;
  answer.fields.add("bed", bed).add("iterations", theirs.iterations);
  answer.fields.add("theirs", theirs.value).add("their_rates", theirs.rates);
  answer.fields.add("ours", ours.value).add("rates", ours.rates);
  answer.fields.add("returned", ours.is_returned);
  answer.fields.add("undecided_to_red", std::uint64_t{ours.defaulted});
  answer.fields.add("with_undecided_to_blue", other.value).add("those_rates", other.rates);
  answer.text = {{fmt::format(
      "  {:<8} {:>5} iterations   theirs {:>6} ({})   ours {:>6} ({}){}, {} undecided sent to "
      "Red; sent to Blue instead: {:>6} ({})\n",
      bed, theirs.iterations, theirs.value, theirs.rates, ours.value, ours.rates,
      ours.is_returned ? "" : " by the safeguard", ours.defaulted, other.value, other.rates)}};
  sink.answer(answer);
}

/// The bed and its mirror image under the rule of the thesis and under the mirrored rule.
void compare(Sink& sink, ScaleMethod method, std::size_t column, Budget& budget) {
  method.iterations = redwood[column].iterations;
  ScaleMethod turned = method;
  turned.undecided = Side::left;
  const Dyadic truth(1, 5);
  const Run6 red = run_bed(redwood_bed, truth, method, budget);
  const Run6 red_turned = run_bed(redwood_bed, truth, turned, budget);
  const Run6 blue = run_bed(bluewood_bed, -truth, method, budget);
  const Run6 blue_turned = run_bed(bluewood_bed, -truth, turned, budget);
  if (budget.spent() != Spent::no) return;
  report(sink, "redwood", redwood[column], red, red_turned);
  report(sink, "bluewood", bluewood[column], blue, blue_turned);
  const auto mirrored = [](const Run6& a, const Run6& b) {
    return Dyadic::read(a.value) && Dyadic::read(b.value) &&
           *Dyadic::read(a.value) == -*Dyadic::read(b.value);
  };
  Answer answer;
  answer.fields.add("iterations", method.iterations);
  answer.fields.add("rule_of_the_thesis_is_mirrored", mirrored(red, blue));
  answer.fields.add("turning_the_rule_mirrors",
                    mirrored(red, blue_turned) && mirrored(red_turned, blue));
  sink.answer(answer);
}

void weigh_ours(Sink& sink, std::uint64_t seeds, unsigned threads, Budget& budget) {
  for (const bool is_red : {true, false}) {
    std::uint64_t right = 0, proved = 0;
    const double start = budget.seconds();
    const std::string truth = is_red ? "1/32" : "-1/32";
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      const auto found = weigh_drawing(read_drawing(is_red ? redwood_bed : bluewood_bed),
                                       {.seed = seed, .threads = threads}, unwatched, budget);
      if (budget.spent() != Spent::no) return;
      right += found.value && simple_text(*found.value) == truth ? 1 : 0;
      proved += found.is_proved ? 1 : 0;
    }
    const double each = (budget.seconds() - start) / static_cast<double>(seeds);
    Answer answer;
    answer.fields.add("bed", is_red ? "redwood" : "bluewood").add("rule", "test");
    answer.fields.add("seeds", seeds).add("right", right).add("proved", proved);
    answer.fields.add("seconds_each", each).add("their_seconds", 380);
    answer.text = {
        {fmt::format("  {:<8} by ours: {} of {} seeds right, {} proved, {} each "
                     "(theirs: 380 s for 1/4, 175 s by recursion)\n",
                     is_red ? "redwood" : "bluewood", right, seeds, proved, show_seconds(each))}};
    sink.answer(answer);
  }
}

}  // namespace

Reproduction beds_reproduction() {
  Command command{
      .name = "hackenbush-beds",
      .summary = "Table 6 of the Hackenbush thesis: redwood and bluewood beds, and the bias"};
  command.examples = {
      {"reproduce hackenbush-beds --playouts 10 --iterations 100 --seeds 1", "a quick look"},
      {"reproduce hackenbush-beds --long", "as in the thesis; an hour"}};
  command.options = {{"playouts", Kind::count, "n", "games with each side first", "40"},
                     {"iterations", Kind::count, "n", "columns up to this many", "1200"},
                     {"seeds", Kind::count, "n", "weighings by ours", "3"},
                     {"seed", Kind::count, "n", "for the games of the thesis' method", "1"},
                     as_library_option(),
                     rollouts_option(),
                     {"long", Kind::flag, "", "400 playouts, up to 9600 iterations, 20 seeds"},
                     threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const bool is_long = arguments.given("long");
    const auto playouts = is_long ? 400 : std::max<std::uint64_t>(arguments.count("playouts"), 1);
    const auto most = is_long ? redwood.back().iterations : arguments.count("iterations");
    const auto seeds = is_long ? 20 : std::max<std::uint64_t>(arguments.count("seeds"), 1);
    const auto threads = threads_of(arguments);
    const ScaleMethod method{.playouts = playouts,
                             .as_library = arguments.given("as-library"),
                             .rollouts = rollouts_of(arguments),
                             .seed = arguments.count("seed"),
                             .threads = threads};
    return [=](const std::string&, Sink& sink, Budget& budget) {
      for (std::size_t i = 0; i < redwood.size() && redwood[i].iterations <= most; ++i)
        compare(sink, method, i, budget);
      weigh_ours(sink, seeds, threads, budget);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
