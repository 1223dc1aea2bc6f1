#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "commands/command.h"
#include "commands/reader.h"
#include "commands/solve_answer.h"
#include "search/methods.h"

namespace zermelo {

/// The options of `solve` by plain search, and what they ask for.
std::vector<Option> plain_solve_options();
PlainOptions plain_options(const Arguments& arguments);
SolveRequest solve_request(const Arguments& arguments);
/// The same for a game that also has the sum solver, which is then the default.
std::vector<Option> sum_solve_options();
/// The method that was asked for or, if none was, the one that the other options need. Throws Error
/// when an option was given that this method would ignore.
std::string method_for(const Arguments& arguments);

/// Answers positions one after another. Keeps a solver, or two with two threads, for each of the
/// rules that the game's reader may choose.
template <NormalPlay... Gs>
class PlainSolving {
 public:
  PlainSolving(std::string game, const Arguments& arguments)
      : game_(std::move(game)),
        options_(plain_options(arguments)),
        request_(solve_request(arguments)),
        workers_(arguments.count("threads") > 1 ? 2 : 1) {}

  /// Answers for one setup read from the text `position`.
  template <class G>
  void answer(const std::string& position, const Setup<G>& setup, Sink& sink, Budget& budget) {
    const auto solution =
        solve_position(solvers_for<G>(), setup.rules, setup.position, request_, budget);
    sink.answer(
        solution_answer({game_, position}, written(setup.rules, solution), name(options_.method)));
  }

 private:
  template <class G>
  std::vector<VariedSolver<G>>& solvers_for() {
    auto& solvers = std::get<std::vector<VariedSolver<G>>>(solvers_);
    while (solvers.size() < workers_) solvers.emplace_back(options_);
    return solvers;
  }

  std::string game_;
  PlainOptions options_;
  SolveRequest request_;
  std::size_t workers_;
  std::tuple<std::vector<VariedSolver<Gs>>...> solvers_;
};

/// `solve` by plain search, for any game, made from its reader. The game adds its examples and may
/// choose a better word for its positions.
template <NormalPlay... Gs>
Command plain_solve_command(const std::string& game, const Reader<Gs...>& reader) {
  Command command{.name = "solve",
                  .summary = "the winner and a winning move",
                  .takes = Takes::positions,
                  .word = "position"};
  command.options = plain_solve_options();
  command.start = [game, reader](const Arguments& arguments) -> Run {
    const auto read = reader(arguments);
    const auto solving = std::make_shared<PlainSolving<Gs...>>(game, arguments);
    return [solving, read](const std::string& position, Sink& sink, Budget& budget) {
      std::visit([&](const auto& setup) { solving->answer(position, setup, sink, budget); },
                 read(position, sink));
    };
  };
  return command;
}

}  // namespace zermelo
