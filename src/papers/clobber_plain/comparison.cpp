#include "papers/clobber_plain/comparison.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/numbers.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/solvers.h"

namespace zermelo::clobber {
namespace {

/// The papers' solvers by their own rules, and last the main solver with our move ordering.
std::vector<Contestant> all_contestants() {
  std::vector<Contestant> contestants;
  for (const Method method : {Method::minimax, Method::negamax, Method::simple_deepening,
                              Method::negamax_table, Method::proof_number}) {
    contestants.push_back({std::string(name(method)), {.method = method}});
  }
  const DeepeningOptions published{schedule_100x150, Order::as_listed};
  contestants.push_back(
      {"deepening (paper)", {.method = Method::deepening, .deepening = published}});
  contestants.push_back({"deepening", {.method = Method::deepening}});
  return contestants;
}

/// Solves one board for both first players and adds nodes and time; true when both were decided.
bool solve_board(const PlainOptions& options, const std::string& board, Budget& budget) {
  return with_setup(board, [&]<class G>(const Setup<G>& setup) {
    PlainSolver<G> solver(options);
    return std::ranges::all_of(std::array{Side::left, Side::right}, [&](Side side) {
      return solver.solve(setup.rules, setup.position, side, budget).result != Result::unknown;
    });
  });
}

}  // namespace

Comparison::Comparison(std::string item, double limit_seconds)
    : item_(std::move(item)), limit_seconds_(limit_seconds), contestants_(all_contestants()) {}

bool Comparison::over() const { return std::ranges::all_of(contestants_, &Contestant::gave_up); }

Trial Comparison::measure(const Contestant& contestant, std::size_t length,
                          const std::vector<std::string>& boards, Budget& budget) const {
  Trial trial{length, contestant.name, 0, 0, 0, true};
  for (const auto& board : boards) {
    Limits limits = budget.limits();
    limits.seconds = limit_seconds_;
    Budget one(limits);
    trial.solved = solve_board(contestant.options, board, one) && trial.solved;
    trial.nodes += one.nodes();
    trial.slowest = std::max(trial.slowest, one.seconds());
    trial.seconds += one.seconds() / static_cast<double>(boards.size());
    budget.add(one.nodes());
    if (!trial.solved) break;
  }
  return trial;
}

Fields Comparison::fields_of(const Trial& trial, std::size_t boards) const {
  return Fields{}
      .add("item", item_)
      .add("length", std::uint64_t{trial.length})
      .add("boards", std::uint64_t{boards})
      .add("method", trial.contestant)
      .add("solved", trial.solved)
      .add("seconds", trial.solved ? Datum(trial.seconds) : Datum())
      .add("slowest", trial.slowest)
      .add("nodes", trial.nodes);
}

void Comparison::run(std::size_t length, const std::vector<std::string>& boards, Sink& sink,
                     Budget& budget) {
  for (auto& contestant : contestants_) {
    if (contestant.gave_up) continue;
    const Trial trial = measure(contestant, length, boards, budget);
    if (budget.stopped()) return;  // an interrupted trial is not counted
    contestant.gave_up = !trial.solved;
    trials_.push_back(trial);
    sink.answer({fields_of(trial, boards.size()), {}});
  }
  sink.answer(row(length));
}

const Trial* Comparison::find(std::size_t length, std::string_view contestant) const {
  const auto it = std::ranges::find_if(trials_, [&](const Trial& trial) {
    return trial.length == length && trial.contestant == contestant;
  });
  return it == trials_.end() ? nullptr : &*it;
}

Answer Comparison::heading() const {
  Answer answer;
  std::string line = "length";
  for (const auto& contestant : contestants_) line += fmt::format("  {:>17}", contestant.name);
  answer.text = {{line + '\n', Tone::strong}};
  return answer;
}

Answer Comparison::row(std::size_t length) const {
  Answer answer;
  std::string line = fmt::format("{:>6}", length);
  for (const auto& contestant : contestants_) {
    const Trial* trial = find(length, contestant.name);
    std::string cell;
    if (trial != nullptr) {
      const auto time = trial->solved ? show_seconds(trial->seconds) : "?";
      cell = fmt::format("{} {:>8}", time, show_count(trial->nodes));
    }
    line += fmt::format("  {:>17}", cell);
  }
  answer.text = {{line + '\n'}};
  return answer;
}

std::string Comparison::csv() const {
  std::string out = "length,method,solved,mean_seconds,slowest_seconds,nodes\n";
  for (const auto& trial : trials_) {
    const auto mean = trial.solved ? fmt::format("{:.6f}", trial.seconds) : "";
    out += fmt::format("{},\"{}\",{},{},{:.6f},{}\n", trial.length, trial.contestant,
                       trial.solved ? "yes" : "no", mean, trial.slowest, trial.nodes);
  }
  return out;
}

Chart Comparison::chart(const std::string& title, bool nodes) const {
  Chart chart;
  chart.title = title;
  chart.subtitle =
      "both players first, one core, mean per board; a cross marks where a method gives up";
  chart.x_label = "board length (cells)";
  chart.y_label = nodes ? "nodes (positions entered)" : "time (seconds)";
  chart.log_y = true;
  if (!nodes) {
    chart.y_limit = limit_seconds_;
    chart.y_limit_label = fmt::format("limit: {:g} s a board", limit_seconds_);
  }
  for (const auto& contestant : contestants_) {
    Series series{contestant.name, {}, contestant.gave_up};
    for (const auto& trial : trials_) {
      if (trial.contestant != contestant.name) continue;
      const double time = trial.solved ? trial.seconds : limit_seconds_;
      const double y = nodes ? static_cast<double>(trial.nodes) : time;
      series.points.emplace_back(static_cast<double>(trial.length), y);
    }
    chart.series.push_back(std::move(series));
  }
  chart.source = fmt::format("zermelo reproduce {} --seconds {:g}", item_, limit_seconds_);
  return chart;
}

}  // namespace zermelo::clobber
