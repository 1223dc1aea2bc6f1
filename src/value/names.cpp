#include <fmt/format.h>

#include <algorithm>

#include "value/text.h"
#include "value/uptimals.h"

namespace zermelo {
namespace {

constexpr std::size_t bytes_a_name = 200;  // of an entry, beside its texts

/// The option of a side that has exactly one.
std::optional<Value> only(std::span<const Value> options) {
  if (options.size() != 1) return std::nullopt;
  return options.front();
}

/// "2" and "+-1" or "-^(2)" are put together as they are, other names with a plus.
std::string plus(const Dyadic& x, const std::string& name) {
  if (x.sign() == 0) return name;
  return x.text() + (name.front() == '-' || name.starts_with("+-") ? "" : "+") + name;
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

std::optional<std::string> ValueNames::of(Value g) {
  if (store_.simple(g) != nullptr) return std::nullopt;
  if (auto name = special(g)) return name;
  const Written& out = written(g);
  if (out.is_too_long || out.is_body_plain) return std::nullopt;
  return '{' + out.body + '}';
}

void ValueNames::forget() {
  written_.clear();
  bytes_ = 0;
}

/// A name other than by options.
std::optional<std::string> ValueNames::special(Value g) {
  auto name = switch_name(g);
  if (!name) name = tiny_name(g, true);
  if (!name) name = tiny_name(g, false);
  if (!name) name = uptimal_or_translate(g);
  if (name && name->size() > longest) return std::nullopt;
  return name;
}

/// m + {x|-x}, where m is the mean of the stops. For numbers {a|b} that is their mean and half their
/// difference. In other cases the stops of the options tell most games from switches.
std::optional<std::string> ValueNames::switch_name(Value g) {
  const auto a = only(store_.left(g)), b = only(store_.right(g));
  if (!a || !b) return std::nullopt;
  const Dyadic mean = (store_.left_stop(g) + store_.right_stop(g)).scaled(-1);
  if (store_.is_number(*a) && store_.is_number(*b))
    return plus(mean, "+-" + (store_.left_stop(g) - mean).text());
  const Dyadic both = mean + mean;
  if (store_.left_stop(*b) != both - store_.right_stop(*a) ||
      store_.right_stop(*b) != both - store_.left_stop(*a))
    return std::nullopt;
  const Value m = store_.number(mean);
  const Value x = store_.difference(*a, m);
  if (store_.negative(x) != store_.difference(*b, m)) return std::nullopt;
  const auto name = operand(x);
  return name ? std::optional(plus(mean, "+-" + *name)) : std::nullopt;
}

/// A name after which nothing can be taken for a part of it: in braces or parentheses if need be.
std::optional<std::string> ValueNames::operand(Value g) {
  const Written& out = written(g);
  if (out.is_too_long) return std::nullopt;
  const bool is_sum =
      out.whole.front() != '{' && out.whole.find_first_of("+-.") != std::string::npos;
  if (!is_sum) return out.whole;
  const bool is_shorter = !out.body.empty() && out.body.size() <= out.whole.size();
  return is_shorter ? '{' + out.body + '}' : '(' + out.whole + ')';
}

/// n + Tiny(x) = {n||n|n-x} and n + Miny(x) = {n+x|n||n}, for x > 0.
std::optional<std::string> ValueNames::tiny_name(Value g, bool is_tiny) {
  const auto near = [&](Value h) { return only(is_tiny ? store_.left(h) : store_.right(h)); };
  const auto far = [&](Value h) { return only(is_tiny ? store_.right(h) : store_.left(h)); };
  const auto n = near(g), threat = far(g);
  if (!n || !threat || !store_.is_number(*n) || store_.simple(*threat) != nullptr ||
      near(*threat) != n)
    return std::nullopt;
  const auto end = far(*threat);
  if (!end || store_.compare(*end, *n) != (is_tiny ? Ordering::less : Ordering::greater))
    return std::nullopt;
  const Value x = is_tiny ? store_.difference(*n, *end) : store_.difference(*end, *n);
  const Written& size = written(x);
  if (size.is_too_long) return std::nullopt;
  return plus(store_.left_stop(*n), fmt::format("{}({})", is_tiny ? "Tiny" : "Miny", size.whole));
}

/// An uptimal, or a number and an uptimal.
std::optional<std::string> ValueNames::uptimal_or_translate(Value g) {
  const Dyadic stop = store_.left_stop(g);
  if (stop != store_.right_stop(g)) return std::nullopt;
  if (stop.sign() != 0) {
    if (!uptimals_.is_slender(g)) return std::nullopt;
    g = store_.difference(g, store_.number(stop));
  }
  const auto& uptimal = uptimals_.of(g);
  return uptimal ? std::optional(plus(stop, uptimal_name(*uptimal))) : std::nullopt;
}

const ValueNames::Written& ValueNames::written(Value g) {
  if (const auto known = written_.find(g.id); known != written_.end()) return known->second;
  mind_the_stack();
  Written out = write(g);
  bytes_ += bytes_a_name + out.whole.size() + out.body.size();
  return written_.emplace(g.id, std::move(out)).first->second;
}

ValueNames::Written ValueNames::write(Value g) {
  Written out;
  if (const Simple* form = store_.simple(g)) {
    out.whole = simple_text(*form);
    out.is_plain = true;
    return out;
  }
  const auto name = special(g);
  write_body(g, out);
  const bool has_body = !out.body.empty();
  out.is_too_long = !has_body && !name;
  if (name && (!has_body || name->size() <= out.body.size() + 2)) {
    out.whole = *name;
  } else if (has_body) {
    out.whole = '{' + out.body + '}';
    out.is_plain = out.is_body_plain;
  }
  return out;
}

/// The shortest of the ways to write both sides; among equally long ones, that with the fewest
/// braces. Leaves the body empty if it would be too long.
void ValueNames::write_body(Value g, Written& out) {
  const auto lefts = ways_of_side(g, true);
  const auto rights = lefts ? ways_of_side(g, false) : std::nullopt;
  if (!rights) return;
  std::size_t least = longest;
  for (const Side& left : *lefts) {
    for (const Side& right : *rights) {
      const std::size_t bars = std::max(left.bars, right.bars) + 1;
      const std::size_t size = left.text.size() + bars + right.text.size();
      if (size + 2 > least) continue;
      least = size + 1;  // the next way must be shorter than this one
      out.body = left.text + std::string(bars, '|') + right.text;
      out.bars = bars;
      out.is_body_plain = bars == 1 && left.is_plain && right.is_plain;
    }
  }
}

/// The ways to write the options of a side, those with fewer braces first: one option without its
/// braces, and all options in the order of their names.
std::optional<std::vector<ValueNames::Side>> ValueNames::ways_of_side(Value g, bool is_left) {
  const auto list = is_left ? store_.left(g) : store_.right(g);
  const std::vector<Value> options(list.begin(), list.end());
  std::vector<Side> out;
  std::vector<std::string> texts;
  bool is_plain = true;
  std::size_t size = 0;
  for (const Value option : options) {
    const Written& one = written(option);
    if (one.is_too_long) return std::nullopt;
    size += one.whole.size() + 1;
    if (size > longest) return std::nullopt;
    if (options.size() == 1 && !one.body.empty()) out.push_back({one.body, one.bars, false});
    texts.push_back(one.whole);
    is_plain = is_plain && one.is_plain;
  }
  std::ranges::sort(texts);
  out.push_back({fmt::format("{}", fmt::join(texts, ",")), 0, is_plain});
  return out;
}

std::optional<std::string> value_name(ValueStore& store, Value g) {
  return ValueNames(store).of(g);
}

}  // namespace zermelo
