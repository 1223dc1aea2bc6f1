#include <fmt/format.h>

#include <memory>

#include "base/numbers.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/play/forced.h"

namespace zermelo::checkers {
namespace {

Answer solved(Prober& prober, const std::string& given, unsigned most_depth, Budget& budget) {
  const auto [position, to_move] = read_fen(given);
  const Known known = prober.known(position, to_move);
  Forced forced;
  if (known.result == Result::unknown) {
    forced = ForcedSearch(prober, budget).solve(position, to_move, most_depth);
  } else {
    forced.result = known.result;
    const auto moves = prober.moves(position, to_move);
    if (known.result != Result::loss && !moves.empty()) forced.move = moves.front().move;
  }
  const bool is_known = forced.result != Result::unknown;
  const bool has_distance = known.dtw && known.result != Result::draw;
  Answer answer;
  answer.status = is_known ? Status::answered : Status::unknown;
  answer.fields.add("game", "checkers")
      .add("position", given)
      .add("result", is_known ? Datum(name(forced.result)) : Datum(nullptr))
      .add("move", forced.move ? Datum(text(*forced.move)) : Datum(nullptr))
      .add("dtw", has_distance ? Datum(std::uint64_t{*known.dtw}) : Datum(nullptr))
      .add("depth", std::uint64_t{forced.depth})
      .add("nodes", budget.nodes())
      .add("seconds", budget.seconds())
      .add("exact", is_known)
      .add("source", known.result == Result::unknown ? "search" : "table");
  std::string words = fmt::format("{}: ", write_fen(position, to_move));
  if (!is_known) {
    words += fmt::format(
        "not known after looking {} plies ahead; larger tables or more --seconds "
        "may tell\n",
        forced.depth);
  } else {
    words += fmt::format("{} for {}{}{}\n", name(forced.result), colour(to_move),
                         has_distance ? fmt::format(" in {}", *known.dtw) : "",
                         forced.move ? " by " + text(*forced.move) : "");
  }
  answer.text.push_back({words, Tone::strong});
  if (known.result == Result::unknown && is_known)
    answer.text.push_back(
        {fmt::format("  forced into known positions, {} plies ahead, {} positions "
                     "looked at\n",
                     forced.depth, with_commas(budget.nodes()))});
  return answer;
}

}  // namespace

Command solve_command() {
  Command command{.name = "solve",
                  .summary = "who wins, by the databases and a search down to them",
                  .takes = Takes::positions,
                  .word = "position"};
  command.examples = {{"solve checkers B:WK31:B18,25", "with tables of three pieces"},
                      {"solve checkers W:W11:B6,7 --depth 8 --json", ""}};
  command.options = {{"depth", Kind::count, "n", "look at most n plies ahead", "99"},
                     {"seconds", Kind::seconds, "s", "give up after s seconds a position", "10"},
                     nodes_option(),
                     memory_option("256M"),
                     threads_option(),
                     tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto prober = std::make_shared<Prober>(folders_of(arguments), arguments.bytes("memory"));
    const auto depth =
        static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("depth"), 1000));
    return [prober, depth](const std::string& position, Sink& sink, Budget& budget) {
      sink.answer(solved(*prober, position, depth, budget));
    };
  };
  return command;
}

}  // namespace zermelo::checkers
