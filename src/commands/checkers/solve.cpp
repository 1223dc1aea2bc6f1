#include <fmt/format.h>

#include <memory>

#include "base/numbers.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/play/solution.h"

namespace zermelo::checkers {
namespace {

Fields fields_of(const Solution& solution, const std::string& given, const Budget& budget) {
  const bool is_known = solution.result != Result::unknown;
  return Fields{}
      .add("game", "checkers")
      .add("position", given)
      .add("result", is_known ? Datum(name(solution.result)) : Datum(nullptr))
      .add("move", solution.move ? Datum(text(*solution.move)) : Datum(nullptr))
      .add("dtw", solution.dtw)
      .add("depth", std::uint64_t{solution.depth})
      .add("nodes", budget.nodes())
      .add("seconds", budget.seconds())
      .add("exact", is_known)
      .add("source", solution.is_by_table ? "table" : "search");
}

Text words_for(const Solution& solution, const Budget& budget) {
  const auto& [position, side] = solution.setup;
  const std::string fen = write_fen(position, side);
  if (solution.result == Result::unknown)
    return {{fmt::format("{}: not known after searching {} plies ahead; larger tables or more "
                         "--seconds may help\n",
                         fen, solution.depth),
             Tone::strong}};
  Text text{{fmt::format("{}: {} for {}{}{}\n", fen, name(solution.result), colour(side),
                         solution.dtw ? fmt::format(" in {} {}", *solution.dtw,
                                                    *solution.dtw == 1 ? "ply" : "plies")
                                      : "",
                         solution.move ? " by " + checkers::text(*solution.move) : ""),
             Tone::strong}};
  if (!solution.is_by_table)
    text.push_back(
        {fmt::format("  forced into known positions, {} plies ahead, {} positions "
                     "searched\n",
                     solution.depth, with_commas(budget.nodes()))});
  return text;
}

Answer solved(Prober& prober, const std::string& given, unsigned most_depth, Budget& budget) {
  const Solution solution = solve(prober, read_fen(given), most_depth, budget);
  return {fields_of(solution, given, budget), words_for(solution, budget),
          solution.result == Result::unknown ? Status::unknown : Status::answered};
}

}  // namespace

Command solve_command() {
  Command command{.name = "solve",
                  .summary = "the result, by the databases and a search that leads into them",
                  .takes = Takes::positions,
                  .word = "position"};
  command.examples = {{"solve checkers B:WK31:B18,25", "with tables of three pieces"},
                      {"solve checkers W:W11:B6,7 --depth 8 --json", ""}};
  command.options = {{"depth", Kind::count, "n", "search at most n plies ahead", "99"},
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
