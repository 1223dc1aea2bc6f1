// Number + ups + star: how they compare, which options they have, and how they are recognised by
// their options. The formulas are from Winning Ways, chapters 8 and 10; see simple_order.h.

#include "value/simple_order.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "value/gave_up.h"

namespace zermelo {
namespace {

constexpr std::int32_t most_ups = std::numeric_limits<std::int32_t>::max();

/// The longest play in ^n + *k takes one up at a time.
std::uint64_t infinitesimal_birthday(const Simple& form) {
  const auto n = static_cast<std::uint64_t>(std::abs(std::int64_t{form.ups}));
  return n == 0 ? form.star : n + std::max<std::uint64_t>(1, form.star ^ (n & 1));
}

}  // namespace

/// Up exceeds every nimber but *, with which it is confused.
bool infinitesimal_at_least_zero(std::int64_t ups, std::uint32_t star) {
  if (ups == 0) return star == 0;
  return ups > 1 || (ups == 1 && star != 1);
}

bool simple_less_or_equal(const Simple& a, const Simple& b) {
  if (a.number != b.number) return a.number < b.number;
  return infinitesimal_at_least_zero(std::int64_t{b.ups} - a.ups, a.star ^ b.star);
}

/// The birthdays of number and infinitesimal add up.
std::uint64_t simple_birthday(const Simple& form) {
  const auto small = infinitesimal_birthday(form);
  const auto number = form.number.birthday();
  return number > std::numeric_limits<std::uint64_t>::max() - small ? number : number + small;
}

Dyadic exact_birthday(const Simple& form) {
  return form.number.exact_birthday() +
         Dyadic(static_cast<std::int64_t>(infinitesimal_birthday(form)));
}

Simple simple_sum(const Simple& a, const Simple& b) {
  std::int32_t ups = 0;
  if (__builtin_add_overflow(a.ups, b.ups, &ups) ||
      ups == std::numeric_limits<std::int32_t>::min()) {
    throw GaveUp("a sum has more than 2147483647 ups, which is too many to count");
  }
  return {a.number + b.number, ups, a.star ^ b.star};
}

Simple simple_negative(const Simple& a) { return {-a.number, -a.ups, a.star}; }

Simple simple_multiple(std::int64_t factor, const Simple& a) {
  std::int64_t ups = 0;
  if (__builtin_mul_overflow(factor, std::int64_t{a.ups}, &ups) || ups > most_ups ||
      ups < -std::int64_t{most_ups})
    throw GaveUp("a multiple has more than 2147483647 ups, which is too many to count");
  return {a.number.times(factor), static_cast<std::int32_t>(ups), factor % 2 == 0 ? 0 : a.star};
}

namespace {

/// *k can be moved to any smaller nimber by both players.
SimpleOptions nimber_options(const Simple& form, std::size_t most) {
  if (form.star > most) throw GaveUp(fmt::format("*{} has too many options to list", form.star));
  SimpleOptions out;
  for (std::uint32_t k = 0; k < form.star; ++k) out.left.push_back({form.number, 0, k});
  out.right = out.left;
  return out;
}

/// Left moves from ^n + *k to the number itself, Right gives up one up; from ^* Left also has *.
SimpleOptions up_options(const Simple& form) {
  const Simple down{form.number, form.ups - 1, form.star ^ 1};
  SimpleOptions out{{{form.number, 0, 0}}, {down}};
  const bool is_up_star = down.is_number();
  if (is_up_star) out.left.push_back({form.number, 0, 1});
  return out;
}

SimpleOptions mirrored(const SimpleOptions& options) {
  SimpleOptions out;
  for (const Simple& each : options.right) out.left.push_back(simple_negative(each));
  for (const Simple& each : options.left) out.right.push_back(simple_negative(each));
  return out;
}

/// { near | far } as an up-form, seen from Left's side.
std::optional<Simple> as_ups(const std::vector<const Simple*>& near,
                             const std::vector<const Simple*>& far) {
  const auto is = [](const Simple* form, std::int32_t ups, std::uint32_t star) {
    return form->ups == ups && form->star == star;
  };
  if (far.size() != 1 || far.front()->ups < 0) return std::nullopt;
  const Simple& down = *far.front();
  if (near.size() == 2 && down.is_number()) {  // { 0, * | 0 }
    const bool up_star =
        (is(near[0], 0, 0) && is(near[1], 0, 1)) || (is(near[1], 0, 0) && is(near[0], 0, 1));
    return up_star ? std::optional(Simple{down.number, 1, 1}) : std::nullopt;
  }
  if (near.size() != 1 || !near.front()->is_number() || down.is_number()) return std::nullopt;
  if (down.ups == most_ups) throw GaveUp("a form has more than 2147483647 ups, which is too many");
  return Simple{down.number, down.ups + 1, down.star ^ 1};
}

/// The same list of nimbers from 0 up on both sides.
std::optional<Simple> as_nimber(const std::vector<const Simple*>& left,
                                const std::vector<const Simple*>& right) {
  if (left != right) return std::nullopt;
  std::vector<bool> seen(left.size());
  for (const Simple* each : left) {
    if (each->ups != 0 || each->star >= left.size()) return std::nullopt;
    seen[each->star] = true;
  }
  if (std::ranges::find(seen, false) != seen.end()) return std::nullopt;
  return Simple{left.front()->number, 0, static_cast<std::uint32_t>(left.size())};
}

}  // namespace

SimpleOptions simple_options(const Simple& form, std::size_t most) {
  if (form.ups > 0) return up_options(form);
  if (form.ups < 0) return mirrored(up_options(simple_negative(form)));
  if (!form.is_number()) return nimber_options(form, most);
  SimpleOptions out;
  if (const auto x = left_option(form.number)) out.left.push_back({*x, 0, 0});
  if (const auto x = right_option(form.number)) out.right.push_back({*x, 0, 0});
  return out;
}

std::optional<Simple> simple_with_options(const std::vector<const Simple*>& left,
                                          const std::vector<const Simple*>& right) {
  if (const auto nimber = as_nimber(left, right)) return nimber;
  if (const auto ups = as_ups(left, right)) return ups;
  std::vector<Simple> mirrored_left, mirrored_right;
  for (const Simple* each : right) mirrored_left.push_back(simple_negative(*each));
  for (const Simple* each : left) mirrored_right.push_back(simple_negative(*each));
  std::vector<const Simple*> near, far;
  for (const Simple& each : mirrored_left) near.push_back(&each);
  for (const Simple& each : mirrored_right) far.push_back(&each);
  const auto downs = as_ups(near, far);
  return downs ? std::optional(simple_negative(*downs)) : std::nullopt;
}

}  // namespace zermelo
