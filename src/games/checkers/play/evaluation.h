#pragma once

#include <cstdlib>

#include "game/result.h"
#include "games/checkers/board/position.h"

/// The numbers a search compares, for the side to move, more being better. Their ranges never meet:
///
///     -30000 + n         the side to move has lost n plies after the root
///     -14000 .. -6000    lost by a table; how soon is not known
///      -4000 .. 4000     nothing is known: a guess from material and mobility
///        -50 .. 50       a draw by a table, or by repetition
///       6000 .. 14000    won by a table
///      30000 - n         the side to move wins n plies after the root
///
/// So a number beyond `least_proved` proves a win or a loss, and a search that reads a repetition
/// as a draw cannot spoil that: it only makes a win harder to show.
namespace zermelo::checkers {

inline constexpr int end_of_game = 30000, won_by_table = 10000, most_guess = 4000;
inline constexpr int least_proved = won_by_table - most_guess, least_end = 20000;

constexpr bool is_proved(int value) { return value >= least_proved || value <= -least_proved; }
constexpr bool is_end(int value) { return value >= least_end || value <= -least_end; }

/// What the pieces look worth to the side to move; a man is 100.
int guess_of(const Position& p, Side side);

/// The same where a table says how the game ends. Between wins, fewer enemies and fewer men are
/// better: a trade or a crowning is progress.
int value_of(Result known, const Position& p, Side side);

}  // namespace zermelo::checkers
