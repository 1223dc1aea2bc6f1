// Table 3 of the paper on strong 1-D Clobber (the one with times): a batch of random boards, by the
// paper's solvers and by ours, with either player moving first. The paper does not say how it drew
// its boards; ours have 10 to 52 cells, each black, white or, with --gaps, empty.

#include <fmt/format.h>

#include "base/numbers.h"
#include "commands/clobber/combinatorial_solve.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"

namespace zermelo::clobber {
namespace {

Answer line(const StrongContestant& contestant, const std::string& what, std::size_t boards,
            const BatchResult& tally) {
  const bool all = tally.solved == boards;
  Answer answer;
  answer.fields.add("item", "strong-random").add("boards", what).add("method", contestant.name);
  answer.fields.add("count", std::uint64_t{boards}).add("solved", tally.solved);
  answer.fields.add("their_seconds",
                    contestant.their_seconds > 0 ? Datum(contestant.their_seconds) : Datum());
  answer.fields.add("seconds", all ? Datum(tally.seconds) : Datum()).add("nodes", tally.nodes);
  answer.fields.add("bytes", std::uint64_t{contestant.bytes()});
  answer.text.push_back({fmt::format(
      "  {:<16} {:<16} theirs {:>10}   ours {:>10} {:>9} nodes {:>12}{}\n", what, contestant.name,
      contestant.their_seconds > 0 ? show_seconds(contestant.their_seconds) : "-",
      show_seconds(tally.seconds), show_count(tally.nodes), show_bytes(contestant.bytes()),
      all ? "" : fmt::format("; stopped after {} of {} boards", tally.solved, boards))});
  return answer;
}

/// Runs all contestants on one set of boards and reports where they differ.
void compete(const std::string& what, const std::vector<std::string>& boards,
             const std::vector<StrongContestant>& all, double seconds, Sink& sink, Budget& budget) {
  std::vector<Result> truth;
  for (const auto& contestant : all) {
    sink.progress(fmt::format("{}, {}", what, contestant.name), unknown_part);
    const BatchResult tally = run_all(contestant, boards, seconds, budget);
    sink.answer(line(contestant, what, boards.size(), tally));
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
