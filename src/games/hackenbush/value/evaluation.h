#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "base/budget.h"
#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/value/worth.h"

namespace zermelo::hackenbush {

struct EvaluationOptions {
  bool redwood = true;                            // use the redwood theorem where it applies
  std::size_t most_bytes = std::size_t{1} << 30;  // of all tables and the store together
};

/// What was found out about a drawing: its value, or why not and between which numbers it lies.
struct Evaluation {
  std::optional<Worth> value;
  std::string source;  // how: "colon principle", "search", ...
  Trouble why_not;     // if there is no value
  std::optional<std::pair<Dyadic, Dyadic>> bounds;
};

/// The value of a drawing with one cut a move. Takes it apart block by block from the top (the
/// colon principle), so that only what lies on cycles is searched.
Evaluation evaluate(const Drawing& drawing, Worths& worths, Budget& budget,
                    const EvaluationOptions& options = {});

/// The value of a drawing under either rule: one cut a turn, or several.
Evaluation value_of(const Drawing& drawing, unsigned cuts, Worths& worths, Budget& budget,
                    const EvaluationOptions& options);

}  // namespace zermelo::hackenbush
