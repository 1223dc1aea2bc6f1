#pragma once

#include "commands/answer.h"
#include "commands/draw/board_drawing.h"
#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// The board for a terminal, with square 1 and Black's side at the top: men are b and w, kings B
/// and W, and an empty dark square shows its number, or a dot without `numbers`.
Text board_words(const Position& p, bool numbers = true);

/// The board for a picture, every dark square with its number.
BoardDrawing board_drawing(const Position& p);

}  // namespace zermelo::checkers
