#pragma once

#include <cstdint>
#include <utility>

#include "value/store.h"

namespace zermelo {

/// While it lives, a store may take this many more steps of making and comparing, then throws
/// GaveUp. After it the limit that was there before holds again.
class StepLimit {
 public:
  StepLimit(ValueStore& store, std::uint64_t steps);
  ~StepLimit() { limits_.exchange_last_step(before_); }
  StepLimit(const StepLimit&) = delete;
  StepLimit& operator=(const StepLimit&) = delete;

 private:
  WorkLimits& limits_;
  std::uint64_t before_;
};

/// While it lives, a store throws GaveUp when the deadline of a budget has passed or its stop flag
/// is up. After it the limit that was there before holds again, so that the store keeps no pointer
/// to a stop flag longer than its owner asked. The nodes of the budget do not count here.
class TimeLimit {
 public:
  TimeLimit(ValueStore& store, const Budget& budget);
  ~TimeLimit() { limits_.exchange_clock(std::move(before_)); }
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

 private:
  WorkLimits& limits_;
  Budget before_;
};

}  // namespace zermelo
