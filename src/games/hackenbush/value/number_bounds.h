#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "game/side.h"
#include "games/hackenbush/drawing/disjoint_sets.h"
#include "games/hackenbush/value/number_names.h"
#include "games/hackenbush/value/weighted_blocks.h"

namespace zermelo::hackenbush {

template <class Number>
struct Interval {
  Number low, high;  // both included
};

/// Bounds for the value of a Blue-Red block, found without a search. Both rest on one law: every
/// cut of Right's makes the value larger and every cut of Left's makes it smaller, because in a
/// number each player loses by moving.
template <std::size_t Words, class Number>
class NumberBounds {
 public:
  using Edges = Bits<Words>;

  NumberBounds(const BitGraph<Words>& graph, BlockStack<Words>& stack, NumberNames<Number>& names)
      : graph_(graph), stack_(stack), names_(names) {}

  Interval<Number> of(const WeightedBlock<Words>& block) {
    for (const Side side : {Side::left, Side::right}) {
      if (!belongs_to(block, side)) continue;
      const Number all = most_for(block, side);
      return {all, all};
    }
    return {bound(block, Side::right), bound(block, Side::left)};
  }

 private:
  /// True when all edges and weights belong to one side: then the value counts its edges.
  bool belongs_to(const WeightedBlock<Words>& block, Side side) const {
    if ((block.edges & (side == Side::left ? graph_.red : graph_.blue)).any()) return false;
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.weight(block, v) == 0 || !stack_.is_inside(block, v)) continue;
      const Number& x = names_.number(stack_.weight(block, v));
      if (!x.is_integer() || (x.sign() > 0) != (side == Side::left)) return false;
    }
    return true;
  }

  /// An upper bound of the value (for Left) or a lower bound (for Right). For Left:
  ///
  ///   1. Keep all blue edges.
  ///   2. Add red edges that close no cycle with those kept, the ones nearest to the ground first
  ///      (they have the highest numbers); cut the others. The value has not become smaller.
  ///   3. Fold what is left by the colon principle. It is a tree but for blocks of blue edges,
  ///      for which most_for() is an upper bound.
  Number bound(const WeightedBlock<Words>& block, Side side) {
    const Edges own = block.edges & (side == Side::left ? graph_.blue : graph_.red);
    joined_.reset(graph_.vertices());
    Edges tree = own;
    for (Edges rest = own; rest.any(); rest.drop_lowest()) join(rest.lowest());
    for (Edges rest = block.edges ^ own; rest.any();) {
      const std::size_t e = rest.highest();
      rest ^= Edges::one(e);
      if (join(e)) tree |= Edges::one(e);
    }
    return tree_value(block, tree, side);
  }

  /// False when the ends of the edge are joined already.
  bool join(std::size_t edge) {
    return joined_.join(graph_.edges[edge].from, graph_.edges[edge].to);
  }

  Number tree_value(const WeightedBlock<Words>& block, const Edges& tree, Side side) {
    const std::size_t weights = stack_.copy_weights(block);
    stack_.fold_numbers(names_, tree, block.root, weights, [&](const WeightedBlock<Words>& piece) {
      return names_.id(most_for(piece, side));
    });
    const Number x = names_.number(stack_.weight(weights, block.root));
    stack_.drop_weights(weights);
    return x;
  }

  /// The moves that one side would have if all edges of the other were cut at once: its own edges
  /// that stay joined to the root by its own edges, and the weights there rounded up. A bound,
  /// because every cut of the other side helps this one.
  Number most_for(const WeightedBlock<Words>& block, Side side) {
    const Edges own = block.edges & (side == Side::left ? graph_.blue : graph_.red);
    reached_.assign(1, block.root);
    Edges seen;
    std::int64_t total = 0;
    Number sum{};
    for (std::size_t i = 0; i < reached_.size(); ++i) {
      const std::uint32_t v = reached_[i];
      if (v != block.root) sum = sum + whole_part(names_.number(stack_.weight(block, v)), side);
      for (Edges here = graph_.at[v] & own & ~seen; here.any(); here.drop_lowest()) {
        const std::size_t e = here.lowest();
        seen |= Edges::one(e);
        ++total;
        const auto u = graph_.beyond(e, v);
        if (std::ranges::find(reached_, u) == reached_.end()) reached_.push_back(u);
      }
    }
    sum = sum + whole_number(sum, total);
    return side == Side::left ? sum : -sum;
  }

  /// A weight from the view of one side, rounded up to a whole number of moves; at least zero.
  static Number whole_part(const Number& x, Side side) {
    const Number good = side == Side::left ? x : -x;
    return good.sign() <= 0 ? Number{} : -(-good).floor();
  }

  const BitGraph<Words>& graph_;
  BlockStack<Words>& stack_;
  NumberNames<Number>& names_;
  std::vector<std::uint32_t> reached_;
  DisjointSets joined_;
};

}  // namespace zermelo::hackenbush
