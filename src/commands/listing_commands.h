#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <variant>

#include "commands/command.h"
#include "commands/listing.h"
#include "commands/reader.h"

namespace zermelo {

/// `perft`: the number of lines of play; a game adds its examples. No line of the game is longer than `most_plies` moves, so
/// that a greater depth is reduced to that.
template <Game... Gs>
Command count_lines_command(const std::string& game, const Reader<Gs...>& reader,
                            std::uint64_t most_plies) {
  Command command{.name = "perft",
                  .summary = "how many lines of play there are",
                  .takes = Takes::positions,
                  .word = "position"};
  command.options = line_count_options();
  command.start = [game, reader, most_plies](const Arguments& arguments) -> Run {
    const auto read = reader(arguments);
    const auto plies = static_cast<unsigned>(std::min(arguments.count("depth"), most_plies));
    return [=, side = first_sides(arguments).front()](const std::string& position, Sink& sink,
                                                      Budget& budget) {
      const auto count = [&](const auto& setup) {
        sink.answer(
            count_lines({game, position}, setup.rules, setup.position, side, plies, budget));
      };
      std::visit(count, read(position, sink));
    };
  };
  return command;
}

}  // namespace zermelo
