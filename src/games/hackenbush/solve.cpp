#include <memory>

#include "games/hackenbush/commands.h"
#include "games/hackenbush/widths.h"
#include "search/solve_command.h"

namespace zermelo::hackenbush {

Command solve_command() {
  Command command = plain_solve_command("hackenbush", read_default);
  command.takes = "drawing";
  command.examples = {{"solve hackenbush \"0-1-B 1-2-R 0-3-R\"", "who wins, whichever side starts"},
                      {"solve hackenbush --stalk BRB+RBR --line", ""},
                      {"solve hackenbush --stalk BRB+R+B+B --moves 2 --json", ""}};
  for (auto& note : reading_notes()) command.notes.push_back(std::move(note));
  command.options = with_reading(std::move(command.options));
  command.start = [](const Arguments& arguments) -> Run {
    using Solving = PlainSolving<Hackenbush<1>, Hackenbush<16>>;
    cuts_of(arguments);
    const auto solving = std::make_shared<Solving>("hackenbush", arguments);
    return [solving, arguments](const std::string& position, Sink& sink, Budget& budget) {
      std::visit([&](const auto& setup) { solving->answer(position, setup, sink, budget); },
                 setup_of(position, arguments, sink));
    };
  };
  return command;
}

}  // namespace zermelo::hackenbush
