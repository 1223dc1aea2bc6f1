#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/bits.h"
#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// A graph small enough for its sets of edges to be bits. Vertices are numbered from 0; there are
/// no loops.
template <std::size_t Words>
struct BitGraph {
  using Edges = Bits<Words>;

  std::vector<Edge> edges;
  std::vector<Edges> at;   // the edges at each vertex
  Edges blue, red, green;  // by colour

  explicit BitGraph(std::vector<Edge> list) : edges(std::move(list)) {
    std::uint32_t vertices = 1;
    for (const Edge& e : edges) vertices = std::max({vertices, e.from + 1, e.to + 1});
    at.resize(vertices);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Edges bit = Edges::one(i);
      at[edges[i].from] |= bit;
      at[edges[i].to] |= bit;
      auto& same = edges[i].colour == Colour::blue  ? blue
                   : edges[i].colour == Colour::red ? red
                                                    : green;
      same |= bit;
    }
  }

  std::size_t vertices() const { return at.size(); }
  std::uint32_t beyond(std::size_t edge, std::uint32_t vertex) const {
    return edges[edge].from == vertex ? edges[edge].to : edges[edge].from;
  }
};

/// A largest part of a graph that no single vertex cuts: one edge, or edges on common cycles. It
/// hangs on the rest at `root`.
template <std::size_t Words>
struct Block {
  Bits<Words> edges;
  std::uint32_t root = 0;
  std::uint32_t top = 0;  // the other end, if it is one edge
  bool single = false;
};

/// Finds the blocks of what a set of edges leaves standing on a root, what stands on a block before
/// the block itself (Hopcroft and Tarjan 1973). Edges that are cut off are left out. Keeps its
/// working memory.
template <std::size_t Words>
class BlockFinder {
 public:
  using Edges = Bits<Words>;

  explicit BlockFinder(const BitGraph<Words>& graph)
      : graph_(graph), depth_(graph.vertices()), low_(graph.vertices()) {}

  /// Appends the blocks.
  void find(const Edges& edges, std::uint32_t root, std::vector<Block<Words>>& blocks) {
    std::ranges::fill(depth_, 0);
    Edges rest = edges;
    path_.assign(1, root);
    edge_stack_.clear();
    depth_[root] = low_[root] = 1;
    while (true) {
      const std::uint32_t v = path_.back();
      const Edges here = graph_.at[v] & rest;
      if (here.any()) {
        const std::size_t e = here.lowest();
        rest ^= Edges::one(e);
        edge_stack_.push_back(static_cast<std::uint16_t>(e));
        const std::uint32_t u = graph_.beyond(e, v);
        if (depth_[u] != 0) {
          low_[v] = std::min(low_[v], depth_[u]);
        } else {
          depth_[u] = low_[u] = depth_[v] + 1;
          path_.push_back(u);
          tree_edge_.resize(path_.size());
          tree_edge_.back() = static_cast<std::uint16_t>(e);
        }
        continue;
      }
      if (path_.size() == 1) return;
      const std::uint16_t tree_edge = tree_edge_[path_.size() - 1];
      path_.pop_back();
      const std::uint32_t parent = path_.back();
      if (low_[v] >= depth_[parent]) {
        blocks.push_back(pop_block(tree_edge, parent, v));
      } else {
        low_[parent] = std::min(low_[parent], low_[v]);
      }
    }
  }

 private:
  Block<Words> pop_block(std::uint16_t tree_edge, std::uint32_t root, std::uint32_t top) {
    Block<Words> block{{}, root, top, edge_stack_.back() == tree_edge};
    std::uint16_t e = 0;
    do {
      e = edge_stack_.back();
      edge_stack_.pop_back();
      block.edges |= Edges::one(e);
    } while (e != tree_edge);
    return block;
  }

  const BitGraph<Words>& graph_;
  std::vector<std::uint32_t> depth_, low_;  // by vertex; depth 0: not yet seen
  std::vector<std::uint32_t> path_;
  std::vector<std::uint16_t> tree_edge_;   // the edge to each vertex of the path
  std::vector<std::uint16_t> edge_stack_;  // not yet in a block
};

}  // namespace zermelo::hackenbush
