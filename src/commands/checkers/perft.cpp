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

/// The lines from a position; the number is missing where the budget was spent first.
struct CountedLines {
  std::string from;
  Side first;
  unsigned plies;
  std::optional<std::uint64_t> lines;
  double seconds;

  std::optional<double> rate() const {
    if (!lines) return std::nullopt;
    return seconds > 0 ? static_cast<double>(*lines) / seconds : 0;
  }
};

CountedLines counted_lines(const std::string& from, unsigned plies, Budget& budget) {
  const auto [p, side] = read_fen(from);
  const std::uint64_t lines = count_lines(p, side, plies, budget);
  CountedLines out{from, side, plies, std::nullopt, budget.seconds()};
  if (budget.spent() == Spent::no) out.lines = lines;
  return out;
}

Fields fields_of(const CountedLines& counted) {
  return Fields{}
      .add("game", "checkers")
      .add("position", counted.from)
      .add("first", name(counted.first))
      .add("depth", std::uint64_t{counted.plies})
      .add("nodes", counted.lines)
      .add("seconds", counted.seconds)
      .add("nodes_per_second", counted.rate());
}

Text words_of(const CountedLines& counted) {
  const auto rate = counted.rate();
  const auto speed = rate ? fmt::format(", {:.1f} M/s", *rate / 1e6) : "";
  Text text = line_count_words(counted.lines, counted.plies, colour(counted.first));
  text.push_back({show_seconds(counted.seconds) + speed + '\n', Tone::dim});
  return text;
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
      const CountedLines counted = counted_lines(from, plies, budget);
      sink.answer({fields_of(counted), words_of(counted),
                   counted.lines ? Status::answered : Status::unknown});
    };
  };
  return command;
}

}  // namespace zermelo::checkers
