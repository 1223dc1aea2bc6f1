#pragma once

#include <cstddef>
#include <cstdint>

#include "base/budget.h"
#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// How many moves a side has, without listing them.
std::size_t count_moves(const Position& p, Side side);

/// How many sequences of exactly `plies` moves there are. The last moves are counted in bulk, not
/// played: a position is entered when its moves are counted or listed, and that is what the budget
/// is charged. The count is short when the budget was spent; ask the budget.
std::uint64_t count_lines(const Position& p, Side mover, unsigned plies, Budget& budget);

}  // namespace zermelo::checkers
