#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/pair_cache.h"
#include "value/form_table.h"
#include "value/reducer.h"

namespace zermelo {

/// Sums, negatives and multiples of the forms of one table, and forms from other tables.
///
///  1. The negative of a canonical form, and its translate by a number, are canonical as they are;
///     only sums of two forms that are not numbers go through the reduction.
///  2. A form and its negative, once found, are written into each other's nodes; sums are cached,
///     and may be forgotten.
///  3. Recursions collect option lists on one stack. Each frame removes what it has put there, also
///     when an exception passes.
///
/// Owns the cache of sums; keeps references to table, reducer and limits. Not thread-safe.
class Arithmetic {
 public:
  Arithmetic(FormTable& forms, Reducer& reducer, WorkLimits& limits);

  std::uint32_t negative(std::uint32_t a);
  std::uint32_t sum(std::uint32_t a, std::uint32_t b);
  /// The sum if it is in the cache.
  std::optional<std::uint32_t> known_sum(std::uint32_t a, std::uint32_t b) const;
  std::uint32_t times(std::int64_t factor, std::uint32_t a);

  /// The form of another table in this one. `names` maps the ids of that table that were taken over
  /// before; it begins empty.
  std::uint32_t adopt(const FormTable& from, std::uint32_t id, std::vector<Value>& names);

 private:
  class Frame;

  std::uint32_t translated(std::uint32_t a, std::uint32_t number);
  std::uint32_t sum_of_options(std::uint32_t a, std::uint32_t b);
  std::uint32_t adopt_form(const FormTable& from, std::uint32_t id, std::vector<Value>& names);

  FormTable& forms_;
  Reducer& reducer_;
  WorkLimits& limits_;
  PairCache sums_;
  std::vector<Value> work_;  // option lists under construction, as a stack
};

}  // namespace zermelo
