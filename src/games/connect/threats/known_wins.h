#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace zermelo::connect {

/// The transposition table of the threat searches: for each position the fewest turns within which
/// the attacker to move is known to win, the move that does it, and the most turns within which he
/// is known not to win.
///
/// A key is a 128-bit Zobrist hash of the position, stored whole. Two positions with the same hash
/// would share an entry; with n positions the probability of that is about n^2 / 2^129.
///
/// Invariants:
///
/// 1. The number of slots is a power of two, 1024 to begin with.
/// 2. A key lies in one of the `probes` slots that follow its home, and there is no empty slot
///    between its home and it.
/// 3. The table doubles when it is half full, up to `most_entries`. A new key that finds all its
///    slots taken replaces the one at its home, so the table forgets, but it never says anything
///    about a position that was not stored for that key.
///
/// One probe is the cheapest but forgets most. Searches for double threats, where a position is
/// expensive, visit up to 22 % more positions with one probe than with a table that forgets
/// nothing; with sixteen probes they visit as many (26 boards of 14x14 and 15x15).
class KnownWins {
 public:
  using Key = std::array<std::uint64_t, 2>;
  struct Entry {
    Key key{};
    std::uint16_t won = never;  // the attacker wins within this many turns
    std::uint16_t lost = 0;     // he does not win within this many
    std::uint16_t move = 0;     // the winning move; means nothing while `won` is `never`
  };
  static constexpr std::uint16_t never = 0xffff;

  explicit KnownWins(std::size_t probes = 1, std::size_t most_entries = std::size_t{1} << 22)
      : probes_(probes), most_(most_entries), slots_(std::size_t{1} << 10) {}

  /// The entry of a position, or null. The next call of `won` or `lost` invalidates it.
  const Entry* find(const Key& key) const {
    for (std::size_t i = 0; i < probes_; ++i) {
      const Entry& entry = slots_[place(key, i)];
      if (entry.key == key) return &entry;
      if (entry.key == Key{}) return nullptr;
    }
    return nullptr;
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
  std::size_t place(const Key& key, std::size_t probe) const {
    return (key[0] + probe) & (slots_.size() - 1);
  }
  Entry& slot_of(const Key& key) {
    if (2 * filled_ > slots_.size() && slots_.size() < most_) grow();
    return found_or_new(key);
  }
  Entry& found_or_new(const Key& key) {
    for (std::size_t i = 0; i < probes_; ++i) {
      Entry& entry = slots_[place(key, i)];
      if (entry.key == key) return entry;
      if (entry.key != Key{}) continue;
      ++filled_;
      return entry = {key};
    }
    return slots_[place(key, 0)] = {key};
  }
  void grow() {
    std::vector<Entry> old(2 * slots_.size());
    old.swap(slots_);
    filled_ = 0;
    for (const Entry& entry : old)
      if (entry.key != Key{}) found_or_new(entry.key) = entry;
  }

  std::size_t probes_, most_, filled_ = 0;
  std::vector<Entry> slots_;
};

}  // namespace zermelo::connect
