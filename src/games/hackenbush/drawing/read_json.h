#pragma once

#include <string_view>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The longest JSON text that is read, in bytes; enough for the most edges with long names.
inline constexpr std::size_t most_json_bytes = std::size_t{128} << 20;

/// Reads the JSON form (docs/formats.md) of a drawing. Throws Error.
Drawing read_json(std::string_view text);

}  // namespace zermelo::hackenbush
