#pragma once

#include <fmt/format.h>

#include <cstddef>

#include "base/numbers.h"
#include "value/store.h"

namespace zermelo::hackenbush {

/// Throws GaveUp for a search whose budget is spent.
[[noreturn]] inline void give_up(const Budget& budget) {
  if (budget.spent() == Spent::stopped) throw GaveUp("interrupted before the value was known");
  throw GaveUp("the budget was spent before the value was known");
}

/// One memory ceiling for all tables of an evaluation and the store of values, so that whichever
/// grows may use what the others leave.
///
/// Tables book memory before they allocate it. While the account lives, the store counts the booked
/// bytes against its own ceiling. Used by one thread.
class MemoryAccount {
 public:
  explicit MemoryAccount(std::size_t most_bytes, ValueStore* store = nullptr)
      : most_bytes_(most_bytes), store_(store) {}
  ~MemoryAccount() { tell_store(0); }
  MemoryAccount(const MemoryAccount&) = delete;
  MemoryAccount& operator=(const MemoryAccount&) = delete;

  /// Throws GaveUp if that would pass the ceiling; then nothing is booked.
  void book(std::size_t bytes) {
    const std::size_t values = store_ != nullptr ? store_->bytes() : 0;
    if (booked_ + bytes + values > most_bytes_) {
      throw GaveUp(
          fmt::format("the positions need more than {} of memory", show_bytes(most_bytes_)),
          Remedy::more_memory);
    }
    booked_ += bytes;
    tell_store(booked_);
  }
  void release(std::size_t bytes) {
    booked_ -= bytes;
    tell_store(booked_);
  }
  std::size_t booked() const { return booked_; }

 private:
  void tell_store(std::size_t bytes) {
    if (store_ != nullptr) store_->count_elsewhere(bytes);
  }

  std::size_t most_bytes_;
  ValueStore* store_;
  std::size_t booked_ = 0;
};

}  // namespace zermelo::hackenbush
