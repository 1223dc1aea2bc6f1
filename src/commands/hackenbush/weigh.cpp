// The command `weigh`: a value by Monte Carlo.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/weigh_view.h"
#include "commands/listing.h"
#include "commands/outcome_words.h"
#include "commands/solve_answer.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::uint64_t most_iterations = 1'000'000'000, most_playouts = 1'000'000;

std::uint64_t positive(const Arguments& arguments, const char* name, std::uint64_t most) {
  const auto count = arguments.count(name);
  if (count >= 1 && count <= most) return count;
  throw Error(fmt::format("hackenbush: --{} {}; expected 1 to {}", name, count, most));
}

double confidence_of(const Arguments& arguments) {
  const double confidence = arguments.fraction("confidence");
  if (confidence >= 0.5 && confidence < 1) return confidence;
  throw Error(fmt::format("hackenbush: --confidence {}; expected at least 0.5 and less than 1",
                          arguments.text("confidence")));
}

WeighOptions options_of(const Arguments& arguments) {
  // Several threads would each use up the nodes allowed, and how many there are would show.
  const bool is_limited = arguments.given("nodes");
  return {.by = arguments.text("by") == "pure" ? Player::pure : Player::uct,
          .iterations = positive(arguments, "iterations", most_iterations),
          .playouts = positive(arguments, "playouts", most_playouts),
          .cuts = cuts_of(arguments),
          .confidence = confidence_of(arguments),
          .prove = !arguments.given("no-proof"),
          .seed = arguments.count("seed"),
          .threads = is_limited ? 1U : threads_of(arguments)};
}

/// The thesis' method, its answer put into the same form. It states no confidence.
Weighed by_thesis(const Drawing& drawing, const WeighOptions& options, const std::string& rule,
                  std::uint64_t rollouts, const Watch& watch, Budget& budget) {
  const ScaleMethod method{.by = options.by,
                           .iterations = options.iterations,
                           .playouts = options.playouts,
                           .cuts = options.cuts,
                           .as_library = rule == "library",
                           .rollouts = rollouts,
                           .seed = options.seed,
                           .threads = options.threads};
  const ScaleAnswer answer = scale_value(drawing, method, watch, budget);
  Weighed all{.value = answer.value, .parts = 1, .weighings = answer.steps.size()};
  if (!answer.steps.empty()) {
    all.outcome = answer.steps.front().outcome;
    for (const Side side : {Side::left, Side::right})
      all.rates[static_cast<std::size_t>(side)] = answer.steps.back().rate(side);
  }
  if (!answer.value) all.why_not = "the safeguard went off";
  if (answer.is_spent) all.why_not = why_spent(budget);
  return all;
}

void add_facts(Answer& answer, const Weighed& found, const Arguments& arguments,
               const Budget& budget) {
  const bool is_thesis = arguments.text("rule") != "test";
  answer.fields.add("estimate", found.value ? Datum(simple_text(*found.value)) : Datum());
  answer.fields.add("outcome", letter_or_null(found.outcome));
  answer.fields.add("rates",
                    Fields{}.add("blue_first", found.rates[0]).add("red_first", found.rates[1]));
  const bool has_confidence = found.value && !is_thesis;
  answer.fields.add("confidence", has_confidence ? Datum(found.confidence) : Datum());
  answer.fields.add("proved", found.is_proved).add("exact", found.is_proved);
  answer.fields.add("seed", arguments.count("seed"));
  answer.fields.add("iterations", budget.nodes()).add("seconds", budget.seconds());
  List bracket;
  for (const Dyadic& end : found.bracket) bracket.emplace_back(end.text());
  answer.fields.add("between", null_if_empty(bracket));
  answer.fields.add("parts", std::uint64_t{found.parts});
  answer.fields.add("weighings", std::uint64_t{found.weighings});
  answer.fields.add("rule", arguments.text("rule")).add("by", arguments.text("by"));
  answer.fields.add("why", found.value ? Datum() : Datum(found.why_not));
}

void add_words(Answer& answer, const std::string& position, const Weighed& found, bool is_thesis,
               const Budget& budget) {
  auto& text = answer.text;
  text.push_back({fmt::format("{}: ", shortened(position))});
  if (!found.value) {
    text.push_back({"not known", Tone::strong});
    text.push_back({fmt::format(", {}\n", found.why_not)});
  } else {
    text.push_back({simple_text(*found.value), Tone::strong});
    text.push_back({found.is_proved ? ", proved: the tree of the balance closed\n"
                    : is_thesis     ? ", an estimate by the rule of the thesis\n"
                                    : fmt::format(", an estimate, confidence {:.2f} %\n",
                                                  100 * found.confidence)});
  }
  if (found.bracket.size() == 2) {
    text.push_back({fmt::format("  between       {} and {}\n", found.bracket[0].text(),
                                found.bracket[1].text())});
  }
  text.push_back({fmt::format("  outcome       {}\n", say_outcome(found.outcome))});
  text.push_back(
      {fmt::format("  rates         Blue first {:.2f}, Red first {:.2f}{}\n", found.rates[0],
                   found.rates[1], found.value ? ", at the balance" : ", in the last weighing")});
  text.push_back(
      {fmt::format("  {} weighing{} of {} part{}, {} iterations, {}\n", found.weighings,
                   found.weighings == 1 ? "" : "s", found.parts, found.parts == 1 ? "" : "s",
                   with_commas(budget.nodes()), show_seconds(budget.seconds())),
       Tone::dim});
}

void answer_weigh(const Arguments& arguments, const WeighOptions& options, TraceFile* trace,
                  const std::string& position, Sink& sink, Budget& budget) {
  const Drawing drawing = read_position(position, arguments, sink);
  const bool is_thesis = arguments.text("rule") != "test";
  WeighView view(position, sink, trace);
  const Watch watch = [&](const Weighing& weighing, bool is_done) { view.show(weighing, is_done); };
  const Weighed found = is_thesis ? by_thesis(drawing, options, arguments.text("rule"),
                                              rollouts_of(arguments), watch, budget)
                                  : weigh_drawing(drawing, options, watch, budget);
  Answer answer{Subject{"hackenbush", position}.fields(), {}, {}};
  add_facts(answer, found, arguments, budget);
  add_words(answer, position, found, is_thesis, budget);
  if (!found.value) answer.status = Status::unknown;
  sink.answer(answer);
}

}  // namespace

Option as_library_option() {
  return {"as-library", Kind::flag, "",
          "UCT as in the library the thesis used, not as in its text"};
}

Option rollouts_option() {
  return {"rollouts", Kind::count, "n", "random games an iteration, of the library's player", "1"};
}

std::uint64_t rollouts_of(const Arguments& arguments) {
  return positive(arguments, "rollouts", most_playouts);
}

Command weigh_command() {
  Command command{.name = "weigh",
                  .summary = "an estimate of the value, by Monte Carlo games on a pair of scales",
                  .takes = Takes::positions,
                  .word = "drawing"};
  command.examples = {
      {"weigh hackenbush \"0-1-B 1-2-R 0-2-R\"", "until it balances"},
      {"weigh hackenbush --stalk BRR --rule thesis --playouts 20", "by the rule of the thesis"},
      {"weigh hackenbush --stalk BRBB+RB --moves 2 --json", "two cuts a turn: ^*"}};
  command.options = with_reading(
      {{"by", Kind::choice, "method", "how the players think", "uct", {"uct", "pure"}},
       {"iterations", Kind::count, "n", "random games before each move", "1200"},
       {"playouts", Kind::count, "n", "most games for each side first, in one weighing", "100"},
       {"rule", Kind::choice, "rule", "how rates decide", "test", {"test", "thesis", "library"}},
       rollouts_option(),
       {"confidence", Kind::fraction, "p", "wanted of an estimate, 0.5 to 1", "0.99"},
       {"no-proof", Kind::flag, "", "only by rates: prove nothing", ""},
       {"seed", Kind::count, "n", "same seed, same answer", "1"},
       {"trace", Kind::file, "file", "every weighing, as JSON lines", ""},
       threads_option(),
       seconds_option(),
       nodes_option()});
  command.start = [](const Arguments& arguments) -> Run {
    const WeighOptions options = options_of(arguments);
    const auto trace =
        arguments.given("trace") ? std::make_shared<TraceFile>(arguments.text("trace")) : nullptr;
    return [=](const std::string& position, Sink& sink, Budget& budget) {
      answer_weigh(arguments, options, trace.get(), position, sink, budget);
    };
  };
  command.notes = reading_notes();
  for (auto& note : std::vector<std::pair<std::string, std::string>>{
           {"confidence",
            "of the tests; assumes that the losing side wins at most 40 % of the games"},
           {"library",
            "the rule of the thesis; UCT as in the library it used: a plain tree each, c = 1.41"},
           {"memory", "the trees of a thread stop growing at 256 MiB; then they only play on"},
           {"proved", "the search tree of the balance closed: then, and only then, it is exact"}}) {
    command.notes.push_back(std::move(note));
  }
  return command;
}

}  // namespace zermelo::hackenbush
