#include "value/operations.h"

#include <fmt/format.h>

#include <algorithm>
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

/// n copies of `unit` for an integer n; nothing for other games.
std::optional<Value> copies(ValueStore& store, Value g, Value unit) {
  if (!store.is_number(g) || !store.simple(g)->number.is_integer()) return std::nullopt;
  const auto count = store.simple(g)->number.to_integer();
  if (!count) throw GaveUp("an integer beyond 64 bits is too large for a multiple");
  return store.times(*count, unit);
}

Value overheat(ValueStore& store, Value g, Value s, Value t, Known& known) {
  if (const auto multiple = copies(store, g, s)) return *multiple;
  return once(known, g, [&] {
    const Value minus = store.negative(t);
    return remade(store, g, [&](Value option, bool is_left) {
      return store.sum(overheat(store, option, s, t, known), is_left ? t : minus);
    });
  });
}

/// `gains` are U + I for the incentives I of U that are not below others.
Value norton(ValueStore& store, Value g, Value u, const std::vector<Value>& gains, Known& known) {
  if (const auto multiple = copies(store, g, u)) return *multiple;
  return once(known, g, [&] {
    std::vector<Value> left, right;
    for (const Value option : copy(store.left(g))) {
      const Value product = norton(store, option, u, gains, known);
      for (const Value gain : gains) left.push_back(store.sum(product, gain));
    }
    for (const Value option : copy(store.right(g))) {
      const Value product = norton(store, option, u, gains, known);
      for (const Value gain : gains) right.push_back(store.difference(product, gain));
    }
    return store.make(left, right);
  });
}

/// Removes repetitions and everything that is below something else; in order of ids.
void keep_largest(ValueStore& store, std::vector<Value>& games) {
  std::ranges::sort(games);
  games.erase(std::unique(games.begin(), games.end()), games.end());
  std::vector<Value> out;
  for (const Value g : games) {
    const bool is_below = std::ranges::any_of(games, [&](Value h) {
      store.mind_the_clock();
      return g != h && store.less_or_equal(g, h);
    });
    if (!is_below) out.push_back(g);
  }
  games = std::move(out);
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
  throw GaveUp(
      fmt::format("heating or multiplying {} moves of ups and stars is too deep; the limit is {}",
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

Value overheated(ValueStore& store, Value g, Value s, Value t) {
  if (const Simple* form = store.simple(g)) check_height(*form);
  Known known;
  return overheat(store, g, s, t, known);
}

Incentives incentives(ValueStore& store, Value g) {
  Incentives out{copy(store.left(g)), copy(store.right(g))};
  for (Value& option : out.left) option = store.difference(option, g);
  for (Value& option : out.right) option = store.difference(g, option);
  keep_largest(store, out.left);
  keep_largest(store, out.right);
  return out;
}

Value norton_product(ValueStore& store, Value g, Value u) {
  if (store.outcome(u) != OutcomeClass::left)
    throw Error("norton: the second game is not above 0; expected a positive one");
  if (const Simple* form = store.simple(g)) check_height(*form);
  const Incentives all = incentives(store, u);
  std::vector<Value> gains = all.left;
  gains.insert(gains.end(), all.right.begin(), all.right.end());
  keep_largest(store, gains);
  for (Value& gain : gains) gain = store.sum(u, gain);
  Known known;
  return norton(store, g, u, gains, known);
}

/// A number is above g if it is above the left stop, or is the left stop and above g.
std::optional<Dyadic> simplest_strictly_between(ValueStore& store, Value g, Value h) {
  const Dyadic low = store.left_stop(g), high = store.right_stop(h);
  const bool has_low = store.compare(g, store.number(low)) == Ordering::less;
  const bool has_high = store.compare(store.number(high), h) == Ordering::less;
  const bool is_empty = low > high || (low == high && !(has_low && has_high));
  if (is_empty) return std::nullopt;
  return simplest_between({low, has_low}, {high, has_high});
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
