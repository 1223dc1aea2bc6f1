#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/hackenbush/drawing/bit_graph.h"
#include "games/hackenbush/drawing/block_walk.h"

namespace zermelo::hackenbush {

/// A block of a graph: one edge, or a largest set of edges of which every two lie on a common
/// cycle. It stands on the rest at `root`.
template <std::size_t Words>
struct Block {
  Bits<Words> edges;
  std::uint32_t root = 0;
  std::uint32_t top = 0;  // the other end, if it is one edge
  bool single = false;
};

/// Finds the blocks of what a set of edges leaves standing on a root. Edges that are cut off are
/// left out. The inner loop of the searches: never allocates once it has seen the largest set.
template <std::size_t Words>
class BlockFinder {
 public:
  using Edges = Bits<Words>;

  /// Keeps a reference to the graph, which has no loops.
  explicit BlockFinder(const BitGraph<Words>& graph) : graph_(graph), walk_(graph.vertices()) {}

  /// Appends the blocks, each after those that stand on it.
  void find(const Edges& edges, std::uint32_t root, std::vector<Block<Words>>& blocks) {
    Source source{graph_, edges};
    walk_.run(root, source,
              [&](std::uint32_t parent, std::uint32_t top, std::span<const std::uint16_t> members) {
                Block<Words> block{{}, parent, top, members.size() == 1};
                for (const auto e : members) block.edges |= Edges::one(e);
                blocks.push_back(block);
              });
  }

 private:
  using Walk = BlockWalk<std::uint16_t>;

  struct Source {
    const BitGraph<Words>& graph;
    Edges rest;  // not taken yet

    std::uint32_t take(std::uint32_t v) {
      const Edges here = graph.at[v] & rest;
      if (!here.any()) return Walk::no_edge;
      const std::size_t e = here.lowest();
      rest ^= Edges::one(e);
      return static_cast<std::uint32_t>(e);
    }
    std::uint32_t beyond(std::uint32_t e, std::uint32_t v) const { return graph.beyond(e, v); }
  };

  const BitGraph<Words>& graph_;
  Walk walk_;
};

}  // namespace zermelo::hackenbush
