#pragma once

#include "base/error.h"
#include "base/stack_left.h"

namespace zermelo {

/// Thrown when a computation with values has to be given up: memory ceiling, budget, or a form too
/// deep. The store stays good. The message is one sentence.
class GaveUp : public Error {
 public:
  using Error::Error;
};

/// The memory ceiling was the reason: the same question may be answered by an empty store.
class MemorySpent : public GaveUp {
 public:
  using GaveUp::GaveUp;
};

[[noreturn]] void give_up_for_depth();

/// Every recursion over forms calls this at each level. Forms of any depth that the store allows
/// fit a stack of 8 MiB; on a smaller one the work is given up instead of overrunning it.
inline void mind_the_stack() {
  if (stack_left() < stack_reserve) [[unlikely]]
    give_up_for_depth();
}

}  // namespace zermelo
