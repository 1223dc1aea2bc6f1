#pragma once

#include <string_view>

namespace zermelo::connect {

/// The explanation of the notation of cells in texts for people (see cell_text).
inline constexpr std::string_view cell_legend = "points are row,column from the top left, from 0";

}  // namespace zermelo::connect
