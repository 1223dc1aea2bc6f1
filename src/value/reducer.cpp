#include "value/reducer.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "value/simple_order.h"

namespace zermelo {
namespace {

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

/// The options as a set, if all of them are landmarks.
std::optional<landmarks::Set> as_landmarks(std::span<const Value> options) {
  landmarks::Set some = 0;
  for (const Value g : options) {
    if (g.id >= landmarks::count) return std::nullopt;
    some |= landmarks::Set{1} << g.id;
  }
  return some;
}

/// The landmarks of a set, in order of their ids.
void list_landmarks(landmarks::Set some, std::vector<Value>& out) {
  out.clear();
  for (; some != 0; some &= some - 1)
    out.push_back({static_cast<std::uint32_t>(std::countr_zero(some))});
}

/// One more, unless that is too large to hold.
template <class Count>
Count later(Count count) {
  return count == std::numeric_limits<Count>::max() ? count : static_cast<Count>(count + 1);
}

}  // namespace

Reducer::Reducer(FormTable& forms, Comparer& comparer, WorkLimits& limits)
    : forms_(forms), comparer_(comparer), limits_(limits) {
  for (std::uint32_t t = 0; t < landmarks::count; ++t) add_landmark(t);
  forms_.end_landmarks();
}

/// The stops and sets of a landmark follow from its options, like those of any other form.
void Reducer::add_landmark(std::uint32_t landmark) {
  list_landmarks(landmarks::options[landmark].left, list(Side::left));
  list_landmarks(landmarks::options[landmark].right, list(Side::right));
  survey_draft();
  const auto number = draft_number();
  const auto form = number ? std::optional(Simple{*number, 0, 0}) : draft_simple();
  forms_.add_landmark(finished_draft(), form ? &*form : nullptr);
}

/// 1. Where all options are landmarks, the reduction takes a few operations on bits, and a form met
///    before is found at once.
/// 2. Otherwise the lists go into the draft, and the survey finds its stops and landmarks from
///    those of the options.
/// 3. Numbers are recognised by their stops, without comparing any options.
/// 4. All other drafts are reduced, which compares options with each other and with the draft.
std::uint32_t Reducer::make(std::span<const Value> left, std::span<const Value> right) {
  limits_.tick();
  if (const auto known = find_by_landmarks(left, right); known != FormTable::none) return known;
  copy_sorted(left, list(Side::left));
  copy_sorted(right, list(Side::right));
  if (std::max(list(Side::left).size(), list(Side::right).size()) > FormTable::most_options)
    throw GaveUp("a form has more than 65535 options on one side, which is too many to hold");
  survey_draft();
  if (const auto x = draft_number()) {
    const std::uint32_t id = forms_.simple({*x, 0, 0});
    // A number born on day 3 has landmarks as options; listed, find_by_landmarks will find it.
    if (id >= landmarks::count && forms_[id].birthday == 3) forms_.list_options(id);
    return id;
  }
  comparer_.begin_draft();
  reduce_draft();
  return intern_draft();
}

/// Nothing is compared, so the comparer need not know of this draft. The survey is still needed for
/// the node of a form that is new.
std::uint32_t Reducer::make_canonical(std::span<const Value> left, std::span<const Value> right) {
  limits_.tick();
  list(Side::left).assign(left.begin(), left.end());
  list(Side::right).assign(right.begin(), right.end());
  std::ranges::sort(list(Side::left));
  std::ranges::sort(list(Side::right));
  survey_draft();
  return intern_draft();
}

/// The value of a form whose options are all landmarks, if it was met before.
std::uint32_t Reducer::find_by_landmarks(std::span<const Value> left,
                                         std::span<const Value> right) const {
  const auto l = as_landmarks(left), r = as_landmarks(right);
  return l && r ? forms_.find_shallow(landmarks::canonical({*l, *r})) : FormTable::none;
}

/// The landmarks of the draft, whether it is all-small, one less than an upper bound of its depth,
/// and its stops, which mean something only if it is not a number.
void Reducer::survey_draft() {
  Node& node = forms_.draft_node();
  node = {};
  node.flags.has_listed_options = true;
  bool is_all_small = list(Side::left).empty() == list(Side::right).empty();
  const landmarks::Set refused_above = survey_side<Side::left>(is_all_small);
  const landmarks::Set refused_below = survey_side<Side::right>(is_all_small);
  node.flags.is_all_small = is_all_small;
  const auto sets = landmarks::survey(refused_below, refused_above);
  node.below = sets.below;
  node.above = sets.above;
}

/// Takes in the options of one side. In terms of Left: her stop is the largest right stop R of her
/// options, and the draft is <= R unless some option whose right stop is R is itself >= R. Returns
/// the landmarks that her options are >=.
template <Side side>
landmarks::Set Reducer::survey_side(bool& is_all_small) {
  constexpr Side other = opponent(side);
  landmarks::Set reached = 0;
  Stop best;
  bool is_within_stop = true, is_first = true;
  std::uint16_t depth = forms_.draft_node().depth;
  for (const Value g : list(side)) {
    const Node& option = forms_[g];
    reached |= option.no_better_for(side);
    is_all_small = is_all_small && option.flags.is_all_small;
    depth = std::max(depth, option.depth);
    const Stop stop{option.stop[other], option.stop_id[other]};
    if (is_first || is_better<side>(stop, best)) {
      best = stop;
      is_within_stop = true;
    }
    if (best.id == stop.id && option.is_within_stop(other)) is_within_stop = false;
    is_first = false;
  }
  Node& node = forms_.draft_node();
  node.depth = depth;
  node.stop[side] = best.rounded;
  node.stop_id[side] = best.id;
  node.set_within_stop(side, is_within_stop);
  return reached;
}

/// Rounding never reverses the order of two stops, so the numbers themselves are compared only if
/// their rounded values are equal. Equal ids are equal numbers.
template <Side side>
bool Reducer::is_better(const Stop& a, const Stop& b) const {
  if (a.rounded != b.rounded)
    return side == Side::left ? a.rounded > b.rounded : a.rounded < b.rounded;
  if (a.id == b.id) return false;
  const Dyadic &x = forms_.simple_of(a.id)->number, &y = forms_.simple_of(b.id)->number;
  return side == Side::left ? x > y : x < y;
}

/// Where the numbers begin (Left) or end (Right) that the options of `side` leave to the draft. A
/// left option is >= x if its right stop lies above x, or if that is x and the option is >= it.
template <Side side>
Bound Reducer::number_bound() const {
  if (list(side).empty()) return {};
  return {forms_.stop(FormTable::draft, side), draft().is_within_stop(side)};
}

/// The number that the draft is: the simplest one that is not <= a left option and not >= a right
/// option, if there is any (the simplicity theorem).
std::optional<Dyadic> Reducer::draft_number() const {
  const Node& node = draft();
  // Rounded stops and ids can rule out a number before the exact stops are read.
  if (!list(Side::left).empty() && !list(Side::right).empty()) {
    if (node.stop.left > node.stop.right) return std::nullopt;
    const bool is_closed = node.flags.is_at_least_right_stop && node.flags.is_at_most_left_stop;
    if (node.stop_id.left == node.stop_id.right && !is_closed) return std::nullopt;
  }
  const Bound low = number_bound<Side::left>(), high = number_bound<Side::right>();
  if (low.at && high.at && *low.at > *high.at) return std::nullopt;
  return simplest_between(low, high);
}

/// The simple form that the draft is, if it is one. Its lists are canonical and do not make a
/// number. The options of such a form are themselves simple and have its number part; the first one
/// that does not ends the test.
std::optional<Simple> Reducer::draft_simple() const {
  const auto lefts = list(Side::left), rights = list(Side::right);
  if (lefts.empty() || rights.empty()) return std::nullopt;
  const Simple* first = forms_.simple_of(lefts.front().id);
  const auto is_alike = [&](Value g) {
    const Simple* each = forms_.simple_of(g.id);
    return each != nullptr && each->number == first->number;
  };
  if (first == nullptr || !std::ranges::all_of(lefts, is_alike) ||
      !std::ranges::all_of(rights, is_alike))
    return std::nullopt;
  std::vector<const Simple*> left, right;
  for (const Value g : lefts) left.push_back(forms_.simple_of(g.id));
  for (const Value g : rights) right.push_back(forms_.simple_of(g.id));
  return simple_with_options(left, right);
}

/// The draft's node, completed by what only its canonical options tell.
Node Reducer::finished_draft() const {
  std::uint32_t birthday = 0;
  std::uint16_t depth = 0;
  bool is_all_small = list(Side::left).empty() == list(Side::right).empty();
  const auto see = [&](Value g) {
    const Node& option = forms_[g];
    birthday = std::max(birthday, later(option.birthday));
    depth = std::max(depth, later(option.depth));
    is_all_small = is_all_small && option.flags.is_all_small;
  };
  std::ranges::for_each(list(Side::left), see);
  std::ranges::for_each(list(Side::right), see);
  Node node = draft();
  node.birthday = birthday;
  node.depth = depth;
  // The draft's sets of extra landmarks are stored under the id of the draft, not under the new id.
  node.flags.has_extra_landmarks = false;
  // The survey has seen the options as they were given. One that is not all-small may be gone by
  // now; the converse cannot happen: the canonical form of an all-small game is all-small.
  if (is_all_small) node.flags.is_all_small = true;
  return node;
}

/// Reversible options that were bypassed leave others in their place, which may be dominated. After
/// that nothing is left to do: whether an option is reversible depends on the value of the draft,
/// which no reduction changes, so options that were not reversible before are not so now.
void Reducer::reduce_draft() {
  const auto drop_all_dominated = [this] {
    drop_dominated<Side::left>();
    drop_dominated<Side::right>();
  };
  drop_all_dominated();
  const bool has_left_changed = bypass_reversible<Side::left>();
  const bool has_right_changed = bypass_reversible<Side::right>();
  if (has_left_changed || has_right_changed) drop_all_dominated();
  std::ranges::sort(list(Side::left));
  std::ranges::sort(list(Side::right));
}

/// Keeps the largest left options, or the smallest right ones. No two options are equal, since each
/// id occurs once, and domination is transitive: so the order of the tests does not matter, and an
/// option that was dropped is not missed. The last option moves into the gap; sorting comes later.
template <Side side>
void Reducer::drop_dominated() {
  std::vector<Value>& options = list(side);
  if (options.size() < 2) return;
  Comparer& comparer = comparer_;  // local, so that the inner loop does not load them again
  WorkLimits& limits = limits_;
  const auto is_dominated = [&](std::size_t i) {
    for (std::size_t j = 0; j < options.size(); ++j) {
      if (j == i) continue;
      limits.mind_the_clock();
      if (comparer.no_better_for<side>(options[i].id, options[j].id)) return true;
    }
    return false;
  };
  for (std::size_t i = 0; i < options.size();) {
    if (!is_dominated(i)) {
      ++i;
      continue;
    }
    options[i] = options.back();
    options.pop_back();
  }
}

/// Bypasses every reversible option of one side, also among those that take the place of others.
/// This ends, because an option is born at least two days after those that take its place. True
/// when anything changed.
template <Side side>
bool Reducer::bypass_reversible() {
  std::vector<Value>& options = list(side);
  bool has_changed = false;
  for (std::size_t i = 0; i < options.size();) {
    const std::uint32_t through = reversing_option<side>(options[i].id);
    if (through == FormTable::none) {
      ++i;
      continue;
    }
    forms_.list_options(through);
    options[i] = options.back();
    options.pop_back();
    const std::size_t others = options.size();  // those that take its place differ from each other
    for (const Value g : forms_.options(through, side)) {
      limits_.mind_the_clock();
      const auto end = options.begin() + static_cast<std::ptrdiff_t>(others);
      if (std::find(options.begin(), end, g) == end) options.push_back(g);
    }
    has_changed = true;
  }
  return has_changed;
}

/// The opponent's answer through which an option of the draft is reversible, or `none`. For a
/// landmark its sets tell. The answers to a large heap are smaller heaps, of which the first that is
/// comparable with the draft decides. A number x can only be reversible if the draft's stop lies beyond it:
/// Right's answer to x as a left option is greater than x, and it must be <= the draft, hence at
/// most the draft's right stop.
template <Side side>
std::uint32_t Reducer::reversing_option(std::uint32_t option) {
  constexpr Side other = opponent(side);
  const Node &node = forms_[option], &form = draft();
  if (option < landmarks::count) {
    const auto some = node.landmark_options[other] & form.no_better_for(side);
    return some == 0 ? FormTable::none : static_cast<std::uint32_t>(std::countr_zero(some));
  }
  if (node.flags.is_number) {
    const double x = node.stop.left, stop = form.stop[other];
    const bool is_beyond = side == Side::left ? stop >= x : stop <= x;
    if (!is_beyond || form.stop_id[other] == option) return FormTable::none;
  }
  if (const Simple* heap = forms_.simple_of(option);
      heap != nullptr && heap->ups == 0 && heap->star > Comparer::large_heap) {
    const Dyadic x = heap->number;  // a copy: the search adds forms
    const auto first = comparer_.find_comparable_star(x, heap->star, FormTable::draft);
    return first && first->no_better_for(side) ? forms_.simple({x, 0, first->star})
                                               : FormTable::none;
  }
  forms_.list_options(option);
  const std::size_t count = forms_.options(option, other).size();
  for (std::size_t i = 0; i < count; ++i) {
    limits_.mind_the_clock();
    // Read anew each time: a comparison may add forms, and then the lists move.
    const std::uint32_t answer = forms_.options(option, other)[i].id;
    if (comparer_.no_better_for<side>(answer, FormTable::draft)) return answer;
  }
  return FormTable::none;
}

/// The id of the draft, whose lists are canonical and sorted. A form met for the first time may
/// still be a simple one.
std::uint32_t Reducer::intern_draft() {
  const auto lefts = forms_.lefts(FormTable::draft), rights = forms_.rights(FormTable::draft);
  const auto known = forms_.find(lefts, rights);
  if (known != FormTable::none) return known;
  if (const auto form = draft_simple()) {
    const auto id = forms_.simple(*form);
    forms_.list_options(id);  // so that it is found by its options next time
    return id;
  }
  return forms_.add(finished_draft(), lefts, rights);
}

}  // namespace zermelo
