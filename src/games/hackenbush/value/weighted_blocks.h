#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/hackenbush/drawing/block_finder.h"

namespace zermelo::hackenbush {

/// A position of a search: a block on its root, and the value of what stands on each of its other
/// vertices, called the weight of the vertex. The weights lie on a BlockStack.
template <std::size_t Words>
struct WeightedBlock {
  Bits<Words> edges;
  std::uint32_t root = 0;
  std::size_t weights = 0;  // where they begin on the stack, one a vertex of the graph
};

/// The weights of the positions on the way from the root of a search to the present one, and the
/// blocks into which a position falls. A weight is the id of a number or value; id 0 is zero.
///
/// Invariants:
///   1. weights_ is a stack of lists of graph.vertices() ids; a WeightedBlock says where its list
///      begins. Lists are dropped in the reverse order of their making.
///   2. Ids are read by offset, never by reference: the stack may move when it grows.
///   3. Positions are distinguished by key() alone: edges, root, and the weights of the vertices
///      of the block other than the root. Weights elsewhere in the list do not matter.
///
/// Keeps a reference to the graph; used by one thread.
template <std::size_t Words>
class BlockStack {
 public:
  /// `weights` are those of the whole block, one a vertex; they become the list at offset 0.
  BlockStack(const BitGraph<Words>& graph, std::vector<std::uint32_t> weights)
      : graph_(graph),
        edge_bytes_((graph.edges.size() + 7) / 8),
        finder_(graph),
        weights_(std::move(weights)) {
    weights_.resize(graph.vertices());
  }

  std::uint32_t& weight(std::size_t weights, std::uint32_t v) { return weights_[weights + v]; }
  std::uint32_t weight(const WeightedBlock<Words>& block, std::uint32_t v) const {
    return weights_[block.weights + v];
  }

  /// A copy of a block's weights on top of the stack. The weight of the root is cleared: it belongs
  /// to what the block stands on.
  std::size_t copy_weights(const WeightedBlock<Words>& block) {
    const std::size_t start = weights_.size(), count = graph_.vertices();
    weights_.resize(start + count);
    std::copy_n(weights_.begin() + static_cast<std::ptrdiff_t>(block.weights), count,
                weights_.begin() + static_cast<std::ptrdiff_t>(start));
    weights_[start + block.root] = 0;
    return start;
  }
  void drop_weights(std::size_t start) { weights_.resize(start); }

  /// Evaluates some edges on a root with these weights, by the colon principle, block after block
  /// from the top: `single(edge, weight on it)` and `cyclic(block)` give the id of a block's value,
  /// `sum` that of a sum. The value of all that stands on the root ends up as the root's weight.
  template <class Single, class Cyclic, class Sum>
  void fold(const Bits<Words>& edges, std::uint32_t root, std::size_t weights, const Single& single,
            const Cyclic& cyclic, const Sum& sum) {
    const std::size_t first = blocks_.size();
    finder_.find(edges, root, blocks_);
    const std::size_t last = blocks_.size();
    for (std::size_t i = first; i < last; ++i) {
      const Block<Words> block = blocks_[i];  // a copy: `cyclic` may fold in turn and move the list
      const std::uint32_t value =
          block.single ? single(graph_.edges[block.edges.lowest()], weight(weights, block.top))
                       : cyclic(WeightedBlock<Words>{block.edges, block.root, weights});
      const std::uint32_t all = sum(weight(weights, block.root), value);
      weight(weights, block.root) = all;
    }
    blocks_.resize(first);
  }

  /// The same where all weights are numbers.
  template <class Names, class Cyclic>
  void fold_numbers(Names& names, const Bits<Words>& edges, std::uint32_t root, std::size_t weights,
                    const Cyclic& cyclic) {
    fold(
        edges, root, weights,
        [&](const Edge& e, std::uint32_t above) { return names.on_edge(above, e.colour); }, cyclic,
        [&](std::uint32_t a, std::uint32_t b) { return names.sum(a, b); });
  }

  /// True for the vertices of a block other than its root.
  bool is_inside(const WeightedBlock<Words>& block, std::uint32_t v) const {
    return v != block.root && (graph_.at[v] & block.edges).any();
  }

  /// The bytes that tell positions apart, valid until the next call:
  ///
  ///     edges           one bit an edge of the graph, in whole bytes
  ///     root, weights   the root, then the weights of the inside vertices in their order; seven
  ///                     bits a byte, so that a block of 30 edges and 20 vertices takes some 28
  ///                     bytes in all
  const std::vector<std::uint8_t>& key(const WeightedBlock<Words>& block) {
    key_.clear();
    for (std::size_t i = 0; i < edge_bytes_; ++i)
      key_.push_back(static_cast<std::uint8_t>(block.edges.words[i / 8] >> (8 * (i % 8))));
    push_number(block.root);
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (is_inside(block, v)) push_number(weight(block, v));
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
  std::vector<Block<Words>> blocks_;  // of the folds that are going on, as a stack
  std::vector<std::uint8_t> key_;
};

}  // namespace zermelo::hackenbush
