#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "commands/answer.h"
#include "commands/book_symbols.h"
#include "commands/listing.h"
#include "value/store.h"
#include "value/thermograph.h"
#include "value/value_facts.h"

namespace zermelo {

/// Everything that can be said of a value: the fields that programs rely on, and the same in words.
/// `how` is the source of the value: "search", a theorem, arithmetic. If a field could not be found
/// within the budget, the answer is not exact and lists that field under `unknown`.
Answer value_answer(const Subject& subject, FactBook& facts, Value g, std::string_view how,
                    const Budget& budget, Symbols symbols = Symbols::ascii);
Answer value_answer(const Subject& subject, ValueStore& store, Thermographs& graphs, Value g,
                    std::string_view how, const Budget& budget);

/// The same fields, all null, for a value that was not found, with the reason and, where they are
/// known, two numbers between which it lies.
Answer unknown_value(const Subject& subject, const Trouble& why, const Budget& budget,
                     const std::optional<std::pair<Dyadic, Dyadic>>& bounds = std::nullopt);

}  // namespace zermelo
