#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "value/sequences/law.h"
#include "value/store.h"

namespace zermelo {

/// A form whose numbers and ups are linear in n, such as {n|-n} or {2n|^}: either a leaf,
/// `number + number_step t` with `ups + ups_step t` and a star, or the options of both players.
/// t counts the steps of `period` from n = from on.
struct FormPattern {
  std::vector<FormPattern> left = {}, right = {};
  bool is_leaf = false;
  Simple start = {};          // at t = 0
  Dyadic number_step = {};    // from t to t + 1
  std::int32_t ups_step = 0;  // the same

  bool is_constant() const;
};

/// Patterns of a family: the member n is an instance of pattern (n - from) mod period.
struct FormPatterns {
  std::vector<FormPattern> patterns;
  std::size_t from = 0;  // counted in members, from 0
  Evidence evidence = {};
};

/// Looks for patterns that hold from some member to the last: each form must have the shape of the
/// one a period before it, and every number and count of ups in it must grow as it did there. Two
/// members of each pattern determine it, all others confirm it. Patterns that do not depend on n do
/// not count. Throws GaveUp.
std::optional<FormPatterns> find_form_patterns(ValueStore& store, const std::vector<Value>& values,
                                               bool& has_start);

/// `{n|-n}`: the pattern in n, where t = (n - from) / period.
std::string pattern_text(const FormPattern& pattern, std::int64_t from, std::int64_t period);

/// The value at t. Throws GaveUp.
Value instance(ValueStore& store, const FormPattern& pattern, std::int64_t t);

}  // namespace zermelo
