#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "game/estimate.h"
#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/weigh/balance.h"

namespace zermelo::hackenbush {

enum class Player : std::uint8_t { uct, pure };

struct WeighOptions {
  Player by = Player::uct;
  std::uint64_t iterations = 1200;  // for each move of a game
  std::uint64_t playouts = 100;     // games for each side moving first, at most, in one weighing
  unsigned cuts = 1;
  double confidence = 0.99;  // wanted of the answer
  bool prove = true;         // use proofs where the tree closes
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// One weighing: a part of the drawing against a weight, games with either side moving first.
struct Weighing {
  std::size_t part = 0;  // which part of the drawing, from 0
  Simple weight;
  std::array<Estimate, 2> games = {};  // won by the side that moves first; Left, Right
  std::array<Result, 2> proved = {Result::unknown, Result::unknown};  // for that side
  std::optional<OutcomeClass> outcome;  // of the part minus the weight
  bool is_proof = false;                // the outcome follows from what is proved
  double error = 0;                     // the chance that it is wrong, unless it is proved
  std::optional<Dyadic> low, high;      // the part lies between, before this weighing

  /// Of games won by the side that moves first: 0 or 1 where that is proved.
  double rate(Side first) const;
};

/// Told of each weighing, while it goes on and when it is done.
using Watch = std::function<void(const Weighing& weighing, bool is_done)>;

/// What was found out about a drawing by weighing.
struct Weighed {
  std::optional<Simple> value;
  std::optional<OutcomeClass> outcome;
  std::array<double, 2> rates = {};  // at the balance, the largest of all parts; else the last ones
  double confidence = 0;             // that it is right; 1 when proved
  bool is_proved = false;
  std::size_t parts = 0, weighings = 0;
  std::vector<Dyadic> bracket;  // two ends, where there is no value and one part lies between them
  std::string why_not;          // one sentence, if there is no value
};

/// Weighs a drawing by games of Monte Carlo players.
///
/// With one cut a turn, parts that only meet at the ground are weighed apart and their values
/// added. In each weighing both sides move first in turn, and a sequential test tells who wins,
/// unless the search tree closes and that is proved. An answer that would contradict another one,
/// or a test that stays open, has the part weighed again by players that think four times as long.
///
/// Swapped colours give the mirror image, seed for seed; the number of threads changes nothing
/// unless the budget limits nodes. Throws Error for a drawing that is too large.
Weighed weigh_drawing(const Drawing& drawing, const WeighOptions& options, const Watch& watch,
                      Budget& budget);

/// Throws Error when a turn has more choices than a tree has room for: each is a move with a place
/// of its own there.
void check_choices(const Drawing& part, unsigned cuts);

/// Why a budget ended the weighing: it was used up, or somebody interrupted it.
std::string why_spent(const Budget& budget);

/// The parts of a drawing that only meet at the ground.
std::vector<Drawing> parts_of(const Drawing& drawing);

}  // namespace zermelo::hackenbush
