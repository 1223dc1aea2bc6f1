// The growth of the cost of (WB)^n for the sum solver, with either player moving first and an empty
// solver for each row: a chart, and the largest step from one n to the next.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "base/files.h"
#include "base/numbers.h"
#include "commands/draw/chart.h"
#include "commands/outcome_words.h"
#include "commands/sum_command.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"

namespace zermelo::clobber {
namespace {

struct Point {
  std::uint64_t n = 0, nodes = 0;
  double seconds = 0;
  std::optional<OutcomeClass> outcome;
};

Point measured(std::uint64_t n, Budget& budget) {
  const auto setup = set_up<2>(read_board(fmt::format("(WB)^{}", n)));
  Budget one = budget.fork();
  const double start = seconds_at_work();
  RowValues short_rows;
  SumAsker<Clobber<2>> asker(SumOptions{}, known_rows<2>(short_rows));
  const auto both = asker.solve_both(setup.rules, setup.position, true, true, one);
  return {n, one.nodes(), seconds_at_work() - start, both.outcome()};
}

Fields fields_of(const Point& point) {
  return Fields{}
      .add("item", "strong-growth")
      .add("n", point.n)
      .add("outcome", letter_or_null(point.outcome))
      .add("nodes", point.nodes)
      .add("seconds", point.seconds);
}

Text words_of(const Point& point) {
  return {{fmt::format("  (WB)^{:<3} {}  {:>9} nodes {:>10}\n", point.n,
                       point.outcome ? letter(*point.outcome) : '?', show_count(point.nodes),
                       show_seconds(point.seconds))}};
}

/// The largest factor between the times of neighbours, and the n that it leads to.
struct Step {
  double factor = 0;
  std::uint64_t to = 0;
};

/// Times below ten milliseconds are mostly noise, so that steps between them do not count.
Step largest_step(const std::vector<Point>& points) {
  constexpr double noise = 0.01;
  Step largest;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const double factor = points[i].seconds / std::max(points[i - 1].seconds, noise);
    if (factor > largest.factor) largest = {factor, points[i].n};
  }
  return largest;
}

Fields fields_of(const Step& step) {
  return Fields{}.add("item", "strong-growth").add("largest_step", step.factor).add("at", step.to);
}

Text words_of(const Step& step) {
  return {{fmt::format("the largest step is a factor of {:.2f}, to n = {}\n", step.factor, step.to),
           Tone::strong}};
}

std::string csv_of(const std::vector<Point>& points) {
  std::string out = "n,outcome,seconds,nodes\n";
  for (const auto& point : points)
    out += fmt::format("{},{},{:.6f},{}\n", point.n, point.outcome ? letter(*point.outcome) : '?',
                       point.seconds, point.nodes);
  return out;
}

Chart chart_of(const std::vector<Point>& points) {
  Chart chart;
  chart.title = "(WB)^n by the sum solver";
  chart.subtitle = "both players first, each row from nothing, seconds of one core";
  chart.x_label = "n";
  chart.y_label = "time (seconds)";
  chart.log_y = true;
  Series series{"sum", {}, false};
  for (const auto& point : points)
    series.points.emplace_back(static_cast<double>(point.n), point.seconds);
  chart.series.push_back(std::move(series));
  chart.source = fmt::format("zermelo reproduce strong-growth --to {} --charts DIR",
                             points.empty() ? 0 : points.back().n);
  return chart;
}

struct GrowthFiles {
  NewFile csv, svg;
  explicit GrowthFiles(const std::filesystem::path& folder)
      : csv(folder / "strong-growth.csv"), svg(folder / "strong-growth.svg") {}
};

}  // namespace

Reproduction growth_reproduction() {
  Command command{.name = "strong-growth",
                  .summary = "how (WB)^n grows with n by the sum solver, as a chart"};
  command.examples = {{"reproduce strong-growth --to 24", "nodes and time, and the largest step"},
                      {"reproduce strong-growth --to 36 --charts DIR", "and a chart as SVG"}};
  command.options = {{"from", Kind::count, "n", "the first n", "4"},
                     {"to", Kind::count, "n", "the last n, at most 64", "30"},
                     {"charts", Kind::file, "dir", "write an SVG and a CSV to this folder"}};
  command.start = [](const Arguments& arguments) -> Run {
    const auto outputs = arguments.given("charts")
                             ? std::make_shared<GrowthFiles>(arguments.text("charts"))
                             : nullptr;
    return [=](const std::string&, Sink& sink, Budget& budget) {
      std::vector<Point> points;
      const auto to = std::min<std::uint64_t>(arguments.count("to"), 64);
      for (auto n = std::max<std::uint64_t>(1, arguments.count("from")); n <= to; ++n) {
        const Point point = measured(n, budget);
        if (budget.stopped()) return;
        points.push_back(point);
        sink.answer({fields_of(point), words_of(point),
                     point.outcome ? Status::answered : Status::unknown});
      }
      const Step largest = largest_step(points);
      sink.answer({fields_of(largest), words_of(largest)});
      if (!outputs) return;
      outputs->csv.commit(csv_of(points));
      outputs->svg.commit(to_svg(chart_of(points)));
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
