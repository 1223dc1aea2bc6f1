#pragma once

#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"

namespace zermelo::connect {

/// How a game ends with best play.
enum class Ending : std::uint8_t { first, second, draw };

std::string_view name(Ending ending);

/// A position to be solved: the side to move and how many stones it places now.
struct Question {
  GameRules rules;
  Grid grid;  // of the size of the rules
  Colour to_move = Colour::black;
  unsigned stones = 1;
};

/// The empty board of some rules.
Question empty_board(const GameRules& rules);

/// Boards of more points are not solved.
inline constexpr unsigned most_points_solved = 64;

/// What a position comes to.
struct Solved {
  std::optional<Ending> ending;  // nothing: the budget was spent first
  /// Where the side to move wins: the points of a turn that wins, in an order in which they may be
  /// placed. Completing a row takes only the points it needs.
  std::vector<unsigned> turn;
  bool is_cut = false;  // the budget was spent after the ending was known and before the turn was
};

/// Solves by proof-number search: can Black force a row, and if not, can White? `memory` bounds the
/// table. A row that stands already ends the game. Throws Error where both sides have one.
Solved solve_game(const Question& question, std::size_t memory, Budget& budget);

/// The ending alone.
std::optional<Ending> solve_exactly(const Question& question, std::size_t memory, Budget& budget);

}  // namespace zermelo::connect
