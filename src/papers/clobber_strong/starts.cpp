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

Answer row_of(const Size& size, Budget& budget) {
  const auto board = fmt::format("{}x{}", size.rows, size.columns);
  const auto setup = set_up<1>(read_board(board));
  const std::size_t cells = size.rows * size.columns;
  Budget one = budget.fork(), two = budget.fork(), three = budget.fork();
  const double start = seconds_at_work();
  PlainSolver<Clobber<1>> plain({});
  const auto outcome = outcome_by(
      [&](Side side) { return plain.solve(setup.rules, setup.position, side, one).result; });
  const double seconds = seconds_at_work() - start;
  std::optional<OutcomeClass> again;
  if (cells <= most_cells_summed) {
    SumSolver<Clobber<1>> sum(setup.rules, {});
    again = outcome_by([&](Side side) { return sum.solve(setup.position, side, two).result; });
  }
  auto value = cells <= most_cells_valued ? value_of(setup, three) : std::nullopt;
  if (outcome == OutcomeClass::previous) value.emplace("0");  // as for every second-player win
  budget.add(one.nodes() + two.nodes() + three.nodes());
  const auto said = [](std::optional<OutcomeClass> o) { return letter_or_null(o); };
  const bool same = !outcome || !again || *outcome == *again;
  Answer answer;
  answer.status = !same ? Status::wrong : outcome ? Status::answered : Status::unknown;
  answer.fields.add("item", "strong-starts").add("position", board).add("outcome", said(outcome));
  answer.fields.add("outcome_by_sum", said(again)).add("value", value);
  answer.fields.add("nodes", one.nodes()).add("seconds", seconds);
  answer.text.push_back(
      {fmt::format("  {:<4} {}  {}  {:>9} nodes {:>10}   {}\n", board,
                   outcome ? letter(*outcome) : '?', same ? "" : "differs", show_count(one.nodes()),
                   show_seconds(seconds), value ? "= " + *value : "")});
  return answer;
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
        sink.answer(row_of(size, budget));
      }
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
