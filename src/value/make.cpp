// From any option lists to the canonical form. The form under work is the draft: a node of its own,
// so that it can be compared like any value while its lists still change. Its value never changes,
// and neither do its stops and landmarks.

#include <algorithm>
#include <bit>

#include "value/store.h"

namespace zermelo {
namespace {

constexpr std::uint32_t first_draft_name = 0x80000000U;

/// Copies the options in order, each once. Most lists are short: then by insertion.
void copy_sorted(std::span<const Value> from, std::vector<Value>& to) {
  to.clear();
  if (from.size() > 16) {
    to.assign(from.begin(), from.end());
    std::ranges::sort(to);
    to.erase(std::unique(to.begin(), to.end()), to.end());
    return;
  }
  for (const Value g : from) {
    auto at = to.size();
    while (at > 0 && g < to[at - 1]) --at;
    if (at > 0 && to[at - 1] == g) continue;
    to.insert(to.begin() + static_cast<std::ptrdiff_t>(at), g);
  }
}

/// The options as a set, if all are landmarks.
std::optional<landmarks::Set> as_landmarks(std::span<const Value> options) {
  landmarks::Set some = 0;
  for (const Value g : options) {
    if (g.id >= landmarks::count) return std::nullopt;
    some |= landmarks::Set{1} << g.id;
  }
  return some;
}

}  // namespace

Value ValueStore::make(std::span<const Value> left, std::span<const Value> right) {
  tick();
  if (const auto known = find_by_landmarks(left, right); known != none) return {known};
  copy_sorted(left, draft_left_);
  copy_sorted(right, draft_right_);
  if (draft_left_.size() > most_options || draft_right_.size() > most_options)
    throw GaveUp("a form has more than 65535 options on one side, which is too many to hold");
  survey_draft();
  if (const auto x = draft_number()) {
    const Value g = number(*x);
    if (g.id >= landmarks::count && nodes_[g.id].birthday == 3) list_options(g.id);  // see above
    return g;
  }
  if (++draft_name_ < first_draft_name) {  // the first, or all names were used once
    draft_name_ = first_draft_name;
    draft_comparisons_.clear();
  }
  drop_dominated();
  if (bypass_reversible()) drop_dominated();
  std::ranges::sort(draft_left_);
  std::ranges::sort(draft_right_);
  return {intern_draft()};
}

/// The value of a form whose options are all landmarks, if it was met before.
std::uint32_t ValueStore::find_by_landmarks(std::span<const Value> left,
                                            std::span<const Value> right) const {
  const auto l = as_landmarks(left), r = as_landmarks(right);
  return l && r ? find_shallow(landmarks::canonical({*l, *r})) : none;
}

/// The stops of the draft if it is no number; its landmarks, whether it is all-small, and one less
/// than an upper bound of its depth in any case.
void ValueStore::survey_draft() {
  Node& node = nodes_[draft];
  node = {};
  node.flags = at_least_flag | at_most_flag | listed_flag;
  landmarks::Set refused_below = 0, refused_above = 0;
  std::uint8_t common = draft_left_.empty() == draft_right_.empty() ? all_small_flag : 0;
  const auto less = [this](double x, std::uint32_t x_id, double y, std::uint32_t y_id) {
    if (x != y) return x < y;
    return x_id != y_id && simple_of(x_id)->number < simple_of(y_id)->number;
  };
  bool first = true;
  for (const Value g : draft_left_) {
    const Node& option = nodes_[g.id];
    refused_above |= option.below;
    common &= option.flags;
    node.depth = std::max(node.depth, option.depth);
    const bool more =
        first || less(node.left_stop, node.left_stop_id, option.right_stop, option.right_stop_id);
    if (more) {
      node.left_stop = option.right_stop;
      node.left_stop_id = option.right_stop_id;
      node.flags |= at_most_flag;
    }
    const bool reaches = node.left_stop_id == option.right_stop_id;
    if (reaches && (option.flags & at_least_flag) != 0)
      node.flags &= static_cast<std::uint8_t>(~at_most_flag);
    first = false;
  }
  first = true;
  for (const Value g : draft_right_) {
    const Node& option = nodes_[g.id];
    refused_below |= option.above;
    common &= option.flags;
    node.depth = std::max(node.depth, option.depth);
    const bool more =
        first || less(option.left_stop, option.left_stop_id, node.right_stop, node.right_stop_id);
    if (more) {
      node.right_stop = option.left_stop;
      node.right_stop_id = option.left_stop_id;
      node.flags |= at_least_flag;
    }
    const bool reaches = node.right_stop_id == option.left_stop_id;
    if (reaches && (option.flags & at_most_flag) != 0)
      node.flags &= static_cast<std::uint8_t>(~at_least_flag);
    first = false;
  }
  node.flags |= common;
  const auto sets = landmarks::survey(refused_below, refused_above);
  node.below = sets.below;
  node.above = sets.above;
}

/// The number the draft is: the simplest one that no left option reaches from above and no right
/// option from below, if there is one (the simplest number theorem). A left option is >= x when its
/// right stop is above x, or is x and kept.
std::optional<Dyadic> ValueStore::draft_number() const {
  const Node& node = nodes_[draft];
  if (!draft_left_.empty() && !draft_right_.empty()) {
    if (node.left_stop > node.right_stop) return std::nullopt;
    const bool closed = (node.flags & at_least_flag) != 0 && (node.flags & at_most_flag) != 0;
    if (node.left_stop_id == node.right_stop_id && !closed) return std::nullopt;
  }
  Bound low, high;
  if (!draft_left_.empty())
    low = {simple_of(node.left_stop_id)->number, (node.flags & at_most_flag) != 0};
  if (!draft_right_.empty())
    high = {simple_of(node.right_stop_id)->number, (node.flags & at_least_flag) != 0};
  if (low.at && high.at && *low.at > *high.at) return std::nullopt;
  return simplest_between(low, high);
}

/// Keeps the largest left and the smallest right options.
void ValueStore::drop_dominated() {
  const auto keep = [this](std::vector<Value>& list, const auto& dominated_by) {
    for (std::size_t i = 0; i < list.size();) {
      const auto better = [&](std::size_t j) {
        mind_the_clock();
        return j != i && dominated_by(list[i], list[j]);
      };
      std::size_t j = 0;
      while (j < list.size() && !better(j)) ++j;
      if (j == list.size()) {
        ++i;
      } else {
        list[i] = list.back();
        list.pop_back();
      }
    }
  };
  keep(draft_left_, [this](Value g, Value h) { return less_or_equal(g.id, h.id); });
  keep(draft_right_, [this](Value g, Value h) { return less_or_equal(h.id, g.id); });
}

/// Replaces every left option that has a right option <= the draft by that one's left options, and
/// the mirror image. True when anything changed.
bool ValueStore::bypass_reversible() {
  const auto bypass = [this](std::vector<Value>& list, bool is_left) {
    bool changed = false;
    for (std::size_t i = 0; i < list.size();) {
      const std::uint32_t through = reversing_option(list[i].id, is_left);
      if (through == none) {
        ++i;
        continue;
      }
      list_options(through);
      list[i] = list.back();
      list.pop_back();
      for (const Value g : is_left ? lefts(through) : rights(through)) {
        mind_the_clock();
        if (std::ranges::find(list, g) == list.end()) list.push_back(g);
      }
      changed = true;
    }
    return changed;
  };
  const bool left = bypass(draft_left_, true);
  const bool right = bypass(draft_right_, false);
  return left || right;
}

/// The answer that makes an option of the draft reversible, or `none`. Landmarks answer by their
/// sets; a number can only be reversed where the draft's stop lies beyond it.
std::uint32_t ValueStore::reversing_option(std::uint32_t option, bool is_left) {
  const Node &node = nodes_[option], &form = nodes_[draft];
  if (option < landmarks::count) {
    const auto some =
        is_left ? node.right_landmarks & form.below : node.left_landmarks & form.above;
    return some == 0 ? none : static_cast<std::uint32_t>(std::countr_zero(some));
  }
  if ((node.flags & number_flag) != 0) {
    if (is_left && (form.right_stop < node.left_stop || form.right_stop_id == option)) return none;
    if (!is_left && (form.left_stop > node.left_stop || form.left_stop_id == option)) return none;
  }
  list_options(option);
  const std::size_t count = is_left ? rights(option).size() : lefts(option).size();
  for (std::size_t i = 0; i < count; ++i) {
    mind_the_clock();
    const std::uint32_t answer = (is_left ? rights(option) : lefts(option))[i].id;
    if (is_left ? less_or_equal(answer, draft) : less_or_equal(draft, answer)) return answer;
  }
  return none;
}

}  // namespace zermelo
