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

void check_length(std::size_t listed) {
  constexpr std::size_t most_listed = 1'000'000;
  if (listed < most_listed) return;
  throw Error(
      fmt::format("hackenbush: there are more than {} moves, too many to list; expected "
                  "fewer edges or fewer cuts a turn",
                  with_commas(most_listed)));
}

}  // namespace zermelo::hackenbush
