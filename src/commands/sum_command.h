#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "commands/command.h"
#include "commands/reader.h"
#include "commands/solve_answer.h"
#include "commands/solve_command.h"
#include "search/sum_asker.h"

namespace zermelo {

/// `solve --by sum` of a game, made from its reader. `Knows` gives, for rules, the values that are
/// known beforehand.
template <class Knows, Summable... Gs>
class SumSolving {
 public:
  SumSolving(std::string game, TextReader<Gs...> read, const Arguments& arguments, Knows knows)
      : game_(std::move(game)), read_(read), arguments_(arguments), knows_(std::move(knows)) {
    options_.bytes = arguments.bytes("memory");
  }

  void answer(const std::string& position, Sink& sink, Budget& budget) {
    std::visit([&](const auto& setup) { answer_setup(position, setup, sink, budget); },
               read_(position));
  }

 private:
  template <class G>
  void answer_setup(const std::string& position, const Setup<G>& setup, Sink& sink,
                    Budget& budget) {
    const auto solution =
        asker_for(setup.rules)
            .solution(setup.rules, setup.position, solve_request(arguments_), budget);
    sink.answer(solution_answer({game_, position}, written(setup.rules, solution), "sum"));
  }

  /// Kept from position to position for its memory.
  template <class G>
  SumAsker<G>& asker_for(const G& rules) {
    auto& asker = std::get<std::optional<SumAsker<G>>>(askers_);
    if (!asker) asker.emplace(options_);
    asker->know(knows_(rules));
    return *asker;
  }

  std::string game_;
  TextReader<Gs...> read_;
  Arguments arguments_;
  Knows knows_;
  SumOptions options_;
  std::tuple<std::optional<SumAsker<Gs>>...> askers_;
};

}  // namespace zermelo
