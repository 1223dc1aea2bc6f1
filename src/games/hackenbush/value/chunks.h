#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "games/hackenbush/value/memory_account.h"

namespace zermelo::hackenbush {

/// A list that grows by chunks of a fixed size. Elements are never moved, so that growing needs
/// only the memory that is added and references stay valid.
template <class T, std::size_t Chunk>
class Chunks {
 public:
  explicit Chunks(MemoryAccount& account) : account_(account) {}

  T& push_back(T x) {
    if (size_ == capacity()) grow();
    T& place = (*this)[size_++];
    place = std::move(x);
    return place;
  }

  /// Makes room for `count` adjacent elements, at most a chunk, and says where it begins. The rest
  /// of the last chunk is skipped if they do not fit there.
  std::size_t extend(std::size_t count) {
    if (size_ + count > capacity()) {
      size_ = capacity();
      grow();
    }
    return std::exchange(size_, size_ + count);
  }

  T& operator[](std::size_t i) { return chunks_[i / Chunk][i % Chunk]; }
  const T& operator[](std::size_t i) const { return chunks_[i / Chunk][i % Chunk]; }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t overhead = 32;  // of the allocator and of the list of chunks

  std::size_t capacity() const { return chunks_.size() * Chunk; }
  void grow() {
    account_.book(Chunk * sizeof(T) + overhead);
    chunks_.push_back(std::make_unique<T[]>(Chunk));
  }

  MemoryAccount& account_;
  std::vector<std::unique_ptr<T[]>> chunks_;
  std::size_t size_ = 0;
};

}  // namespace zermelo::hackenbush
