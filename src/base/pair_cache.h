#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/hash.h"

namespace zermelo {

/// Remembers a number for a pair of ids, and may forget it: each pair has one slot, and the latest
/// pair that needs a slot takes it. Starts small and doubles as it is used, up to a ceiling. A
/// small cache stays near the processor, so a cache whose entries are cheap to recompute should
/// grow late (`puts_a_slot`).
class PairCache {
 public:
  static constexpr std::uint32_t none = 0xffffffffU;

  explicit PairCache(std::size_t most_bytes, std::size_t puts_a_slot = 1)
      : puts_a_slot_(puts_a_slot),
        most_(std::bit_floor(std::max<std::size_t>(most_bytes / sizeof(Slot), 64))),
        slots_(std::min<std::size_t>(most_, 256)) {}

  /// The number put for (a, b), or `none`.
  std::uint32_t find(std::uint32_t a, std::uint32_t b) const {
    const Slot& slot = slots_[index(a, b)];
    return slot.a == a && slot.b == b ? slot.number : none;
  }

  /// True when the cache has grown.
  bool put(std::uint32_t a, std::uint32_t b, std::uint32_t number) {
    const bool grows = ++puts_ > puts_a_slot_ * slots_.size() && slots_.size() < most_;
    if (grows) grow();
    slots_[index(a, b)] = {a, b, number};
    return grows;
  }

  void clear() { std::ranges::fill(slots_, Slot{}); }
  std::size_t bytes() const { return slots_.size() * sizeof(Slot); }

 private:
  struct Slot {
    std::uint32_t a = none, b = none, number = none;
  };

  std::size_t index(std::uint32_t a, std::uint32_t b) const {
    return mix((std::uint64_t{a} << 32) | b) & (slots_.size() - 1);
  }

  void grow() {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.a != none) slots_[index(slot.a, slot.b)] = slot;
    }
    puts_ = 0;
  }

  std::size_t puts_a_slot_;  // before it grows
  std::size_t most_;
  std::vector<Slot> slots_;
  std::size_t puts_ = 0;  // since it last grew
};

}  // namespace zermelo
