#pragma once

#include <string>

#include "commands/answer.h"
#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// The board for a terminal, with square 1 and Black's side at the top: men are b and w, kings B
/// and W, and an empty dark square shows its number.
Text board_picture(const Position& p);

/// The same as an SVG picture; a king has a second ring.
std::string board_svg(const Position& p);

}  // namespace zermelo::checkers
