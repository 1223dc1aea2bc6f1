#pragma once

#include <string>

#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// "wins in 3 plies, converts in 1", "loses", "draws", "not known": what is known of a position for
/// the side to move, or of a move (`seen_by_mover`) for the side that makes it. All text for users
/// gives results for the side to move, and distances in plies.
std::string in_words(const Known& known);

}  // namespace zermelo::checkers
