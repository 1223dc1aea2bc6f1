#pragma once

#include <cstddef>
#include <cstdint>

#include "base/budget.h"
#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// The number of legal moves, without listing them.
std::size_t count_moves(const Position& p, Side side);

/// The number of sequences of exactly `plies` moves. The last moves are counted in bulk, not
/// played: a node of the budget is a position whose moves are counted or listed. When the budget is
/// spent the count is too small; ask the budget.
std::uint64_t count_lines(const Position& p, Side mover, unsigned plies, Budget& budget);

}  // namespace zermelo::checkers
