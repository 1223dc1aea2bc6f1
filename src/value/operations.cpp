#include "value/operations.h"

#include <fmt/format.h>

#include <cstdlib>
#include <unordered_map>
#include <vector>

#include "base/numbers.h"

namespace zermelo {
namespace {

using Known = std::unordered_map<std::uint32_t, Value>;

std::vector<Value> copy(std::span<const Value> options) { return {options.begin(), options.end()}; }

/// The value whose options are f(option, is_left) for the options of g.
template <class Change>
Value remade(ValueStore& store, Value g, const Change& change) {
  std::vector<Value> left = copy(store.left(g)), right = copy(store.right(g));
  for (auto& option : left) option = change(option, true);
  for (auto& option : right) option = change(option, false);
  return store.make(left, right);
}

/// Computes each follower once, however many ways lead to it.
template <class Compute>
Value once(Known& known, Value g, const Compute& compute) {
  if (const auto it = known.find(g.id); it != known.end()) return it->second;
  mind_the_stack();
  const Value out = compute();
  known.emplace(g.id, out);
  return out;
}

Value cool(ValueStore& store, Thermographs& graphs, Value g, Value t, const Dyadic& size,
           Known& known) {
  return once(known, g, [&] {
    const auto& graph = graphs.of(g);
    if (store.is_number(g) || graph.temperature < size) return store.number(graph.mean);
    const Value minus = store.negative(t);
    return remade(store, g, [&](Value option, bool is_left) {
      return store.sum(cool(store, graphs, option, t, size, known), is_left ? minus : t);
    });
  });
}

Value heat(ValueStore& store, Value g, Value t, Known& known) {
  if (store.is_number(g)) return g;
  return once(known, g, [&] {
    const Value minus = store.negative(t);
    return remade(store, g, [&](Value option, bool is_left) {
      return store.sum(heat(store, option, t, known), is_left ? t : minus);
    });
  });
}

Value ordinal(ValueStore& store, Value g, Value h, Known& known) {
  if (h == Value{}) return g;
  return once(known, h, [&] {
    std::vector<Value> left = copy(store.left(g)), right = copy(store.right(g));
    for (const Value option : copy(store.left(h))) left.push_back(ordinal(store, g, option, known));
    for (const Value option : copy(store.right(h)))
      right.push_back(ordinal(store, g, option, known));
    return store.make(left, right);
  });
}

/// Heated ups and stars become a form whose depth is their number.
void check_height(const Simple& form) {
  const auto height = static_cast<std::uint64_t>(std::abs(std::int64_t{form.ups})) + form.star;
  if (height <= ValueStore::deepest) return;
  throw GaveUp(fmt::format("heating {} moves of ups and stars is too deep; the limit is {}",
                           with_commas(height), with_commas(ValueStore::deepest)));
}

}  // namespace

Value switch_of(ValueStore& store, Value x) {
  const Value minus = store.negative(x);
  return store.make({&x, 1}, {&minus, 1});
}

Value tiny(ValueStore& store, Value x) {
  const Value zero, minus = store.negative(x);
  const Value threat = store.make({&zero, 1}, {&minus, 1});
  return store.make({&zero, 1}, {&threat, 1});
}

Value miny(ValueStore& store, Value x) { return store.negative(tiny(store, x)); }

Value cooled(ValueStore& store, Thermographs& graphs, Value g, const Dyadic& t) {
  if (t.sign() < 0) throw Error(fmt::format("cooling by {}; expected 0 or more", t.text()));
  if (t.sign() == 0) return g;
  Known known;
  return cool(store, graphs, g, store.number(t), t, known);
}

Value heated(ValueStore& store, Value g, Value t) {
  if (const Simple* form = store.simple(g)) check_height(*form);
  Known known;
  return heat(store, g, t, known);
}

Value ordinal_sum(ValueStore& store, Value g, Value h) {
  if (store.birthday(h) > ValueStore::deepest) {
    throw GaveUp(
        fmt::format("an ordinal sum with a game born on day {} is too deep; the limit is {}",
                    with_commas(store.birthday(h)), with_commas(ValueStore::deepest)));
  }
  Known known;
  return ordinal(store, g, h, known);
}

}  // namespace zermelo
