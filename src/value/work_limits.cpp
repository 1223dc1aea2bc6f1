#include "value/work_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/numbers.h"
#include "value/gave_up.h"

namespace zermelo {
namespace {

constexpr std::size_t least_bytes = std::size_t{1} << 20;

}  // namespace

WorkLimits::WorkLimits(std::size_t most_bytes) : most_bytes_(std::max(most_bytes, least_bytes)) {}

void WorkLimits::check_memory(std::size_t more) const {
  const std::size_t elsewhere = booked_[static_cast<std::size_t>(Account::elsewhere)];
  if (bytes() + elsewhere + more <= most_bytes_) return;
  throw MemorySpent(fmt::format("the values need more than {} of memory", show_bytes(most_bytes_)),
                    Remedy::more_memory);
}

std::uint64_t WorkLimits::exchange_last_step(std::uint64_t step) {
  return std::exchange(last_step_, step);
}

Budget WorkLimits::exchange_clock(Budget clock) { return std::exchange(clock_, std::move(clock)); }

void WorkLimits::give_up() const {
  if (clock_.spent() == Spent::stopped) throw GaveUp("stopped while working on a value");
  if (steps_ > last_step_) throw GaveUp("a value takes more steps than were allowed");
  throw GaveUp("the time was up while working on a value", Remedy::more_time);
}

void give_up_for_depth() {
  throw GaveUp("the game goes on for too many moves for the stack of this program");
}

}  // namespace zermelo
