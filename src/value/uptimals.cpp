#include "value/uptimals.h"

#include <algorithm>

#include "value/atomic_weight.h"

namespace zermelo {
namespace {

constexpr std::int64_t largest_digit = 9;
constexpr std::size_t most_followers = 24;

/// Uptimals have few followers; what has many is none of those looked for, and would cost a lot.
bool is_slender(ValueStore& store, Value g) {
  std::vector<Value> followers{g};
  for (std::size_t i = 0; i < followers.size(); ++i) {
    if (store.simple(followers[i]) != nullptr) continue;
    for (const bool is_left : {true, false}) {
      for (const Value option : is_left ? store.left(followers[i]) : store.right(followers[i])) {
        if (std::ranges::find(followers, option) == followers.end()) followers.push_back(option);
      }
      if (followers.size() > most_followers) return false;
    }
  }
  return true;
}

/// Finds the digits one by one. Sums of up^(i), i >= n, are in the order of their digits, so the
/// digit of up^(n) in g is the largest d with d.up^(n) <= g, or one more where the rest is below 0.
bool find_digits(ValueStore& store, Value g, std::uint32_t n, std::uint32_t most,
                 std::vector<std::int64_t>& digits) {
  if (g == Value{}) return true;
  if (n > most) return false;
  const Value unit = up_power(store, n);
  std::int64_t digit = -largest_digit - 1;
  while (digit <= largest_digit && store.less_or_equal(store.times(digit + 1, unit), g)) ++digit;
  for (const std::int64_t d : {digit, digit + 1}) {
    if (d < -largest_digit || d > largest_digit) continue;
    digits.push_back(d);
    if (find_digits(store, store.difference(g, store.times(d, unit)), n + 1, most, digits))
      return true;
    digits.pop_back();
  }
  return false;
}

}  // namespace

Value up_power(ValueStore& store, std::uint32_t n) {
  if (n == 1) return store.simple({Dyadic(), 1, 0});
  const Value zero;
  const Value down = store.sum(store.negative(up_series(store, n - 1)), store.nimber(1));
  return store.make({&zero, 1}, {&down, 1});
}

/// ^[n] = {^[n-1] | *}, which is quicker than adding up.
Value up_series(ValueStore& store, std::uint32_t n) {
  Value g;
  const Value star = store.nimber(1);
  for (std::uint32_t i = 0; i < n; ++i) {
    const Value before = g;
    g = store.make({&before, 1}, {&star, 1});
  }
  return g;
}

std::optional<Uptimal> as_uptimal(ValueStore& store, Value g, std::uint32_t most_digits) {
  if (!store.all_small(g) || !is_slender(store, g)) return std::nullopt;
  const auto weight = atomic_weight(store, g);
  const Simple* first = weight ? store.simple(*weight) : nullptr;
  if (first == nullptr || !first->is_number() || !first->number.to_integer()) return std::nullopt;
  const std::int64_t ups = *first->number.to_integer();
  const Value rest = store.difference(g, store.times(ups, store.simple({Dyadic(), 1, 0})));
  for (const bool star : {false, true}) {
    std::vector<std::int64_t> digits{ups};
    const Value left = star ? store.sum(rest, store.nimber(1)) : rest;
    if (!find_digits(store, left, 2, most_digits, digits)) continue;
    while (!digits.empty() && digits.back() == 0) digits.pop_back();
    return Uptimal{digits, star};
  }
  return std::nullopt;
}

}  // namespace zermelo
