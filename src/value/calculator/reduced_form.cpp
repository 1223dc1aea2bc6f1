#include "value/calculator/reduced_form.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

// Games are compared up to infinitesimals: G <= H + some infinitesimal if and only if the left stop
// of G - H is at most 0. The reduction is that of canonical forms with this comparison:
//
// 1. A game whose stops are equal is a number plus an infinitesimal, and becomes that number.
// 2. In any other game each option is reduced first. That changes neither stop, so the game does not
//    become a number.
// 3. Options dominated up to infinitesimals are dropped, and options reversible up to
//    infinitesimals are bypassed; then those that have become dominated are dropped.
//
// Nothing that the store would reduce further is left: what is dominated or reversible is so up to
// infinitesimals.

namespace zermelo {
namespace {

class ReducedForms {
 public:
  explicit ReducedForms(ValueStore& store) : store_(store) {}

  Value of(Value g) {
    if (store_.is_number(g)) return g;
    if (const auto it = known_.find(g.id); it != known_.end()) return it->second;
    mind_the_stack();
    const Dyadic stop = store_.left_stop(g);
    const Value out = stop == store_.right_stop(g) ? store_.number(stop) : reduced(g);
    known_.emplace(g.id, out);
    return out;
  }

 private:
  using Games = std::vector<Value>;

  Games options(Value g, bool is_left) {
    const auto list = is_left ? store_.left(g) : store_.right(g);
    return {list.begin(), list.end()};
  }

  Value reduced(Value g) {
    Games left = reduced_side(g, true), right = reduced_side(g, false);
    return store_.make(left, right);
  }

  Games reduced_side(Value g, bool is_left) {
    Games list = options(g, is_left);
    for (Value& option : list) option = of(option);
    drop_dominated(list, is_left);
    bypass_reversible(list, g, is_left);
    drop_dominated(list, is_left);
    return list;
  }

  /// g is at most as good as h for that player, up to infinitesimals.
  bool no_better(Value g, Value h, bool is_left) {
    const Value gain = is_left ? store_.difference(g, h) : store_.difference(h, g);
    return store_.left_stop(gain).sign() <= 0;
  }

  /// Reduced options that differ by an infinitesimal are the same, so of two different ones at most
  /// one dominates the other.
  void drop_dominated(Games& list, bool is_left) {
    std::ranges::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    const Games all = list;
    std::erase_if(list, [&](Value g) {
      return std::ranges::any_of(all, [&](Value h) {
        store_.mind_the_clock();
        return g != h && no_better(g, h, is_left);
      });
    });
  }

  /// Those that take the place of an option are looked at in their turn.
  void bypass_reversible(Games& list, Value g, bool is_left) {
    for (std::size_t i = 0; i < list.size();) {
      const auto answers = options(list[i], !is_left);
      const auto through = std::ranges::find_if(
          answers, [&](Value answer) { return no_better(answer, g, is_left); });
      if (through == answers.end()) {
        ++i;
        continue;
      }
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
      for (const Value other : options(*through, is_left))
        if (std::ranges::find(list, other) == list.end()) list.push_back(other);
    }
  }

  ValueStore& store_;
  std::unordered_map<std::uint32_t, Value> known_;
};

}  // namespace

Value reduced_canonical_form(ValueStore& store, Value g) { return ReducedForms(store).of(g); }

}  // namespace zermelo
