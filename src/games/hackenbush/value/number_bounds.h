#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "game/side.h"
#include "games/hackenbush/drawing/disjoint_sets.h"
#include "games/hackenbush/value/cores.h"
#include "games/hackenbush/value/number_names.h"

namespace zermelo::hackenbush {

template <class Number>
struct Interval {
  Number low, high;  // both included
};

/// Between which numbers the value of a Blue-Red core lies, without a search.
template <std::size_t Words, class Number>
class NumberBounds {
 public:
  using Edges = Bits<Words>;

  NumberBounds(const BitGraph<Words>& graph, CoreStack<Words>& stack, NumberNames<Number>& names)
      : graph_(graph), stack_(stack), names_(names) {}

  Interval<Number> of(const Core<Words>& core) {
    for (const Side side : {Side::left, Side::right}) {
      if (!belongs_to(core, side)) continue;
      const Number all = most_for(core, side);
      return {all, all};
    }
    return {bound(core, Side::right), bound(core, Side::left)};
  }

 private:
  /// Everything there is of one colour: then it is worth its number of edges.
  bool belongs_to(const Core<Words>& core, Side side) const {
    if ((core.edges & (side == Side::left ? graph_.red : graph_.blue)).any()) return false;
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.weight(core, v) == 0 || !stack_.is_inside(core, v)) continue;
      const Number& x = names_.number(stack_.weight(core, v));
      if (!x.is_integer() || (x.sign() > 0) != (side == Side::left)) return false;
    }
    return true;
  }

  /// A bound of the value from above (for Left) or below. Every cut of Right's makes the value
  /// larger, so that what is left by cutting red edges is a bound: all blue edges, and red ones
  /// that close no cycle, those nearest to the ground (which come last). It is a tree but for
  /// blocks of blue edges, which are bounded in their turn.
  Number bound(const Core<Words>& core, Side side) {
    const Edges own = core.edges & (side == Side::left ? graph_.blue : graph_.red);
    joined_.reset(graph_.vertices());
    Edges tree = own;
    for (Edges rest = own; rest.any(); rest.drop_lowest()) join(rest.lowest());
    for (Edges rest = core.edges ^ own; rest.any();) {
      const std::size_t e = rest.highest();
      rest ^= Edges::one(e);
      if (join(e)) tree |= Edges::one(e);
    }
    return tree_value(core, tree, side);
  }

  bool join(std::size_t edge) {
    return joined_.join(graph_.edges[edge].from, graph_.edges[edge].to);
  }

  Number tree_value(const Core<Words>& core, const Edges& tree, Side side) {
    const std::size_t weights = stack_.copy_weights(core);
    stack_.fold_numbers(names_, tree, core.root, weights,
                        [&](const Core<Words>& block) { return names_.id(most_for(block, side)); });
    const Number x = names_.number(stack_.weight(weights, core.root));
    stack_.drop_weights(weights);
    return x;
  }

  /// What would be left for one side if the other were cut out of the picture without a move of its
  /// own: a bound, because every cut of the other helps that side.
  Number most_for(const Core<Words>& core, Side side) {
    const Edges own = core.edges & (side == Side::left ? graph_.blue : graph_.red);
    reached_.assign(1, core.root);
    Edges seen;
    std::int64_t total = 0;
    Number sum{};
    for (std::size_t i = 0; i < reached_.size(); ++i) {
      const std::uint32_t v = reached_[i];
      if (v != core.root) sum = sum + whole_part(names_.number(stack_.weight(core, v)), side);
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

  static Number whole_part(const Number& x, Side side) {
    const Number good = side == Side::left ? x : -x;
    return good.sign() <= 0 ? Number{} : -(-good).floor();
  }

  const BitGraph<Words>& graph_;
  CoreStack<Words>& stack_;
  NumberNames<Number>& names_;
  std::vector<std::uint32_t> reached_;
  DisjointSets joined_;
};

}  // namespace zermelo::hackenbush
