#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

namespace zermelo::hackenbush {

/// Sets of vertices that edges join one after another (union-find with path halving; Galler and
/// Fischer 1964).
class DisjointSets {
 public:
  explicit DisjointSets(std::size_t vertices = 0) { reset(vertices); }

  /// Every vertex by itself again. Keeps its memory.
  void reset(std::size_t vertices) {
    parent_.resize(vertices);
    std::iota(parent_.begin(), parent_.end(), 0U);
  }

  /// The vertex that stands for the set of `v`.
  std::uint32_t find(std::uint32_t v) {
    while (parent_[v] != v) v = parent_[v] = parent_[parent_[v]];
    return v;
  }

  /// False when the two are in one set already.
  bool join(std::uint32_t a, std::uint32_t b) {
    a = find(a);
    b = find(b);
    parent_[a] = b;
    return a != b;
  }

 private:
  std::vector<std::uint32_t> parent_;
};

}  // namespace zermelo::hackenbush
