#pragma once

#include <cstdlib>

#include "game/result.h"
#include "games/checkers/board/position.h"

/// The values that a search compares, for the side to move; larger is better. Their ranges are
/// disjoint except for draws:
///
///     -30000 + n         the side to move loses n plies after the root
///     -14000 .. -6000    lost by a table; how soon is not known
///      -4000 .. 4000     nothing is known: a guess from material and mobility
///        -50 .. 50       a draw by a table, or by repetition
///       6000 .. 14000    won by a table
///      30000 - n         the side to move wins n plies after the root
///
/// So a value beyond `least_proved` proves a win or a loss. That a search counts a repetition as a
/// draw does not affect this: it only makes a win harder to prove.
namespace zermelo::checkers {

inline constexpr int end_of_game = 30000, won_by_table = 10000, most_guess = 4000;
inline constexpr int least_proved = won_by_table - most_guess, least_end = 20000;

constexpr bool is_proved(int value) { return value >= least_proved || value <= -least_proved; }
constexpr bool is_end(int value) { return value >= least_end || value <= -least_end; }

/// A heuristic evaluation of the pieces for the side to move; a man is 100.
int guess_of(const Position& p, Side side);

/// The same where a table knows the result. Between wins, fewer enemies and fewer men are better: a
/// trade or a crowning is progress.
int value_of(Result known, const Position& p, Side side);

}  // namespace zermelo::checkers
