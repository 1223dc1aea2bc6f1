#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "games/checkers/board/position.h"
#include "games/checkers/database/lookup.h"
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
  std::optional<Outcome> outcome(const Position& position, Side side) {
    const Outcome found = outcome_or_unknown(position, side);
    if (found.result == Result::unknown) return std::nullopt;
    return found;
  }

  /// The same with the result `unknown` where a file is missing, for engines: g++ 12 writes an
  /// optional to the stack and reads it back before the score has arrived, which halves the number of
  /// probes that wait for memory at the same time.
  Outcome outcome_or_unknown(const Position& position, Side side) {
    return lookup_.one(files_, cache_, position, side);
  }

  /// The same for many positions: faster, since the scores of a group of positions come from memory at
  /// the same time. Both spans have the same length.
  void outcomes(std::span<const Setup> setups, std::span<Outcome> outcomes) {
    lookup_.many(files_, cache_, setups, outcomes);
  }

  /// The outcome of the move into a position, for the player who has just made it; `converts` if it
  /// is a capture or a promotion.
  std::optional<Outcome> outcome_of_move(const Position& after, Side then_to_move, bool converts);

  /// The slices that were asked for and have no file.
  std::set<Slice> missing() const { return files_.missing(); }

 private:
  SliceFiles files_;
  BlockCache cache_;
  LookupCode lookup_ = best_lookup();
};

/// The best of the moves, given the outcome of each for the mover: the shortest win, else a draw,
/// else the longest loss. Without a move: a loss in 0.
Outcome best_of(const std::vector<Outcome>& moves);
bool is_better(const Outcome& a, const Outcome& b);

}  // namespace zermelo::checkers
