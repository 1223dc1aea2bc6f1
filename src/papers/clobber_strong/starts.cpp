// The starting boards of Clobber, with stones in a checkerboard pattern: outcomes by plain search
// and, up to a size, by the sum solver; and the values of small boards.

#include <fmt/format.h>

#include "base/numbers.h"
#include "commands/outcome_words.h"
#include "commands/sum_explanation.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/solvers.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"
#include "search/methods.h"

namespace zermelo::clobber {
namespace {

struct Size {
  std::size_t rows, columns;
};

/// All boards up to 3x6, and 4x4.
std::vector<Size> sizes() {
  std::vector<Size> out;
  for (std::size_t rows = 1; rows <= 3; ++rows)
    for (std::size_t columns = std::max<std::size_t>(rows, 2); columns <= 6; ++columns)
      out.push_back({rows, columns});
  out.push_back({4, 4});
  return out;
}

constexpr std::size_t most_cells_valued = 16, most_cells_summed = 16;

template <class Solve>
std::optional<OutcomeClass> outcome_by(const Solve& solve) {
  return outcome_class(solve(Side::left), solve(Side::right));
}

/// The value as text, if the budget suffices.
std::optional<std::string> value_of(const Setup<Clobber<1>>& setup, Budget& budget) {
  ValueStore store;
  Evaluator<Clobber<1>> evaluator(setup.rules, store);
  try {
    return short_text(text_if_short_enough(store, evaluator.value(setup.position, budget)));
  } catch (const GaveUp&) {
    return std::nullopt;
  }
}

/// A starting board, solved by plain search and, if it is small, by sums.
struct SolvedStart {
  std::string board;
  std::optional<OutcomeClass> outcome, by_sum;
  std::optional<std::string> value;
  std::uint64_t nodes = 0;  // of the plain search
  double seconds = 0;

  bool is_same() const { return !outcome || !by_sum || *outcome == *by_sum; }
};

SolvedStart solve_start(const Size& size, Budget& budget) {
  SolvedStart out{.board = fmt::format("{}x{}", size.rows, size.columns)};
  const auto setup = set_up<1>(read_board(out.board));
  const std::size_t cells = size.rows * size.columns;
  Budget one = budget.fork(), two = budget.fork(), three = budget.fork();
  const double start = seconds_at_work();
  PlainSolver<Clobber<1>> plain({});
  out.outcome = outcome_by(
      [&](Side side) { return plain.solve(setup.rules, setup.position, side, one).result; });
  out.seconds = seconds_at_work() - start;
  out.nodes = one.nodes();
  if (cells <= most_cells_summed) {
    SumSolver<Clobber<1>> sum(setup.rules, {});
    out.by_sum = outcome_by([&](Side side) { return sum.solve(setup.position, side, two).result; });
  }
  if (cells <= most_cells_valued) out.value = value_of(setup, three);
  if (out.outcome == OutcomeClass::previous) out.value = "0";  // as for every second-player win
  budget.add(one.nodes() + two.nodes() + three.nodes());
  return out;
}

Fields fields_of(const SolvedStart& start) {
  return Fields{}
      .add("item", "strong-starts")
      .add("position", start.board)
      .add("outcome", letter_or_null(start.outcome))
      .add("outcome_by_sum", letter_or_null(start.by_sum))
      .add("value", start.value)
      .add("nodes", start.nodes)
      .add("seconds", start.seconds);
}

Text words_of(const SolvedStart& start) {
  return {{fmt::format("  {:<4} {}  {}  {:>9} nodes {:>10}   {}\n", start.board,
                       start.outcome ? letter(*start.outcome) : '?',
                       start.is_same() ? "" : "differs", show_count(start.nodes),
                       show_seconds(start.seconds), start.value ? "= " + *start.value : "")}};
}

Status status_of(const SolvedStart& start) {
  if (!start.is_same()) return Status::wrong;
  return start.outcome ? Status::answered : Status::unknown;
}

}  // namespace

Reproduction starts_reproduction() {
  Command command{.name = "strong-starts",
                  .summary = "starting boards up to 3x6 and 4x4: outcomes, values of small ones"};
  command.examples = {{"reproduce strong-starts", "a few seconds"}};
  command.start = [](const Arguments&) -> Run {
    return [](const std::string&, Sink& sink, Budget& budget) {
      for (const Size& size : sizes()) {
        if (budget.stopped()) return;
        sink.progress(fmt::format("{}x{}", size.rows, size.columns), unknown_part);
        const SolvedStart start = solve_start(size, budget);
        sink.answer({fields_of(start), words_of(start), status_of(start)});
      }
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
