#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "game/result.h"
#include "value/value.h"

namespace zermelo::hackenbush {

/// The stalk of a number, bottom first: BRR for 1/4; empty for 0.
std::string stalk_of(const Dyadic& number);

/// The number whose stalk has one more edge on top, blue or red.
Dyadic with_edge(const Dyadic& number, bool blue);

/// The outcome class of a drawing minus a weight; nothing when the games did not decide it.
using WeighFunction = std::function<std::optional<OutcomeClass>(const Simple& weight)>;

/// Facts about the value of a drawing that are known before it is weighed.
struct BalanceTask {
  bool only_numbers = true;     // it is a number: blue and red edges, one cut a turn
  std::uint64_t most_days = 0;  // it is born by this day: edges divided by cuts a turn
};

/// The weight that balances a drawing, or the numbers it lies between, as far as they are known.
struct Balance {
  std::optional<Simple> value;
  std::optional<Dyadic> low, high;  // it is greater than low and less than high
  bool contradiction = false;       // the answers cannot all be right
};

/// Finds the weight that balances a drawing, by weighing. The numbers are tried along the stalk of
/// the value, from zero on. The thesis adds one edge after another; here the length of a run of
/// edges of one colour is doubled until it is too long and then found by bisection, so that 1/2^l
/// takes about 2 log l weighings instead of l. A drawing that is infinitesimally close to a number,
/// or confused with one, is then weighed against that number with stars and ups added.
///
/// Exchanging the colours of the drawing negates every weight and mirrors every answer, and changes
/// nothing else.
Balance find_balance(const BalanceTask& task, const WeighFunction& weigh);

}  // namespace zermelo::hackenbush
