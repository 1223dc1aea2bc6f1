#include "value/up_bounds.h"

#include <cstdlib>

namespace zermelo {

namespace {

constexpr std::int64_t most_bounded_ups =
    1 << 28;  // so that the bounds of a few games can still be added

/// m.^ <= n.^ + *k from m = n - gap(k) downwards: up exceeds every nimber but *.
int gap(std::uint32_t star) { return star == 0 ? 0 : star == 1 ? 2 : 1; }

}  // namespace

/// Searches both scales from 0 until the comparison changes; every all-small game lies between two
/// multiples of up. A simple form may be of any height; its bounds are found by formula.
UpBounds up_bounds(ValueStore& store, Value g) {
  if (const Simple* form = store.simple(g)) {
    if (std::abs(std::int64_t{form->ups}) > most_bounded_ups)
      throw GaveUp("a game with that many ups is too large to bound");
    const int plain = gap(form->star), starred = gap(form->star ^ 1);
    return {form->ups - plain, form->ups - starred, form->ups + plain, form->ups + starred};
  }
  const auto below = [&](int ups, std::uint32_t star) {
    return store.less_or_equal(store.simple({Dyadic(), ups, star}), g);
  };
  const auto above = [&](int ups, std::uint32_t star) {
    return store.less_or_equal(g, store.simple({Dyadic(), ups, star}));
  };
  const auto most_below = [&](std::uint32_t star) {
    int n = 0;
    while (!below(n, star)) --n;
    while (below(n + 1, star)) ++n;
    return n;
  };
  const auto least_above = [&](std::uint32_t star) {
    int n = 0;
    while (!above(n, star)) ++n;
    while (above(n - 1, star)) --n;
    return n;
  };
  return {most_below(0), most_below(1), least_above(0), least_above(1)};
}

UpBounds UpBoundsMemory::of(Value g) {
  if (g.id >= known_.size()) {
    known_.resize(2 * std::size_t{g.id} + 64);
    bounds_.resize(known_.size());
  }
  if (!known_[g.id]) {
    bounds_[g.id] = up_bounds(store_, g);
    known_[g.id] = true;
  }
  return bounds_[g.id];
}

}  // namespace zermelo
