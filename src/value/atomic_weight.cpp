#include "value/atomic_weight.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace zermelo {
namespace {

/// Winning Ways, chapter 8 ("The Uppitiness Theorem" and what follows); Siegel, Combinatorial Game
/// Theory, section II.7. With weights of the options known, the weight is {l - 2 | r + 2}, except
/// where that is an integer: then G's standing against the far star decides. Above it, the weight
/// is the largest integer that fits under the right side; below it, the least that fits over the
/// left side; confused with it, 0.
class Weigher {
 public:
  /// For `g` and its followers: a nimber beyond its birthday is far from all of them.
  Weigher(ValueStore& store, Value g)
      : store_(store), far_star_(store.nimber(static_cast<std::uint32_t>(store.birthday(g)) + 1)) {}

  Value weight(Value g) {
    if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
    const Value out = compute(g);
    known_.emplace(g.id, out);
    return out;
  }

 private:
  Value compute(Value g) {
    if (const Simple* form = store_.simple(g)) return store_.number(Dyadic(form->ups));
    const auto left = shifted(g, true), right = shifted(g, false);
    const Value plain = store_.make(left, right);
    const Simple* form = store_.simple(plain);
    if (form == nullptr || !form->is_number() || !form->number.is_integer()) return plain;
    const Dyadic whole = form->number;  // a copy: comparing may move the forms
    switch (store_.compare(g, far_star_)) {
      case Ordering::greater:
        return largest_under(right, whole);
      case Ordering::less:
        return store_.negative(largest_under(negatives(left), -whole));
      default:
        return {};
    }
  }

  /// The weights of the options, 2 less for Left's and 2 more for Right's.
  std::vector<Value> shifted(Value g, bool is_left) {
    std::vector<Value> out;
    const auto options = is_left ? store_.left(g) : store_.right(g);
    const std::vector<Value> copy(options.begin(), options.end());
    const Value two = store_.number(is_left ? -2 : 2);
    for (const Value option : copy) out.push_back(store_.sum(weight(option), two));
    return out;
  }

  std::vector<Value> negatives(const std::vector<Value>& values) {
    std::vector<Value> out;
    for (const Value g : values) out.push_back(store_.negative(g));
    return out;
  }

  /// The largest integer that is not >= any of these; `fits` is one that fits.
  Value largest_under(const std::vector<Value>& above, Dyadic fits) {
    const auto fits_under = [&](const Value n) {
      return std::ranges::none_of(above, [&](Value h) { return store_.less_or_equal(h, n); });
    };
    Value best = store_.number(fits);
    while (true) {
      fits = fits + Dyadic(1);
      const Value next = store_.number(fits);
      if (!fits_under(next)) return best;
      best = next;
    }
  }

  ValueStore& store_;
  Value far_star_;
  std::unordered_map<std::uint32_t, Value> known_;
};

}  // namespace

std::optional<Value> atomic_weight(ValueStore& store, Value g) {
  if (!store.all_small(g)) return std::nullopt;
  if (const Simple* form = store.simple(g)) return store.number(Dyadic(form->ups));
  return Weigher(store, g).weight(g);
}

}  // namespace zermelo
