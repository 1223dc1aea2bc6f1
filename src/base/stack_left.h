#pragma once

#include <cstddef>

namespace zermelo {

/// The number of bytes by which the stack of this thread can still grow, whatever size `ulimit -s`
/// or the creator of the thread gave it; the largest number if the system does not tell. After the
/// first call in a thread it costs a subtraction, so that a recursion can ask at every level.
std::size_t stack_left() noexcept;

/// The bytes that a recursion leaves to the functions it calls at its deepest level.
inline constexpr std::size_t stack_reserve = std::size_t{96} << 10;

}  // namespace zermelo
