#pragma once

#include <string_view>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// True for a text that begins with the name of a shape and a blank.
bool is_shape(std::string_view text);

/// Reads a named shape:
///
///     flower STEM PETALS       a stalk, and loops on its top, one a letter
///     ladder LEFT RIGHT RUNGS  two stalks of one height; rung i joins them at height i
///     grid RxC WORD            C stalks of R edges; neighbours are joined at every height.
///                              Level by level from the ground, first the edges of the stalks and then
///                              the joints, the edges have the colours of the word, which is repeated.
///
/// Words are the letters B, R and G, and may be `.` for none. Throws Error.
Drawing read_shape(std::string_view text);

}  // namespace zermelo::hackenbush
