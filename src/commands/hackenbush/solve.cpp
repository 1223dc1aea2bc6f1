#include <fmt/format.h>

#include <memory>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/widths.h"
#include "commands/solve_command.h"

namespace zermelo::hackenbush {
namespace {

/// The solver lists and sorts the moves of every position, at a cost that grows with their square,
/// and hears no interrupt meanwhile: more than a second's worth is refused.
template <std::size_t Words>
void check_move_count(const Setup<Hackenbush<Words>>& setup) {
  constexpr std::size_t most = Words == 1 ? 20'000 : 5'000;
  for (const Side side : {Side::left, Side::right}) {
    if (setup.rules.move_count(setup.position, side) <= most) continue;
    throw Error(
        fmt::format("hackenbush: {} has more than {} moves, too many for a search over moves; "
                    "expected fewer edges or fewer --moves",
                    title(side), with_commas(most)));
  }
}

}  // namespace

Command solve_command() {
  Command command = plain_solve_command("hackenbush", read_default);
  command.word = "drawing";
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
      std::visit(
          [&](const auto& setup) {
            check_move_count(setup);
            solving->answer(position, setup, sink, budget);
          },
          setup_of(position, arguments, sink));
    };
  };
  return command;
}

}  // namespace zermelo::hackenbush
