#pragma once

#include <cstdint>
#include <string_view>

namespace zermelo {

/// The two players. Left is Black, Blue, vertical, x; Right is White, Red, horizontal, o.
enum class Side : std::uint8_t { left, right };

constexpr Side opponent(Side side) { return side == Side::left ? Side::right : Side::left; }

constexpr std::string_view name(Side side) { return side == Side::left ? "left" : "right"; }

/// The name at the start of a sentence.
constexpr std::string_view title(Side side) { return side == Side::left ? "Left" : "Right"; }

}  // namespace zermelo
