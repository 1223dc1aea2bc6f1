#pragma once

#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/connect/board/rows.h"
#include "games/connect/board/rules.h"

namespace zermelo::connect {

/// The result of a game with best play.
enum class Ending : std::uint8_t { first, second, draw };

/// "first", "second" or "draw".
std::string_view name(Ending ending);

/// A position to solve: the side to move, and how many stones it places now.
struct Question {
  GameRules rules;
  Grid grid;  // its size is that of the rules
  Colour to_move = Colour::black;
  unsigned stones = 1;
};

/// The question of an empty board.
Question empty_board(const GameRules& rules);

/// Boards with more points are not solved.
inline constexpr unsigned most_points_solved = 64;

/// The solution of a position.
struct Solved {
  std::optional<Ending> ending;  // nothing: the budget was spent first
  /// If the side to move wins: the points of a winning turn, in the order in which to place them. A
  /// turn that completes a row has only the points that it takes.
  std::vector<unsigned> turn;
  bool is_cut = false;  // the budget was spent after the ending was known and before the turn was
  std::optional<WonRow> won_already;  // the row that ended the game before it was asked about
};

/// Solves by proof-number search: can Black force a row, and if not, can White? `memory` bounds the
/// table in bytes. A row on the board ends the game. Throws Error if both sides have one.
Solved solve_game(const Question& question, std::size_t memory, Budget& budget);

/// Only the ending.
std::optional<Ending> solve_exactly(const Question& question, std::size_t memory, Budget& budget);

}  // namespace zermelo::connect
