// Tables 4, 5, 7 and 8 of the paper on strong 1-D Clobber: winners and costs along its two families
// of rows, theirs beside ours.

#include <fmt/format.h>

#include "base/numbers.h"
#include "games/clobber/board/family.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "papers/clobber_strong/reproductions.h"

namespace zermelo::clobber {
namespace {

/// One row of a table as printed; their machine and ours are years apart.
struct Printed {
  const char* table;
  const char* family;
  std::uint64_t n;
  Side first;
  double seconds;
  std::uint64_t nodes;
};

constexpr Printed printed[] = {
    {"Table 4", "(WB)^n", 30, Side::left, 18952.1, 1119579275},
    {"Table 4", "(WB)^n", 29, Side::left, 963.493, 213669906},
    {"Table 4", "(WB)^n", 28, Side::left, 2363.51, 1149041477},
    {"Table 4", "(WB)^n", 28, Side::right, 748.658, 366428812},
    {"Table 4", "(WB)^n", 27, Side::left, 476.425, 236760698},
    {"Table 4", "(WB)^n", 27, Side::right, 232.458, 116167087},
    {"Table 7", "(WB)^n", 26, Side::left, 204.167, 104144264},
    {"Table 7", "(WB)^n", 26, Side::right, 79.6249, 40213562},
    {"Table 7", "(WB)^n", 25, Side::left, 84.2962, 41650831},
    {"Table 7", "(WB)^n", 25, Side::right, 75.3637, 37212672},
    {"Table 7", "(WB)^n", 24, Side::left, 14.8867, 7614681},
    {"Table 7", "(WB)^n", 24, Side::right, 19.1057, 9794344},
    {"Table 7", "(WB)^n", 23, Side::left, 14.8425, 7716949},
    {"Table 7", "(WB)^n", 23, Side::right, 10.918, 5687858},
    {"Table 7", "(WB)^n", 22, Side::left, 4.75737, 2533320},
    {"Table 7", "(WB)^n", 22, Side::right, 5.81727, 3054000},
    {"Table 7", "(WB)^n", 21, Side::left, 2.47846, 1366162},
    {"Table 7", "(WB)^n", 21, Side::right, 2.75556, 1445106},
    {"Table 5", "(BBW)^n", 25, Side::left, 166.566, 76607439},
    {"Table 5", "(BBW)^n", 25, Side::right, 618.076, 285267668},
    {"Table 5", "(BBW)^n", 24, Side::left, 50.3102, 23052361},
    {"Table 5", "(BBW)^n", 24, Side::right, 203.946, 93229722},
    {"Table 8", "(BBW)^n", 23, Side::left, 17.1428, 8052387},
    {"Table 8", "(BBW)^n", 23, Side::right, 72.6614, 32766656},
    {"Table 8", "(BBW)^n", 22, Side::left, 9.26085, 4570900},
    {"Table 8", "(BBW)^n", 22, Side::right, 30.4634, 14394300},
    {"Table 8", "(BBW)^n", 21, Side::left, 3.94298, 1894953},
    {"Table 8", "(BBW)^n", 21, Side::right, 11.542, 5776293},
    {"Table 8", "(BBW)^n", 20, Side::left, 2.67103, 1349866},
    {"Table 8", "(BBW)^n", 20, Side::right, 5.97677, 3164854},
    {"Table 8", "(BBW)^n", 19, Side::left, 1.50087, 761440},
    {"Table 8", "(BBW)^n", 19, Side::right, 3.12909, 1606214},
    {"Table 8", "(BBW)^n", 18, Side::left, 0.667979, 323733},
    {"Table 8", "(BBW)^n", 18, Side::right, 1.48286, 781487},
};

/// The winner according to the paper: the first player in the first family, Black in the second.
Side their_winner(const Printed& row) {
  return std::string_view(row.family) == "(WB)^n" ? row.first : Side::left;
}

/// One row of the paper, solved again.
struct SolvedAgain {
  Printed printed;
  std::optional<Side> winner;
  double seconds;
  std::uint64_t nodes;

  bool is_same() const { return winner == their_winner(printed); }
};

/// Every question starts with an empty solver, so that the cost is its own.
SolvedAgain solve_again(const Printed& row, Budget& budget) {
  const Clobber<2> rules(1, 128);
  const auto p = set_up<2>(Family(row.family).member(row.n)).position;
  RowValues short_rows;
  SumSolver<Clobber<2>> solver(rules, {}, known_rows<2>(short_rows));
  Budget one = budget.portion(Limits::no_limit);
  const double start = one.seconds();
  const auto found = winner(row.first, solver.solve(p, row.first, one).result);
  const double seconds = one.seconds() - start;
  budget.settle(one);
  return {row, found, seconds, one.nodes()};
}

Fields fields_of(const SolvedAgain& ours) {
  const Printed& row = ours.printed;
  return Fields{}
      .add("item", "strong-families")
      .add("table", row.table)
      .add("family", row.family)
      .add("n", row.n)
      .add("first", name(row.first))
      .add("their_winner", name(their_winner(row)))
      .add("winner", ours.winner ? Datum(name(*ours.winner)) : Datum())
      .add("same", ours.is_same())
      .add("their_seconds", row.seconds)
      .add("seconds", ours.seconds)
      .add("their_nodes", row.nodes)
      .add("nodes", ours.nodes);
}

Text words_of(const SolvedAgain& ours) {
  const Printed& row = ours.printed;
  return {{fmt::format("  {:<8} {:<8} {:>3} {:<6} {:<6}", row.table, row.family, row.n,
                       title(row.first), ours.winner ? title(*ours.winner) : "?")},
          {ours.is_same() ? " same  " : " differs", ours.is_same() ? Tone::good : Tone::bad},
          {fmt::format("  theirs {:>10} {:>8} nodes   ours {:>9} {:>8} nodes\n",
                       show_seconds(row.seconds), show_count(row.nodes), show_seconds(ours.seconds),
                       show_count(ours.nodes))}};
}

}  // namespace

Reproduction families_reproduction() {
  Command command{.name = "strong-families",
                  .summary = "tables 4, 5, 7 and 8 of strong 1-D Clobber: (WB)^n, (BBW)^n"};
  command.examples = {{"reproduce strong-families", "winner, time and nodes, theirs beside ours"}};
  command.options = {{"seconds", Kind::seconds, "s", "stop after s seconds in all"}};
  command.start = [](const Arguments&) -> Run {
    return [](const std::string&, Sink& sink, Budget& budget) {
      double done = 0;
      for (const Printed& row : printed) {
        sink.progress(fmt::format("{} n = {}", row.family, row.n), done / std::size(printed));
        const SolvedAgain ours = solve_again(row, budget);
        sink.answer(
            {fields_of(ours), words_of(ours), ours.winner ? Status::answered : Status::unknown});
        if (budget.spent() != Spent::no) return;
        ++done;
      }
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
