// Section 8 of the paper on strong 1-D Clobber proposes wider bounds and local incentives for its
// solver. Here both are put into one: a proof-number search over sums, in which parts have values
// up to a fixed number of steps, on random rows, with neither, with each, and with both.

#include <fmt/format.h>

#include "base/numbers.h"
#include "base/random.h"
#include "games/clobber/rows/row_values.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/keen_sums.h"
#include "papers/clobber_strong/reproductions.h"
#include "search/proof_number.h"

namespace zermelo::clobber {
namespace {

struct Cost {
  std::uint64_t nodes = 0, unsolved = 0, wrong = 0;
  double seconds = 0;
};

constexpr Keenness kinds[] = {{false, false}, {true, false}, {false, true}, {true, true}};

std::string name_of(Keenness keenness) {
  if (keenness.wide_bounds && keenness.incentives) return "wide bounds and incentives";
  if (keenness.wide_bounds) return "wide bounds";
  return keenness.incentives ? "incentives" : "neither";
}

/// The result for `side`, moving first in a row, with only the values of short rows known
/// beforehand.
Result solved(const std::string& board, Side side, Keenness keenness, std::uint64_t steps,
              RowValues& short_rows, Budget& budget) {
  constexpr std::size_t bytes = std::size_t{1} << 30;
  const auto setup = set_up<1>(read_board(board));
  ValueStore store(bytes);
  PartValues<Clobber<1>> parts(setup.rules, store, bytes, known_rows<1>(short_rows));
  const PartValues<Clobber<1>>::Allowance allowance(parts, budget, steps);
  const SumGame<Clobber<1>> sums(parts);
  const KeenSums game(sums, keenness);
  UpBoundsMemory bounds(store);
  WideScale wide(store);
  const KeenOracle oracle(bounds, keenness.wide_bounds ? &wide : nullptr, 16 * steps);
  ProofNumberTable<KeenSums> table(bytes / 8);
  const auto sum = sums.of(setup.position);
  if (const auto known = oracle(game, sum, side)) return *known;
  return ProofNumber<KeenSums, KeenOracle>(game, budget, table, oracle).solve(sum, side).result;
}

Answer line(const std::string& what, std::size_t boards, const Cost& cost) {
  Answer answer;
  answer.status = cost.wrong > 0      ? Status::wrong
                  : cost.unsolved > 0 ? Status::unknown
                                      : Status::answered;
  answer.fields.add("item", "strong-keen").add("with", what).add("boards", std::uint64_t{boards});
  answer.fields.add("nodes", cost.nodes).add("seconds", cost.seconds);
  answer.fields.add("unsolved", cost.unsolved).add("wrong", cost.wrong);
  answer.text.push_back(
      {fmt::format("  {:<28} {:>9} nodes {:>10}  {} unsolved, {} wrong\n", what,
                   show_count(cost.nodes), show_seconds(cost.seconds), cost.unsolved, cost.wrong),
       cost.wrong == 0 ? Tone::plain : Tone::bad});
  return answer;
}

std::vector<std::string> long_rows(std::uint64_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::string> boards;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::string board;
    for (auto n = 24 + random.below(17); n > 0; --n) board += "BW"[random.below(2)];
    boards.push_back(board);
  }
  return boards;
}

/// All four variants on the same boards, with either player moving first; their results must agree
/// with those of the first.
void compare(const std::vector<std::string>& boards, std::uint64_t steps, Sink& sink,
             Budget& budget) {
  std::vector<Result> truth;
  for (const Keenness keenness : kinds) {
    Cost cost;
    RowValues short_rows;
    std::size_t at = 0;
    const double start = seconds_at_work();
    for (const auto& board : boards) {
      for (const Side side : {Side::left, Side::right}) {
        Budget one = budget.portion(10'000'000);
        const Result found = solved(board, side, keenness, steps, short_rows, one);
        if (budget.stopped()) return;
        cost.nodes += one.nodes();
        cost.unsolved += found == Result::unknown ? 1 : 0;
        if (at == truth.size()) truth.push_back(found);
        const bool both = found != Result::unknown && truth[at] != Result::unknown;
        cost.wrong += both && found != truth[at] ? 1 : 0;
        ++at;
      }
    }
    cost.seconds = seconds_at_work() - start;
    sink.answer(line(name_of(keenness), boards.size(), cost));
  }
}

}  // namespace

Reproduction keen_reproduction() {
  Command command{
      .name = "strong-keen",
      .summary = "section 8 of strong 1-D Clobber: wider bounds and incentives in a solver"};
  command.examples = {{"reproduce strong-keen --boards 20", "nodes and time with each"}};
  command.options = {{"boards", Kind::count, "n", "random rows of 24 to 40 stones", "100"},
                     {"seed", Kind::count, "n", "which ones", "1"},
                     {"steps", Kind::count, "n", "that the value of a part may take", "16384"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments, count = boards_in(arguments)](const std::string&, Sink& sink,
                                                     Budget& budget) {
      compare(long_rows(count, arguments.count("seed")), arguments.count("steps"), sink, budget);
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
