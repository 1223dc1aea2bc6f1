#pragma once

#include <pybind11/pybind11.h>

#include <optional>
#include <string>
#include <utility>

#include "python/long_work.h"
#include "python/store.h"

namespace zermelo::python {

/// The thing found, or else the exception BudgetSpent with the reason.
template <class T>
T expected(std::optional<T> found, const Trouble& why) {
  if (!found) throw BudgetSpent(why.empty() ? "the budget was spent first" : why.what, why.remedy);
  return std::move(*found);
}

std::string text_of(const StoredValue& v);

/// The value that an operand beside a value is: itself, an int or a Fraction; nothing for any other
/// object.
std::optional<GameValue> operand(const StoredValue& beside, pybind11::handle object);

/// + - * and the order of games, and what else makes one value of others.
void bind_value_operators(pybind11::class_<StoredValue>& type);

}  // namespace zermelo::python
