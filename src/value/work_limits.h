#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>

#include "base/budget.h"

namespace zermelo {

/// The account that the parts of one store share: bytes, steps and time, each with its limit.
///
///  1. Every part books the bytes it holds, so that `bytes()` is always their total.
///  2. Memory is checked before it is allocated: a part that would pass the ceiling throws
///     MemorySpent and has changed nothing.
///  3. A step is one form made or one pair of forms compared by its options. Limits count steps,
///     not time, where results have to be the same on every machine.
///
/// Limits on time and steps are set by a TimeLimit and a StepLimit (scoped_limits.h); without them
/// there are none. One thread.
class WorkLimits {
 public:
  enum class Account : std::uint8_t { forms, sums, comparisons, extra_landmarks, elsewhere };

  explicit WorkLimits(std::size_t most_bytes);

  void book(Account account, std::size_t bytes) {
    booked_[static_cast<std::size_t>(account)] = bytes;
  }
  /// Held by the parts of the store, not elsewhere.
  std::size_t bytes() const {
    return std::accumulate(booked_.begin(), booked_.end() - 1, std::size_t{0});
  }
  std::size_t most_bytes() const { return most_bytes_; }
  /// Throws MemorySpent when `more` bytes would pass the ceiling.
  void check_memory(std::size_t more) const;

  /// Counts a step; throws GaveUp when it was one too many, or time is up.
  void tick() {
    if (++steps_ > last_step_) [[unlikely]]
      give_up();
    mind_the_clock();
  }
  /// Throws GaveUp when the deadline has passed or the stop flag is up. Costs a decrement.
  void mind_the_clock() {
    if (!clock_.enter()) [[unlikely]]
      give_up();
  }
  std::uint64_t steps() const { return steps_; }

  /// Sets a limit and returns the one that held before.
  std::uint64_t exchange_last_step(std::uint64_t step);
  Budget exchange_clock(Budget clock);

 private:
  [[noreturn]] void give_up() const;

  std::size_t most_bytes_;
  std::array<std::size_t, 5> booked_{};
  Budget clock_;  // its nodes mean nothing
  std::uint64_t steps_ = 0, last_step_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace zermelo
