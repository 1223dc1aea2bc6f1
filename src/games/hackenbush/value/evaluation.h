#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "base/budget.h"
#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/value/part_value.h"

namespace zermelo::hackenbush {

struct EvaluationOptions {
  bool redwood = true;                            // use the theorem on redwood beds
  std::size_t most_bytes = std::size_t{1} << 30;  // for all tables and the store together
};

/// The value of a drawing, or the reason why it is not known and numbers that it lies between.
struct Evaluation {
  std::optional<PartValue> value;
  std::string source;  // the last tool that was needed: "colon principle", "fusion principle",
                       // "redwood theorem" or "search"
  Trouble why_not;     // if there is no value
  std::optional<std::pair<Dyadic, Dyadic>> bounds;  // likewise; both ends may be the value
};

/// The value of a drawing with one cut a turn. It is taken apart block by block from the top (the
/// colon principle), so that only blocks with cycles are searched. The store of `arithmetic` counts
/// its steps on the budget. Does not throw GaveUp: a search that gave up gives bounds.
Evaluation evaluate(const Drawing& drawing, PartArithmetic& arithmetic, Budget& budget,
                    const EvaluationOptions& options = {});

/// The value of a drawing under either rule: one cut a turn, or several.
Evaluation value_of(const Drawing& drawing, unsigned cuts, PartArithmetic& arithmetic,
                    Budget& budget, const EvaluationOptions& options);

}  // namespace zermelo::hackenbush
