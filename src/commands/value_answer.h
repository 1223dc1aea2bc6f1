#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "commands/answer.h"
#include "commands/listing.h"
#include "value/store.h"
#include "value/thermograph.h"
#include "value/value_facts.h"

namespace zermelo {

/// All that can be said of a value: the fields that programs rely on, and the same in words. `how`
/// is where the value comes from: "search", a theorem, arithmetic. Where a field could not be found
/// in the budget, the answer is not exact and lists it under `unknown`.
Answer value_answer(const Subject& subject, FactBook& facts, Value g, std::string_view how,
                    const Budget& budget);
Answer value_answer(const Subject& subject, ValueStore& store, Thermographs& graphs, Value g,
                    std::string_view how, const Budget& budget);

/// The same fields, all null, for a value that was not found: why, and between which numbers it
/// lies where that is known.
Answer unknown_value(const Subject& subject, const Trouble& why, const Budget& budget,
                     const std::optional<std::pair<Dyadic, Dyadic>>& bounds = std::nullopt);

}  // namespace zermelo
