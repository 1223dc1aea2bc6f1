#include "search/sum_explanation.h"

#include "value/atomic_weight.h"
#include "value/text.h"

namespace zermelo {

std::optional<std::string> text_if_short_enough(ValueStore& store, Value g) {
  try {
    return value_text(store, g);
  } catch (const GaveUp&) {
    return std::nullopt;
  }
}

ExplainedValue explained_value(ValueStore& store, Value g) {
  ExplainedValue out{text_if_short_enough(store, g), store.outcome(g), std::nullopt, true};
  try {
    if (const auto weight = atomic_weight(store, g)) out.atomic_weight = value_text(store, *weight);
  } catch (const GaveUp&) {
    out.is_weight_known = false;
  }
  return out;
}

}  // namespace zermelo
