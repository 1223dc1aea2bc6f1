#pragma once

#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The parts of a drawing that only meet at the ground; with one cut a turn, the drawing is their
/// sum. Parts come in the order of their first edges, and a loop at the ground is a part by itself.
/// Takes about linear time.
std::vector<Drawing> parts_of(const Drawing& drawing);

}  // namespace zermelo::hackenbush
