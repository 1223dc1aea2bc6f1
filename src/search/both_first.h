#pragma once

#include <future>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "game/verdict.h"

namespace zermelo {

/// The verdicts with Left and with Right moving first; nothing for a side that was not asked about.
template <Game G>
struct BothFirst {
  std::optional<Verdict<G>> left, right;

  std::optional<OutcomeClass> outcome() const {
    if (!left || !right) return std::nullopt;
    return outcome_class(left->result, right->result);
  }
};

/// Solves a position for each first player asked about. The two searches share nothing, so they run
/// in parallel when a second solver is given and no limit on nodes couples them; the answer, nodes
/// included, is the same either way.
template <class Solver, NormalPlay G>
BothFirst<G> solve_both(std::vector<Solver>& solvers, const G& rules, const typename G::Position& p,
                        bool left, bool right, Budget& budget) {
  BothFirst<G> both;
  const bool together =
      left && right && solvers.size() > 1 && budget.limits().nodes == Limits::no_limit;
  if (together) {
    Budget other = budget.fork();
    auto right_first = std::async(std::launch::async,
                                  [&] { return solvers[1].solve(rules, p, Side::right, other); });
    both.left = solvers[0].solve(rules, p, Side::left, budget);
    both.right = right_first.get();  // throws an Error of that thread here
    budget.add(other.nodes());
  } else {
    if (left) both.left = solvers[0].solve(rules, p, Side::left, budget);
    if (right) both.right = solvers[0].solve(rules, p, Side::right, budget);
  }
  return both;
}

}  // namespace zermelo
