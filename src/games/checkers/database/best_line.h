#pragma once

#include <optional>
#include <vector>

#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// A game in which both sides play the first of the moves that `Prober` lists by one distance.
struct BestLine {
  Setup start;
  Known known;                   // of the start
  std::optional<Metric> by;      // dtw or dtc: the distance that decreases from move to move
  std::vector<Move> moves;       // empty for a draw
  bool is_complete = false;      // a draw, or followed to the end of the game
  Setup end;                     // the last position that was reached, or the one not known
  std::optional<Slice> missing;  // where it is not complete: the slice whose table is missing
};

/// The slice whose table is missing for a position of which the result or this distance is not
/// known, oriented as the file in which the position would be looked up. Where captures are forced
/// it is a slice that they lead to.
Slice missing_slice(Prober& prober, Setup at, Metric metric);

/// Every move must bring the end (by dtw) or the next conversion (by dtc) a ply closer, so the line
/// ends: by dtw after exactly the plies announced. Throws Error where a move does not, naming the
/// tables that contradict each other. The line ends early where a table is missing or only results
/// are known.
BestLine best_line(Prober& prober, const Setup& start);

}  // namespace zermelo::checkers
