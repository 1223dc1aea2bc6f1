#include <fmt/format.h>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/widths.h"
#include "commands/solve_command.h"
#include "games/hackenbush/value/solvers.h"

namespace zermelo::hackenbush {
namespace {

/// The solver lists and sorts the moves of every position, at a cost that grows with the square of
/// their number and cannot be interrupted: more moves than take about a second are refused.
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

/// The reader of drawings, which here also refuses those with too many moves.
Reader<Hackenbush<1>, Hackenbush<16>> searchable_reader() {
  return [](const Arguments& arguments) {
    return [read = drawing_reader()(arguments)](const std::string& text, Sink& sink) {
      AnySetup setup = read(text, sink);
      std::visit([](const auto& one) { check_move_count(one); }, setup);
      return setup;
    };
  };
}

}  // namespace

Command solve_command() {
  Command command = plain_solve_command("hackenbush", searchable_reader());
  command.word = "drawing";
  command.examples = {
      {"solve hackenbush \"0-1-B 1-2-R 0-3-R\"", "the winner with either player moving first"},
      {"solve hackenbush --stalk BRB+RBR --line", ""},
      {"solve hackenbush --stalk BRB+R+B+B --moves 2 --json", ""}};
  command.options = with_reading(std::move(command.options));
  return command;
}

}  // namespace zermelo::hackenbush
