// Figures 15, 16 and 20 of the thesis: win rates at the balance by iterations, and by the edges of
// the weighing stalk. Its curves are lost; our curves are compared with what its text says about
// them.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "base/files.h"
#include "commands/draw/chart.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "papers/hackenbush_mcts/stand_ins.h"

namespace zermelo::hackenbush {
namespace {

/// Writes the figures: a chart each, and one table of all points.
struct Outputs {
  std::string folder;  // empty: nowhere
  std::string csv = "figure,line,x,rate,games\n";

  void write(const Chart& chart, const std::string& name) const {
    if (!folder.empty()) NewFile(folder + '/' + name).commit(to_svg(chart));
  }
  void finish() const {
    if (!folder.empty()) NewFile(folder + "/hackenbush-curves.csv").commit(csv);
  }
};

/// A point of a curve: the rate of wins over a number of games.
struct CurvePoint {
  int figure;
  std::string line;
  double x, rate;
  std::uint64_t games;
};

Fields fields_of(const CurvePoint& point) {
  return Fields{}
      .add("figure", point.figure)
      .add("line", point.line)
      .add("x", point.x)
      .add("rate", point.rate)
      .add("games", point.games);
}

Text words_of(const CurvePoint& point) {
  return {{fmt::format("  figure {}   {:<18} {:>5}   {:.3f}\n", point.figure, point.line, point.x,
                       point.rate)}};
}

/// A sentence of the thesis about a figure.
struct FigureClaim {
  int figure;
  const char* claim;
  bool holds;
};

Fields fields_of(const FigureClaim& claim) {
  return Fields{}.add("figure", claim.figure).add("claim", claim.claim).add("holds", claim.holds);
}

Text words_of(const FigureClaim& claim) {
  return {
      {fmt::format("figure {}: {}: {}\n", claim.figure, claim.claim, claim.holds ? "yes" : "no")}};
}

class Curves {
 public:
  Curves(const ScaleMethod& method, Outputs& outputs, Sink& sink, Budget& budget)
      : method_(method), outputs_(outputs), sink_(sink), budget_(budget) {}

  /// Figures 15 and 16: Blue's rate, moving first in a stalk 1/2^power that is balanced.
  void balanced(int figure, Player by, unsigned power, std::uint64_t most) {
    method_.by = by;
    const Drawing drawing = read_stalks('B' + std::string(power, 'R'));
    Series series{.name = "Blue first"};
    for (std::uint64_t iterations = 100; iterations <= most; iterations += 100) {
      method_.iterations = iterations;
      const auto weighing = weigh_once(drawing, {Dyadic(1, power), 0, 0}, method_, budget_);
      if (!weighing.outcome) return;
      add_point(figure, series, static_cast<double>(iterations), weighing, Side::left);
    }
    const bool falls = series.points.back().second <= series.points.front().second;
    Chart chart{.title = fmt::format("Figure {}: 1/{} balanced, by {}", figure, 1U << power,
                                     by == Player::pure ? "Pure Monte Carlo" : "UCT"),
                .x_label = "iterations",
                .y_label = "share of games Blue wins, moving first",
                .series = {series}};
    finish(chart, {figure, "the rate falls towards 0 with more iterations", falls});
  }

  /// Figure 20: both rates by the edges added, for a position of value -1/8.
  void by_edges(const StandIn& position, std::uint64_t iterations) {
    method_.by = Player::uct;
    method_.iterations = iterations;
    const Drawing drawing = read_drawing(position.drawing);
    Series blue{.name = "Blue, moving first"}, red{.name = "Red, moving first"};
    Simple weight;
    double at_balance = 1;
    for (unsigned edges = 0; edges <= 6; ++edges) {
      const auto weighing = weigh_once(drawing, weight, method_, budget_);
      if (!weighing.outcome) return;
      add_point(20, blue, edges, weighing, Side::left);
      add_point(20, red, edges, weighing, Side::right);
      if (edges == 4) at_balance = std::max(weighing.rate(Side::left), weighing.rate(Side::right));
      weight.number = with_edge(weight.number, edges > 0);
    }
    Chart chart{.title = fmt::format("Figure 20: a position of value -1/8 ({})", position.letter),
                .x_label = "edges of the weighing stalk",
                .y_label = "share of games won",
                .series = {blue, red},
                .y_limit = 0.4,
                .y_limit_label = "margin"};
    finish(chart, {20, "at the balance of four edges both rates are below 0.4", at_balance < 0.4},
           fmt::format("-{}", position.letter));
  }

 private:
  void add_point(int figure, Series& series, double x, const Weighing& weighing, Side first) {
    const CurvePoint point{figure, series.name, x, weighing.rate(first),
                           weighing.games[static_cast<std::size_t>(first)].games};
    series.points.emplace_back(point.x, point.rate);
    outputs_.csv +=
        fmt::format("{},\"{}\",{},{},{}\n", figure, point.line, x, point.rate, point.games);
    sink_.answer({fields_of(point), words_of(point)});
  }

  void finish(Chart& chart, const FigureClaim& claim, const std::string& suffix = "") {
    chart.source = fmt::format("zermelo reproduce hackenbush-curves; {} games a point, seed {}",
                               method_.playouts, method_.seed);
    outputs_.write(chart, fmt::format("hackenbush-figure-{}{}.svg", claim.figure, suffix));
    sink_.answer({fields_of(claim), words_of(claim)});
  }

  ScaleMethod method_;
  Outputs& outputs_;
  Sink& sink_;
  Budget& budget_;
};

}  // namespace

Reproduction curves_reproduction() {
  Command command{
      .name = "hackenbush-curves",
      .summary = "Figures 15, 16 and 20 of the Hackenbush thesis: win rates at the balance"};
  command.examples = {
      {"reproduce hackenbush-curves --playouts 10 --iterations 200", "a quick look"},
      {"reproduce hackenbush-curves --playouts 1000 --charts docs/charts", "with pictures"}};
  command.options = {{"playouts", Kind::count, "n", "games a point", "200"},
                     {"iterations", Kind::count, "n", "up to this many", "1200"},
                     {"seed", Kind::count, "n", "for the games", "1"},
                     {"charts", Kind::file, "dir", "write SVG charts and a CSV file here"},
                     threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      Outputs outputs{arguments.given("charts") ? arguments.text("charts") : ""};
      const ScaleMethod method{.playouts = std::max<std::uint64_t>(arguments.count("playouts"), 1),
                               .seed = arguments.count("seed"),
                               .threads = threads_of(arguments)};
      const auto most = std::max<std::uint64_t>(arguments.count("iterations"), 100);
      Curves curves(method, outputs, sink, budget);
      curves.balanced(15, Player::pure, 5, most);
      curves.balanced(16, Player::uct, 7, most);
      for (const std::size_t i : {1U, 2U}) curves.by_edges(stand_ins[i], most);
      if (budget.spent() == Spent::no) outputs.finish();
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
