// The command `moves`: every move with the value it leaves, best first.
#include <fmt/format.h>

#include <string>
#include <variant>
#include <vector>

#include "base/error.h"
#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/widths.h"
#include "commands/normal_play/move_list.h"
#include "games/hackenbush/value/move_values.h"
#include "value/scoped_limits.h"

namespace zermelo::hackenbush {
namespace {

/// Where the names of a drawing cannot be written in a move, moves call the vertices by numbers:
/// this says which is which.
void add_names(Answer& answer, const Drawing& drawing) {
  if (has_plain_names(drawing)) return;
  List names;
  std::string line = "vertices:";
  for (std::size_t v = 1; v < drawing.names.size(); ++v) {
    names.emplace_back(drawing.names[v]);
    line += fmt::format(" {} is {}{}", v, in_quotes(drawing.names[v]),
                        v + 1 < drawing.names.size() ? "," : "\n");
  }
  answer.fields.add("names", std::move(names));
  answer.text.push_back({line, Tone::dim});
}

template <std::size_t Words>
RatedMoves rated_moves(const Setup<Hackenbush<Words>>& setup, const Arguments& arguments,
                       ValueStore& store, Budget& budget) {
  PartArithmetic arithmetic(store);
  Thermographs graphs(store);
  return move_values(setup,
                     {cuts_of(arguments), first_sides(arguments), !arguments.given("no-values")},
                     arithmetic, graphs, budget, {.most_bytes = arguments.bytes("memory")});
}

}  // namespace

Command moves_command() {
  Command command{.name = "moves",
                  .summary = "every move with the value it leaves, best first",
                  .takes = Takes::positions,
                  .word = "drawing"};
  command.examples = {{"moves hackenbush \"0-1-B 1-2-R 0-2-R\"", ""},
                      {"moves hackenbush --stalk BRR+RBB --first left --json", ""}};
  command.options = with_reading({first_option(true), no_values_option(), memory_option("1G"),
                                  seconds_option(), nodes_option()});
  command.start = [](const Arguments& arguments) -> Run {
    const auto read = drawing_reader()(arguments);
    return [arguments, read](const std::string& position, Sink& sink, Budget& budget) {
      const auto list = [&](const auto& setup) {
        ValueStore store(arguments.bytes("memory"));
        const TimeLimit limit(store, budget);
        const auto found = rated_moves(setup, arguments, store, budget);
        Answer answer = move_list_answer(
            {"hackenbush", position}, found, store,
            {.with_values = !arguments.given("no-values"), .is_stopped = budget.stopped()});
        add_names(answer, setup.rules.drawing(setup.position));
        sink.answer(answer);
      };
      std::visit(list, read(position, sink));
    };
  };
  return command;
}

}  // namespace zermelo::hackenbush
