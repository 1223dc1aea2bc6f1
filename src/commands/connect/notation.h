#pragma once

#include <string_view>

namespace zermelo::connect {

/// How texts for people explain the notation of cells (see cell_text).
inline constexpr std::string_view cell_legend = "points are row,column from the top left, from 0";

}  // namespace zermelo::connect
