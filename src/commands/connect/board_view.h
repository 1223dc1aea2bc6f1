#pragma once

#include "commands/draw/board_drawing.h"
#include "games/connect/board/grid.h"

namespace zermelo::connect {

/// A board as `draw` and `play` show it.
BoardDrawing board_view(const Grid& grid);

}  // namespace zermelo::connect
