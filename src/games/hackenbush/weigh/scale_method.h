#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/hackenbush/weigh/weighing.h"

namespace zermelo::hackenbush {

/// The Scale Method as the thesis describes it, for comparison. What its text leaves open and how
/// that was filled is listed in docs/papers.md.
struct ScaleMethod {
  Player by = Player::uct;
  std::uint64_t iterations = 1200;
  std::uint64_t playouts = 100;
  unsigned cuts = 1;
  double margin = 0.4;
  Side undecided = Side::right;  // who is said to win where the rates decide nothing
  bool as_library = false;       // the player of the library the thesis used, not of its text
  std::uint64_t rollouts = 1;    // random games an iteration, of that player alone
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// What the method returned: a number, star for the class N, or nothing when its safeguard went
/// off; and every weighing on the way, whose weight is the value that would balance.
struct ScaleAnswer {
  std::optional<Simple> value;
  std::vector<Weighing> steps;
  bool is_spent = false;  // the budget was
};

/// The class by the rule of the thesis: a rate below the margin counts as 0, one above 1 - margin
/// as 1, and every pair that is then neither P, N nor L is R.
OutcomeClass scale_class(const ScaleMethod& method, double left_first, double right_first);

/// One weighing: playouts with either side moving first, without `outcome` when the budget is
/// spent. Throws Error for more than 64 edges.
Weighing weigh_once(const Drawing& drawing, const Simple& weight, const ScaleMethod& method,
                    Budget& budget);

/// Weighs edge by edge: starts with nothing, adds an edge for the side said to lose, until the
/// class is P. The safeguard: no more weighings than the drawing has edges, and five.
ScaleAnswer scale_value(const Drawing& drawing, const ScaleMethod& method, const Watch& watch,
                        Budget& budget);

}  // namespace zermelo::hackenbush
