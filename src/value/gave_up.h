#pragma once

#include "base/error.h"
#include "base/stack_left.h"

namespace zermelo {

/// Thrown when a computation with values is given up: the memory ceiling, the budget, or a form
/// that is too deep. The store remains usable. The message is one sentence.
class GaveUp : public Error {
 public:
  using Error::Error;
};

/// Thrown at the memory ceiling: an empty store may be able to answer the same question.
class MemorySpent : public GaveUp {
 public:
  using GaveUp::GaveUp;
};

[[noreturn]] void give_up_for_depth();

/// Every recursion over forms calls this at each level. Forms of any depth that the store allows
/// fit a stack of 8 MiB; on a smaller stack the work is given up before it overflows.
inline void mind_the_stack() {
  if (stack_left() < stack_reserve) [[unlikely]]
    give_up_for_depth();
}

}  // namespace zermelo
