#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "game/command.h"
#include "game/game.h"
#include "value/evaluate.h"
#include "value/value_answer.h"

namespace zermelo {

/// What every `value` command offers: the budget, the memory ceiling, and a picture of the
/// thermograph.
std::vector<Option> value_options();

/// Writes the thermograph where --thermograph says, if it was given.
void write_thermograph(const Arguments& arguments, Thermographs& graphs, Value g,
                       const std::string& title);

/// `value` for a game in which who cannot move loses, made from its reader. Every position gets a
/// store of its own, so that what it costs does not depend on what was asked before.
template <NormalPlay... Gs>
Command value_command(const std::string& game, Reader<Gs...> read) {
  Command command{"value", "the game value, and all that follows from it", "position", {}, {},
                  nullptr};
  command.options = value_options();
  command.start = [game, read](const Arguments& arguments) -> Run {
    return [game, read, arguments](const std::string& position, Sink& sink, Budget& budget) {
      const Subject subject{game, position};
      const auto answer = [&](const auto& setup) {
        using G = std::decay_t<decltype(setup.rules)>;
        ValueStore store(arguments.bytes("memory") / 2);
        Thermographs graphs(store);
        Evaluator<G> evaluator(setup.rules, store, {true, arguments.bytes("memory") / 2});
        try {
          const Value g = evaluator.value(setup.position, budget);
          write_thermograph(arguments, graphs, g, position);
          sink.answer(value_answer(subject, store, graphs, g, "search", budget));
        } catch (const GaveUp& reason) {
          sink.answer(unknown_value(subject, reason.what(), budget));
        }
      };
      std::visit(answer, read(position));
    };
  };
  return command;
}

}  // namespace zermelo
