// Table 3 of the paper on strong 1-D Clobber (the one with times), and the text to its figures 4 to
// 6: batches of random boards and alternating rows, by the paper's solvers and by ours, both
// players first. How the paper drew its boards is not told; ours have 10 to 52 cells, each black,
// white or, with --gaps, empty.

#include <fmt/format.h>

#include <functional>

#include "base/numbers.h"
#include "base/random.h"
#include "games/clobber/combinatorial.h"
#include "games/clobber/combinatorial_solve.h"
#include "games/clobber/commands.h"
#include "games/clobber/widths.h"
#include "search/methods.h"
#include "search/sum_command.h"

namespace zermelo::clobber {
namespace {

using Rules = Clobber<1>;
using Solve = std::function<Result(const Setup<Rules>&, Side, Budget&)>;

struct Contestant {
  std::string name;
  double their_seconds;  // a batch, by the paper; 0: not given
  Solve solve;
};

std::vector<Contestant> contestants(const RowTable& table) {
  std::vector<Contestant> out;
  out.push_back({"sum", 0,
                 [asker = std::make_shared<SumAsker<Rules>>(SumOptions{})](
                     const auto& setup, Side side, Budget& budget) {
                   return asker->solve(setup.rules, setup.position, side, budget).result;
                 }});
  constexpr double theirs[] = {15.93, 7.18, 4.80, 0, 0, 0};
  for (int i = 1; i <= 6; ++i) {
    const auto solver = std::make_shared<CombinatorialSolver>(table, combinatorial_features(i),
                                                              std::size_t{256} << 20);
    out.push_back({fmt::format("combinatorial-{}", i), theirs[i - 1],
                   [solver](const auto& setup, Side side, Budget& budget) {
                     return solver->solve(setup.rules.board(setup.position), side, budget).result;
                   }});
  }
  const auto plain = std::make_shared<PlainSolver<Rules>>(PlainOptions{});
  out.push_back({"deepening", 421.32, [plain](const auto& setup, Side side, Budget& budget) {
                   return plain->solve(setup.rules, setup.position, side, budget).result;
                 }});
  return out;
}

std::vector<std::string> random_boards(std::uint64_t count, std::uint64_t seed, bool gaps) {
  Random random(seed);
  std::vector<std::string> boards;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::string board;
    for (auto n = 10 + random.below(43); n > 0; --n) board += "BW."[random.below(gaps ? 3 : 2)];
    boards.push_back(board);
  }
  return boards;
}

struct Tally {
  std::uint64_t solved = 0, nodes = 0;
  double seconds = 0;
  std::vector<Result> results;
};

/// Solves until the time is up; boards after that are left out.
Tally run_all(const Contestant& contestant, const std::vector<std::string>& boards, double seconds,
              const Budget& whole) {
  Limits limits;
  limits.stop = whole.limits().stop;
  limits.seconds = seconds;
  Budget clock(limits);
  Tally tally;
  for (const auto& board : boards) {
    const auto setup = set_up<1>(read_board(board));
    for (const Side side : {Side::left, Side::right}) {
      Budget budget = clock.portion(Limits::no_limit);
      const auto result = contestant.solve(setup, side, budget);
      tally.nodes += budget.nodes();
      tally.results.push_back(result);
      if (result == Result::unknown) {
        tally.seconds = clock.seconds();
        return tally;
      }
    }
    ++tally.solved;
  }
  tally.seconds = clock.seconds();
  return tally;
}

Answer line(const Contestant& contestant, const std::string& what, std::size_t boards,
            const Tally& tally) {
  const bool all = tally.solved == boards;
  Answer answer;
  answer.fields.add("item", "strong-random").add("boards", what).add("method", contestant.name);
  answer.fields.add("count", std::uint64_t{boards}).add("solved", tally.solved);
  answer.fields.add("their_seconds",
                    contestant.their_seconds > 0 ? Datum(contestant.their_seconds) : Datum());
  answer.fields.add("seconds", all ? Datum(tally.seconds) : Datum()).add("nodes", tally.nodes);
  answer.text.push_back({fmt::format(
      "  {:<18} {:<16} theirs {:>10}   ours {:>10} {:>9} nodes{}\n", what, contestant.name,
      contestant.their_seconds > 0 ? show_seconds(contestant.their_seconds) : "-",
      show_seconds(tally.seconds), show_count(tally.nodes),
      all ? "" : fmt::format("; stopped after {} of {} boards", tally.solved, boards))});
  return answer;
}

/// Runs all contestants on one set of boards and says where they differ.
void compete(const std::string& what, const std::vector<std::string>& boards,
             const std::vector<Contestant>& all, double seconds, Sink& sink, Budget& budget) {
  std::vector<Result> truth;
  for (const auto& contestant : all) {
    sink.progress(fmt::format("{}, {}", what, contestant.name), unknown_part);
    const Tally tally = run_all(contestant, boards, seconds, budget);
    sink.answer(line(contestant, what, boards.size(), tally));
    if (truth.empty()) truth = tally.results;
    for (std::size_t i = 0; i < std::min(truth.size(), tally.results.size()); ++i) {
      const bool known = truth[i] != Result::unknown && tally.results[i] != Result::unknown;
      if (known && truth[i] != tally.results[i])
        sink.note(fmt::format("{} differs on {}", contestant.name, boards[i / 2]));
    }
    if (budget.stopped()) return;
  }
}

}  // namespace

Reproduction strong_random_reproduction() {
  Command command{
      "strong-random", "table 3 and figures 4-6 of strong 1-D Clobber: all its solvers", "", {}, {},
      nullptr};
  command.examples = {{"reproduce strong-random --boards 50", "a tenth of a batch"},
                      {"reproduce strong-random --gaps --seconds 300", ""}};
  command.options = {{"boards", Kind::count, "n", "random boards", "500"},
                     {"seed", Kind::count, "n", "which ones", "1"},
                     {"gaps", Kind::flag, "", "a third of the cells are empty"},
                     {"to", Kind::count, "n", "alternating rows (WB)^n up to this n", "14"},
                     {"seconds", Kind::seconds, "s", "for each solver on each set", "60"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      const RowTable table = paper_database();
      const auto all = contestants(table);
      const double seconds = arguments.seconds("seconds");
      const auto boards = random_boards(arguments.count("boards"), arguments.count("seed"),
                                        arguments.given("gaps"));
      compete(arguments.given("gaps") ? "random with gaps" : "random", boards, all, seconds, sink,
              budget);
      for (std::uint64_t n = 10; n <= std::min<std::uint64_t>(arguments.count("to"), 32); n += 2) {
        if (budget.stopped()) return;
        const auto row = fmt::format("(WB)^{}", n);
        compete(row, {row}, all, seconds, sink, budget);
      }
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
