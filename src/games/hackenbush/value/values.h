#pragma once

#include "games/hackenbush/value/evaluation.h"

namespace zermelo::hackenbush {

/// The value of a drawing under either rule: one cut a turn, or several.
Evaluation value_of(const Drawing& drawing, unsigned cuts, Worths& worths, Budget& budget,
                    const EvaluationOptions& options);

}  // namespace zermelo::hackenbush
