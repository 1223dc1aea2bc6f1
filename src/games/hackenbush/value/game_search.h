#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/pair_cache.h"
#include "games/hackenbush/value/core_table.h"
#include "games/hackenbush/value/cores.h"
#include "games/hackenbush/value/twins.h"
#include "games/hackenbush/value/worth.h"

namespace zermelo::hackenbush {

/// The value of a block with green edges in it, or with values on its vertices that are no numbers:
/// made from all its options. As in NumberSearch a position is a 2-connected core and the values at
/// its vertices; here the weights are values of the store.
template <std::size_t Words>
class GameSearch {
 public:
  using Edges = Bits<Words>;

  /// `weights` are the values at the vertices; that of the root is not looked at.
  GameSearch(const BitGraph<Words>& graph, std::uint32_t root,
             const std::vector<std::uint32_t>& weights, Worths& worths, Budget& budget,
             MemoryAccount& account)
      : graph_(graph),
        root_(root),
        stack_(graph, weights),
        worths_(worths),
        store_(worths.store()),
        budget_(budget),
        twins_(graph, root, [&](std::uint32_t v) { return stack_.weight(0, v) != 0; }),
        table_(account) {}

  /// Throws GaveUp.
  Value value() { return {core_value({graph_.blue | graph_.red | graph_.green, root_, 0})}; }

 private:
  static constexpr int deepest = 1500;

  std::uint32_t core_value(const Core<Words>& core) {
    const std::vector<std::uint8_t> key = stack_.key(core);
    const auto hash = CoreTable<Value>::hash_of(key);
    const auto known = table_.find(key, hash);
    if (known != table_.none) return table_[known].id;
    if (!budget_.enter()) give_up(budget_);
    if (depth_ == deepest) throw GaveUp("a value on a cycle is too deep: play goes on too long");
    ++depth_;  // a search that was given up is not asked again
    const Value g = can_be_fused(core) ? fused_value(core) : from_options(core);
    --depth_;
    table_.add(key, hash, g);
    return g.id;
  }

  /// Green edges with nimbers on them: all vertices of the core may be drawn together into one (the
  /// fusion principle; Winning Ways, chapter 7).
  bool can_be_fused(const Core<Words>& core) const {
    if (((graph_.blue | graph_.red) & core.edges).any()) return false;
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.is_inside(core, v) && !worths_.nimber(Value{stack_.weight(core, v)})) return false;
    }
    return true;
  }

  Value fused_value(const Core<Words>& core) {
    auto nim = static_cast<std::uint32_t>(core.edges.count() % 2);
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.is_inside(core, v)) nim ^= *worths_.nimber(Value{stack_.weight(core, v)});
    }
    return store_.nimber(nim);
  }

  Value from_options(const Core<Words>& core) {
    std::vector<Value> left, right;
    for (Edges rest = twins_.one_of_each(core.edges); rest.any(); rest.drop_lowest()) {
      const auto edge = rest.lowest();
      const Value g = after_cut(core, edge);
      const Colour colour = graph_.edges[edge].colour;
      if (colour != Colour::red) left.push_back(g);
      if (colour != Colour::blue) right.push_back(g);
    }
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (!stack_.is_inside(core, v)) continue;
      add_weight_options(core, v, true, left);
      add_weight_options(core, v, false, right);
    }
    return store_.make(left, right);
  }

  void add_weight_options(const Core<Words>& core, std::uint32_t v, bool is_left,
                          std::vector<Value>& out) {
    const Value weight{stack_.weight(core, v)};
    const auto options = is_left ? store_.left(weight) : store_.right(weight);
    const std::vector<Value> copy(options.begin(), options.end());
    for (const Value option : copy) {
      Core<Words> next = core;
      next.weights = stack_.copy_weights(core);
      stack_.weight(next.weights, v) = option.id;
      out.push_back({core_value(next)});
      stack_.drop_weights(next.weights);
    }
  }

  Value after_cut(const Core<Words>& core, std::size_t edge) {
    const std::size_t weights = stack_.copy_weights(core);
    stack_.fold(
        core.edges ^ Edges::one(edge), core.root, weights,
        [this](const Edge& e, std::uint32_t above) { return on_edge(e.colour, above); },
        [this](const Core<Words>& block) { return core_value(block); },
        [this](std::uint32_t a, std::uint32_t b) { return store_.sum(Value{a}, Value{b}).id; });
    const Value g{stack_.weight(weights, core.root)};
    stack_.drop_weights(weights);
    return g;
  }

  std::uint32_t on_edge(Colour colour, std::uint32_t above) {
    const auto place = static_cast<std::uint32_t>(colour);
    const auto known = on_edge_.find(place, above);
    if (known != PairCache::none) return known;
    const Value g = worths_.value(worths_.on_edge(worths_.worth(Value{above}), colour));
    on_edge_.put(place, above, g.id);
    return g.id;
  }

  const BitGraph<Words>& graph_;
  std::uint32_t root_;
  CoreStack<Words> stack_;
  Worths& worths_;
  ValueStore& store_;
  Budget& budget_;
  Twins<Words> twins_;
  CoreTable<Value> table_;
  int depth_ = 0;
  PairCache on_edge_{std::size_t{1} << 20};
};

}  // namespace zermelo::hackenbush
