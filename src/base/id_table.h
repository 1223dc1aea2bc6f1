#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace zermelo {

/// A hash table of ids for things that are kept elsewhere; of the things themselves it knows only
/// the hashes. Open addressing in one array, at most half full, so that a lookup usually costs one
/// cache line. Nothing is ever removed.
class IdTable {
 public:
  static constexpr std::uint32_t none = 0xffffffffU;

  explicit IdTable(std::size_t slots = 64) : slots_(slots, Slot{}) {}

  /// The id with that hash that `is_it` accepts, or `none`.
  template <class IsIt>
  std::uint32_t find(std::uint64_t hash, const IsIt& is_it) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
      const Slot& slot = slots_[i];
      if (slot.id == none) return none;
      if (slot.hash == static_cast<std::uint32_t>(hash >> 32) && is_it(slot.id)) return slot.id;
    }
  }

  /// Adds an id that is not in the table. Calls `hash_of(id)` for every id when the table grows.
  template <class HashOf>
  void insert(std::uint64_t hash, std::uint32_t id, const HashOf& hash_of) {
    if (2 * (++count_) > slots_.size()) grow(hash_of);
    put(hash, id);
  }

  std::size_t bytes() const { return slots_.size() * sizeof(Slot); }
  /// True if the next insertion doubles the table.
  bool grows_next() const { return 2 * (count_ + 1) > slots_.size(); }

 private:
  struct Slot {
    std::uint32_t hash = 0, id = none;
  };

  void put(std::uint64_t hash, std::uint32_t id) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = hash & mask;
    while (slots_[i].id != none) i = (i + 1) & mask;
    slots_[i] = {static_cast<std::uint32_t>(hash >> 32), id};
  }

  template <class HashOf>
  void grow(const HashOf& hash_of) {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.id != none) put(hash_of(slot.id), slot.id);
    }
  }

  std::vector<Slot> slots_;
  std::size_t count_ = 0;
};

}  // namespace zermelo
