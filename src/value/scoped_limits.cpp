#include "value/scoped_limits.h"

#include <limits>

namespace zermelo {
namespace {

// A step with tens of thousands of options takes milliseconds; most take a tenth of a microsecond.
constexpr std::uint64_t steps_between_looks = 128;

std::uint64_t last_step(std::uint64_t done, std::uint64_t more) {
  constexpr auto never = std::numeric_limits<std::uint64_t>::max();
  return more < never - done ? done + more : never;
}

/// The time and the stop flag of a budget; its nodes are the caller's account.
Budget clock_of(const Budget& budget) {
  Limits limits;
  limits.seconds = budget.limits().seconds - budget.seconds();
  limits.stop = budget.limits().stop;
  limits.nodes_between_looks = steps_between_looks;
  return Budget(limits);
}

}  // namespace

StepLimit::StepLimit(ValueStore& store, std::uint64_t steps)
    : limits_(store.limits_),
      before_(limits_.exchange_last_step(last_step(limits_.steps(), steps))) {}

TimeLimit::TimeLimit(ValueStore& store, const Budget& budget)
    : limits_(store.limits_), before_(limits_.exchange_clock(clock_of(budget))) {}

}  // namespace zermelo
