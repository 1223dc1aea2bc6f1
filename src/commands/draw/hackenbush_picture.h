#pragma once

#include "commands/draw/picture.h"
#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The most edges a picture may have.
inline constexpr std::size_t most_pictured_edges = 5'000;

/// The drawing in SVG. Vertices are where it puts them, or else in layers by their distance from
/// the ground; `names` writes their names beside them. Throws Error for more than
/// most_pictured_edges.
Picture drawing_picture(const Drawing& drawing, bool names = false);

}  // namespace zermelo::hackenbush
