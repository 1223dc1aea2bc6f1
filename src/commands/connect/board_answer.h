#pragma once

#include <string>

#include "commands/answer.h"
#include "games/connect/board/grid.h"
#include "games/connect/types/shape.h"

namespace zermelo::connect {

/// `probe connect --board`: all Connections of a board with their types, and the types of all void
/// points in the four directions for both colours.
Answer answer_board(const std::string& position, const Grid& grid, LineRules rules);

}  // namespace zermelo::connect
