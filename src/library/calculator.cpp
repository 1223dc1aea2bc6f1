#include "value/calculator/calculator.h"

#include <zermelo/calculator.h>

#include "library/value_access.h"

namespace zermelo {

struct CalculatorState {
  explicit CalculatorState(const Values& of) : values(of), calculator(ValueAccess::store(values)) {}

  Values values;  // keeps the store alive
  Calculator calculator;
};

namespace {

std::vector<GameValue> wrapped_all(const Values& values, const std::vector<Value>& games) {
  std::vector<GameValue> out;
  for (const Value g : games) out.push_back(ValueAccess::wrapped(values, g));
  return out;
}

FormOption wrapped_option(const Values& values, const AccountedOption& option) {
  FormOption out{option.side, option.typed, ValueAccess::wrapped(values, option.value)};
  if (option.fate == OptionFate::dominated) out.fate = FormOption::Fate::dominated;
  if (option.fate == OptionFate::reversible) out.fate = FormOption::Fate::reversible;
  out.by = option.by;
  if (option.through) out.through = ValueAccess::wrapped(values, *option.through);
  out.replaced_by = wrapped_all(values, option.replaced_by);
  return out;
}

/// The result of a line, as other programs see it.
CalculatorLine wrapped_line(const Values& values, Calculated found) {
  CalculatorLine out{false, std::move(found.name)};
  if (const auto* g = std::get_if<Value>(&found.what)) {
    out.what = ValueAccess::wrapped(values, *g);
  } else if (const auto* truth = std::get_if<bool>(&found.what)) {
    out.what = *truth;
  } else if (const auto* lists = std::get_if<GameLists>(&found.what)) {
    out.what = words_of(ValueAccess::store(values), *lists);
    if (lists->left) out.left = wrapped_all(values, *lists->left);
    if (lists->right) out.right = wrapped_all(values, *lists->right);
  } else if (const auto* account = std::get_if<FormAccount>(&found.what)) {
    out.what = ValueAccess::wrapped(values, account->value);
    for (const auto& option : account->options) out.form.push_back(wrapped_option(values, option));
  } else {
    out.what = std::get<std::string>(std::move(found.what));
  }
  return out;
}

}  // namespace

CalculatorSession::CalculatorSession(const Values& values)
    : state_(std::make_unique<CalculatorState>(values)) {}
CalculatorSession::CalculatorSession(CalculatorSession&&) noexcept = default;
CalculatorSession& CalculatorSession::operator=(CalculatorSession&&) noexcept = default;
CalculatorSession::~CalculatorSession() = default;

std::optional<CalculatorLine> CalculatorSession::line(std::string_view text, const Limits& limits,
                                                      Trouble* why) {
  const Budget budget(limits);
  const TimeLimit limit(ValueAccess::store(state_->values), budget);
  return unless_given_up(
      why, [&] { return wrapped_line(state_->values, state_->calculator.line(text)); });
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
