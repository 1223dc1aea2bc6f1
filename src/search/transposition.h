#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/zeroed_array.h"
#include "game/side.h"

namespace zermelo {

/// A transposition table with one slot per hash. A slot holds the whole position beside the data,
/// so that two positions are never confused.
///
/// Invariants:
///  1. A slot counts as empty unless its generation is the present one; `forget` therefore costs
///  one
///     increment. Generation 0 means never used.
///  2. The first `in_use_` slots are in use, a power of two; an entry is in the slot that the low
///     bits of its hash and the side to move select.
///  3. The table doubles when it is half full, up to the ceiling; from then on entries compete for
///     their slots.
///
/// It starts small, to stay in the cache during the many short searches, and `forget` makes it
/// small again but keeps the memory: the cost of a search must not depend on the one before. One
/// thread.
template <class Position, class Data>
class Transposition {
 public:
  static constexpr std::size_t usual_first_slots = 1 << 14;

  /// `first_slots` must be a power of two.
  explicit Transposition(std::size_t bytes, std::size_t first_slots = usual_first_slots)
      : first_slots_(first_slots),
        most_slots_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Slot)))),
        slots_(std::min(most_slots_, first_slots)),
        in_use_(slots_.size()) {}

  void forget() {
    filled_ = 0;
    in_use_ = std::min(most_slots_, first_slots_);
    if (++generation_ != 0) return;
    for (std::size_t i = 0; i < slots_.size(); ++i) slots_[i].generation = 0;
    generation_ = 1;
  }

  /// The data stored for this position and side to move, or nullptr.
  const Data* find(std::uint64_t hash, const Position& p, Side mover) const {
    const Slot& slot = slots_[place(hash, mover)];
    const bool same = slot.generation == generation_ && slot.mover == mover && slot.position == p;
    return same ? &slot.data : nullptr;
  }

  /// Prefetches the slot that `find` will read.
  void expect(std::uint64_t hash, Side mover) const {
    __builtin_prefetch(&slots_[place(hash, mover)]);
  }

  /// Stores the data, unless the slot holds another position for which `keeps_place(old, fresh)`.
  template <class KeepsPlace>
  void store(std::uint64_t hash, const Position& p, Side mover, const Data& data,
             KeepsPlace&& keeps_place) {
    Slot& slot = slots_[place(hash, mover)];
    const bool used = slot.generation == generation_;
    const bool same = used && slot.mover == mover && slot.position == p;
    if (used && !same && keeps_place(slot.data, data)) return;
    slot = {p, data, hash, mover, generation_};
    filled_ += used ? 0 : 1;
    if (filled_ > in_use_ / 2 && in_use_ < most_slots_) grow();
  }

  /// Stores the data whatever the slot holds.
  void store(std::uint64_t hash, const Position& p, Side mover, const Data& data) {
    store(hash, p, mover, data, [](const Data&, const Data&) { return false; });
  }

  /// Sets the ceiling on memory; slots in use are kept.
  void allow(std::size_t bytes) {
    most_slots_ = std::max(in_use_, std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Slot))));
  }

  std::size_t slots() const { return in_use_; }
  std::size_t bytes() const { return in_use_ * sizeof(Slot); }

 private:
  struct Slot {
    Position position;
    Data data;
    std::uint64_t hash;  // kept so that growing does not need the rules
    Side mover;
    std::uint8_t generation;  // 0: never used
  };

  /// The side to move selects another slot, so that both entries of a position can stay.
  std::size_t place(std::uint64_t hash, Side mover) const {
    return static_cast<std::size_t>(hash ^ static_cast<std::uint64_t>(mover)) & (in_use_ - 1);
  }

  /// Doubles the slots. An entry of slot i belongs to slot i or to the same place in the new half,
  /// so entries move at most once, none is lost, and no second table is needed.
  void grow() {
    const std::size_t half = in_use_;
    in_use_ = 2 * half;
    if (slots_.size() < in_use_) slots_.grow(in_use_);
    for (std::size_t i = 0; i < half; ++i) {
      Slot& slot = slots_[i];
      const std::size_t its_place = place(slot.hash, slot.mover);
      if (slot.generation != generation_ || its_place == i) continue;
      slots_[its_place] = slot;
      slot.generation = 0;
    }
  }

  std::size_t first_slots_, most_slots_;
  ZeroedArray<Slot> slots_;
  std::size_t in_use_;      // slots, a power of two
  std::size_t filled_ = 0;  // slots in use that hold an entry of this generation
  std::uint8_t generation_ = 1;
};

}  // namespace zermelo
