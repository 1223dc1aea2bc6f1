#pragma once

#include <cstddef>

namespace zermelo {

/// How many bytes the stack of this thread can still grow by, whatever `ulimit -s` or the thread's
/// creator gave it; the largest number where the system does not tell. Costs a subtraction after
/// the first call of a thread, so that a recursion can ask at every level.
std::size_t stack_left() noexcept;

/// What a recursion leaves to the functions it calls at its deepest level.
inline constexpr std::size_t stack_reserve = std::size_t{96} << 10;

}  // namespace zermelo
