#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "base/budget.h"
#include "game/game.h"
#include "game/verdict.h"

// Fast rules and solvers against slow rules on text (tests/slow_truth.h), for any game.

namespace zermelo::testing {

/// Moves as "move position".
using Spelled = std::set<std::string>;

template <Written G>
Spelled fast_moves(const Setup<G>& setup, Side side) {
  const auto& [rules, position, to_move] = setup;
  Spelled spelled;
  for (const auto& move : rules.moves(position, side)) {
    spelled.insert(rules.text(move) + ' ' + rules.text(rules.play(position, side, move)));
  }
  EXPECT_EQ(spelled.size(), move_count(rules, position, side));
  return spelled;
}

template <class Slow>
Spelled slow_moves(const std::string& board, Side side) {
  Spelled spelled;
  for (const auto& step : Slow::moves(board, Slow::player(side))) {
    spelled.insert(std::to_string(step.from) + '-' + std::to_string(step.to) + ' ' + step.board);
  }
  return spelled;
}

/// True when tidying a position leaves its moves, their order and the outcome as they were, and
/// doing it again leaves it alone.
template <class Slow, Tidies G>
bool tidying_keeps_the_game(const Setup<G>& setup) {
  const auto& [rules, position, to_move] = setup;
  const auto tidy = rules.tidied(position);
  Slow slow;
  bool same = rules.tidied(tidy) == tidy;
  for (const Side side : {Side::left, Side::right}) {
    std::vector<typename G::Move> before, after;
    std::ranges::copy(rules.moves(position, side), std::back_inserter(before));
    std::ranges::copy(rules.moves(tidy, side), std::back_inserter(after));
    const char mover = Slow::player(side);
    same = same && before == after &&
           slow.wins(rules.text(position), mover) == slow.wins(rules.text(tidy), mover);
  }
  return same;
}

/// The verdicts on one board, both players first. Where a win is claimed, the move is played and
/// the slow rules must agree that the opponent is lost.
template <class Solver, class G, class Slow>
void expect_truth(Solver& solver, const Setup<G>& setup, const std::string& board, Slow& slow) {
  SCOPED_TRACE(board);
  const auto& [rules, position, to_move] = setup;
  for (const Side side : {Side::left, Side::right}) {
    Budget budget;
    const auto verdict = solver.solve(rules, position, side, budget);
    const bool truth = slow.wins(board, Slow::player(side));
    ASSERT_EQ(verdict.result, truth ? Result::win : Result::loss) << name(side) << " first";
    ASSERT_EQ(verdict.move.has_value(), truth);
    if (truth) {
      const auto next = rules.text(rules.play(position, side, *verdict.move));
      ASSERT_FALSE(slow.wins(next, Slow::player(opponent(side)))) << rules.text(*verdict.move);
    }
  }
}

}  // namespace zermelo::testing
