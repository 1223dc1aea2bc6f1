#pragma once

#include <zermelo/position.h>

namespace zermelo {

/// Reads a Domineering board of up to 1024 cells: rows joined by "|", a free cell "." and a blocked
/// one "#", or a size "3x4". Left plays vertical dominoes, Right horizontal ones. Moves are
/// "from-to", cells counted row by row from 0. Throws Error.
ZERMELO_API NormalPosition domineering_position(std::string_view text);

}  // namespace zermelo
