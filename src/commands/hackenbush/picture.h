#pragma once

#include <string>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The most edges a picture may have.
inline constexpr std::size_t most_pictured_edges = 5'000;

/// A picture as one SVG document. Vertices are where the drawing puts them, or else in layers by
/// their distance from the ground. Throws Error for more than most_pictured_edges.
std::string draw_svg(const Drawing& drawing);

}  // namespace zermelo::hackenbush
