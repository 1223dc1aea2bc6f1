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
  std::uint64_t playouts = 100;     // games with each side moving first, at most, in one weighing
  unsigned cuts = 1;
  double confidence = 0.99;  // wanted of the answer
  bool prove = true;         // use proofs where the search tree is solved
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// One weighing: a part of the drawing against a weight, in games with either side moving first.
/// Arrays are indexed by the side that moves first, Left before Right.
struct Weighing {
  std::size_t part = 0;  // number of the part of the drawing, from 0
  Simple weight;
  std::array<Estimate, 2> games = {};  // won by the side that moves first
  std::array<Result, 2> proved = {Result::unknown, Result::unknown};  // for that side
  std::optional<OutcomeClass> outcome;  // of the part minus the weight
  bool is_proof = false;                // the outcome follows from what is proved
  double error = 0;                     // the probability that it is wrong; 0 if it is proved
  std::optional<Dyadic> low, high;      // the part lies between them, as known before this weighing

  /// The share of games won by the side that moves first; 0 or 1 if the result is proved.
  double rate(Side first) const;
};

/// Called during a weighing, after each pair of games, and when it is done.
using Watch = std::function<void(const Weighing& weighing, bool is_done)>;
inline void unwatched(const Weighing&, bool) {}

/// The answer of weighing a drawing. An estimate unless it is proved.
struct Weighed {
  std::optional<Simple> value;
  std::optional<OutcomeClass> outcome;
  std::array<double, 2> rates = {};  // at the balance, the largest of all parts; else the last ones
  double confidence = 0;             // that it is right; 1 when proved
  bool is_proved = false;
  std::size_t parts = 0, weighings = 0;
  std::vector<Dyadic> bracket;  // two ends, if there is no value and one part lies between them
  NoBalance why_not = NoBalance::none;
};

/// Weighs a drawing by games of Monte Carlo players.
///
/// With one cut a turn, parts that only meet at the ground are weighed separately and their values
/// added. In each weighing both sides move first in turn, and a sequential test decides the outcome
/// class, unless the search tree is solved, which proves it. When answers contradict each other or
/// a test stays open, the part is weighed again by players that think four times as long.
///
/// Exchanging the colours gives the mirror image, seed for seed; the number of threads changes
/// nothing unless the budget limits nodes. Throws Error for a drawing that is too large.
Weighed weigh_drawing(const Drawing& drawing, const WeighOptions& options, const Watch& watch,
                      Budget& budget);

/// Throws Error when a turn has more choices than a search tree has room for: each choice is a move
/// with a node of its own.
void check_choices(const Drawing& part, unsigned cuts);

/// Why a spent budget ended the weighing.
NoBalance why_spent(const Budget& budget);

}  // namespace zermelo::hackenbush
