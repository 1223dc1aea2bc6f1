#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/id_table.h"
#include "games/hackenbush/value/memory_account.h"

namespace zermelo::hackenbush {

/// A hash table of ids like IdTable, for tables that may fill the memory. It is divided by the hash
/// into 64 parts, and each part grows by itself, by half. While a part grows, its old and new slots
/// exist at once, which is a few hundredths of the whole; a part is 5/9 to 5/6 full.
class BlockIndex {
 public:
  static constexpr std::uint32_t none = IdTable::none;

  explicit BlockIndex(MemoryAccount& account) : account_(account) {}

  /// The id with that hash that `is_it` accepts, or `none`.
  template <class IsIt>
  std::uint32_t find(std::uint64_t hash, const IsIt& is_it) const {
    const Part& part = parts_[part_of(hash)];
    if (part.slots.empty()) return none;
    for (std::size_t i = place_of(hash, part.slots.size());;) {
      const Slot& slot = part.slots[i];
      if (slot.id == none) return none;
      if (slot.hash == tag_of(hash) && is_it(slot.id)) return slot.id;
      if (++i == part.slots.size()) i = 0;
    }
  }

  /// Adds an id that is not in the table. `hash_of(id)` is called again when a part grows.
  template <class HashOf>
  void insert(std::uint64_t hash, std::uint32_t id, const HashOf& hash_of) {
    Part& part = parts_[part_of(hash)];
    if (6 * (part.count + 1) > 5 * part.slots.size()) grow(part, hash_of);
    ++part.count;
    put(part.slots, hash, id);
  }

 private:
  struct Slot {
    std::uint32_t hash = 0, id = none;
  };
  struct Part {
    std::vector<Slot> slots;
    std::size_t count = 0;
  };

  // The six highest bits choose the part, the low half the slot in it; the high half is kept in the
  // slot, so that most wrong ids are passed over without looking at their keys.
  static std::size_t part_of(std::uint64_t hash) { return hash >> 58; }
  static std::size_t place_of(std::uint64_t hash, std::size_t slots) {
    return (hash & 0xffffffffU) * slots >> 32;
  }
  static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

  static void put(std::vector<Slot>& slots, std::uint64_t hash, std::uint32_t id) {
    std::size_t i = place_of(hash, slots.size());
    while (slots[i].id != none) {
      if (++i == slots.size()) i = 0;
    }
    slots[i] = {tag_of(hash), id};
  }

  template <class HashOf>
  void grow(Part& part, const HashOf& hash_of) {
    const std::size_t more = std::max<std::size_t>(part.slots.size() / 2, 8);
    account_.book(more * sizeof(Slot));
    std::vector<Slot> larger(part.slots.size() + more);
    for (const Slot& slot : part.slots) {
      if (slot.id != none) put(larger, hash_of(slot.id), slot.id);
    }
    part.slots.swap(larger);
  }

  MemoryAccount& account_;
  std::array<Part, 64> parts_;
};

}  // namespace zermelo::hackenbush
