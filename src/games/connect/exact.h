#pragma once

#include <optional>

#include "base/budget.h"
#include "games/connect/grid.h"
#include "games/connect/rules.h"

namespace zermelo::connect {

/// How a game ends with best play.
enum class Ending : std::uint8_t { first, second, draw };

std::string_view name(Ending ending);

/// A position to be solved: who is to move and how many stones he places now.
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

/// Solves by proof-number search: can Black force a row, and if not, can White? Nothing when the
/// budget is spent. `memory` bounds the table.
std::optional<Ending> solve_exactly(const Question& question, std::size_t memory, Budget& budget);

}  // namespace zermelo::connect
