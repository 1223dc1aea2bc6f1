#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/numbers.h"
#include "value/store.h"

namespace zermelo {

/// Maps positions to numbers and forgets nothing; throws MemorySpent at its memory ceiling. Open
/// addressing, at most two thirds full. Of a hash it stores 31 bits, enough for growing.
template <class Position>
class PositionTable {
 public:
  explicit PositionTable(std::size_t most_bytes) : most_bytes_(most_bytes), slots_(256) {}

  const std::uint32_t* find(std::uint64_t hash, const Position& p) const {
    const std::uint32_t tag = static_cast<std::uint32_t>(hash) | taken;
    for (std::size_t i = hash & (slots_.size() - 1);; i = (i + 1) & (slots_.size() - 1)) {
      const Slot& slot = slots_[i];
      if (slot.state == empty) return nullptr;
      if (slot.state == tag && slot.position == p) return &slot.number;
    }
  }

  /// Adds a position that is not there.
  void insert(std::uint64_t hash, const Position& p, std::uint32_t number) {
    if (is_about_to_grow()) grow();
    ++count_;
    put({p, number, static_cast<std::uint32_t>(hash) | taken}, hash);
  }

  void prefetch(std::uint64_t hash) const {
    __builtin_prefetch(&slots_[hash & (slots_.size() - 1)]);
  }

  /// True if the next insertion doubles the table.
  bool is_about_to_grow() const { return 3 * (count_ + 1) > 2 * slots_.size(); }
  void set_most_bytes(std::size_t most_bytes) { most_bytes_ = most_bytes; }

  std::size_t size() const { return count_; }
  std::size_t bytes() const { return slots_.size() * sizeof(Slot); }

 private:
  static constexpr std::uint32_t empty = 0, taken = 0x80000000U;
  struct Slot {
    Position position;
    std::uint32_t number = 0;
    std::uint32_t state = empty;  // taken, with 31 bits of the hash
  };

  void put(const Slot& slot, std::uint64_t hash) {
    std::size_t i = hash & (slots_.size() - 1);
    while (slots_[i].state != empty) i = (i + 1) & (slots_.size() - 1);
    slots_[i] = slot;
  }

  void grow() {
    if (2 * bytes() > most_bytes_ || slots_.size() > (std::size_t{1} << 30)) {
      throw MemorySpent(
          fmt::format("the positions need more than {} of memory", show_bytes(most_bytes_)),
          Remedy::more_memory);
    }
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.state != empty) put(slot, slot.state & ~taken);
    }
  }

  std::size_t most_bytes_;
  std::vector<Slot> slots_;
  std::size_t count_ = 0;
};

}  // namespace zermelo
