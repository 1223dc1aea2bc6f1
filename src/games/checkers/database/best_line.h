#pragma once

#include <optional>
#include <vector>

#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// A game in which both sides play the first of the moves that `Prober` lists by one distance.
struct BestLine {
  Known known;               // of the position it begins with
  std::optional<Metric> by;  // dtw or dtc: the distance that falls from move to move
  std::vector<Move> moves;   // empty for a draw
  bool is_complete = false;  // a draw, or followed to the end of the game
  Setup end;                 // where it ends: the last position of it, or the one not known
};

/// The slice whose table is missing, as the file that the position would be looked up in is named,
/// for a position of which the result or this distance is not known. Where captures are forced, the
/// table that lacks is one that they lead to.
Slice missing_slice(Prober& prober, Setup at, Metric metric);

/// Each move must bring the end (by dtw) or the next conversion (by dtc) a ply closer, so the line
/// ends: by dtw after exactly the plies announced. Throws Error where it does not, and names the
/// tables that contradict each other. Leaves off where a table is missing or only results are
/// known.
BestLine best_line(Prober& prober, const Setup& start);

}  // namespace zermelo::checkers
