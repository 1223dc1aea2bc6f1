#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#include "base/hash.h"
#include "games/hackenbush/value/block_index.h"
#include "games/hackenbush/value/chunks.h"
#include "value/gave_up.h"

namespace zermelo::hackenbush {

/// A table of positions: entries found by keys of up to 8 KB. A key is compared byte by byte, so
/// that a hash collision never gives a wrong entry. All memory is booked on the account before it
/// is allocated; throws GaveUp when the account has no more.
///
///     entries_   [entry 0] [entry 1] ...       what is known, one an id
///     starts_    [start 0] [start 1] ...       where the key of each id begins in keys_
///     keys_      [length, 2 bytes | key | padding to a multiple of 4 bytes] ...
///     index_     hash -> id
///
/// Entries stay where they are: references to them remain valid as the table grows.
template <class Entry>
class BlockTable {
 public:
  using Key = std::span<const std::uint8_t>;
  static constexpr std::uint32_t none = BlockIndex::none;

  explicit BlockTable(MemoryAccount& account)
      : entries_(account), starts_(account), keys_(account), index_(account) {}

  /// The id of a key, or `none`.
  std::uint32_t find(Key key, std::uint64_t hash) const {
    return index_.find(hash, [&](std::uint32_t i) { return std::ranges::equal(key_of(i), key); });
  }

  /// Adds a key that is not in the table.
  std::uint32_t add(Key key, std::uint64_t hash, Entry entry) {
    const auto fresh = static_cast<std::uint32_t>(entries_.size());
    const std::size_t start = keys_.extend((key.size() + 2 + 3) / 4);
    if (start > UINT32_MAX || entries_.size() >= UINT32_MAX)
      throw GaveUp("the search has met more positions than it can number");
    const auto length = static_cast<std::uint16_t>(key.size());
    std::memcpy(&keys_[start], &length, 2);
    std::ranges::copy(key, bytes_at(start) + 2);
    starts_.push_back(static_cast<std::uint32_t>(start));
    entries_.push_back(std::move(entry));
    index_.insert(hash, fresh, [this](std::uint32_t i) { return hash_of(key_of(i)); });
    return fresh;
  }

  Entry& operator[](std::uint32_t i) { return entries_[i]; }
  std::size_t size() const { return entries_.size(); }

  static std::uint64_t hash_of(Key key) {
    std::uint64_t hash = key.size();
    for (std::size_t i = 0; i < key.size(); i += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, key.data() + i, std::min<std::size_t>(8, key.size() - i));
      hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
      hash ^= hash >> 32;
    }
    return mix(hash);
  }

 private:
  Key key_of(std::uint32_t i) const {
    std::uint16_t length = 0;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&keys_[starts_[i]]);
    std::memcpy(&length, bytes, 2);
    return {bytes + 2, length};
  }
  std::uint8_t* bytes_at(std::size_t start) {
    return reinterpret_cast<std::uint8_t*>(&keys_[start]);
  }

  Chunks<Entry, 512> entries_;
  Chunks<std::uint32_t, 512> starts_;
  Chunks<std::uint32_t, 4096> keys_;
  BlockIndex index_;
};

}  // namespace zermelo::hackenbush
