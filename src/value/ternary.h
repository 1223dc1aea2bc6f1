#pragma once

#include <cstdint>

namespace zermelo {

/// What a quick look at a question tells: yes, no, or that a closer look is needed.
enum class Ternary : std::uint8_t { no, yes, open };

constexpr Ternary ternary(bool yes) { return yes ? Ternary::yes : Ternary::no; }

}  // namespace zermelo
