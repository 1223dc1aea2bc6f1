#pragma once

#include "value/store.h"

namespace zermelo {

/// While it lives, a store may take so many more steps of making and comparing, then throws GaveUp.
class StepLimit {
 public:
  StepLimit(ValueStore& store, std::uint64_t steps) : store_(store) { store.allow_steps(steps); }
  ~StepLimit() { store_.allow_steps(Limits::no_limit); }
  StepLimit(const StepLimit&) = delete;
  StepLimit& operator=(const StepLimit&) = delete;

 private:
  ValueStore& store_;
};

}  // namespace zermelo
