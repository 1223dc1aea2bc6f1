#include "games/hackenbush/value/values.h"

#include "games/hackenbush/value/many_moves.h"

namespace zermelo::hackenbush {

Evaluation value_of(const Drawing& drawing, unsigned cuts, Worths& worths, Budget& budget,
                    const EvaluationOptions& options) {
  if (cuts == 1) return evaluate(drawing, worths, budget, options);
  try {
    const Value g = many_moves_value(drawing, cuts, worths.store(), budget, options.most_bytes);
    return {worths.worth(g), "search", {}, {}};
  } catch (const GaveUp& reason) {
    return {std::nullopt, {}, reason.trouble(), std::nullopt};
  }
}

}  // namespace zermelo::hackenbush
