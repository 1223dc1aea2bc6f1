#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/numbers.h"
#include "commands/checkers/commands.h"
#include "commands/listing.h"
#include "games/checkers/board/perft.h"

namespace zermelo::checkers {
namespace {

/// No line of a hundred moves can be counted in a lifetime.
constexpr std::uint64_t most_plies = 100;

Answer answer(const std::string& from, unsigned plies, Budget& budget) {
  const auto [p, side] = read_fen(from);
  const std::uint64_t lines = count_lines(p, side, plies, budget);
  const double seconds = budget.seconds();
  const bool known = budget.spent() == Spent::no;
  const double rate = seconds > 0 ? static_cast<double>(lines) / seconds : 0;
  Answer out{Fields{}.add("game", "checkers").add("position", from), {}, {}};
  if (!known) out.status = Status::unknown;
  out.fields.add("first", name(side)).add("depth", std::uint64_t{plies});
  out.fields.add("nodes", known ? Datum(lines) : Datum()).add("seconds", seconds);
  out.fields.add("nodes_per_second", known ? Datum(rate) : Datum());
  out.text = line_count_words(known ? std::optional(lines) : std::nullopt, plies, colour(side));
  const auto speed = known ? fmt::format(", {:.1f} M/s", rate / 1e6) : std::string();
  out.text.push_back({show_seconds(seconds) + speed + '\n', Tone::dim});
  return out;
}

}  // namespace

Command perft_command() {
  Command command{.name = "perft", .summary = "how many lines of play there are"};
  command.examples = {{"perft checkers --depth 8", "from the start"},
                      {"perft checkers --from W:W18,K22:B1,K14 --json", ""}};
  command.options = {{"depth", Kind::count, "n", "moves in a line", "6"},
                     {"from", Kind::text, "position", "where the lines begin", "B:W21-32:B1-12"},
                     seconds_option(),
                     nodes_option()};
  command.notes = {{"bulk",
                    "the last moves of the lines are counted, not played; the rate is in lines "
                    "a second"}};
  command.start = [](const Arguments& arguments) -> Run {
    const auto plies = static_cast<unsigned>(std::min(arguments.count("depth"), most_plies));
    read_fen(arguments.text("from"));
    return [from = arguments.text("from"), plies](const std::string&, Sink& sink, Budget& budget) {
      sink.answer(answer(from, plies, budget));
    };
  };
  return command;
}

}  // namespace zermelo::checkers
