#include "value/store.h"

#include <limits>

#include "value/simple_order.h"

namespace zermelo {

std::optional<Value> ValueStore::known_sum(Value g, Value h) const {
  const auto known = arithmetic_.known_sum(g.id, h.id);
  return known ? std::optional(Value{*known}) : std::nullopt;
}

std::uint64_t ValueStore::birthday(Value g) const {
  if (const Simple* form = simple(g)) return simple_birthday(*form);
  const std::uint32_t day = forms_[g].birthday;
  const bool is_too_late = day == std::numeric_limits<std::uint32_t>::max();
  return is_too_late ? std::numeric_limits<std::uint64_t>::max() : day;
}

/// G is compared with the landmark 0.
OutcomeClass ValueStore::outcome(Value g) const {
  const bool is_at_least_zero = (forms_[g].below & landmarks::zero) != 0;
  const bool is_at_most_zero = (forms_[g].above & landmarks::zero) != 0;
  if (is_at_least_zero && is_at_most_zero) return OutcomeClass::previous;
  if (is_at_least_zero) return OutcomeClass::left;
  return is_at_most_zero ? OutcomeClass::right : OutcomeClass::next;
}

}  // namespace zermelo
