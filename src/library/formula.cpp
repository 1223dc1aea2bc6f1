#include <zermelo/formula.h>

#include "library/value_access.h"
#include "value/sequences/formula.h"

namespace zermelo {
namespace {

bool adds(FormulaKind kind) {
  return kind != FormulaKind::outcomes && kind != FormulaKind::geometric &&
         kind != FormulaKind::nimbers;
}

FamilyFormula told(const Values& values, const Formula& f) {
  FamilyFormula out{std::string(name(f.kind)), f.text, f.from, f.to, f.period};
  for (const Value g : f.first) out.first.push_back(ValueAccess::wrapped(values, g));
  out.outcomes = f.outcomes;
  if (adds(f.kind)) out.step = ValueAccess::wrapped(values, f.step);
  out.ratio = f.ratio;
  out.limit = f.limit;
  out.exceptions = f.evidence.exceptions;
  out.confirmations = f.evidence.explained() - f.evidence.parameters;
  return out;
}

FoundFormula found(const Values& values, const FormulaSearch& search) {
  FoundFormula out{{}, search.members, search.too_few};
  if (search.formula) out.formula = told(values, *search.formula);
  return out;
}

}  // namespace

FoundFormula find_formula(Values& values, std::uint64_t first, std::span<const FamilyValue> members,
                          const Limits& limits) {
  std::vector<std::optional<Value>> known;
  std::vector<std::optional<OutcomeClass>> outcomes;
  for (const FamilyValue& member : members) {
    known.push_back(member.value ? std::optional(ValueAccess::unwrapped(ValueAccess::state(values),
                                                                        *member.value))
                                 : std::nullopt);
    outcomes.push_back(member.outcome);
  }
  ValueStore& store = ValueAccess::store(values);
  const TimeLimit limit(store, Budget(limits));
  const auto of_values = find_formula(store, first, known);
  if (of_values.formula) return found(values, of_values);
  auto of_outcomes = find_outcome_formula(first, outcomes);
  if (!of_outcomes.formula) of_outcomes.too_few |= of_values.too_few;
  return found(values, of_outcomes);
}

}  // namespace zermelo
