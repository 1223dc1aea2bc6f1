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
#include "games/hackenbush/value/block_table.h"
#include "games/hackenbush/value/number_bounds.h"
#include "games/hackenbush/value/number_names.h"
#include "games/hackenbush/value/numbers.h"
#include "games/hackenbush/value/twins.h"
#include "games/hackenbush/value/weighted_blocks.h"

namespace zermelo::hackenbush {

/// The value of a Blue-Red block that bears a number on each vertex.
///
/// All values are numbers, so a value G need not be made from all its options: it is pinned down by
/// questions "is G >= s?". Left, moving second in G - s, needs an answer to every move of Right:
/// G >= s unless some G^R <= s or G <= s^L. That is a search with cutoffs for both players, as in
/// alpha-beta, which visits about the square root of the positions that listing all options would.
///
/// After a cut, what hangs on by one vertex counts as a number there (the colon principle), so that
/// a position is a block and the weights of its vertices: the key of the table.
///
/// The evaluation of a block:
///   1. exact() takes s, the simplest number between the bounds known, and asks both questions
///      about it, until the bounds meet.
///   2. holds() answers one question: from the bounds, from the option of s if its own question is
///      answered already, from the moves in G, and last by asking about the option of s.
///   3. some_move_holds() first looks at what the table knows of every move, without a search, and
///      then searches the moves that stayed open, the most promising first.
///   4. take_apart() folds what a cut leaves: single edges and numbers add up, blocks on the root
///      stay blocks of the sum, blocks higher up must become numbers.
///   5. rest_holds() evaluates all blocks of such a sum but the largest, which is asked a question.
///
/// Invariants:
///   1. An entry of the table has low <= value <= high; bounds only ever become tighter, and every
///      bound learnt on the way is kept, also by a search that gives up.
///   2. `fine` is less than the difference of any two values that can come up, so that "more than
///      x" can be kept as "at least x + fine".
///   3. The stacks (weights, waiting blocks, open moves) are as long after a call as before it,
///      unless it throws; a search that threw is not used again.
///
/// Keeps references to everything it is given; used by one thread.
template <std::size_t Words, class Number>
class NumberSearch {
 public:
  using Edges = Bits<Words>;

  using Interval = hackenbush::Interval<Number>;

  /// `weights` are the numbers on the vertices; the one on the root is ignored.
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

  /// The value (both bounds are equal), or the bounds known when the budget or the memory was
  /// spent.
  Interval value() {
    const WeightedBlock<Words> whole{graph_.blue | graph_.red, root_, 0};
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

  /// A move of which the table does not know whether it holds: a cut of an edge, or a move in the
  /// number on a vertex.
  struct OpenMove {
    bool is_cut;
    bool is_rated;        // otherwise it has no promise and comes last
    std::uint32_t place;  // the edge or the vertex
    Number promise;       // the larger, the better the move looks for its player
  };

  /// The position that a cut leaves on the root: the sum of a number and of blocks.
  struct Rest {
    std::uint32_t number = 0;
    std::size_t weights = 0;                      // of the blocks
    std::size_t first_block = 0, last_block = 0;  // in waiting_
    bool open = false;  // a block above the root is not known exactly: the rest means nothing
  };

  std::vector<std::uint32_t> ids(const std::vector<Number>& numbers) {
    std::vector<std::uint32_t> out;
    for (const auto& x : numbers) out.push_back(names_.id(x));
    return out;
  }

  /// The id of the value.
  std::uint32_t exact(const WeightedBlock<Words>& block) {
    const auto entry = look_up(block);
    while (table_[entry].low != table_[entry].high) {
      assert(table_[entry].low < table_[entry].high && "the bounds of a value have crossed");
      const Number s = simplest(table_[entry].low, table_[entry].high);
      if (holds(block, entry, s, Side::left)) holds(block, entry, s, Side::right);
    }
    return names_.id(table_[entry].low);
  }

  bool known_to_hold(std::uint32_t entry, const std::optional<Number>& s, Side side) {
    return s && decided(table_[entry].low, table_[entry].high, *s, side).value_or(false);
  }

  /// Whether G >= s (for Left) or G <= s (for Right), if the bounds of G decide it.
  static std::optional<bool> decided(const Number& low, const Number& high, const Number& s,
                                     Side side) {
    const bool yes = side == Side::left ? low >= s : high <= s;
    const bool no = side == Side::left ? high < s : low > s;
    return yes || no ? std::optional(yes) : std::nullopt;
  }

  /// Whether G >= s (for Left) or G <= s (for Right): the other side moves first in G - s and finds
  /// no winning move, neither in G nor in s. Both answers make a bound of G tighter.
  bool holds(const WeightedBlock<Words>& block, std::uint32_t entry, const Number& s, Side side) {
    if (const auto known = decided(table_[entry].low, table_[entry].high, s, side)) return *known;
    if (!budget_.enter()) give_up(budget_);
    if (depth_ == deepest) throw GaveUp("a number on a cycle is too fine: play goes too deep");
    const Depth deeper(depth_);
    const Side other = opponent(side);
    const auto simpler = side == Side::left ? left_option(s) : right_option(s);
    const bool result = !known_to_hold(entry, simpler, other) &&
                        !some_move_holds(block, entry, s, other) &&
                        !(simpler && holds(block, entry, *simpler, other));
    Interval& known = table_[entry];
    if ((side == Side::left) == result) {  // G >= s, or not G <= s
      known.low = std::max(known.low, result ? s : s + fine_);
    } else {
      known.high = std::min(known.high, result ? s : s - fine_);
    }
    return result;
  }

  /// Whether some move of the mover in G leads to a position for which his question holds.
  ///
  ///   1. Look at what the table knows of all moves, which is enough most of the time.
  ///   2. Search the moves that are still open, those with the best middle of their bounds first.
  ///
  /// Tried and dropped: searching each move in turn without step 1 took four times the nodes on a
  /// grid of 28 edges; ordering by the better or the worse bound alone took a quarter to six times
  /// more.
  bool some_move_holds(const WeightedBlock<Words>& block, std::uint32_t entry, const Number& s,
                       Side mover) {
    const std::size_t first = open_moves_.size();
    bool result = look_at_cuts(block, entry, s, mover) || look_at_weights(block, entry, s, mover);
    std::stable_sort(open_moves_.begin() + static_cast<std::ptrdiff_t>(first), open_moves_.end(),
                     [](const OpenMove& a, const OpenMove& b) {
                       if (a.is_rated != b.is_rated) return b.is_rated;
                       return a.promise < b.promise;
                     });
    while (!result && open_moves_.size() > first) {
      const OpenMove best = open_moves_.back();
      open_moves_.pop_back();
      result = best.is_cut ? cut_holds(block, entry, best.place, s, mover)
                           : weight_holds(block, entry, best.place, s, mover);
    }
    open_moves_.resize(first);
    return result;
  }

  /// Step 1 for the cuts, one of each kind of twins.
  bool look_at_cuts(const WeightedBlock<Words>& block, std::uint32_t entry, const Number& s,
                    Side mover) {
    Edges cuts = twins_.one_of_each(block.edges & (mover == Side::left ? graph_.blue : graph_.red));
    for (; cuts.any(); cuts.drop_lowest()) {
      const auto edge = static_cast<std::uint32_t>(cuts.lowest());
      const Rest rest = take_apart(block, edge, Above::as_known);
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

  /// Step 1 for the moves in the number on a vertex: only its canonical option matters.
  bool look_at_weights(const WeightedBlock<Words>& block, std::uint32_t entry, const Number& s,
                       Side mover) {
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
      if (stack_.weight(block, v) == 0 || !stack_.is_inside(block, v)) continue;
      const auto next = after_step(block, v, mover);
      if (!next) continue;
      const Interval left = table_[look_up(*next)];
      stack_.drop_weights(next->weights);
      if (look_at({false, true, v, {}}, left, entry, s, mover)) return true;
    }
    return false;
  }

  /// True when the bounds of what a move leaves say that it holds; if they decide nothing, the move
  /// goes on the list of open moves.
  bool look_at(OpenMove move, const Interval& left, std::uint32_t entry, const Number& s,
               Side mover) {
    learn(entry, left, mover);
    if (const auto known = decided(left.low, left.high, s, mover)) return *known;
    const Number middle = left.low + left.high;
    move.promise = mover == Side::left ? middle : -middle;
    open_moves_.push_back(move);
    return false;
  }

  /// Tightens the bounds of an entry by those of an option: a number is more than its left options
  /// and less than its right ones.
  void learn(std::uint32_t entry, const Interval& option, Side mover) {
    Interval& known = table_[entry];
    if (mover == Side::left) {
      known.low = std::max(known.low, option.low + fine_);
    } else {
      known.high = std::min(known.high, option.high - fine_);
    }
  }

  /// Step 2 for a cut.
  bool cut_holds(const WeightedBlock<Words>& block, std::uint32_t entry, std::uint32_t edge,
                 const Number& s, Side side) {
    const Rest rest = take_apart(block, edge, Above::exact);
    const bool result = rest_holds(rest, s, side);
    learn(entry, known_of(rest), side);
    drop(rest);
    return result;
  }

  /// Step 2 for a move in the number on a vertex.
  bool weight_holds(const WeightedBlock<Words>& block, std::uint32_t entry, std::uint32_t vertex,
                    const Number& s, Side side) {
    const auto next = after_step(block, vertex, side);
    const auto next_entry = look_up(*next);
    const bool result = holds(*next, next_entry, s, side);
    learn(entry, table_[next_entry], side);
    stack_.drop_weights(next->weights);
    return result;
  }

  /// The block after the mover's canonical move in the number on a vertex, if there is one. The
  /// caller drops its weights.
  std::optional<WeightedBlock<Words>> after_step(const WeightedBlock<Words>& block,
                                                 std::uint32_t vertex, Side mover) {
    const Number& x = names_.number(stack_.weight(block, vertex));
    const auto option = mover == Side::left ? left_option(x) : right_option(x);
    if (!option) return std::nullopt;
    WeightedBlock<Words> next = block;
    next.weights = stack_.copy_weights(block);
    stack_.weight(next.weights, vertex) = names_.id(*option);
    return next;
  }

  /// The source of the numbers for blocks above the root: an evaluation, or only the table, if it
  /// knows them exactly; else the rest is open.
  enum class Above : std::uint8_t { exact, as_known };

  /// The rest that cutting an edge leaves. The caller gives it to drop().
  Rest take_apart(const WeightedBlock<Words>& block, std::uint32_t edge, Above above) {
    Rest rest;
    rest.weights = stack_.copy_weights(block);
    rest.first_block = waiting_.size();
    stack_.fold_numbers(names_, block.edges ^ Edges::one(edge), block.root, rest.weights,
                        [&](const WeightedBlock<Words>& piece) -> std::uint32_t {
                          if (piece.root == block.root) {
                            waiting_.push_back(piece);
                            return 0;
                          }
                          if (above == Above::exact) return exact(piece);
                          if (rest.open) return 0;
                          const Interval known = table_[look_up(piece)];
                          rest.open = known.low != known.high;
                          return rest.open ? 0 : names_.id(known.low);
                        });
    rest.number = stack_.weight(rest.weights, block.root);
    rest.last_block = waiting_.size();
    return rest;
  }

  void drop(const Rest& rest) {
    stack_.drop_weights(rest.weights);
    waiting_.resize(rest.first_block);
  }

  /// The bounds of a rest that is not open.
  Interval known_of(const Rest& rest) {
    Interval sum{names_.number(rest.number), names_.number(rest.number)};
    for (std::size_t i = rest.first_block; i < rest.last_block; ++i) {
      const Interval& each = table_[look_up(waiting_[i])];
      sum = {sum.low + each.low, sum.high + each.high};
    }
    return sum;
  }

  /// Whether a rest is >= s (for Left) or <= s (for Right). All its blocks are evaluated but the
  /// largest, which is only asked the question that is left.
  bool rest_holds(const Rest& rest, Number s, Side side) {
    s = s - names_.number(rest.number);
    if (rest.first_block == rest.last_block) {
      return side == Side::left ? s.sign() <= 0 : s.sign() >= 0;
    }
    std::size_t largest = rest.first_block;
    for (std::size_t i = rest.first_block + 1; i < rest.last_block; ++i) {
      if (waiting_[i].edges.count() > waiting_[largest].edges.count()) largest = i;
    }
    for (std::size_t i = rest.first_block; i < rest.last_block; ++i) {
      if (i == largest) continue;
      const WeightedBlock<Words> block = waiting_[i];  // a copy: the list may grow and move
      s = s - names_.number(exact(block));
    }
    const WeightedBlock<Words> block = waiting_[largest];
    return holds(block, look_up(block), s, side);
  }

  /// The entry of a block; a new one gets the bounds that need no search.
  std::uint32_t look_up(const WeightedBlock<Words>& block) {
    const auto& key = stack_.key(block);
    const auto hash = table_.hash_of(key);
    const auto known = table_.find(key, hash);
    if (known != table_.none) return known;
    const auto fresh = table_.add(key, hash, {});
    table_[fresh] = bounds_.of(block);
    if (fresh % 1024 == 0) book_names();
    return fresh;
  }

  /// The names grow beside the table, far more slowly, and are booked every 1024 entries.
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
  BlockStack<Words> stack_;
  NumberBounds<Words, Number> bounds_;
  Twins<Words> twins_;
  BlockTable<Interval> table_;
  std::vector<WeightedBlock<Words>> waiting_;  // blocks of the rests in use, as a stack
  std::vector<OpenMove> open_moves_;           // of the questions being asked, as a stack
  int depth_ = 0;
  std::size_t names_bytes_ = 0;  // booked
  Trouble why_not_;
};

}  // namespace zermelo::hackenbush
