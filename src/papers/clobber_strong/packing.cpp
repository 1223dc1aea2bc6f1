// Both Clobber papers say that packing four cells into a byte made their program worse, and that
// the cause was not found. Here one search runs on a row with one cell per byte, with four cells
// per byte, and on our bit sets: the nodes are the same, so that the times show the cost of the
// representation.

#include <fmt/format.h>

#include "base/numbers.h"
#include "papers/clobber_strong/cell_row.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/reproductions.h"
#include "search/methods.h"

namespace zermelo::clobber {
namespace {

struct CellCost {
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::size_t position_bytes = 0;
};

template <class G>
CellCost cost_of(const G& rules, const typename G::Position& p, Method method, Budget& budget) {
  PlainOptions options{.method = method};
  options.deepening.order = Order::as_listed;
  PlainSolver<G> solver(options);
  Budget one = budget.fork();
  const double start = seconds_at_work();
  for (const Side side : {Side::left, Side::right}) solver.solve(rules, p, side, one);
  return {one.nodes(), seconds_at_work() - start, sizeof(typename G::Position)};
}

template <bool Packed>
CellCost cost_of_cells(const Board& board, Method method, Budget& budget) {
  const CellRow<Packed> rules(board.cells.size());
  typename CellRow<Packed>::Position p;
  for (std::size_t i = 0; i < board.cells.size(); ++i)
    rules.set_cell(p, i, static_cast<std::uint8_t>(board.cells[i]));
  return cost_of(rules, p, method, budget);
}

/// A search of one row with one way to store cells.
struct PackedSearch {
  std::uint64_t n;
  Method method;
  const char* cells;
  CellCost cost;
};

Fields fields_of(const PackedSearch& search) {
  return Fields{}
      .add("item", "plain-packing")
      .add("n", search.n)
      .add("method", name(search.method))
      .add("cells", search.cells)
      .add("position_bytes", std::uint64_t{search.cost.position_bytes})
      .add("nodes", search.cost.nodes)
      .add("seconds", search.cost.seconds);
}

Text words_of(const PackedSearch& search) {
  const CellCost& cost = search.cost;
  return {{fmt::format("  (BW)^{:<3} {:<14} {:<18} {:>3} bytes {:>9} nodes {:>10}\n", search.n,
                       name(search.method), search.cells, cost.position_bytes,
                       show_count(cost.nodes), show_seconds(cost.seconds))}};
}

}  // namespace

Reproduction packing_reproduction() {
  Command command{.name = "plain-packing",
                  .summary = "both Clobber papers: what packing four cells into a byte costs"};
  command.examples = {{"reproduce plain-packing --to 11", "three ways to store a row"}};
  command.options = {{"to", Kind::count, "n", "the last n of (BW)^n, from 10 on", "13"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [last = std::min<std::uint64_t>(arguments.count("to"), 16)](const std::string&,
                                                                       Sink& sink, Budget& budget) {
      for (std::uint64_t n = 10; n <= last; ++n) {
        const Board board = read_board(fmt::format("(BW)^{}", n));
        for (const Method method : {Method::negamax_table, Method::deepening}) {
          const auto bytes = cost_of_cells<false>(board, method, budget);
          const auto packed = cost_of_cells<true>(board, method, budget);
          const auto setup = set_up<1>(board);
          const auto bits = cost_of(setup.rules, setup.position, method, budget);
          if (budget.stopped()) return;
          for (const PackedSearch& search : {PackedSearch{n, method, "a cell to a byte", bytes},
                                             PackedSearch{n, method, "four to a byte", packed},
                                             PackedSearch{n, method, "bit sets", bits}})
            sink.answer({fields_of(search), words_of(search)});
        }
      }
    };
  };
  return {"clobber-plain", command};
}

}  // namespace zermelo::clobber
