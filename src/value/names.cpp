#include <fmt/format.h>

#include <algorithm>

#include "value/text.h"
#include "value/uptimals.h"

namespace zermelo {
namespace {

/// The option of a side that has exactly one.
std::optional<Value> only(std::span<const Value> options) {
  if (options.size() != 1) return std::nullopt;
  return options.front();
}

/// For numbers {a|b} is their mean plus or minus half their difference; other switches are {x|-x}.
std::optional<std::string> switch_name(ValueStore& store, Value g) {
  const auto a = only(store.left(g)), b = only(store.right(g));
  if (!a || !b) return std::nullopt;
  if (store.is_number(*a) && store.is_number(*b)) {
    const Dyadic x = store.simple(*a)->number, y = store.simple(*b)->number;
    const Dyadic mean = (x + y).scaled(-1), half = (x - y).scaled(-1);
    return (mean.sign() == 0 ? "" : mean.text()) + "+-" + half.text();
  }
  if (store.negative(*a) != *b) return std::nullopt;
  return "+-" + value_text(store, *a);
}

/// Tiny(x) = {0||0|-x} and Miny(x) = {x|0||0}, for x > 0.
std::optional<std::string> tiny_name(ValueStore& store, Value g, bool is_tiny) {
  const auto near = [&](Value h) { return only(is_tiny ? store.left(h) : store.right(h)); };
  const auto far = [&](Value h) { return only(is_tiny ? store.right(h) : store.left(h)); };
  if (near(g) != Value{}) return std::nullopt;
  const auto threat = far(g);
  if (!threat || near(*threat) != Value{}) return std::nullopt;
  const auto x = far(*threat);
  if (!x || store.outcome(*x) != (is_tiny ? OutcomeClass::right : OutcomeClass::left))
    return std::nullopt;
  const auto size = value_text(store, is_tiny ? store.negative(*x) : *x);
  return fmt::format("{}({})", is_tiny ? "Tiny" : "Miny", size);
}

std::string uptimal_name(const Uptimal& form) {
  std::string out;
  const bool is_series = form.digits.size() > 1 && std::ranges::all_of(form.digits, [&](auto d) {
                           return d == form.digits.front() && (d == 1 || d == -1);
                         });
  if (is_series) {
    out = fmt::format("{}[{}]", form.digits.front() > 0 ? "^" : "v", form.digits.size());
    return form.star ? out + "*" : out;
  }
  for (std::size_t i = 0; i < form.digits.size(); ++i) {
    const auto d = form.digits[i];
    if (d == 0) continue;
    if (!out.empty() || d < 0) out += d < 0 ? '-' : '+';
    const auto size = d < 0 ? -d : d;
    if (i > 0 && size > 1) out += fmt::format("{}.", size);
    out += i == 0 ? (size == 1 ? "^" : fmt::format("^{}", size)) : fmt::format("^({})", i + 1);
  }
  return form.star ? out + "+*" : out;
}

}  // namespace

std::optional<std::string> value_name(ValueStore& store, Value g, Uptimals& uptimals) {
  if (store.simple(g) != nullptr) return std::nullopt;
  if (auto name = switch_name(store, g)) return name;
  if (auto name = tiny_name(store, g, true)) return name;
  if (auto name = tiny_name(store, g, false)) return name;
  const auto& uptimal = uptimals.of(g);
  return uptimal ? std::optional(uptimal_name(*uptimal)) : std::nullopt;
}

std::optional<std::string> value_name(ValueStore& store, Value g) {
  Uptimals uptimals(store);
  return value_name(store, g, uptimals);
}

}  // namespace zermelo
