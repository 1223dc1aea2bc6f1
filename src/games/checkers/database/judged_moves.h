#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"

namespace zermelo::checkers {

/// A legal move and its outcome for the player who makes it, the move itself counted.
struct JudgedMove {
  Move move;
  Position after;
  Outcome outcome;
};

/// All legal moves in the order of MoveList. Nothing when a table is missing; the database then
/// names it.
std::optional<std::vector<JudgedMove>> judged_moves(Database& database, const Position& p,
                                                    Side side);

/// The outcome of the best of them, and the moves that reach it.
Outcome best_outcome(const std::vector<JudgedMove>& moves);
std::vector<std::string> best_moves(const std::vector<JudgedMove>& moves);

/// "win in 3", "draw".
std::string in_words(const Outcome& outcome);

}  // namespace zermelo::checkers
