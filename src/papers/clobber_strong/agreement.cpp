// The sum solver against plain search with a table, and the paper's six solvers against the sum
// solver, on complete sets of small boards and random samples of larger ones, with either player
// moving first. Where the sum solver claims a win, its move is played, and plain search must find
// the opponent lost.

#include <fmt/format.h>

#include "base/numbers.h"
#include "base/random.h"
#include "commands/clobber/combinatorial_solve.h"
#include "commands/sum_command.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"
#include "search/methods.h"

namespace zermelo::clobber {
namespace {

using Rules = Clobber<1>;
using Boards = std::vector<std::string>;

struct Sizes {
  std::size_t cells, row;  // all boards and all connected rows up to this length
  std::uint64_t small_grids, grids, boards;
};
constexpr Sizes whole{8, 14, 19'683, 20'000, 2'000};
constexpr Sizes brief{6, 9, 500, 100, 50};

/// All rows of up to `longest` cells over an alphabet.
Boards all_rows(std::size_t longest, std::string_view alphabet) {
  Boards boards;
  for (Boards rows{""}; rows.front().size() < longest;) {
    Boards longer;
    for (const auto& row : rows)
      for (const char c : alphabet) longer.push_back(row + c);
    boards.insert(boards.end(), longer.begin(), longer.end());
    rows = std::move(longer);
  }
  return boards;
}

/// Grid number `n` of its size: the digits of n in base 3 are the cells.
std::string grid(std::uint64_t n, std::size_t rows, std::size_t columns) {
  std::string text;
  for (std::size_t i = 0; i < rows * columns; ++i, n /= 3) {
    if (i > 0 && i % columns == 0) text += '|';
    text += "BW."[n % 3];
  }
  return text;
}

/// The first `count` of the 3^9 3x3 grids in a fixed scattered order, in which each comes once.
Boards small_grids(std::uint64_t count) {
  constexpr std::uint64_t all = 19'683, stride = 7'919;
  Boards boards;
  for (std::uint64_t i = 0; i < count; ++i) boards.push_back(grid(i * stride % all, 3, 3));
  return boards;
}

Boards random_grids(std::uint64_t count, std::uint64_t seed) {
  Random random(seed);
  Boards boards;
  for (std::uint64_t i = 0; i < count; ++i) boards.push_back(grid(random.below(531'441), 3, 4));
  return boards;
}

struct Differences {
  std::uint64_t boards = 0, questions = 0, differences = 0;
  std::string first;         // the first board on which they differ
  double sum = 0, rest = 0;  // seconds

  void count(const std::string& board, bool same) {
    ++questions;
    differences += same ? 0 : 1;
    if (!same && first.empty()) first = board;
  }
};

/// The comparison of the sum solver with another on one set of boards.
struct Agreement {
  std::string boards, against;
  Differences found;
  bool is_complete = false;

  bool is_wrong() const { return found.differences != 0; }
};

Fields fields_of(const Agreement& agreement) {
  const Differences& found = agreement.found;
  return Fields{}
      .add("item", "strong-agreement")
      .add("boards", agreement.boards)
      .add("against", agreement.against)
      .add("count", found.boards)
      .add("questions", found.questions)
      .add("differences", found.differences)
      .add("first_difference", agreement.is_wrong() ? Datum(found.first) : Datum())
      .add("sum_seconds", found.sum)
      .add("seconds", found.rest)
      .add("exact", agreement.is_complete);
}

Text words_of(const Agreement& agreement) {
  const Differences& found = agreement.found;
  Text text{{fmt::format("  {:<34} {:>7} boards", agreement.boards, with_commas(found.boards))},
            {fmt::format("  {} differences", found.differences),
             agreement.is_wrong() ? Tone::bad : Tone::good},
            {fmt::format("   sum {}, {} {}{}\n", show_seconds(found.sum), agreement.against,
                         show_seconds(found.rest), agreement.is_complete ? "" : "; stopped")}};
  if (agreement.is_wrong())
    text.push_back({fmt::format("    first on {}\n", found.first), Tone::bad});
  return text;
}

Answer answer_of(const Agreement& agreement) {
  const Status status = agreement.is_wrong()    ? Status::wrong
                        : agreement.is_complete ? Status::answered
                                                : Status::unknown;
  return {fields_of(agreement), words_of(agreement), status};
}

/// The sum solver and the plain search that it is compared with.
class Duel {
 public:
  Differences fight(const Boards& boards, Budget& budget) {
    Differences tally;
    for (const auto& board : boards) {
      if (budget.stopped()) break;
      ask(board, tally, budget);
      ++tally.boards;
    }
    return tally;
  }

 private:
  void ask(const std::string& board, Differences& tally, Budget& budget) {
    const auto setup = set_up<1>(read_board(board));
    const auto& [rules, position, to_move] = setup;
    sum_.know(rules.rows() == 1 ? known_rows<1>(short_rows_) : KnownValues<Rules>{});
    const double start = seconds_at_work();
    Budget one = budget.fork(), other = budget.fork();
    const auto both = sum_.solve_both(rules, position, true, true, one);
    const double middle = seconds_at_work();
    tally.sum += middle - start;
    for (const Side side : {Side::left, Side::right}) {
      const auto& verdict = side == Side::left ? *both.left : *both.right;
      bool same = plain_.solve(rules, position, side, other).result == verdict.result;
      if (verdict.move)
        same = same &&
               plain_.solve(rules, rules.play(position, side, *verdict.move), opponent(side), other)
                       .result == Result::loss;
      if (budget.stopped()) return;  // an interrupted search proves nothing
      tally.count(board, same && verdict.move.has_value() == (verdict.result == Result::win));
    }
    tally.rest += seconds_at_work() - middle;
    budget.add(one.nodes() + other.nodes());
  }

  RowValues short_rows_;
  SumAsker<Rules> sum_{SumOptions{}};
  PlainSolver<Rules> plain_{{.method = Method::negamax_table}};
};

/// All six of the paper's solvers against the sum solver, which comes first.
void compare_ablations(const Boards& boards, Sink& sink, Budget& budget) {
  const RowTable table = paper_database();
  const auto all = strong_contestants(table);
  std::vector<Result> truth;
  double sum_seconds = 0;
  for (std::size_t k = 0; k < 7; ++k) {  // the plain solvers come after these
    Differences tally;
    Budget one = budget.fork();
    const double start = seconds_at_work();
    for (const auto& board : boards) {
      const auto setup = set_up<1>(read_board(board));
      for (const Side side : {Side::left, Side::right}) {
        const auto result = all[k].solve(setup, side, one);
        if (budget.stopped()) return;
        if (k == 0) truth.push_back(result);
        tally.count(board, result == truth[tally.questions]);
      }
      if (budget.stopped()) break;
      ++tally.boards;
    }
    budget.add(one.nodes());
    tally.rest = seconds_at_work() - start;
    if (k == 0) sum_seconds = tally.rest;
    tally.sum = sum_seconds;
    const bool complete = tally.boards == boards.size();
    if (k > 0)
      sink.answer(answer_of({"random rows of 10 to 40 cells", all[k].name, tally, complete}));
    if (!complete) return;
  }
}

void agree(const Sizes& sizes, std::uint64_t seed, Sink& sink, Budget& budget) {
  Duel duel;
  const auto fight = [&](const std::string& what, const Boards& boards) {
    if (budget.stopped()) return;
    sink.progress(what, unknown_part);
    const Differences found = duel.fight(boards, budget);
    sink.answer(answer_of({what, "negamax-table", found, found.boards == boards.size()}));
  };
  fight(fmt::format("rows of up to {} cells", sizes.cells), all_rows(sizes.cells, "BW."));
  fight(fmt::format("connected rows of up to {} stones", sizes.row), all_rows(sizes.row, "BW"));
  fight("3x3 grids", small_grids(sizes.small_grids));
  fight("3x4 grids, drawn at random", random_grids(sizes.grids, seed));
  if (budget.stopped()) return;
  sink.progress("the paper's solvers", unknown_part);
  compare_ablations(random_boards(sizes.boards, seed, false, 40), sink, budget);
}

}  // namespace

Reproduction agreement_reproduction() {
  Command command{.name = "strong-agreement",
                  .summary = "the sum solver and the paper's six against plain search"};
  command.examples = {{"reproduce strong-agreement", "a few thousand small boards"},
                      {"reproduce strong-agreement --long", "all of them: minutes"}};
  command.options = {{"long", Kind::flag, "", "all rows of up to 14 stones, 20,000 grids of 3x4"},
                     {"seed", Kind::count, "n", "of the random boards", "1"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      agree(arguments.given("long") ? whole : brief, arguments.count("seed"), sink, budget);
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
