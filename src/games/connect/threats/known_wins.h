#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace zermelo::connect {

/// What a threat search has learned of positions: that the attacker to move wins within so many
/// turns, and by which move, or that he does not.
///
/// Positions are told apart by their 128-bit hash, which is kept whole. Doubles when half full, up
/// to a limit; from then on a newcomer takes the place of what was there.
class KnownWins {
 public:
  using Key = std::array<std::uint64_t, 2>;
  struct Entry {
    Key key{};
    std::uint16_t won = never;  // wins within so many turns
    std::uint16_t lost = 0;     // does not within so many
    std::uint16_t move = 0;     // that wins
  };
  static constexpr std::uint16_t never = 0xffff;

  explicit KnownWins(std::size_t most_entries = std::size_t{1} << 22)
      : most_(most_entries), slots_(std::size_t{1} << 10) {}

  const Entry* find(const Key& key) const {
    const Entry& entry = slots_[place(key)];
    return entry.key == key ? &entry : nullptr;
  }
  void won(const Key& key, unsigned turns, unsigned move) {
    Entry& entry = slot_of(key);
    if (turns >= entry.won) return;
    entry.won = static_cast<std::uint16_t>(turns);
    entry.move = static_cast<std::uint16_t>(move);
  }
  void lost(const Key& key, unsigned turns) {
    Entry& entry = slot_of(key);
    if (turns > entry.lost) entry.lost = static_cast<std::uint16_t>(turns);
  }

 private:
  std::size_t place(const Key& key) const { return key[0] & (slots_.size() - 1); }
  Entry& slot_of(const Key& key) {
    if (2 * filled_ > slots_.size() && slots_.size() < most_) grow();
    Entry& entry = slots_[place(key)];
    if (entry.key == key) return entry;
    if (entry.key == Key{}) ++filled_;
    entry = {key};
    return entry;
  }
  void grow() {
    std::vector<Entry> old(2 * slots_.size());
    old.swap(slots_);
    filled_ = 0;
    for (const Entry& entry : old) {
      if (entry.key == Key{}) continue;
      Entry& fresh = slots_[place(entry.key)];
      if (fresh.key == Key{}) ++filled_;
      fresh = entry;
    }
  }

  std::size_t most_, filled_ = 0;
  std::vector<Entry> slots_;
};

}  // namespace zermelo::connect
