#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

#include "base/files.h"
#include "base/numbers.h"
#include "base/random.h"
#include "commands/draw/svg_text.h"
#include "games/clobber/board/board.h"
#include "papers/clobber_plain/comparison.h"
#include "papers/clobber_plain/reproductions.h"

// The two charts of the plain-search report ("TheSolvers"). Its data are lost; two claims about the
// first chart remain: boards shorter than 27 cells take its two best solvers less than 10 s, and
// beyond 29 cells the main solver pulls away from negamax with a table.

namespace zermelo::clobber {
namespace {

constexpr const char* paper = "clobber-plain";
constexpr const char* best = "deepening";
constexpr const char* published = "deepening (paper)";
constexpr const char* second_best = "negamax-table";

/// The pictures and tables that a reproduction writes, opened before the work begins.
struct Outputs {
  std::unique_ptr<NewFile> csv, svg;
  bool nodes;

  explicit Outputs(const Arguments& arguments) : nodes(arguments.text("chart") == "nodes") {
    if (arguments.given("csv")) csv = std::make_unique<NewFile>(arguments.text("csv"));
    if (arguments.given("svg")) check_svg_name("svg", arguments.text("svg"));
    if (arguments.given("svg")) svg = std::make_unique<NewFile>(arguments.text("svg"));
  }

  void write(const Comparison& comparison, const std::string& title) const {
    if (csv) csv->commit(comparison.csv());
    if (svg) svg->commit(to_svg(comparison.chart(title, nodes)));
  }
};

std::vector<Option> chart_options(std::string longest) {
  return {{"to", Kind::count, "cells", "longest board", std::move(longest)},
          {"seconds", Kind::seconds, "s", "a method that needs more for a board gives up", "10"},
          {"long", Kind::flag, "", "allow 60 s a board"},
          {"csv", Kind::file, "file", "write the figures as CSV"},
          {"svg", Kind::file, "file", "draw the chart as SVG"},
          {"chart", Kind::choice, "what", "what the chart shows", "seconds", {"seconds", "nodes"}}};
}

double limit_from(const Arguments& arguments) {
  return arguments.given("long") ? 60 : arguments.seconds("seconds");
}

std::size_t longest_from(const Arguments& arguments) {
  return static_cast<std::size_t>(std::min<std::uint64_t>(arguments.count("to"), most_cells));
}

/// Claim one: the slowest board below 27 cells, for each of the report's two best solvers.
Answer first_claim(const Comparison& comparison) {
  Answer answer;
  answer.fields.add("paper", paper).add("claim", "boards below 27 cells in under 10 s");
  std::string words = "below 27 cells, theirs: under 10 s; ours, at most:";
  for (const char* method : {best, second_best}) {
    std::optional<double> slowest;
    for (std::size_t length = 2; length < 27; length += 2) {
      const Trial* trial = comparison.find(length, method);
      if (trial != nullptr) slowest = std::max(slowest.value_or(0), trial->slowest);
    }
    answer.fields.add(method, slowest);
    words += fmt::format(" {} {}", method, slowest ? show_seconds(*slowest) : "?");
  }
  answer.text = {{words + '\n'}};
  return answer;
}

/// Claim two: the time of negamax with a table over that of the main solver.
Answer second_claim(const Comparison& comparison) {
  Answer answer;
  answer.fields.add("paper", paper).add("claim", "past 29 cells the main solver is far faster");
  std::string words = "negamax-table / deepening in time, theirs: far above 1 past 29 cells; ours:";
  List ratios;
  for (std::size_t length = 20; length <= most_cells; length += 2) {
    const Trial* ours = comparison.find(length, best);
    const Trial* as_published = comparison.find(length, published);
    const Trial* rival = comparison.find(length, second_best);
    if (ours == nullptr || rival == nullptr || !ours->solved || !rival->solved) continue;
    Fields ratio;
    ratio.add("length", std::uint64_t{length}).add("deepening", rival->seconds / ours->seconds);
    words += fmt::format(" {:.2f} at {}", rival->seconds / ours->seconds, length);
    if (as_published != nullptr && as_published->solved) {
      ratio.add("published", rival->seconds / as_published->seconds);
      words +=
          fmt::format(" (by the paper's rules {:.2f})", rival->seconds / as_published->seconds);
    }
    ratios.emplace_back(std::move(ratio));
  }
  answer.fields.add("ratios", std::move(ratios));
  answer.text = {{words + '\n'}};
  return answer;
}

/// Takes the place of claims and files, so that half a chart is not taken for a whole one.
Answer interrupted() {
  Answer answer;
  answer.status = Status::unknown;
  answer.text = {{"stopped; no files were written\n", Tone::strong}};
  return answer;
}

/// A row of stones without gaps, both colours equally likely. The report does not say how its
/// random boards were made; gaps would only make them easier.
std::string random_row(Random& random, std::size_t length) {
  std::string row;
  for (std::size_t i = 0; i < length; ++i) row += random.below(2) == 0 ? 'B' : 'W';
  return row;
}

/// The boards of one length, in a fixed order.
using BoardsOf = std::function<std::vector<std::string>(std::size_t length)>;

/// Runs the comparison on even lengths; false when it was interrupted.
bool race(Comparison& comparison, std::size_t longest, const BoardsOf& boards_of, Sink& sink,
          Budget& budget) {
  sink.answer(comparison.heading());
  for (std::size_t length = 2; length <= longest && !comparison.over(); length += 2) {
    sink.progress(fmt::format("length {} of {}", length, longest), unknown_part);
    comparison.run(length, boards_of(length), sink, budget);
    if (budget.stopped()) return false;
  }
  return true;
}

Run start_worst_case(const Arguments& arguments) {
  const auto outputs = std::make_shared<Outputs>(arguments);
  return [outputs, limit = limit_from(arguments), longest = longest_from(arguments)](
             const std::string&, Sink& sink, Budget& budget) {
    Comparison comparison("plain-worst-case", limit);
    const BoardsOf alternating = [](std::size_t length) {
      return std::vector{fmt::format("(BW)^{}", length / 2)};
    };
    if (!race(comparison, longest, alternating, sink, budget)) return sink.answer(interrupted());
    sink.answer(first_claim(comparison));
    sink.answer(second_claim(comparison));
    outputs->write(comparison, "Clobber, worst case: rows (BW)^n by plain search");
  };
}

Run start_random(const Arguments& arguments) {
  const auto outputs = std::make_shared<Outputs>(arguments);
  const auto seed = arguments.count("seed");
  const auto count = boards_in(arguments);
  return [=, limit = limit_from(arguments), longest = longest_from(arguments)](
             const std::string&, Sink& sink, Budget& budget) {
    Comparison comparison("plain-random", limit);
    Random random(seed);
    const BoardsOf random_rows = [&](std::size_t length) {
      std::vector<std::string> rows;
      for (std::uint64_t i = 0; i < count; ++i) rows.push_back(random_row(random, length));
      return rows;
    };
    if (!race(comparison, longest, random_rows, sink, budget)) return sink.answer(interrupted());
    outputs->write(comparison, "Clobber, random rows by plain search");
  };
}

}  // namespace

Reproduction worst_case_reproduction() {
  Command command{.name = "plain-worst-case",
                  .summary = "chart 1 of the plain-search report: (BW)^n, all solvers"};
  command.examples = {{"reproduce plain-worst-case --to 28", ""},
                      {"reproduce plain-worst-case --svg worst.svg --csv worst.csv", ""}};
  command.options = chart_options("36");
  command.start = start_worst_case;
  return {paper, std::move(command)};
}

Reproduction random_reproduction() {
  Command command{.name = "plain-random",
                  .summary = "chart 2 of the plain-search report: random rows, all solvers"};
  command.examples = {{"reproduce plain-random --to 28", ""},
                      {"reproduce plain-random --svg random.svg --seed 7", ""}};
  command.options = chart_options("36");
  command.options.push_back({"seed", Kind::count, "n", "of the random boards", "1"});
  command.options.push_back({"boards", Kind::count, "n", "boards of each length", "5"});
  command.start = start_random;
  return {paper, std::move(command)};
}

}  // namespace zermelo::clobber
