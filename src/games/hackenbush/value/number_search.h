#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "game/side.h"
#include "games/hackenbush/value/core_table.h"
#include "games/hackenbush/value/cores.h"
#include "games/hackenbush/value/number_bounds.h"
#include "games/hackenbush/value/number_names.h"
#include "games/hackenbush/value/numbers.h"
#include "games/hackenbush/value/twins.h"

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

  using Interval = hackenbush::Interval<Number>;

  /// `weights` are the numbers at the vertices; that of the root is not looked at. `fine` is a
  /// number below the difference of any two values that can come up.
  NumberSearch(const BitGraph<Words>& graph, std::uint32_t root, const std::vector<Number>& weights,
               Number fine, Budget& budget, MemoryAccount& account)
      : graph_(graph),
        root_(root),
        fine_(std::move(fine)),
        budget_(budget),
        account_(account),
        stack_(graph, ids(weights)),
        bounds_(graph, stack_, names_),
        twins_(graph, root, [&](std::uint32_t v) { return stack_.weight(0, v) != 0; }),
        table_(account) {}
  ~NumberSearch() { account_.release(names_bytes_); }

  /// Exact, or what was known when the budget or the memory was spent.
  Interval value() {
    const Core<Words> whole{graph_.blue | graph_.red, root_, 0};
    const auto entry = look_up(whole);
    try {
      exact(whole);
    } catch (const GaveUp& reason) {
      why_not_ = reason.trouble();
    }
    return {table_[entry].low, table_[entry].high};
  }

  std::size_t positions() const { return table_.size(); }
  const Trouble& why_not() const { return why_not_; }

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

  /// A cut of an edge, or a step in the number that hangs on a vertex; not yet known to hold or
  /// not.
  struct OpenMove {
    bool is_cut;
    bool is_rated;  // else nothing is known of it, and it comes last
    std::uint32_t place;
    Number promise;  // the more, the better the move looks for its player
  };

  /// What is left after a cut: a number, and cores that stand on the root beside it.
  struct Rest {
    std::uint32_t number = 0;
    std::size_t weights = 0;                    // of the cores
    std::size_t first_core = 0, last_core = 0;  // in cores_
    bool open = false;                          // something above is not worked out
  };

  std::vector<std::uint32_t> ids(const std::vector<Number>& numbers) {
    std::vector<std::uint32_t> out;
    for (const auto& x : numbers) out.push_back(names_.id(x));
    return out;
  }

  std::uint32_t exact(const Core<Words>& core) {
    const auto entry = look_up(core);
    while (table_[entry].low != table_[entry].high) {
      assert(table_[entry].low < table_[entry].high && "the bounds of a value have crossed");
      const Number s = simplest(table_[entry].low, table_[entry].high);
      if (holds(core, entry, s, Side::left)) holds(core, entry, s, Side::right);
    }
    return names_.id(table_[entry].low);
  }

  bool known_to_hold(std::uint32_t entry, const std::optional<Number>& s, Side side) {
    return s && settled(table_[entry].low, table_[entry].high, *s, side).value_or(false);
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
    if (!budget_.enter()) give_up(budget_);
    if (depth_ == deepest) throw GaveUp("a number on a cycle is too fine: play goes too deep");
    const Depth deeper(depth_);
    const Side other = opponent(side);
    const auto simpler = side == Side::left ? left_option(s) : right_option(s);
    const bool result = !known_to_hold(entry, simpler, other) &&
                        !some_move_holds(core, entry, s, other) &&
                        !(simpler && holds(core, entry, *simpler, other));
    Interval& known = table_[entry];
    if ((side == Side::left) == result) {  // G >= s, or not G <= s
      known.low = std::max(known.low, result ? s : s + fine_);
    } else {
      known.high = std::min(known.high, result ? s : s - fine_);
    }
    return result;
  }

  /// Whether some move leaves the mover what he wants. First a look at what the table knows of all
  /// of them, which most often is enough; then down into the open ones, first those whose bounds
  /// lie best. (Down into each in turn, without the look, a grid of 28 edges took four times the
  /// nodes; ordered by the better or the worse bound alone, a quarter to six times more.)
  bool some_move_holds(const Core<Words>& core, std::uint32_t entry, const Number& s, Side mover) {
    const std::size_t first = open_moves_.size();
    bool result = look_at_cuts(core, entry, s, mover) || look_at_weights(core, entry, s, mover);
    std::stable_sort(open_moves_.begin() + static_cast<std::ptrdiff_t>(first), open_moves_.end(),
                     [](const OpenMove& a, const OpenMove& b) {
                       if (a.is_rated != b.is_rated) return b.is_rated;
                       return a.promise < b.promise;
                     });
    while (!result && open_moves_.size() > first) {
      const OpenMove best = open_moves_.back();
      open_moves_.pop_back();
      result = best.is_cut ? cut_holds(core, entry, best.place, s, mover)
                           : weight_holds(core, entry, best.place, s, mover);
    }
    open_moves_.resize(first);
    return result;
  }

  bool look_at_cuts(const Core<Words>& core, std::uint32_t entry, const Number& s, Side mover) {
    Edges cuts = twins_.one_of_each(core.edges & (mover == Side::left ? graph_.blue : graph_.red));
    for (; cuts.any(); cuts.drop_lowest()) {
      const auto edge = static_cast<std::uint32_t>(cuts.lowest());
      const Rest rest = take_apart(core, edge, Above::as_known);
      const auto left = rest.open ? std::nullopt : std::optional(known_of(rest));
      drop(rest);
      if (!left) {
        open_moves_.push_back({true, false, edge, Number{}});
      } else if (look_at({true, true, edge, {}}, *left, entry, s, mover)) {
        return true;
      }
    }
    return false;
  }

  /// Moves in a number that hangs on a vertex: only its canonical options matter.
  bool look_at_weights(const Core<Words>& core, std::uint32_t entry, const Number& s, Side mover) {
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.weight(core, v) == 0 || !stack_.is_inside(core, v)) continue;
      const auto next = after_step(core, v, mover);
      if (!next) continue;
      const Interval left = table_[look_up(*next)];
      stack_.drop_weights(next->weights);
      if (look_at({false, true, v, {}}, left, entry, s, mover)) return true;
    }
    return false;
  }

  /// True when what is known of a move's outcome says that it holds; where that says nothing, the
  /// move goes on the list.
  bool look_at(OpenMove move, const Interval& left, std::uint32_t entry, const Number& s,
               Side mover) {
    learn(entry, left, mover);
    if (const auto known = settled(left.low, left.high, s, mover)) return *known;
    const Number middle = left.low + left.high;
    move.promise = mover == Side::left ? middle : -middle;
    open_moves_.push_back(move);
    return false;
  }

  /// A number is more than its left options and less than its right ones.
  void learn(std::uint32_t entry, const Interval& option, Side mover) {
    Interval& known = table_[entry];
    if (mover == Side::left) {
      known.low = std::max(known.low, option.low + fine_);
    } else {
      known.high = std::min(known.high, option.high - fine_);
    }
  }

  bool cut_holds(const Core<Words>& core, std::uint32_t entry, std::uint32_t edge, const Number& s,
                 Side side) {
    const Rest rest = take_apart(core, edge, Above::exact);
    const bool result = rest_holds(rest, s, side);
    learn(entry, known_of(rest), side);
    drop(rest);
    return result;
  }

  bool weight_holds(const Core<Words>& core, std::uint32_t entry, std::uint32_t vertex,
                    const Number& s, Side side) {
    const auto next = after_step(core, vertex, side);
    const auto next_entry = look_up(*next);
    const bool result = holds(*next, next_entry, s, side);
    learn(entry, table_[next_entry], side);
    stack_.drop_weights(next->weights);
    return result;
  }

  /// A move in the number on a vertex, if it has one. The weights are to be dropped afterwards.
  std::optional<Core<Words>> after_step(const Core<Words>& core, std::uint32_t vertex, Side mover) {
    const Number& x = names_.number(stack_.weight(core, vertex));
    const auto option = mover == Side::left ? left_option(x) : right_option(x);
    if (!option) return std::nullopt;
    Core<Words> next = core;
    next.weights = stack_.copy_weights(core);
    stack_.weight(next.weights, vertex) = names_.id(*option);
    return next;
  }

  /// What stands on a vertex above the root counts as a number there: it is worked out, or taken as
  /// far as it is known, and then the rest may stay open.
  enum class Above : std::uint8_t { exact, as_known };

  Rest take_apart(const Core<Words>& core, std::uint32_t edge, Above above) {
    Rest rest;
    rest.weights = stack_.copy_weights(core);
    rest.first_core = cores_.size();
    stack_.fold_numbers(names_, core.edges ^ Edges::one(edge), core.root, rest.weights,
                        [&](const Core<Words>& block) -> std::uint32_t {
                          if (block.root == core.root) {
                            cores_.push_back(block);
                            return 0;
                          }
                          if (above == Above::exact) return exact(block);
                          if (rest.open) return 0;
                          const Interval known = table_[look_up(block)];
                          rest.open = known.low != known.high;
                          return rest.open ? 0 : names_.id(known.low);
                        });
    rest.number = stack_.weight(rest.weights, core.root);
    rest.last_core = cores_.size();
    return rest;
  }

  void drop(const Rest& rest) {
    stack_.drop_weights(rest.weights);
    cores_.resize(rest.first_core);
  }

  Interval known_of(const Rest& rest) {
    Interval sum{names_.number(rest.number), names_.number(rest.number)};
    for (std::size_t i = rest.first_core; i < rest.last_core; ++i) {
      const Interval& each = table_[look_up(cores_[i])];
      sum = {sum.low + each.low, sum.high + each.high};
    }
    return sum;
  }

  /// After a cut the core may have come apart. All but the largest piece are worked out; the
  /// largest is only asked what matters.
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

  /// The entry of a core, made with plain bounds if it is new.
  std::uint32_t look_up(const Core<Words>& core) {
    const auto& key = stack_.key(core);
    const auto hash = table_.hash_of(key);
    const auto known = table_.find(key, hash);
    if (known != table_.none) return known;
    const auto fresh = table_.add(key, hash, {});
    table_[fresh] = bounds_.of(core);
    if (fresh % 1024 == 0) book_names();
    return fresh;
  }

  /// The names grow beside the table, by far less, and are booked now and then.
  void book_names() {
    const std::size_t bytes = names_.bytes();
    account_.book(bytes - names_bytes_);
    names_bytes_ = bytes;
  }

  const BitGraph<Words>& graph_;
  std::uint32_t root_;
  Number fine_;
  Budget& budget_;
  MemoryAccount& account_;
  NumberNames<Number> names_;
  CoreStack<Words> stack_;
  NumberBounds<Words, Number> bounds_;
  Twins<Words> twins_;
  CoreTable<Interval> table_;
  std::vector<Core<Words>> cores_;    // waiting, as a stack
  std::vector<OpenMove> open_moves_;  // likewise
  int depth_ = 0;
  std::size_t names_bytes_ = 0;  // booked
  Trouble why_not_;
};

}  // namespace zermelo::hackenbush
