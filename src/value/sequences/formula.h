#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/result.h"
#include "value/sequences/form_pattern.h"
#include "value/sequences/law.h"
#include "value/store.h"

namespace zermelo {

enum class FormulaKind : std::uint8_t {
  constant,
  linear,               // numbers a n + b
  ups,                  // ups and stars
  nimbers,              // *(a n + b), or the like with a period
  periodic,             // v(n + p) = v(n)
  arithmetic_periodic,  // v(n + p) = v(n) + c
  forms,                // forms with numbers linear in n, as {n|-n}
  geometric,            // numbers with v(n + 1) = r v(n) + c, r a power of two or its negative
  outcomes              // the outcome classes alone are periodic
};
std::string_view name(FormulaKind kind);

/// A formula that the known members of a family agree with. It is a conjecture: nothing is proved
/// about any other member.
struct Formula {
  FormulaKind kind = FormulaKind::constant;
  std::string text;                // the right-hand side of "v(n) ="
  std::uint64_t from = 0, to = 0;  // it holds for each of these n
  std::uint64_t period = 1;
  std::vector<Value> first;                // of the first period: v(from), v(from + 1), ..
  std::vector<OutcomeClass> outcomes;      // the same for FormulaKind::outcomes
  Value step = {};                         // v(n + period) - v(n)
  std::int64_t nimber_step = 0;            // nimbers: *k at n is *(k + nimber_step) at n + period
  std::vector<FormPattern> patterns = {};  // forms: one for each place in a period
  std::optional<Dyadic> ratio, offset;     // geometric: v(n + 1) = ratio v(n) + offset
  std::optional<std::string> limit;        // geometric with a ratio below 1: "2/3"
  Evidence evidence = {};                  // the weakest of its components
};

/// The result of looking for a formula.
struct FormulaSearch {
  std::optional<Formula> formula;
  bool too_few = false;     // no formula, and the members are too few to tell
  std::size_t members = 0;  // that were known, from the first on without a gap
};

/// Looks for a formula for the values at n = first, first + 1, and so on, up to the first that is
/// not known. The store is charged: sums that take too much work are left out. Throws nothing but
/// what the allocator does.
FormulaSearch find_formula(ValueStore& store, std::uint64_t first,
                           const std::vector<std::optional<Value>>& values);
/// The same for outcome classes alone. There are only four of them, so more evidence is asked for.
FormulaSearch find_outcome_formula(std::uint64_t first,
                                   const std::vector<std::optional<OutcomeClass>>& outcomes);

/// The value that a formula foretells for n >= from. Throws GaveUp.
Value predicted(ValueStore& store, const Formula& formula, std::uint64_t n);

}  // namespace zermelo
