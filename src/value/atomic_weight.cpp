#include "value/atomic_weight.h"

#include <algorithm>
#include <limits>

// Winning Ways, chapter 8 ("The Uppitiness Theorem" and what follows); Siegel, Combinatorial Game
// Theory, section II.7. If the options have the weights l and r, the weight is {l - 2 | r + 2},
// unless that is an integer. Then the comparison of G with the far star decides: if G is greater,
// the weight is the largest integer that fits under the right side; if G is less, the least that
// fits over the left side; if they are confused, 0.

namespace zermelo {

/// A nimber above the birthday of g is a far star for g and all its followers, and so is any larger
/// one. The star therefore grows with the games asked for, and weights found with a smaller one
/// stay true.
std::optional<Value> AtomicWeights::of(Value g) {
  if (!store_.all_small(g)) return std::nullopt;
  if (const Simple* form = store_.simple(g)) return store_.number(Dyadic(form->ups));
  if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
  const auto birthday = store_.birthday(g);
  if (birthday >= std::numeric_limits<std::uint32_t>::max())
    throw GaveUp("no nimber that fits 32 bits is far from the game, which its weight asks for");
  if (birthday >= far_) {
    far_star_ = store_.nimber(static_cast<std::uint32_t>(birthday) + 1);
    far_ = static_cast<std::uint32_t>(birthday) + 1;
  }
  return weight(g);
}

Value AtomicWeights::weight(Value g) {
  if (const Simple* form = store_.simple(g)) return store_.number(Dyadic(form->ups));
  if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
  mind_the_stack();
  const Value out = compute(g);
  known_.emplace(g.id, out);
  return out;
}

Value AtomicWeights::compute(Value g) {
  const auto left = shifted(g, true), right = shifted(g, false);
  const Value plain = store_.make(left, right);
  const Simple* form = store_.simple(plain);
  if (form == nullptr || !form->is_number() || !form->number.is_integer()) return plain;
  switch (store_.compare(g, far_star_)) {
    case Ordering::greater:
      return largest_under(right);
    case Ordering::less: {
      std::vector<Value> mirrored;
      for (const Value h : left) mirrored.push_back(store_.negative(h));
      return store_.negative(largest_under(mirrored));
    }
    default:
      return {};
  }
}

/// The weights of the options, 2 less for Left's and 2 more for Right's.
std::vector<Value> AtomicWeights::shifted(Value g, bool is_left) {
  std::vector<Value> out;
  const auto options = is_left ? store_.left(g) : store_.right(g);
  const std::vector<Value> copy(options.begin(), options.end());
  const Value two = store_.number(is_left ? -2 : 2);
  for (const Value option : copy) out.push_back(store_.sum(weight(option), two));
  return out;
}

/// The largest integer that is not >= any of these. n >= h if n exceeds the left stop of h, or
/// equals it and h is not greater.
Value AtomicWeights::largest_under(const std::vector<Value>& above) {
  std::optional<Dyadic> best;
  for (const Value h : above) {
    const Dyadic stop = store_.left_stop(h);
    const bool reached = stop.is_integer() && store_.less_or_equal(h, store_.number(stop));
    const Dyadic most = reached ? stop - Dyadic(1) : stop.floor();
    if (!best || most < *best) best = most;
  }
  return store_.number(*best);
}

std::optional<Value> atomic_weight(ValueStore& store, Value g) {
  return AtomicWeights(store).of(g);
}

}  // namespace zermelo
