#include "games/hackenbush/value/move_values.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo::hackenbush {

std::optional<Value> known_value(const Evaluation& found, PartArithmetic& arithmetic) {
  if (!found.value) return std::nullopt;
  try {
    return arithmetic.value(*found.value);
  } catch (const GaveUp&) {
    return std::nullopt;
  }
}

bool is_cut_short(std::size_t listed, const Budget& budget) {
  constexpr std::size_t most_without_values = 4096, most_listed = 1'000'000;
  if (listed == most_listed) {
    throw Error(
        fmt::format("hackenbush: there are more than {} moves, too many to list; expected fewer "
                    "edges or fewer cuts a turn",
                    with_commas(most_listed)));
  }
  if (budget.stopped()) return true;
  return budget.spent() != Spent::no && listed >= most_without_values;
}

}  // namespace zermelo::hackenbush
