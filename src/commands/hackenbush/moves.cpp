// The command `moves`: every move with the value it leaves, best first.
#include <fmt/format.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/widths.h"
#include "commands/listing.h"
#include "games/hackenbush/value/move_values.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

using Texts = std::vector<std::optional<std::string>>;

/// The values of moves as texts.
Texts texts_of(const SideMoves& side, ValueStore& store) {
  Texts out;
  for (const auto& one : side.moves) {
    out.push_back(one.value ? std::optional(value_text(store, *one.value)) : std::nullopt);
  }
  return out;
}

void add_fields(List& list, const SideMoves& side, const Texts& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    list.emplace_back(Fields{}
                          .add("side", name(side.side))
                          .add("move", side.moves[i].move)
                          .add("position", side.moves[i].position)
                          .add("value", values[i] ? Datum(*values[i]) : Datum()));
  }
}

void add_words(Text& text, const SideMoves& side, const Texts& values) {
  text.push_back({fmt::format("{}: {} move{}\n", title(side.side), side.moves.size(),
                              side.moves.size() == 1 ? "" : "s"),
                  Tone::strong});
  for (std::size_t i = 0; i < values.size(); ++i) {
    text.push_back({fmt::format("  {:<9} ", side.moves[i].move)});
    text.push_back({values[i].value_or("?"), Tone::good});
    text.push_back({fmt::format("   {}\n", shortened(side.moves[i].position)), Tone::dim});
  }
}

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

Answer answer_of(const Subject& subject, const MoveValues& found, ValueStore& store,
                 const Drawing& drawing) {
  Answer answer{subject.fields(), {}, found.is_complete ? Status::answered : Status::unknown};
  List list;
  for (const SideMoves& side : found.sides) {
    const Texts values = texts_of(side, store);
    add_fields(list, side, values);
    add_words(answer.text, side, values);
  }
  answer.fields.add("moves", std::move(list));
  add_names(answer, drawing);
  return answer;
}

}  // namespace

Command moves_command() {
  Command command{.name = "moves",
                  .summary = "every move with the value it leaves, best first",
                  .takes = Takes::positions,
                  .word = "drawing"};
  command.examples = {{"moves hackenbush \"0-1-B 1-2-R 0-2-R\"", ""},
                      {"moves hackenbush --stalk BRR+RBB --first left --json", ""}};
  command.options =
      with_reading({first_option(true), memory_option("1G"), seconds_option(), nodes_option()});
  command.start = [](const Arguments& arguments) -> Run {
    const auto read = drawing_reader()(arguments);
    return [arguments, read](const std::string& position, Sink& sink, Budget& budget) {
      const auto list = [&](const auto& setup) {
        const std::size_t bytes = arguments.bytes("memory");
        ValueStore store(bytes);
        const TimeLimit limit(store, budget);
        PartArithmetic arithmetic(store);
        Thermographs graphs(store);
        const auto found = move_values(setup, cuts_of(arguments), first_sides(arguments),
                                       arithmetic, graphs, budget, {.most_bytes = bytes});
        sink.answer(
            answer_of({"hackenbush", position}, found, store, setup.rules.drawing(setup.position)));
      };
      std::visit(list, read(position, sink));
    };
  };
  return command;
}

}  // namespace zermelo::hackenbush
