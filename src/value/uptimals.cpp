#include "value/uptimals.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

// The recognition of uptimals. Write g = d1.up + d2.up^(2) + .. + dn.up^(n), with or without a
// star, dn > 0 and n >= 2. Moves in the sum lead to uptimals again, and so do the options that
// remain when reversible ones are bypassed: all followers of the canonical form of g are uptimals.
// Right's move from one up^(n) to v[n-1]* leads to r = g - ^[n] + *. It dominates his other moves,
// and no answer of Left in r brings her back to g or more, so that it is his only canonical option.
// Hence g = r + ^[n] + *, and only n remains to be found:
//
// - If dn > 1, the last digit of r is dn - 1, and n is its place.
// - If dn = 1, Left's option g - up^(n) = r + ^[n-1] + * is canonical, and n can be read off it.
//
// If dn < 0, the mirror image holds. The candidate that the options suggest is confirmed by adding
// it up: a value gets the name of a sum only if it equals that sum. Trying all digits from -9 to 9
// instead, with a sum for each, took 98 % of the time of a list of Clobber rows.

namespace zermelo {
namespace {

constexpr std::int64_t largest_digit = 9;
constexpr std::size_t most_followers = 24;

Uptimal mirrored(Uptimal form) {
  for (auto& digit : form.digits) digit = -digit;
  return form;
}

/// form + ^[n] + *.
Uptimal raised(Uptimal form, std::size_t n) {
  form.digits.resize(std::max(form.digits.size(), n));
  for (std::size_t i = 0; i < n; ++i) ++form.digits[i];
  while (!form.digits.empty() && form.digits.back() == 0) form.digits.pop_back();
  form.star = !form.star;
  return form;
}

bool is_modest(const Uptimal& form) {
  return form.digits.size() <= Uptimals::most_digits &&
         std::abs(form.digits.front()) <= std::numeric_limits<std::int32_t>::max() &&
         std::all_of(form.digits.begin() + 1, form.digits.end(),
                     [](auto digit) { return digit >= -largest_digit && digit <= largest_digit; });
}

/// The only candidate for a value with these options, if it is an uptimal whose last digit is
/// positive.
std::vector<Uptimal> proposals(const std::vector<Uptimal>& left,
                               const std::vector<Uptimal>& right) {
  std::vector<Uptimal> out;
  if (right.size() != 1) return out;
  const Uptimal& r = right.front();
  if (r.digits.size() >= 2 && r.digits.back() > 0) out.push_back(raised(r, r.digits.size()));
  for (std::size_t n = std::max<std::size_t>(2, r.digits.size() + 1); n <= Uptimals::most_digits;
       ++n) {
    if (std::ranges::find(left, raised(r, n - 1)) != left.end()) out.push_back(raised(r, n));
  }
  return out;
}

}  // namespace

Value up_power(ValueStore& store, std::uint32_t n) {
  if (n == 1) return store.simple({Dyadic(), 1, 0});
  const Value zero;
  const Value down = store.sum(store.negative(up_series(store, n - 1)), store.nimber(1));
  return store.make({&zero, 1}, {&down, 1});
}

/// By ^[n] = {^[n-1] | *}, which is quicker than adding up.
Value up_series(ValueStore& store, std::uint32_t n) {
  Value g;
  const Value star = store.nimber(1);
  for (std::uint32_t i = 0; i < n; ++i) {
    const Value before = g;
    g = store.make({&before, 1}, {&star, 1});
  }
  return g;
}

const std::optional<Uptimal>& Uptimals::of(Value g) {
  if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
  mind_the_stack();
  auto found = recognise(g);
  return known_.emplace(g.id, std::move(found)).first->second;
}

/// Values with many followers are not among the uptimals looked for, and would cost a lot.
bool Uptimals::is_slender(Value g) {
  std::vector<Value> followers{g};
  for (std::size_t i = 0; i < followers.size(); ++i) {
    if (store_.simple(followers[i]) != nullptr) continue;
    for (const bool is_left : {true, false}) {
      for (const Value option : is_left ? store_.left(followers[i]) : store_.right(followers[i])) {
        if (std::ranges::find(followers, option) == followers.end()) followers.push_back(option);
      }
      if (followers.size() > most_followers) return false;
    }
  }
  return true;
}

std::optional<Uptimal> Uptimals::recognise(Value g) {
  if (!store_.all_small(g)) return std::nullopt;
  if (const Simple* form = store_.simple(g)) {
    if (form->star > 1) return std::nullopt;
    const std::vector<std::int64_t> digits(form->ups == 0 ? 0 : 1, form->ups);
    return Uptimal{digits, form->star == 1};
  }
  if (!is_slender(g)) return std::nullopt;
  std::vector<Uptimal> options[2];
  for (const bool is_left : {true, false}) {
    const auto list = is_left ? store_.left(g) : store_.right(g);
    for (const Value option : std::vector<Value>(list.begin(), list.end())) {
      const auto& form = of(option);
      if (!form) return std::nullopt;
      options[is_left ? 0 : 1].push_back(*form);
    }
  }
  for (const auto& form : proposals(options[0], options[1]))
    if (auto found = confirmed(form, g)) return found;
  for (auto& side : options)
    std::ranges::transform(side, side.begin(), [](const Uptimal& form) { return mirrored(form); });
  for (const auto& form : proposals(options[1], options[0]))
    if (auto found = confirmed(mirrored(form), g)) return found;
  return std::nullopt;
}

std::optional<Uptimal> Uptimals::confirmed(const Uptimal& form, Value g) {
  if (!is_modest(form) || value(form) != g) return std::nullopt;
  return form;
}

Value Uptimals::value(const Uptimal& form) {
  const auto ups = static_cast<std::int32_t>(form.digits.front());
  Value sum = store_.simple({Dyadic(), ups, form.star ? 1U : 0U});
  for (std::size_t i = 1; i < form.digits.size(); ++i) {
    if (form.digits[i] == 0) continue;
    const Value power = up_power(store_, static_cast<std::uint32_t>(i + 1));
    sum = store_.sum(sum, store_.times(form.digits[i], power));
  }
  return sum;
}

std::optional<Uptimal> as_uptimal(ValueStore& store, Value g) { return Uptimals(store).of(g); }

}  // namespace zermelo
