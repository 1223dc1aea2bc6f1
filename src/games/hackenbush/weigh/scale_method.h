#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/hackenbush/weigh/weighing.h"

namespace zermelo::hackenbush {

/// The Scale Method as the thesis describes it, for comparison. docs/papers/hackenbush.md lists
/// what its text leaves open and how we filled that in.
struct ScaleMethod {
  Player by = Player::uct;
  std::uint64_t iterations = 1200;
  std::uint64_t playouts = 100;
  unsigned cuts = 1;
  double margin = 0.4;
  Side undecided = Side::right;  // the side that is said to win if the rates decide nothing
  bool as_library = false;       // the player of the library that the thesis used, not of its text
  std::uint64_t rollouts = 1;    // random games an iteration; for that player only
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// The answer of the method: a number, star for the class N, or nothing when its safeguard went
/// off; and every weighing on the way.
struct ScaleAnswer {
  std::optional<Simple> value;
  std::vector<Weighing> steps;
  bool is_spent = false;  // the budget ended it
};

/// The outcome class by the rule of the thesis: a rate below the margin counts as 0, one above
/// 1 - margin as 1, and every pair of rates that is then neither P, N nor L is R.
OutcomeClass scale_class(const ScaleMethod& method, double left_first, double right_first);

/// One weighing: playouts with either side moving first. It has no `outcome` when the budget was
/// spent. Throws Error for more than 64 edges.
Weighing weigh_once(const Drawing& drawing, const Simple& weight, const ScaleMethod& method,
                    Budget& budget);

/// Weighs edge by edge: starts with an empty stalk and adds an edge for the side that is said to
/// lose, until the class is P. The safeguard ends it after five weighings more than the drawing has
/// edges.
ScaleAnswer scale_value(const Drawing& drawing, const ScaleMethod& method, const Watch& watch,
                        Budget& budget);

/// The answer of the method in the form of weigh_drawing. The method states no confidence, and its
/// outcome is that of the first weighing, against the weight 0.
Weighed weighed_by(const ScaleAnswer& answer, const Budget& budget);

}  // namespace zermelo::hackenbush
