#pragma once

#include <zermelo/position.h>

namespace zermelo {

/// Reads a Clobber board of up to 1024 cells: "BBW.W", rows of a grid joined by "|", a size "3x4"
/// (the checkerboard start), or a row with repeats such as "(BBW)^40". Black (B, X) is Left, White
/// (W, O) is Right. Moves are "from-to", cells counted row by row from 0. Throws Error.
ZERMELO_API NormalPosition clobber_position(std::string_view text);

}  // namespace zermelo
