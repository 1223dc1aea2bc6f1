#pragma once

#include <string>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The most edges a picture may have.
inline constexpr std::size_t most_pictured_edges = 5'000;

/// A picture for a page, as one SVG document: vertices where the drawing says, else laid out in
/// layers by their distance from the ground. Throws Error above most_pictured_edges.
std::string draw_svg(const Drawing& drawing);

}  // namespace zermelo::hackenbush
