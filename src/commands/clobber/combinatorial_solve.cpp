// `solve --by combinatorial-1` to `-6`: the paper's solvers behind the usual interface.

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "base/error.h"
#include "commands/clobber/combinatorial_solve.h"
#include "commands/solve_answer.h"
#include "commands/solve_command.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/combinatorial.h"

namespace zermelo::clobber {
namespace {

constexpr std::uint32_t paper_length = 16;

RowTable database(std::uint32_t length) {
  ValueStore store;
  Budget budget;
  return build_rows(length, store, budget, [](std::uint32_t, std::uint64_t) {});
}

/// The solver with the interface that all solvers of Clobber have.
class Asker {
 public:
  Asker(const RowTable& table, int number, std::size_t bytes, CombinatorialOrder order)
      : solver_(table, combinatorial_features(number), bytes, order) {}

  Verdict<Clobber<1>> solve(const Clobber<1>& rules, const Clobber<1>::Position& p, Side mover,
                            Budget& budget) {
    return solver_.solve(rules.board(p), mover, budget);
  }

 private:
  CombinatorialSolver solver_;
};

class Solving {
 public:
  Solving(int number, Arguments arguments) : number_(number), arguments_(std::move(arguments)) {}

  void answer(const std::string& position, Sink& sink, Budget& budget) {
    const Board board = read_board(position);
    if (board.rows != 1 || board.cells.size() > 64)
      throw Error(
          fmt::format("clobber: {} is not a row of up to 64 cells, which the combinatorial solvers "
                      "require",
                      in_quotes(position)));
    get_ready(static_cast<std::uint32_t>(board.cells.size()));
    const auto setup = set_up<1>(board);
    const auto solution =
        solve_position(askers_, setup.rules, setup.position, solve_request(arguments_), budget);
    sink.answer(solution_answer({"clobber", position}, written(setup.rules, solution),
                                arguments_.text("by")));
  }

 private:
  /// Builds as much of the paper's database as rows of this many cells can use.
  void get_ready(std::uint32_t cells) {
    const auto wanted = std::min(cells, paper_length);
    if (table_.length >= wanted) return;
    askers_.clear();
    table_ = database(wanted);
    const std::size_t workers = arguments_.count("threads") > 1 ? 2 : 1;
    for (std::size_t i = 0; i < workers; ++i)
      askers_.emplace_back(table_, number_, arguments_.bytes("memory"), order());
  }

  CombinatorialOrder order() const {
    CombinatorialOrder order;
    if (arguments_.text("order") != "fewest-replies") order.order = Order::as_listed;
    if (arguments_.text("order") == "random") order.shuffle_seed = arguments_.count("seed");
    return order;
  }

  int number_;
  RowTable table_;
  Arguments arguments_;
  std::vector<Asker> askers_;
};

}  // namespace

RowTable paper_database() { return database(paper_length); }

std::optional<int> combinatorial_number(std::string_view method) {
  constexpr std::string_view prefix = "combinatorial-";
  if (!method.starts_with(prefix)) return std::nullopt;
  return method.back() - '0';
}

Run solve_by_combinatorial(int number, const Arguments& arguments) {
  const auto solving = std::make_shared<Solving>(number, arguments);
  return [solving](const std::string& position, Sink& sink, Budget& budget) {
    solving->answer(position, sink, budget);
  };
}

}  // namespace zermelo::clobber
