#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "base/hash.h"
#include "base/id_table.h"
#include "base/numbers.h"
#include "value/store.h"

namespace zermelo::hackenbush {

/// Entries found by keys of any length, each stored whole. Throws GaveUp at its memory ceiling.
template <class Entry>
class CoreTable {
 public:
  using Key = std::span<const std::uint32_t>;

  explicit CoreTable(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// The entry of a key, or IdTable::none.
  std::uint32_t find(Key key, std::uint64_t hash) const {
    return table_.find(hash, [&](std::uint32_t i) { return std::ranges::equal(key_of(i), key); });
  }

  std::uint32_t add(Key key, std::uint64_t hash, Entry entry) {
    if (entries_.size() % 4096 == 0) check_memory();
    starts_.push_back(words_.size());
    words_.insert(words_.end(), key.begin(), key.end());
    entries_.push_back(std::move(entry));
    const auto fresh = static_cast<std::uint32_t>(entries_.size() - 1);
    table_.insert(hash, fresh, [this](std::uint32_t i) { return hash_of(key_of(i)); });
    return fresh;
  }

  /// Good until the next one is added.
  Entry& operator[](std::uint32_t i) { return entries_[i]; }
  std::size_t size() const { return entries_.size(); }

  static std::uint64_t hash_of(Key key) {
    std::uint64_t hash = key.size();
    for (const auto word : key) hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL + (hash >> 29);
    return mix(hash);
  }

  std::size_t bytes() const {
    return words_.capacity() * 4 + entries_.capacity() * (sizeof(Entry) + 8) + table_.bytes();
  }

 private:
  Key key_of(std::uint32_t i) const {
    const std::size_t end = i + 1 < starts_.size() ? starts_[i + 1] : words_.size();
    return {words_.data() + starts_[i], end - starts_[i]};
  }

  void check_memory() const {
    if (2 * bytes() <= most_bytes_) return;  // doubling comes next
    throw GaveUp(fmt::format("the positions need more than {} of memory; allow more with --memory",
                             show_bytes(most_bytes_)));
  }

  std::size_t most_bytes_;
  std::vector<std::uint32_t> words_;  // keys, one after another
  std::vector<std::uint64_t> starts_;
  std::vector<Entry> entries_;
  IdTable table_;
};

}  // namespace zermelo::hackenbush
