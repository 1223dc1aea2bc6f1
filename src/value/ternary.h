#pragma once

#include <cstdint>

namespace zermelo {

/// The answer of a quick look at a question: yes, no, or open, which calls for a closer look.
enum class Ternary : std::uint8_t { no, yes, open };

constexpr Ternary ternary(bool yes) { return yes ? Ternary::yes : Ternary::no; }

}  // namespace zermelo
