#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/hackenbush/drawing/block_finder.h"

namespace zermelo::hackenbush {

/// A position of a search: a 2-connected graph on a root, and what is worth how much at its other
/// vertices.
template <std::size_t Words>
struct Core {
  Bits<Words> edges;
  std::uint32_t root = 0;
  std::size_t weights = 0;  // where they begin on the stack, one a vertex
};

/// The cores in work and the weights of their vertices, as a stack. A weight is the id of a number
/// or value; 0 is nothing.
template <std::size_t Words>
class CoreStack {
 public:
  CoreStack(const BitGraph<Words>& graph, std::vector<std::uint32_t> weights)
      : graph_(graph),
        edge_bytes_((graph.edges.size() + 7) / 8),
        finder_(graph),
        weights_(std::move(weights)) {
    weights_.resize(graph.vertices());
  }

  std::uint32_t& weight(std::size_t weights, std::uint32_t v) { return weights_[weights + v]; }
  std::uint32_t weight(const Core<Words>& core, std::uint32_t v) const {
    return weights_[core.weights + v];
  }

  /// A copy of a core's weights on top of the stack. The root's own weight is cleared: it belongs
  /// to what the core stands on.
  std::size_t copy_weights(const Core<Words>& core) {
    const std::size_t start = weights_.size(), count = graph_.vertices();
    weights_.resize(start + count);
    std::copy_n(weights_.begin() + static_cast<std::ptrdiff_t>(core.weights), count,
                weights_.begin() + static_cast<std::ptrdiff_t>(start));
    weights_[start + core.root] = 0;
    return start;
  }
  void drop_weights(std::size_t start) { weights_.resize(start); }

  /// Works out what some edges on a root are worth with these weights, block after block from the
  /// top: `single(edge, weight on it)`, `cyclic(block)` and `sum` give and take ids. What stands on
  /// the root ends up as the root's weight.
  template <class Single, class Cyclic, class Sum>
  void fold(const Bits<Words>& edges, std::uint32_t root, std::size_t weights, const Single& single,
            const Cyclic& cyclic, const Sum& sum) {
    const std::size_t first = blocks_.size();
    finder_.find(edges, root, blocks_);
    const std::size_t last = blocks_.size();
    for (std::size_t i = first; i < last; ++i) {
      const Block<Words> block = blocks_[i];
      const std::uint32_t worth =
          block.single ? single(graph_.edges[block.edges.lowest()], weight(weights, block.top))
                       : cyclic(Core<Words>{block.edges, block.root, weights});
      const std::uint32_t all = sum(weight(weights, block.root), worth);
      weight(weights, block.root) = all;
    }
    blocks_.resize(first);
  }

  /// The same where all weights are numbers, by the colon principle.
  template <class Names, class Cyclic>
  void fold_numbers(Names& names, const Bits<Words>& edges, std::uint32_t root, std::size_t weights,
                    const Cyclic& cyclic) {
    fold(
        edges, root, weights,
        [&](const Edge& e, std::uint32_t above) { return names.on_edge(above, e.colour); }, cyclic,
        [&](std::uint32_t a, std::uint32_t b) { return names.sum(a, b); });
  }

  bool is_inside(const Core<Words>& core, std::uint32_t v) const {
    return v != core.root && (graph_.at[v] & core.edges).any();
  }

  /// Equal for equal positions: edges, root, and the weights of the other vertices. Small numbers
  /// are one byte each, so that a core of 30 edges and 20 vertices takes some 28 bytes. Good until
  /// the next.
  const std::vector<std::uint8_t>& key(const Core<Words>& core) {
    key_.clear();
    for (std::size_t i = 0; i < edge_bytes_; ++i)
      key_.push_back(static_cast<std::uint8_t>(core.edges.words[i / 8] >> (8 * (i % 8))));
    push_number(core.root);
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (is_inside(core, v)) push_number(weight(core, v));
    }
    return key_;
  }

 private:
  /// Seven bits a byte, the lowest first; all but the last byte have the highest bit set.
  void push_number(std::uint32_t x) {
    for (; x >= 128; x >>= 7) key_.push_back(static_cast<std::uint8_t>(x | 128));
    key_.push_back(static_cast<std::uint8_t>(x));
  }

  const BitGraph<Words>& graph_;
  std::size_t edge_bytes_;
  BlockFinder<Words> finder_;
  std::vector<std::uint32_t> weights_;
  std::vector<Block<Words>> blocks_;  // in work, as a stack
  std::vector<std::uint8_t> key_;
};

}  // namespace zermelo::hackenbush
