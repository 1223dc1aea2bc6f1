#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/checkers/database/judged_moves.h"
#include "games/checkers/play/searcher.h"

namespace zermelo::checkers {

enum class End : std::uint8_t { won, repetition, limit, unknown };

/// A game that Black should win against a defender who knows the distances.
struct ContestGame {
  End end = End::unknown;
  std::vector<Move> moves;
  unsigned left = 0, nearest = 0;      // plies to the win: at the end, and at the nearest
  unsigned slips = 0, given_away = 0;  // Black's moves that were not best, and what they cost
  /// When a position occurs for the third time: plies since the second.
  unsigned cycle = 0;
  // Over the moves that were searched. A position with one winning move is not searched, and one
  // where the end of the game is in sight does not count.
  unsigned searched = 0, least_depth = 0, depth_sum = 0;

  unsigned plies() const { return static_cast<unsigned>(moves.size()); }
};

/// The limits of the player that knows only results.
struct LookAhead {
  unsigned depth = 31;
  std::uint64_t nodes = Limits::no_limit;  // for each move
};

/// Black knows results only and searches; White plays a longest defence, the first among equals. A
/// game is a draw when a position occurs for the third time with the same side to move.
ContestGame play_with_results(const Setup& start, Database& dtw, Searcher& searcher,
                              const LookAhead& ahead, unsigned most_plies, Budget& budget);

/// The same with a Black that also knows the distances.
ContestGame play_with_distances(const Setup& start, Database& dtw, unsigned most_plies);

}  // namespace zermelo::checkers
