#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/zeroed_array.h"
#include "game/side.h"

namespace zermelo {

/// What a search learned about positions it may meet again: slots, one per hash, each with the
/// whole position beside the data, so that a hit is never a mistake.
///
/// Starts small, to stay in the cache for the many short searches, and doubles when half full, up
/// to the memory asked for; from then on entries compete for their slot. `forget` costs nothing: a
/// slot of another generation counts as empty. It also begins small again, keeping the memory: what
/// a search costs must not depend on the one before. One thread each.
template <class Position, class Data>
class Transposition {
 public:
  static constexpr std::size_t usual_first_slots = 1 << 14;

  /// The slots it starts with are a power of two.
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

  /// Fetches the memory that `find` will ask for while there is other work to do.
  void expect(std::uint64_t hash, Side mover) const {
    __builtin_prefetch(&slots_[place(hash, mover)]);
  }

  /// Stores, unless the slot holds another position whose data `keeps_place(old, fresh)`.
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

  /// Stores whatever was there before.
  void store(std::uint64_t hash, const Position& p, Side mover, const Data& data) {
    store(hash, p, mover, data, [](const Data&, const Data&) { return false; });
  }

  /// Changes the most memory it may take; what it has already it keeps.
  void allow(std::size_t bytes) {
    most_slots_ = std::max(in_use_, std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Slot))));
  }

  std::size_t slots() const { return in_use_; }
  std::size_t bytes() const { return in_use_ * sizeof(Slot); }

 private:
  struct Slot {
    Position position;
    Data data;
    std::uint64_t hash;  // so that growing need not know the game
    Side mover;
    std::uint8_t generation;  // 0: never used
  };

  /// The side to move picks another slot, so that both sides' entries for a position can stay.
  std::size_t place(std::uint64_t hash, Side mover) const {
    return static_cast<std::size_t>(hash ^ static_cast<std::uint64_t>(mover)) & (in_use_ - 1);
  }

  /// Doubles the slots. What is in slot i belongs there or in the slot as far into the new half,
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
  std::size_t in_use_;      // of the slots there are, a power of two
  std::size_t filled_ = 0;  // of those, with something of this generation
  std::uint8_t generation_ = 1;
};

}  // namespace zermelo
