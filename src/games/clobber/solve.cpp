#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "games/clobber/commands.h"
#include "games/clobber/widths.h"
#include "search/solve_answer.h"

namespace zermelo::clobber {
namespace {

PlainOptions plain_options(const Arguments& arguments) {
  PlainOptions options;
  options.method = method_named(arguments.text("by")).value();
  if (arguments.text("schedule") == "100x150") options.deepening.schedule = schedule_100x150;
  if (arguments.text("order") == "listed") options.deepening.order = Order::as_listed;
  options.table_bytes = arguments.bytes("memory");
  return options;
}

/// Answers boards one after another, keeping a solver (two with two threads) for each width.
class Solving {
 public:
  explicit Solving(const Arguments& arguments)
      : options_(plain_options(arguments)),
        sides_(first_sides(arguments)),
        workers_(arguments.count("threads") > 1 ? 2 : 1),
        wants_line_(arguments.given("line")) {}

  void answer(const std::string& position, Sink& sink, Budget& budget) {
    with_setup(position,
               [&](const auto& setup) { this->answer_setup(position, setup, sink, budget); });
  }

 private:
  template <std::size_t Words>
  void answer_setup(const std::string& position, const Setup<Clobber<Words>>& setup, Sink& sink,
                    Budget& budget) {
    auto& solvers = solvers_for<Words>();
    const bool left = sides_.front() == Side::left, right = sides_.back() == Side::right;
    const auto both = solve_both(solvers, setup.rules, setup.position, left, right, budget);
    const double seconds = budget.seconds();
    SolveAnswer<Clobber<Words>> answer({"clobber", position}, setup.rules, both);
    if (wants_line_) {
      Budget lines = budget.fork();
      answer.add_lines(solvers.front(), setup.position, lines);
    }
    sink.answer(std::move(answer).finish(budget, seconds, name(options_.method)));
  }

  template <std::size_t Words>
  auto& solvers_for() {
    auto& solvers = std::get<std::vector<PlainSolver<Clobber<Words>>>>(solvers_);
    while (solvers.size() < workers_) solvers.emplace_back(options_);
    return solvers;
  }

  PlainOptions options_;
  std::vector<Side> sides_;
  std::size_t workers_;
  bool wants_line_;
  std::tuple<std::vector<PlainSolver<Clobber<1>>>, std::vector<PlainSolver<Clobber<2>>>,
             std::vector<PlainSolver<Clobber<16>>>>
      solvers_;
};

Option by_option() {
  Option by{"by", Kind::choice, "method", "how to search", "deepening"};
  for (const auto& [method, name] : method_names) by.choices.emplace_back(name);
  return by;
}

}  // namespace

Command solve_command() {
  Command command{"solve", "who wins, and by which move", "board", {}, {}, nullptr};
  command.examples = {{"solve clobber BBW.WB", "who wins, whoever starts"},
                      {"solve clobber 4x5 --first right", "the checkerboard start, Right first"},
                      {"solve clobber \"(BW)^13\" --by proof-number --json", ""}};
  command.options = {by_option(),
                     first_option(true),
                     {"line", Kind::flag, "", "a line of play to the end, too"},
                     {"schedule",
                      Kind::choice,
                      "paper",
                      "leaves per ply x depth, for deepening",
                      "50x30",
                      {"50x30", "100x150"}},
                     {"order",
                      Kind::choice,
                      "order",
                      "of moves not seen before, for deepening",
                      "fewest-replies",
                      {"fewest-replies", "listed"}},
                     seconds_option(),
                     nodes_option(),
                     memory_option("512M"),
                     threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto solving = std::make_shared<Solving>(arguments);
    return [solving](const std::string& position, Sink& sink, Budget& budget) {
      solving->answer(position, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::clobber
