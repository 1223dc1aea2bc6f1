#include "value/sequences/formula.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "value/gave_up.h"
#include "value/scoped_limits.h"
#include "value/sequences/formula_text.h"
#include "value/sequences/geometric.h"
#include "value/text.h"

namespace zermelo {
namespace {

constexpr std::uint64_t steps_for_sum = 1 << 18;
constexpr std::size_t outcome_margin = 8;

struct Numbers {
  static std::optional<Dyadic> plus(const Dyadic& x, const Dyadic& y) { return x + y; }
  static std::optional<Dyadic> minus(const Dyadic& x, const Dyadic& y) { return x - y; }
};

/// For what can only repeat.
template <class T>
struct Repeats {
  static std::optional<T> plus(const T& x, const T&) { return x; }
  static std::optional<T> minus(const T& x, const T& y) {
    return x == y ? std::optional(T{}) : std::nullopt;
  }
};

/// Sums of values, where they do not take too much work.
struct ValueSums {
  ValueStore& store;

  template <class F>
  std::optional<Value> limited(const F& make) const {
    const StepLimit limit(store, steps_for_sum);
    try {
      return make();
    } catch (const GaveUp&) {
      return std::nullopt;
    }
  }
  std::optional<Value> plus(Value g, Value h) const {
    if (h == Value{}) return g;
    return limited([&] { return store.sum(g, h); });
  }
  std::optional<Value> minus(Value g, Value h) const {
    if (g == h) return Value{};
    return limited([&] { return store.difference(g, h); });
  }
};

/// The known values from the first on.
struct Sequence {
  ValueStore& store;
  std::uint64_t first = 0;
  std::vector<Value> values = {};

  std::int64_t n_of(std::size_t i) const { return static_cast<std::int64_t>(first + i); }
};

/// Values that are number + ups + star from some index on, by component.
struct Components {
  std::size_t earliest = 0;
  std::vector<Dyadic> numbers, ups;
  std::vector<std::uint32_t> stars;
};

Components components_of(const Sequence& known) {
  Components out;
  for (std::size_t i = 0; i < known.values.size(); ++i) {
    const Simple* form = known.store.simple(known.values[i]);
    if (form == nullptr) out.earliest = i + 1;
    out.numbers.push_back(form == nullptr ? Dyadic() : form->number);
    out.ups.emplace_back(form == nullptr ? 0 : form->ups);
    out.stars.push_back(form == nullptr ? 0 : form->star);
  }
  return out;
}

/// A text for formulas: a long value is only named.
std::string short_value(ValueStore& store, Value g) {
  constexpr std::size_t longest = 60;
  try {
    auto text = value_text(store, g);
    if (text.size() <= longest) return text;
  } catch (const GaveUp&) {
    // said below
  }
  return "(a long value)";
}

template <class T>
std::vector<T> first_period(const std::vector<T>& all, std::size_t from, std::size_t period) {
  const auto begin = all.begin() + static_cast<std::ptrdiff_t>(from);
  return {begin, begin + static_cast<std::ptrdiff_t>(period)};
}

/// v(n + p) = v(n) + c, with the values of the first period.
std::string say_recurrence(ValueStore& store, const Formula& f) {
  std::vector<std::string> texts;
  for (const Value g : f.first) texts.push_back(short_value(store, g));
  if (f.step == Value{}) return say_residues(static_cast<std::int64_t>(f.from), texts);
  return fmt::format("v(n+{}) = v(n) + {}, beginning {}", f.period, short_value(store, f.step),
                     fmt::join(texts, ", "));
}

Formula formula_of(const Sequence& known, std::size_t from, std::size_t period, Value step) {
  Formula f;
  f.from = known.first + from;
  f.to = known.first + known.values.size() - 1;
  f.period = period;
  f.first = first_period(known.values, from, period);
  f.step = step;
  f.kind = step != Value{} ? FormulaKind::arithmetic_periodic
           : period > 1    ? FormulaKind::periodic
                           : FormulaKind::constant;
  return f;
}

/// The laws of the three components together: they hold from the last of their beginnings on.
struct ComponentLaws {
  Law<Dyadic> numbers, ups;
  Law<std::uint32_t> stars;

  std::size_t from() const { return std::max({numbers.from, ups.from, stars.from}); }
  std::size_t period() const {
    return std::lcm(std::lcm(numbers.period, ups.period), stars.period);
  }
  /// The evidence of each, with the common beginning; the weakest is returned.
  std::optional<Evidence> evidence() const {
    std::optional<Evidence> weakest;
    for (Evidence each : {numbers.evidence, ups.evidence, stars.evidence}) {
      each.exceptions = from();
      if (!each.is_enough() || each.explained() < period()) return std::nullopt;
      if (!weakest || each.parameters > weakest->parameters) weakest = each;
    }
    return weakest;
  }
};

/// The number, the ups and the star in words, where the first two are lines.
std::optional<std::string> say_components(const Sequence& known, const Components& all,
                                          const ComponentLaws& laws) {
  const std::size_t from = laws.from();
  const auto number = say_numbers(
      {known.n_of(from), first_period(all.numbers, from, laws.numbers.period), laws.numbers.step});
  const auto ups =
      say_ups({known.n_of(from), first_period(all.ups, from, laws.ups.period), laws.ups.step});
  if (!number || !ups) return std::nullopt;
  const auto stars = say_stars(known.n_of(from), first_period(all.stars, from, laws.stars.period));
  std::string out;
  for (const std::string& part : {*number, *ups, stars}) {
    if (part.empty() || part == "0") continue;
    out += (out.empty() ? "" : ", plus ") + part;
  }
  return out.empty() ? "0" : out;
}

void set_kind(Formula& f, const ComponentLaws& laws, const Components& all) {
  if (f.kind == FormulaKind::constant) return;
  const auto is_zero = [&](const auto& values) {
    return std::all_of(values.begin() + static_cast<std::ptrdiff_t>(laws.from()), values.end(),
                       [](const auto& x) { return x == std::decay_t<decltype(x)>{}; });
  };
  const bool has_numbers = !is_zero(all.numbers);
  if (!has_numbers && f.kind == FormulaKind::arithmetic_periodic) f.kind = FormulaKind::ups;
  if (has_numbers && f.period == 1 && is_zero(all.ups) && is_zero(all.stars))
    f.kind = FormulaKind::linear;
}

std::optional<Formula> by_components(const Sequence& known, bool& has_start) {
  const Components all = components_of(known);
  const auto numbers = find_law<Dyadic>(all.numbers, Numbers{}, 3, all.earliest);
  const auto ups = find_law<Dyadic>(all.ups, Numbers{}, 3, all.earliest);
  const auto stars = find_law<std::uint32_t>(all.stars, Repeats<std::uint32_t>{}, 3, all.earliest);
  const auto begins = [](const auto& found) { return found.law || found.has_start; };
  has_start = has_start || (begins(numbers) && begins(ups) && begins(stars));
  if (!numbers.law || !ups.law || !stars.law) return std::nullopt;
  const ComponentLaws laws{*numbers.law, *ups.law, *stars.law};
  const auto evidence = laws.evidence();
  if (!evidence) return std::nullopt;
  const auto times = [&](const Law<Dyadic>& law) {
    return law.step.times(static_cast<std::int64_t>(laws.period() / law.period));
  };
  const auto steps_of_ups = times(laws.ups).to_integer().value_or(0);
  Formula f = formula_of(
      known, laws.from(), laws.period(),
      known.store.simple({times(laws.numbers), static_cast<std::int32_t>(steps_of_ups), 0}));
  f.evidence = *evidence;
  set_kind(f, laws, all);
  f.text = say_components(known, all, laws).value_or(say_recurrence(known.store, f));
  return f;
}

/// Nimbers that grow: their sizes follow a line, although their sums do not.
std::optional<Formula> by_nimbers(const Sequence& known, bool& has_start) {
  const Components all = components_of(known);
  std::size_t earliest = all.earliest;
  std::vector<Dyadic> sizes;
  for (std::size_t i = 0; i < known.values.size(); ++i) {
    sizes.emplace_back(all.stars[i]);
    if (all.numbers[i].sign() != 0 || all.ups[i].sign() != 0) earliest = std::max(earliest, i + 1);
  }
  const auto found = find_law<Dyadic>(sizes, Numbers{}, 3, earliest);
  has_start = has_start || found.has_start;
  if (!found.law || found.law->step.sign() <= 0) return std::nullopt;
  const auto& law = *found.law;
  Formula f = formula_of(known, law.from, law.period, Value{});
  f.kind = FormulaKind::nimbers;
  f.nimber_step = law.step.to_integer().value_or(0);
  f.evidence = law.evidence;
  const auto line =
      say_numbers({known.n_of(law.from), first_period(sizes, law.from, law.period), law.step});
  if (!line) return std::nullopt;
  f.text = *line == "n" ? "*n" : fmt::format("*({})", *line);
  return f;
}

std::optional<Formula> geometric(const Sequence& known, bool& has_start) {
  const Components all = components_of(known);
  const auto& v = all.numbers;
  const auto is_number = [&](std::size_t i) { return known.store.is_number(known.values[i]); };
  if (v.size() < 3) return std::nullopt;
  std::size_t from = v.size() - 3;
  for (std::size_t i = from; i < v.size(); ++i)
    if (!is_number(i)) return std::nullopt;
  const auto ratio = ratio_of(v[from + 2] - v[from + 1], v[from + 1] - v[from]);
  if (!ratio) return std::nullopt;
  const Dyadic offset = v[from + 1] - times_ratio(v[from], *ratio);
  while (from > 0 && is_number(from - 1) && times_ratio(v[from - 1], *ratio) + offset == v[from])
    --from;
  const Evidence evidence{v.size(), from, 3, 1, 3};
  has_start = has_start || evidence.is_a_start();
  if (!evidence.is_enough()) return std::nullopt;
  Formula f = formula_of(known, from, 1, Value{});
  f.kind = FormulaKind::geometric;
  f.evidence = evidence;
  f.ratio = ratio;
  f.offset = offset;
  f.limit = limit_of(*ratio, offset);
  f.text = fmt::format("v(n+1) = {} v(n) {} {}, beginning {}", ratio->text(),
                       offset.sign() < 0 ? '-' : '+', (offset.sign() < 0 ? -offset : offset).text(),
                       v[from].text());
  if (f.limit) f.text += fmt::format(", with limit {}", *f.limit);
  return f;
}

/// Forms of one shape with numbers that are linear in n.
std::optional<Formula> by_patterns(const Sequence& known, bool& has_start) {
  auto found = find_form_patterns(known.store, known.values, has_start);
  if (!found) return std::nullopt;
  const std::size_t period = found->patterns.size();
  Formula f = formula_of(known, found->from, period, Value{});
  f.kind = FormulaKind::forms;
  f.evidence = found->evidence;
  f.patterns = std::move(found->patterns);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < period; ++i)
    texts.push_back(pattern_text(f.patterns[i], known.n_of(found->from + i),
                                 static_cast<std::int64_t>(period)));
  f.text = say_residues(known.n_of(found->from), texts);
  return f;
}

std::optional<Formula> by_values(const Sequence& known, bool& has_start) {
  const auto found = find_law<Value>(known.values, ValueSums{known.store});
  has_start = has_start || found.has_start;
  if (!found.law) return std::nullopt;
  Formula f = formula_of(known, found.law->from, found.law->period, found.law->step);
  f.evidence = found.law->evidence;
  f.text = say_recurrence(known.store, f);
  return f;
}

/// The values before the first that is not known.
template <class T>
std::vector<T> known_prefix(const std::vector<std::optional<T>>& all) {
  std::vector<T> out;
  for (const auto& each : all) {
    if (!each) break;
    out.push_back(*each);
  }
  return out;
}

/// No law of any kind can be confirmed by fewer members.
constexpr std::size_t fewest_members = 5;

FormulaSearch search_of(std::optional<Formula> formula, bool has_start, std::size_t members) {
  FormulaSearch out;
  out.formula = std::move(formula);
  out.members = members;
  out.too_few = !out.formula && (has_start || members < fewest_members);
  return out;
}

}  // namespace

std::string_view name(FormulaKind kind) {
  switch (kind) {
    case FormulaKind::constant:
      return "constant";
    case FormulaKind::linear:
      return "linear";
    case FormulaKind::ups:
      return "ups";
    case FormulaKind::nimbers:
      return "nimbers";
    case FormulaKind::periodic:
      return "periodic";
    case FormulaKind::arithmetic_periodic:
      return "arithmetic-periodic";
    case FormulaKind::forms:
      return "forms";
    case FormulaKind::geometric:
      return "geometric";
    case FormulaKind::outcomes:
      break;
  }
  return "outcomes";
}

FormulaSearch find_formula(ValueStore& store, std::uint64_t first,
                           const std::vector<std::optional<Value>>& values) {
  const Sequence known{store, first, known_prefix(values)};
  bool has_start = false;
  try {
    auto formula = by_components(known, has_start);
    if (!formula) formula = by_nimbers(known, has_start);
    if (!formula) formula = geometric(known, has_start);
    if (!formula) formula = by_patterns(known, has_start);
    if (!formula) formula = by_values(known, has_start);
    return search_of(std::move(formula), has_start, known.values.size());
  } catch (const GaveUp&) {
    return search_of(std::nullopt, has_start, known.values.size());
  }
}

FormulaSearch find_outcome_formula(std::uint64_t first,
                                   const std::vector<std::optional<OutcomeClass>>& outcomes) {
  const auto known = known_prefix(outcomes);
  const auto found = find_law<OutcomeClass>(known, Repeats<OutcomeClass>{}, outcome_margin);
  if (!found.law) return search_of(std::nullopt, found.has_start, known.size());
  Formula f;
  f.kind = FormulaKind::outcomes;
  f.from = first + found.law->from;
  f.to = first + known.size() - 1;
  f.period = found.law->period;
  f.outcomes = first_period(known, found.law->from, found.law->period);
  f.evidence = found.law->evidence;
  std::vector<std::string> texts;
  for (const auto outcome : f.outcomes) texts.push_back(std::string("outcome ") + letter(outcome));
  f.text = say_residues(static_cast<std::int64_t>(f.from), texts);
  return search_of(std::move(f), false, known.size());
}

Value predicted(ValueStore& store, const Formula& formula, std::uint64_t n) {
  const std::uint64_t steps = n - formula.from;
  if (formula.ratio) {
    Dyadic x = store.simple(formula.first.front())->number;
    for (std::uint64_t i = 0; i < steps; ++i) x = times_ratio(x, *formula.ratio) + *formula.offset;
    return store.number(x);
  }
  const Value start = formula.first[steps % formula.period];
  const auto periods = static_cast<std::int64_t>(steps / formula.period);
  if (formula.kind == FormulaKind::forms)
    return instance(store, formula.patterns[steps % formula.period], periods);
  if (formula.kind == FormulaKind::nimbers) {
    const auto size = store.simple(start)->star + periods * formula.nimber_step;
    return store.nimber(static_cast<std::uint32_t>(size));
  }
  return store.sum(start, store.times(periods, formula.step));
}

}  // namespace zermelo
