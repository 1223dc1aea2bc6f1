#include "value/calculator/calculator.h"

#include <zermelo/calculator.h>

#include "library/value_access.h"

namespace zermelo {

struct CalculatorState {
  explicit CalculatorState(const Values& of) : values(of), calculator(ValueAccess::store(values)) {}

  Values values;  // keeps the store alive
  Calculator calculator;
};

CalculatorSession::CalculatorSession(const Values& values)
    : state_(std::make_unique<CalculatorState>(values)) {}
CalculatorSession::CalculatorSession(CalculatorSession&&) noexcept = default;
CalculatorSession& CalculatorSession::operator=(CalculatorSession&&) noexcept = default;
CalculatorSession::~CalculatorSession() = default;

std::optional<CalculatorLine> CalculatorSession::line(std::string_view text, const Limits& limits,
                                                      Trouble* why) {
  const Budget budget(limits);
  const TimeLimit limit(ValueAccess::store(state_->values), budget);
  return unless_given_up(why, [&] {
    Calculated found = state_->calculator.line(text);
    CalculatorLine out{false, std::move(found.name)};
    if (const auto* g = std::get_if<Value>(&found.what))
      out.what = ValueAccess::wrapped(state_->values, *g);
    else if (const auto* truth = std::get_if<bool>(&found.what))
      out.what = *truth;
    else
      out.what = std::get<std::string>(std::move(found.what));
    return out;
  });
}

void CalculatorSession::define(const std::string& name, const GameValue& g) {
  state_->calculator.define(name, ValueAccess::unwrapped(ValueAccess::state(state_->values), g));
}

std::map<std::string, GameValue> CalculatorSession::variables() const {
  std::map<std::string, GameValue> out;
  for (const auto& [name, g] : state_->calculator.variables())
    out.emplace(name, ValueAccess::wrapped(state_->values, g));
  return out;
}

}  // namespace zermelo
