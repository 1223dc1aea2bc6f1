#pragma once

#include <future>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "game/verdict.h"

namespace zermelo {

/// The verdicts when Left starts and when Right starts; nothing where it was not asked.
template <Game G>
struct BothFirst {
  std::optional<Verdict<G>> left, right;

  std::optional<OutcomeClass> outcome() const {
    if (!left || !right) return std::nullopt;
    return outcome_class(left->result, right->result);
  }
};

/// Solves a position for each first player asked for. The two searches share nothing, so they run
/// side by side when a second solver is given and no limit on nodes couples them; the answer, nodes
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
    both.right = right_first.get();  // an Error over there is thrown here
    budget.add(other.nodes());
  } else {
    if (left) both.left = solvers[0].solve(rules, p, Side::left, budget);
    if (right) both.right = solvers[0].solve(rules, p, Side::right, budget);
  }
  return both;
}

}  // namespace zermelo
