#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/error.h"
#include "search/both_first.h"
#include "search/line.h"
#include "search/sum_explanation.h"

namespace zermelo {

/// A question about one position: the first players it is about, and the details wanted.
struct SolveRequest {
  bool left = true, right = true;  // the first players asked about
  bool line = false;               // a line of play for each
  bool all_moves = false;          // every winning move (sum solver only)
  bool explain = false;            // what decided it (sum solver only)

  std::vector<Side> sides() const {
    std::vector<Side> out;
    if (left) out.push_back(Side::left);
    if (right) out.push_back(Side::right);
    return out;
  }
};

/// Moves that belong to the question with `first` moving first: a line of play, or all winning
/// moves. Nothing when they were not found within the budget.
template <Game G>
struct MovesWhenFirst {
  Side first = Side::left;
  std::optional<std::vector<typename G::Move>> moves;
};

/// The answer to "who wins?": the verdicts, what they cost, and whatever else was asked for.
template <Game G>
struct SearchSolution {
  BothFirst<G> both;
  std::uint64_t nodes = 0;  // cost of the verdicts alone
  double seconds = 0;
  Spent spent = Spent::no;
  std::vector<MovesWhenFirst<G>> lines, winning_moves;
  std::vector<SumExplanation> explanations;
  Trouble trouble;  // why a verdict is missing, unless the budget was spent

  /// Books what the verdicts have cost.
  void set_cost(const Budget& budget) {
    nodes = budget.nodes();
    seconds = budget.seconds();
    spent = budget.spent();
  }
};

/// Adds a line of play for each first player asked about.
template <class Solver, NormalPlay G>
void add_lines(Solver& solver, const G& rules, const typename G::Position& p,
               const SolveRequest& request, Budget& budget, SearchSolution<G>& out) {
  if (!request.line) return;
  for (const Side side : request.sides())
    out.lines.push_back({side, play_out(solver, rules, p, side, budget)});
}

/// Solves a position with one or two solvers of the same kind. Lines are not counted in the cost.
template <class Solver, NormalPlay G>
SearchSolution<G> solve_position(std::vector<Solver>& solvers, const G& rules,
                                 const typename G::Position& p, const SolveRequest& request,
                                 Budget& budget) {
  SearchSolution<G> out;
  out.both = solve_both(solvers, rules, p, request.left, request.right, budget);
  out.set_cost(budget);
  Budget more = budget.fork();
  add_lines(solvers.front(), rules, p, request, more, out);
  return out;
}

}  // namespace zermelo
