// Figures 4, 5 and 6 of the paper on strong 1-D Clobber: alternating rows (WB)^n, the worst case,
// by its solvers and by ours, with either player moving first: times, nodes, and the times of its
// ablations. The curves of the paper are lost; only what its text says about them remains.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

#include "base/files.h"
#include "base/numbers.h"
#include "commands/clobber/combinatorial_solve.h"
#include "commands/draw/chart.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"

namespace zermelo::clobber {
namespace {

/// One solver on one row.
struct RowTrial {
  std::uint64_t n;
  std::string method;
  BatchResult tally;
  std::size_t bytes;

  bool is_solved() const { return tally.solved == 1; }
};

Fields fields_of(const RowTrial& trial) {
  return Fields{}
      .add("item", "strong-alternating")
      .add("n", trial.n)
      .add("method", trial.method)
      .add("solved", trial.is_solved())
      .add("seconds", trial.tally.seconds)
      .add("nodes", trial.tally.nodes)
      .add("bytes", std::uint64_t{trial.bytes});
}

Text words_of(const RowTrial& trial) {
  return {{fmt::format("  (WB)^{:<3} {:<16} {:>10} {:>9} nodes {:>12}{}\n", trial.n, trial.method,
                       show_seconds(trial.tally.seconds), show_count(trial.tally.nodes),
                       show_bytes(trial.bytes), trial.is_solved() ? "" : "; gave up")}};
}

struct Figure {
  int number;
  const char* title;
  bool nodes;
  std::set<std::string> methods;
};

const Figure figures[] = {{4,
                           "Figure 4: (WB)^n, time by solver",
                           false,
                           {"negamax-table", "deepening", "combinatorial-1", "combinatorial-2",
                            "combinatorial-3", "sum"}},
                          {5,
                           "Figure 5: (WB)^n, nodes by solver",
                           true,
                           {"negamax-table", "deepening", "combinatorial-1", "combinatorial-2",
                            "combinatorial-3", "sum"}},
                          {6,
                           "Figure 6: (WB)^n, time by ablation",
                           false,
                           {"combinatorial-2", "combinatorial-3", "combinatorial-4",
                            "combinatorial-5", "combinatorial-6", "sum"}}};

/// All solvers on longer and longer rows; a solver that takes too long for a row drops out.
class Race {
 public:
  Race(const std::vector<StrongContestant>& all, double seconds) : all_(all), seconds_(seconds) {}

  void run(std::uint64_t n, Sink& sink, Budget& budget) {
    const std::vector<std::string> row{fmt::format("(WB)^{}", n)};
    for (const auto& contestant : all_) {
      if (gave_up_.contains(contestant.name)) continue;
      sink.progress(fmt::format("{}, {}", row.front(), contestant.name), unknown_part);
      const auto tally = run_all(contestant, row, seconds_, budget);
      if (budget.stopped()) return;
      if (tally.solved == 0) gave_up_.insert(contestant.name);
      trials_.push_back({n, contestant.name, tally, contestant.bytes()});
      sink.answer({fields_of(trials_.back()), words_of(trials_.back())});
    }
  }

  std::string csv() const {
    std::string out = "n,method,solved,seconds,nodes,bytes\n";
    for (const auto& [n, method, tally, bytes] : trials_)
      out += fmt::format("{},{},{},{:.6f},{},{}\n", n, method, tally.solved == 1 ? "yes" : "no",
                         tally.seconds, tally.nodes, bytes);
    return out;
  }

  Chart chart(const Figure& figure) const {
    Chart chart;
    chart.title = figure.title;
    chart.subtitle = "both players first, one core; a cross marks where a solver gives up";
    chart.x_label = "board length (cells)";
    chart.y_label = figure.nodes ? "nodes" : "time (seconds)";
    chart.log_y = true;
    for (const auto& contestant : all_) {
      if (!figure.methods.contains(contestant.name)) continue;
      Series series{contestant.name, {}, gave_up_.contains(contestant.name)};
      for (const auto& trial : trials_) {
        if (trial.method != contestant.name) continue;
        const double y =
            figure.nodes ? static_cast<double>(trial.tally.nodes) : trial.tally.seconds;
        series.points.emplace_back(2.0 * static_cast<double>(trial.n), y);
      }
      chart.series.push_back(std::move(series));
    }
    chart.source = fmt::format(
        "zermelo reproduce strong-alternating --to {} --seconds {:g}; seconds of one core",
        trials_.empty() ? 0 : trials_.back().n, seconds_);
    return chart;
  }

 private:
  const std::vector<StrongContestant>& all_;
  double seconds_;
  std::set<std::string> gave_up_;
  std::vector<RowTrial> trials_;
};

/// The files that a run writes, opened before the work begins.
struct Outputs {
  std::unique_ptr<NewFile> csv;
  std::vector<std::unique_ptr<NewFile>> svg;

  explicit Outputs(const std::filesystem::path& folder) {
    csv = std::make_unique<NewFile>(folder / "strong-alternating.csv");
    for (const auto& figure : figures)
      svg.push_back(
          std::make_unique<NewFile>(folder / fmt::format("strong-figure-{}.svg", figure.number)));
  }
  void write(const Race& race) const {
    csv->commit(race.csv());
    for (std::size_t i = 0; i < svg.size(); ++i) svg[i]->commit(to_svg(race.chart(figures[i])));
  }
};

}  // namespace

Reproduction alternating_reproduction() {
  Command command{.name = "strong-alternating",
                  .summary = "figures 4-6 of strong 1-D Clobber: (WB)^n, all its solvers"};
  command.examples = {{"reproduce strong-alternating --to 10", "times, nodes and memory"},
                      {"reproduce strong-alternating --charts DIR", "and the figures as SVG"}};
  command.options = {
      {"to", Kind::count, "n", "the last n", "16"},
      {"seconds", Kind::seconds, "s", "a solver that needs more for a row drops out", "10"},
      {"charts", Kind::file, "dir", "write three SVG and a CSV to this folder"}};
  command.start = [](const Arguments& arguments) -> Run {
    const auto outputs =
        arguments.given("charts") ? std::make_shared<Outputs>(arguments.text("charts")) : nullptr;
    return [=](const std::string&, Sink& sink, Budget& budget) {
      const RowTable table = paper_database();
      const auto all = strong_contestants(table);
      Race race(all, arguments.seconds("seconds"));
      const auto last = std::min<std::uint64_t>(arguments.count("to"), 32);  // cells fit a word
      for (std::uint64_t n = 4; n <= last; ++n) race.run(n, sink, budget);
      if (outputs && !budget.stopped()) outputs->write(race);
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
