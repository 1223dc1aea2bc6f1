#pragma once

#include "value/store.h"

namespace zermelo {

/// While it lives, a store may take this many more steps of making and comparing, then throws
/// GaveUp. After it the limit that was there before holds again.
class StepLimit {
 public:
  StepLimit(ValueStore& store, std::uint64_t steps)
      : store_(store), last_step_before_(store.last_step()) {
    store.allow_steps(steps);
  }
  ~StepLimit() { store_.set_last_step(last_step_before_); }
  StepLimit(const StepLimit&) = delete;
  StepLimit& operator=(const StepLimit&) = delete;

 private:
  ValueStore& store_;
  std::uint64_t last_step_before_;
};

}  // namespace zermelo
