#include <string>

#include "game/listing.h"
#include "games/clobber/commands.h"
#include "games/clobber/widths.h"

namespace zermelo::clobber {

Option first_option(bool allow_both) {
  if (allow_both) {
    return {"first", Kind::choice, "side", "who moves first", "both", {"both", "left", "right"}};
  }
  return {"first", Kind::choice, "side", "who moves first", "left", {"left", "right"}};
}

std::vector<Side> first_sides(const Arguments& arguments) {
  const auto& first = arguments.text("first");
  if (first == "left") return {Side::left};
  if (first == "right") return {Side::right};
  return {Side::left, Side::right};
}

Command moves_command() {
  Command command{"moves", "every move and where it leads", "board", {}, {}, nullptr};
  command.examples = {{"moves clobber \"BW|WB\"", ""},
                      {"moves clobber BBW --first left --json", ""}};
  command.options = {first_option(true)};
  command.start = [](const Arguments& arguments) -> Run {
    return [sides = first_sides(arguments)](const std::string& position, Sink& sink, Budget&) {
      with_setup(position, [&](const auto& setup) {
        sink.answer(list_moves({"clobber", position}, setup.rules, setup.position, sides));
      });
    };
  };
  return command;
}

Command perft_command() {
  Command command{"perft", "how many lines of play there are", "board", {}, {}, nullptr};
  command.examples = {{"perft clobber 3x3 --depth 4", ""},
                      {"perft clobber \"(BW)^6\" --depth 6 --json", ""}};
  command.options = {{"depth", Kind::count, "n", "moves in a line", "4"},
                     first_option(false),
                     seconds_option(),
                     nodes_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto plies =
        static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("depth"), most_cells));
    return [plies, side = first_sides(arguments).front()](const std::string& position, Sink& sink,
                                                          Budget& budget) {
      with_setup(position, [&](const auto& setup) {
        sink.answer(
            count_lines({"clobber", position}, setup.rules, setup.position, side, plies, budget));
      });
    };
  };
  return command;
}

}  // namespace zermelo::clobber
