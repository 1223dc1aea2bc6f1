#pragma once

#include <zermelo/checkers.h>

#include <optional>

#include "games/checkers/board/position.h"

namespace zermelo {

/// Why these sets are not a position of checkers; nullptr when they are. One side may be without
/// pieces: it has lost.
const char* why_not_a_position(const checkers::Position& p);

/// The sets of squares as they are, a position or not.
checkers::Setup setup_of(const CheckersPosition& position);
/// The engine's own form of a position. Throws Error for sets that are not one.
checkers::Setup checked_setup(const CheckersPosition& position);
CheckersPosition position_of(const checkers::Position& p, Side to_move);

}  // namespace zermelo
