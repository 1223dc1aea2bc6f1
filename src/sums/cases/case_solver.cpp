#include "sums/cases/case_solver.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/solvers.h"
#include "sums/mixed_solver.h"
#include "sums/sum_reader.h"
#include "value/calculator/calculator.h"
#include "value/scoped_limits.h"

namespace zermelo::cases {
namespace {

using clobber::Board;
using clobber::Clobber;

bool is_clobber_row(const PositionModel::Pointer& position) {
  return position->game() == "clobber" && position->text().find('|') == std::string::npos;
}

/// Whether a text names a game, as expressions do; plain values have their own reader.
bool has_positions(const std::string& value) { return value.find('(') != std::string::npos; }

bool is_for_rows(const TestCase& test) {
  return !test.positions.empty() && std::ranges::all_of(test.positions, is_clobber_row) &&
         std::ranges::none_of(test.values, has_positions);
}

/// All rows of a case side by side, with a gap between them.
Board joined(const TestCase& test) {
  Board board{1, 0, {}};
  for (const auto& each : test.positions) {
    const Board row = clobber::read_board(each->text());
    if (!board.cells.empty()) board.cells.push_back(clobber::Cell::empty);
    board.cells.insert(board.cells.end(), row.cells.begin(), row.cells.end());
  }
  if (board.cells.empty()) board.cells.push_back(clobber::Cell::empty);
  board.columns = board.cells.size();
  return board;
}

/// The parts of a case in the order of the file, first the positions.
std::vector<SumTerm> terms_of(const TestCase& test, ValueStore& values, Budget& budget,
                              std::size_t most_bytes) {
  std::vector<SumTerm> out;
  for (const auto& position : test.positions) out.push_back({position, 1});
  for (const auto& text : test.values) {
    const auto written = read_sum(text, values, budget, most_bytes);
    out.insert(out.end(), written.terms.begin(), written.terms.end());
  }
  return out;
}

}  // namespace

template <std::size_t Words>
Winners CaseSolver::solve_rows(const TestCase& test, const Board& board, Budget& budget) {
  const auto setup = clobber::set_up<Words>(board);
  SumOptions options;
  options.bytes = most_bytes_;
  SumSolver<Clobber<Words>> solver(setup.rules, options, clobber::known_rows<Words>(short_rows_));
  Calculator calculator(solver.store());
  std::vector<Value> values;
  for (const auto& text : test.values) values.push_back(calculator.value(text));
  const auto who_wins = [&](Side first) {
    return winner(first, solver.result(setup.position, values, first, budget));
  };
  Winners found;
  if (test.left_first) found.left_first = who_wins(Side::left);
  if (test.right_first) found.right_first = who_wins(Side::right);
  return found;
}

Winners CaseSolver::solve_rows(const TestCase& test, Budget& budget) {
  const Board board = joined(test);
  if (board.cells.size() <= 64) return solve_rows<1>(test, board, budget);
  if (board.cells.size() <= 128) return solve_rows<2>(test, board, budget);
  return solve_rows<16>(test, board, budget);
}

Winners CaseSolver::solve_mixed(const TestCase& test, Budget& budget) {
  ValueStore values(most_bytes_ / 2);
  const TimeLimit limit(values, budget);
  const SolveRequest request{.left = test.left_first.has_value(),
                             .right = test.right_first.has_value()};
  Winners found;
  try {
    const auto terms = terms_of(test, values, budget, most_bytes_ / 2);
    const auto solution =
        MixedSolver(values, {.most_bytes = most_bytes_ / 2}).solve(terms, request, budget);
    if (solution.left_first) found.left_first = winner(Side::left, *solution.left_first);
    if (solution.right_first) found.right_first = winner(Side::right, *solution.right_first);
  } catch (const GaveUp&) {
    // Nothing is known.
  }
  return found;
}

Winners CaseSolver::solve(const TestCase& test, Budget& budget) {
  if (!test.left_first && !test.right_first) return {};
  try {
    const bool fits = is_for_rows(test) && joined(test).cells.size() <= clobber::most_cells;
    return fits ? solve_rows(test, budget) : solve_mixed(test, budget);
  } catch (const Error& error) {
    throw Error(fmt::format("check: line {}: {}", test.line, error.what()), error.remedy());
  }
}

}  // namespace zermelo::cases
