// Table 3 of the paper on strong 1-D Clobber (the one with times): a batch of random boards, by the
// paper's solvers and by ours, with either player moving first. The paper does not say how it drew
// its boards; ours have 10 to 52 cells, each black, white or, with --gaps, empty.

#include <fmt/format.h>

#include <optional>

#include "base/numbers.h"
#include "commands/clobber/combinatorial_solve.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"

namespace zermelo::clobber {
namespace {

/// One solver on one set of boards, and the time that the paper gives for it.
struct RaceResult {
  std::string boards, method;
  std::size_t count = 0;
  BatchResult found;
  std::optional<double> their_seconds;
  std::size_t bytes = 0;

  bool is_complete() const { return found.solved == count; }
};

RaceResult race_result(const StrongContestant& contestant, const std::string& boards,
                       std::size_t count, const BatchResult& found) {
  RaceResult out{boards, contestant.name, count, found, std::nullopt, contestant.bytes()};
  if (contestant.their_seconds > 0) out.their_seconds = contestant.their_seconds;
  return out;
}

Fields fields_of(const RaceResult& race) {
  return Fields{}
      .add("item", "strong-random")
      .add("boards", race.boards)
      .add("method", race.method)
      .add("count", std::uint64_t{race.count})
      .add("solved", race.found.solved)
      .add("their_seconds", race.their_seconds)
      .add("seconds", race.is_complete() ? Datum(race.found.seconds) : Datum())
      .add("nodes", race.found.nodes)
      .add("bytes", std::uint64_t{race.bytes});
}

Text words_of(const RaceResult& race) {
  return {{fmt::format(
      "  {:<16} {:<16} theirs {:>10}   ours {:>10} {:>9} nodes {:>12}{}\n", race.boards,
      race.method, race.their_seconds ? show_seconds(*race.their_seconds) : "-",
      show_seconds(race.found.seconds), show_count(race.found.nodes), show_bytes(race.bytes),
      race.is_complete()
          ? ""
          : fmt::format("; stopped after {} of {} boards", race.found.solved, race.count))}};
}

/// Runs all contestants on one set of boards and reports where they differ.
void compete(const std::string& what, const std::vector<std::string>& boards,
             const std::vector<StrongContestant>& all, double seconds, Sink& sink, Budget& budget) {
  std::vector<Result> truth;
  for (const auto& contestant : all) {
    sink.progress(fmt::format("{}, {}", what, contestant.name), unknown_part);
    const BatchResult tally = run_all(contestant, boards, seconds, budget);
    const RaceResult race = race_result(contestant, what, boards.size(), tally);
    sink.answer({fields_of(race), words_of(race)});
    if (truth.empty()) truth = tally.results;
    for (std::size_t i = 0; i < std::min(truth.size(), tally.results.size()); ++i) {
      const bool known = truth[i] != Result::unknown && tally.results[i] != Result::unknown;
      if (known && truth[i] != tally.results[i])
        sink.note(fmt::format("{} differs on {}", contestant.name, boards[i / 2]));
    }
    if (budget.stopped()) return;
  }
}

}  // namespace

Reproduction strong_random_reproduction() {
  Command command{.name = "strong-random",
                  .summary = "table 3 of strong 1-D Clobber: random boards, all its solvers"};
  command.examples = {{"reproduce strong-random --boards 50", "a tenth of a batch"},
                      {"reproduce strong-random --gaps --seconds 300", ""}};
  command.options = {{"boards", Kind::count, "n", "random boards", "500"},
                     {"seed", Kind::count, "n", "which ones", "1"},
                     {"gaps", Kind::flag, "", "a third of the cells are empty"},
                     {"seconds", Kind::seconds, "s", "for each solver on each set", "60"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments, count = boards_in(arguments)](const std::string&, Sink& sink,
                                                     Budget& budget) {
      const RowTable table = paper_database();
      const auto all = strong_contestants(table);
      const double seconds = arguments.seconds("seconds");
      const auto boards = random_boards(count, arguments.count("seed"), arguments.given("gaps"));
      compete(arguments.given("gaps") ? "random with gaps" : "random", boards, all, seconds, sink,
              budget);
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
