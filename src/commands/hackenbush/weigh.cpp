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

/// Refuses options that the rule in force would ignore.
void check_rule(const Arguments& arguments) {
  const std::string& rule = arguments.text("rule");
  const auto refuse = [&](const char* option, const char* rules, bool is_ignored) {
    if (is_ignored && arguments.given(option))
      throw Error(fmt::format("weigh: --{} is only for --rule {}; it was given with --rule {}",
                              option, rules, rule));
  };
  refuse("rollouts", "library", rule != "library");
  refuse("confidence", "test", rule != "test");
  if (rule == "library" && arguments.text("by") == "pure")
    throw Error("weigh: --by pure is not for --rule library, whose player is UCT");
}

WeighOptions options_of(const Arguments& arguments) {
  check_rule(arguments);
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

/// The method of the thesis, its answer put into the same form.
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
  return weighed_by(scale_value(drawing, method, watch, budget), budget);
}

std::string_view words_for(NoBalance why) {
  switch (why) {
    case NoBalance::none:
      break;
    case NoBalance::budget_spent:
      return "the budget was spent first";
    case NoBalance::interrupted:
      return "interrupted";
    case NoBalance::contradiction:
      return "the weighings contradict each other";
    case NoBalance::undecided:
      return "the games did not decide a weighing";
    case NoBalance::no_weight:
      return "none of the weights tried balances it: it may be hot, or no sum of number, ups and "
             "star";
    case NoBalance::safeguard:
      return "the safeguard went off";
  }
  return "";
}

/// The arguments that are repeated in an answer.
struct Asked {
  std::string rule, by;
  std::uint64_t seed = 0;
  bool is_thesis() const { return rule != "test"; }
};

void add_fields(Fields& fields, const Weighed& found, const Asked& asked, const Budget& budget) {
  fields.add("estimate", found.value ? Datum(simple_text(*found.value)) : Datum());
  fields.add("outcome", letter_or_null(found.outcome));
  fields.add("rates", Fields{}.add("blue_first", found.rates[0]).add("red_first", found.rates[1]));
  const bool has_confidence = found.value && !asked.is_thesis();
  fields.add("confidence", has_confidence ? Datum(found.confidence) : Datum());
  fields.add("proved", found.is_proved).add("exact", found.is_proved);
  fields.add("seed", asked.seed);
  fields.add("iterations", budget.nodes()).add("seconds", budget.seconds());
  List bracket;
  for (const Dyadic& end : found.bracket) bracket.emplace_back(end.text());
  fields.add("between", null_if_empty(bracket));
  fields.add("parts", std::uint64_t{found.parts});
  fields.add("weighings", std::uint64_t{found.weighings});
  fields.add("rule", asked.rule).add("by", asked.by);
  fields.add("why", found.value ? Datum() : Datum(words_for(found.why_not)));
}

Text words_for(const std::string& position, const Weighed& found, bool is_thesis,
               const Budget& budget) {
  Text text;
  text.push_back({fmt::format("{}: ", shortened(position))});
  if (!found.value) {
    text.push_back({"not known", Tone::strong});
    text.push_back({fmt::format(", {}\n", words_for(found.why_not))});
  } else {
    text.push_back({simple_text(*found.value), Tone::strong});
    text.push_back({found.is_proved ? ", proved: the search tree of the balance is solved\n"
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
  return text;
}

void answer_weigh(const Arguments& arguments, const WeighOptions& options, TraceFile* trace,
                  const std::string& position, Sink& sink, Budget& budget) {
  const Drawing drawing = read_position(position, arguments, sink);
  const Asked asked{arguments.text("rule"), arguments.text("by"), arguments.count("seed")};
  WeighView view(position, sink, trace);
  const Watch watch = [&](const Weighing& weighing, bool is_done) { view.show(weighing, is_done); };
  const Weighed found =
      asked.is_thesis() ? by_thesis(drawing, options, asked.rule,
                                    positive(arguments, "rollouts", most_playouts), watch, budget)
                        : weigh_drawing(drawing, options, watch, budget);
  Answer answer{Subject{"hackenbush", position}.fields(), {}, {}};
  add_fields(answer.fields, found, asked, budget);
  answer.text = words_for(position, found, asked.is_thesis(), budget);
  if (!found.value) answer.status = Status::unknown;
  sink.answer(answer);
}

}  // namespace

Option as_library_option() {
  return {"as-library", Kind::flag, "",
          "UCT as in the library that the thesis used, not as in its text"};
}

Option rollouts_option() {
  return {"rollouts", Kind::count, "n", "random games an iteration, for the library's player", "1"};
}

std::uint64_t rollouts_of(const Arguments& arguments) {
  if (arguments.given("rollouts") && !arguments.given("as-library"))
    throw Error("reproduce: --rollouts is only for the library's player; add --as-library");
  return positive(arguments, "rollouts", most_playouts);
}

Command weigh_command() {
  Command command{.name = "weigh",
                  .summary = "an estimate of the value, by Monte Carlo games against weights",
                  .takes = Takes::positions,
                  .word = "drawing"};
  command.examples = {
      {"weigh hackenbush \"0-1-B 1-2-R 0-2-R\"", "until it balances"},
      {"weigh hackenbush --stalk BRR --rule thesis --playouts 20", "by the rule of the thesis"},
      {"weigh hackenbush --stalk BRBB+RB --moves 2 --json", "two cuts a turn: ^*"}};
  command.options = with_reading(
      {{"by", Kind::choice, "method", "how the players choose moves", "uct", {"uct", "pure"}},
       {"iterations", Kind::count, "n", "random games before each move", "1200"},
       {"playouts", Kind::count, "n", "most games with each side first, in one weighing", "100"},
       {"rule",
        Kind::choice,
        "rule",
        "how win rates decide a weighing",
        "test",
        {"test", "thesis", "library"}},
       rollouts_option(),
       {"confidence", Kind::fraction, "p", "of an estimate, 0.5 to 1", "0.99"},
       {"no-proof", Kind::flag, "", "decide by win rates only, without proofs", ""},
       {"seed", Kind::count, "n", "of the random games; the same seed gives the same answer", "1"},
       {"trace", Kind::file, "file", "write every weighing to this file, as JSON lines", ""},
       threads_option(),
       seconds_option(),
       nodes_option()});
  command.start = [](const Arguments& arguments) -> Run {
    const WeighOptions options = options_of(arguments);
    if (arguments.given("trace") && arguments.text("trace") == "-")
      throw Error("weigh: --trace - would mix the weighings with the answer; expected a file name");
    const auto trace =
        arguments.given("trace") ? std::make_shared<TraceFile>(arguments.text("trace")) : nullptr;
    return [=](const std::string& position, Sink& sink, Budget& budget) {
      answer_weigh(arguments, options, trace.get(), position, sink, budget);
    };
  };
  command.notes = {
      {"confidence", "of the tests; assumes that the losing side wins at most 40 % of the games"},
      {"library",
       "the rule of the thesis, with UCT as in its library: a plain tree each, c = 1.41"},
      {"memory", "the trees of a thread stop growing at 256 MiB; the games go on"},
      {"proved", "the search tree of the balance is solved: then, and only then, it is exact"}};
  return command;
}

}  // namespace zermelo::hackenbush
