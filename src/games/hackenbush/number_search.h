#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "game/side.h"
#include "games/hackenbush/core_table.h"
#include "games/hackenbush/cores.h"
#include "games/hackenbush/number_names.h"
#include "games/hackenbush/numbers.h"

namespace zermelo::hackenbush {

/// The value of a Blue-Red block: a 2-connected graph on a root, with a number hanging on each
/// vertex.
///
/// All values are numbers, so a value need not be worked out from all its options: it is pinned
/// down by questions "is G >= s?". Left, moving second in G - s, must have an answer to every move
/// of Right: G >= s unless some G^R <= s or G <= s^L. That is a search with cuts on both sides,
/// which visits about the square root of what listing all options would. The bounds found are kept
/// for every core met, and s is always the simplest number that is left between them.
///
/// After a cut, what hangs on by one vertex is worth a number there (the colon principle), so that
/// a position is its 2-connected core and the numbers at its vertices: the key of the table.
template <std::size_t Words, class Number>
class NumberSearch {
 public:
  using Edges = Bits<Words>;

  struct Interval {
    Number low, high;  // both included
  };

  /// `weights` are the numbers at the vertices; that of the root is not looked at. `fine` is a
  /// number below the difference of any two values that can come up.
  NumberSearch(const BitGraph<Words>& graph, std::uint32_t root, const std::vector<Number>& weights,
               const Number& fine, Budget& budget, std::size_t most_bytes)
      : graph_(graph),
        root_(root),
        fine_(fine),
        budget_(budget),
        stack_(graph, ids(weights)),
        table_(most_bytes) {}

  /// Exact, or what was known when the budget or the memory was spent.
  Interval value() {
    const Core<Words> whole{graph_.blue | graph_.red, root_, 0};
    const auto entry = look_up(whole);
    try {
      exact(whole);
    } catch (const GaveUp& reason) {
      why_not_ = reason.what();
    }
    return {table_[entry].low, table_[entry].high};
  }

  std::size_t positions() const { return table_.size(); }
  const std::string& why_not() const { return why_not_; }

 private:
  static constexpr int deepest = 3000;
  /// Counts how deep the questions go, however they end.
  struct Depth {
    explicit Depth(int& count) : count_(count) { ++count_; }
    ~Depth() { --count_; }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;
    int& count_;
  };

  static constexpr std::uint16_t none = 0xffff;
  struct Entry {
    Number low, high;                                   // what is known of the value, both included
    std::array<std::uint16_t, 2> good_cut{none, none};  // by side: to be tried first next time
  };

  /// What is left after a cut: a number, and cores that stand on the root beside it.
  struct Rest {
    std::uint32_t number = 0;
    std::size_t weights = 0;                    // of the cores
    std::size_t first_core = 0, last_core = 0;  // in cores_
  };

  std::vector<std::uint32_t> ids(const std::vector<Number>& numbers) {
    std::vector<std::uint32_t> out;
    for (const auto& x : numbers) out.push_back(names_.id(x));
    return out;
  }

  std::uint32_t exact(const Core<Words>& core) {
    const auto entry = look_up(core);
    while (table_[entry].low != table_[entry].high) {
      const Number s = simplest(table_[entry].low, table_[entry].high);
      if (holds(core, entry, s, Side::left)) holds(core, entry, s, Side::right);
    }
    return names_.id(table_[entry].low);
  }

  /// What bounds tell of G >= s (for Left) or G <= s (for Right).
  static std::optional<bool> settled(const Number& low, const Number& high, const Number& s,
                                     Side side) {
    const bool yes = side == Side::left ? low >= s : high <= s;
    const bool no = side == Side::left ? high < s : low > s;
    return yes || no ? std::optional(yes) : std::nullopt;
  }

  /// G >= s for Left, G <= s for Right: the other side moves first, in G or in s, and finds
  /// nothing.
  bool holds(const Core<Words>& core, std::uint32_t entry, const Number& s, Side side) {
    if (const auto known = settled(table_[entry].low, table_[entry].high, s, side)) return *known;
    if (!budget_.enter()) throw GaveUp("the budget was spent before the value was known");
    if (depth_ == deepest) throw GaveUp("a number on a cycle is too fine: play goes too deep");
    const Depth deeper(depth_);
    const Side other = opponent(side);
    const auto simpler = side == Side::left ? left_option(s) : right_option(s);
    const bool result = !some_cut_holds(core, entry, s, other) &&
                        !(simpler && holds(core, entry, *simpler, other)) &&
                        !some_weight_holds(core, s, other);
    Entry& known = table_[entry];
    if ((side == Side::left) == result) {  // G >= s, or not G <= s
      known.low = std::max(known.low, result ? s : s + fine_);
    } else {
      known.high = std::min(known.high, result ? s : s - fine_);
    }
    return result;
  }

  bool some_cut_holds(const Core<Words>& core, std::uint32_t entry, const Number& s, Side mover) {
    Edges cuts = core.edges & (mover == Side::left ? graph_.blue : graph_.red);
    const auto side = static_cast<std::size_t>(mover);
    const std::uint16_t good = table_[entry].good_cut[side];
    if (good != none) {
      if (cut_holds(core, good, s, mover)) return true;
      cuts ^= Edges::one(good);
    }
    for (; cuts.any(); cuts.drop_lowest()) {
      const auto edge = static_cast<std::uint16_t>(cuts.lowest());
      if (!cut_holds(core, edge, s, mover)) continue;
      table_[entry].good_cut[side] = edge;
      return true;
    }
    return false;
  }

  /// After the cut the core may have come apart. All but the largest piece are worked out; the
  /// largest is only asked what matters.
  bool cut_holds(const Core<Words>& core, std::uint16_t edge, const Number& s, Side side) {
    const Rest rest = take_apart(core, edge);
    const bool result = rest_holds(rest, s, side);
    stack_.drop_weights(rest.weights);
    cores_.resize(rest.first_core);
    return result;
  }

  Rest take_apart(const Core<Words>& core, std::uint16_t edge) {
    Rest rest;
    rest.weights = stack_.copy_weights(core);
    rest.first_core = cores_.size();
    fold(core.edges ^ Edges::one(edge), core.root, rest.weights,
         [&](const Core<Words>& block) -> std::uint32_t {
           if (block.root != core.root) return exact(block);
           cores_.push_back(block);
           return 0;
         });
    rest.number = stack_.weight(rest.weights, core.root);
    rest.last_core = cores_.size();
    return rest;
  }

  template <class Cyclic>
  void fold(const Edges& edges, std::uint32_t root, std::size_t weights, const Cyclic& cyclic) {
    stack_.fold(
        edges, root, weights,
        [this](const Edge& e, std::uint32_t above) { return names_.on_edge(above, e.colour); },
        cyclic, [this](std::uint32_t a, std::uint32_t b) { return names_.sum(a, b); });
  }

  bool rest_holds(const Rest& rest, Number s, Side side) {
    s = s - names_.number(rest.number);
    if (rest.first_core == rest.last_core) {
      return side == Side::left ? s.sign() <= 0 : s.sign() >= 0;
    }
    std::size_t largest = rest.first_core;
    for (std::size_t i = rest.first_core + 1; i < rest.last_core; ++i) {
      if (cores_[i].edges.count() > cores_[largest].edges.count()) largest = i;
    }
    for (std::size_t i = rest.first_core; i < rest.last_core; ++i) {
      if (i == largest) continue;
      const Core<Words> core = cores_[i];  // a copy: the list may grow and move
      s = s - names_.number(exact(core));
    }
    const Core<Words> core = cores_[largest];
    return holds(core, look_up(core), s, side);
  }

  /// Moves in a number that hangs on a vertex: only its canonical options matter.
  bool some_weight_holds(const Core<Words>& core, const Number& s, Side mover) {
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      const std::uint32_t id = stack_.weight(core, v);
      if (id == 0 || !stack_.is_inside(core, v)) continue;
      const Number x = names_.number(id);
      const auto option = mover == Side::left ? left_option(x) : right_option(x);
      if (!option) continue;
      Core<Words> next = core;
      next.weights = stack_.copy_weights(core);
      stack_.weight(next.weights, v) = names_.id(*option);
      const bool result = holds(next, look_up(next), s, mover);
      stack_.drop_weights(next.weights);
      if (result) return true;
    }
    return false;
  }

  /// The entry of a core, made with plain bounds if it is new.
  std::uint32_t look_up(const Core<Words>& core) {
    const auto& key = stack_.key(core);
    const auto hash = table_.hash_of(key);
    const auto known = table_.find(key, hash);
    if (known != IdTable::none) return known;
    const auto fresh_id = table_.add(key, hash, {});
    Entry fresh{bound(core, Side::right), bound(core, Side::left), {none, none}};
    for (const Side side : {Side::left, Side::right}) {
      if (belongs_to(core, side)) fresh.low = fresh.high = most_for(core, side);
    }
    table_[fresh_id] = fresh;
    return fresh_id;
  }

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
  /// larger, so that the value of any tree left by cutting red edges is a bound: of all blue edges
  /// and of red ones that close no cycle, those nearest to the ground (which come last). Where blue
  /// edges alone close a cycle, the red ones are all cut.
  Number bound(const Core<Words>& core, Side side) {
    const Edges own = core.edges & (side == Side::left ? graph_.blue : graph_.red);
    parent_.resize(graph_.vertices());
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) parent_[v] = v;
    Edges tree = own;
    for (Edges rest = own; rest.any(); rest.drop_lowest()) {
      if (!join(rest.lowest())) return most_for(core, side);
    }
    for (Edges rest = core.edges ^ own; rest.any();) {
      const std::size_t e = rest.highest();
      rest ^= Edges::one(e);
      if (join(e)) tree |= Edges::one(e);
    }
    return tree_value(core, tree);
  }

  /// False when the edge joins what is joined already.
  bool join(std::size_t edge) {
    const auto top = [this](std::uint32_t v) {
      while (parent_[v] != v) v = parent_[v] = parent_[parent_[v]];
      return v;
    };
    const auto a = top(graph_.edges[edge].from), b = top(graph_.edges[edge].to);
    parent_[a] = b;
    return a != b;
  }

  Number tree_value(const Core<Words>& core, const Edges& tree) {
    const std::size_t weights = stack_.copy_weights(core);
    fold(tree, core.root, weights, [](const Core<Words>&) { return std::uint32_t{0}; });
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
  std::uint32_t root_;
  Number fine_;
  Budget& budget_;
  NumberNames<Number> names_;
  CoreStack<Words> stack_;
  CoreTable<Entry> table_;
  std::vector<Core<Words>> cores_;  // waiting, as a stack
  std::vector<std::uint32_t> reached_, parent_;
  int depth_ = 0;
  std::string why_not_;
};

}  // namespace zermelo::hackenbush
