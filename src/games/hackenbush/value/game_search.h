#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/pair_cache.h"
#include "games/hackenbush/value/block_table.h"
#include "games/hackenbush/value/part_value.h"
#include "games/hackenbush/value/twins.h"
#include "games/hackenbush/value/weighted_blocks.h"

namespace zermelo::hackenbush {

/// The value of a block that has green edges, or weights that are not numbers: the canonical form
/// of all its options. As in NumberSearch a position is a block with the weights of its vertices;
/// here the weights are values of the store.
///
/// An option is a cut (the rest is folded by the colon principle, and the blocks that remain are
/// evaluated in turn) or a move in a weight, which leaves the block as it is. Of twins only one is
/// cut. Every position is evaluated once and kept in a table with its whole key.
///
/// Keeps references to everything it is given; used by one thread.
template <std::size_t Words>
class GameSearch {
 public:
  using Edges = Bits<Words>;

  /// `weights` are the values on the vertices; the one on the root is ignored.
  GameSearch(const BitGraph<Words>& graph, std::uint32_t root,
             const std::vector<std::uint32_t>& weights, PartArithmetic& arithmetic, Budget& budget,
             MemoryAccount& account)
      : graph_(graph),
        root_(root),
        stack_(graph, weights),
        arithmetic_(arithmetic),
        store_(arithmetic.store()),
        budget_(budget),
        twins_(graph, root, [&](std::uint32_t v) { return stack_.weight(0, v) != 0; }),
        table_(account) {}

  /// Throws GaveUp.
  Value value() { return {block_value({graph_.blue | graph_.red | graph_.green, root_, 0})}; }

 private:
  static constexpr int deepest = 1500;

  std::uint32_t block_value(const WeightedBlock<Words>& block) {
    const std::vector<std::uint8_t> key = stack_.key(block);
    const auto hash = BlockTable<Value>::hash_of(key);
    const auto known = table_.find(key, hash);
    if (known != table_.none) return table_[known].id;
    if (!budget_.enter()) give_up(budget_);
    if (depth_ == deepest) throw GaveUp("a value on a cycle is too deep: play goes on too long");
    ++depth_;  // not restored when an exception passes: the search is not used again
    const Value g = can_be_fused(block) ? fused_value(block) : from_options(block);
    --depth_;
    table_.add(key, hash, g);
    return g.id;
  }

  /// All edges green and all weights nimbers: then the vertices of the block may be fused into one
  /// (the fusion principle; Winning Ways, chapter 7).
  bool can_be_fused(const WeightedBlock<Words>& block) const {
    if (((graph_.blue | graph_.red) & block.edges).any()) return false;
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.is_inside(block, v) && !arithmetic_.nimber(Value{stack_.weight(block, v)}))
        return false;
    }
    return true;
  }

  /// The edges have become loops, each worth *1, on one vertex that bears all the weights.
  Value fused_value(const WeightedBlock<Words>& block) {
    auto nim = static_cast<std::uint32_t>(block.edges.count() % 2);
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.is_inside(block, v)) nim ^= *arithmetic_.nimber(Value{stack_.weight(block, v)});
    }
    return store_.nimber(nim);
  }

  Value from_options(const WeightedBlock<Words>& block) {
    std::vector<Value> left, right;
    for (Edges rest = twins_.one_of_each(block.edges); rest.any(); rest.drop_lowest()) {
      const auto edge = rest.lowest();
      const Value g = after_cut(block, edge);
      const Colour colour = graph_.edges[edge].colour;
      if (colour != Colour::red) left.push_back(g);
      if (colour != Colour::blue) right.push_back(g);
    }
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (!stack_.is_inside(block, v)) continue;
      add_weight_options(block, v, true, left);
      add_weight_options(block, v, false, right);
    }
    return store_.make(left, right);
  }

  /// Appends the values of the block after each canonical move in the weight of a vertex.
  void add_weight_options(const WeightedBlock<Words>& block, std::uint32_t v, bool is_left,
                          std::vector<Value>& out) {
    const Value weight{stack_.weight(block, v)};
    const auto options = is_left ? store_.left(weight) : store_.right(weight);
    const std::vector<Value> copy(options.begin(), options.end());  // the store may grow
    for (const Value option : copy) {
      WeightedBlock<Words> next = block;
      next.weights = stack_.copy_weights(block);
      stack_.weight(next.weights, v) = option.id;
      out.push_back({block_value(next)});
      stack_.drop_weights(next.weights);
    }
  }

  /// The value of what a cut leaves standing on the root.
  Value after_cut(const WeightedBlock<Words>& block, std::size_t edge) {
    const std::size_t weights = stack_.copy_weights(block);
    stack_.fold(
        block.edges ^ Edges::one(edge), block.root, weights,
        [this](const Edge& e, std::uint32_t above) { return on_edge(e.colour, above); },
        [this](const WeightedBlock<Words>& piece) { return block_value(piece); },
        [this](std::uint32_t a, std::uint32_t b) { return store_.sum(Value{a}, Value{b}).id; });
    const Value g{stack_.weight(weights, block.root)};
    stack_.drop_weights(weights);
    return g;
  }

  /// The value of an edge that bears a value; cached.
  std::uint32_t on_edge(Colour colour, std::uint32_t above) {
    const auto place = static_cast<std::uint32_t>(colour);
    const auto known = on_edge_.find(place, above);
    if (known != PairCache::none) return known;
    const Value g =
        arithmetic_.value(arithmetic_.on_edge(arithmetic_.part_value(Value{above}), colour));
    on_edge_.put(place, above, g.id);
    return g.id;
  }

  const BitGraph<Words>& graph_;
  std::uint32_t root_;
  BlockStack<Words> stack_;
  PartArithmetic& arithmetic_;
  ValueStore& store_;
  Budget& budget_;
  Twins<Words> twins_;
  BlockTable<Value> table_;
  int depth_ = 0;
  PairCache on_edge_{std::size_t{1} << 20};
};

}  // namespace zermelo::hackenbush
