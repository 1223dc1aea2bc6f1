#pragma once

#include <vector>

#include "base/budget.h"
#include "game/verdict.h"

namespace zermelo {

/// A line of play to the end of the game: the winner makes winning moves, the loser the first move
/// in the order of the rules. Every position is solved afresh, so the line is also evidence for the
/// verdict. Ends early when the budget is spent. `Solver` is any type with
/// `solve(rules, position, side, budget)`.
template <class Solver, NormalPlay G>
std::vector<typename G::Move> play_out(Solver& solver, const G& rules, typename G::Position p,
                                       Side mover, Budget& budget) {
  std::vector<typename G::Move> line;
  while (move_count(rules, p, mover) > 0) {
    const auto verdict = solver.solve(rules, p, mover, budget);
    if (verdict.result == Result::unknown) break;
    const auto move = verdict.move ? *verdict.move : *rules.moves(p, mover).begin();
    line.push_back(move);
    p = rules.play(p, mover, move);
    mover = opponent(mover);
  }
  return line;
}

}  // namespace zermelo
