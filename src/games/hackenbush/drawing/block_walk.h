#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zermelo::hackenbush {

/// Finds the blocks (biconnected components) of a graph by the depth-first search of Hopcroft and
/// Tarjan (1973), with the path kept in a list instead of by recursion. Linear in the edges that it
/// meets. Keeps its working memory from one graph to the next; used by one thread.
///
/// The graph comes as a source of edges, so that drawings of any size (blocks.cpp) and the sets of
/// bits of the searches (block_finder.h) share the algorithm:
///
///     source.take(v)       the next edge at v that was not taken before, or `no_edge`
///     source.beyond(e, v)  the other end of an edge at v
///
/// Invariants between two steps:
///   1. path_ leads from the root to the vertex that is looked at; depth_ counts its vertices
///      from 1 and is 0 at vertices that were not met.
///   2. low_[v] is the least depth that v or what was met from it touches by one edge.
///   3. open_ holds the edges taken that are not yet in a block, in the order in which they were
///      taken; a vertex of the path remembers where the edge that led to it lies there.
template <class Number>
class BlockWalk {
 public:
  static constexpr std::uint32_t no_edge = 0xffffffffU;

  explicit BlockWalk(std::size_t vertices) : depth_(vertices), low_(vertices) {}

  /// Calls `found(root, top, edges)` for every block that can be reached from `root`, a block after
  /// those that stand on it. Its edges come in the order in which they were taken, first the one
  /// that led from the block's root to `top`.
  template <class Source, class Found>
  void run(std::uint32_t root, Source& source, const Found& found) {
    std::ranges::fill(depth_, 0);
    open_.clear();
    path_.assign(1, {root, 0});
    depth_[root] = low_[root] = 1;
    while (true) {
      const std::uint32_t v = path_.back().vertex;
      const std::uint32_t e = source.take(v);
      if (e != no_edge) {
        follow(v, e, source.beyond(e, v));
      } else if (path_.size() > 1) {
        step_back(found);
      } else {
        return;
      }
    }
  }

 private:
  struct Step {
    std::uint32_t vertex;
    std::size_t edge;  // where the edge that led to it lies in open_
  };

  void follow(std::uint32_t v, std::uint32_t e, std::uint32_t u) {
    open_.push_back(static_cast<Number>(e));
    if (depth_[u] != 0) {
      low_[v] = std::min(low_[v], depth_[u]);
    } else {
      depth_[u] = low_[u] = depth_[v] + 1;
      path_.push_back({u, open_.size() - 1});
    }
  }

  /// All edges at the end of the path are taken. If nothing met from there touches the path above
  /// its parent, the parent cuts off a block.
  template <class Found>
  void step_back(const Found& found) {
    const auto [v, first] = path_.back();
    path_.pop_back();
    const std::uint32_t parent = path_.back().vertex;
    if (low_[v] < depth_[parent]) {
      low_[parent] = std::min(low_[parent], low_[v]);
      return;
    }
    found(parent, v, std::span<const Number>(open_).subspan(first));
    open_.resize(first);
  }

  std::vector<std::uint32_t> depth_, low_;  // by vertex
  std::vector<Step> path_;
  std::vector<Number> open_;
};

}  // namespace zermelo::hackenbush
