#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <vector>

#include "games/checkers/board/position.h"
#include "games/checkers/database/slice_files.h"

namespace zermelo::checkers {

/// Looks positions up in the files of one metric. Any number of threads may ask.
class Database {
 public:
  Database(std::vector<std::filesystem::path> folders, Metric metric, std::uint64_t cache_bytes);

  Metric metric() const { return files_.metric(); }

  /// The outcome of the position for the side to move. Nothing when a file that is needed is
  /// missing. Where a capture is forced the captures are played out, since the files do not hold
  /// such positions.
  std::optional<Outcome> outcome(const Position& position, Side side);

  /// The outcome of the move into a position, for the player who has just made it; `converts` if it
  /// is a capture or a promotion.
  std::optional<Outcome> outcome_of_move(const Position& after, Side then_to_move, bool converts);

  /// The slices that were asked for and have no file.
  std::set<Slice> missing() const { return files_.missing(); }

 private:
  std::optional<Outcome> after_captures(const Position& position, Side side);

  SliceFiles files_;
  BlockCache cache_;
};

/// The best of the moves, given the outcome of each for the mover: the shortest win, else a draw,
/// else the longest loss. Without a move: a loss in 0.
Outcome best_of(const std::vector<Outcome>& moves);
bool is_better(const Outcome& a, const Outcome& b);

}  // namespace zermelo::checkers
