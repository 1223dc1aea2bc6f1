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

/// The number whose stalk has one more edge, blue or red, on top.
Dyadic with_edge(const Dyadic& number, bool blue);

/// The class of a drawing minus a weight; nothing when it could not be told.
using WeighFunction = std::function<std::optional<OutcomeClass>(const Simple& weight)>;

/// What is known of a drawing's value before it is weighed.
struct BalanceTask {
  bool only_numbers = true;     // it is a number: blue and red edges, one cut a turn
  std::uint64_t most_days = 0;  // by this day it is born: no turn cuts less than its share of edges
};

/// What weighing came to: the weight that balances the drawing, or at least the numbers it lies
/// between, as far as they are known.
struct Balance {
  std::optional<Simple> value;
  std::optional<Dyadic> low, high;  // it is greater than low and less than high
  bool contradiction = false;       // some answer must have been wrong
};

/// Finds the weight that balances a drawing. Numbers are walked through along the stalk, from the
/// simplest one on; where the thesis adds edge after edge, here a run of edges of one colour is
/// doubled until it is too long and then halved to its length, so that 1/2^l takes about 2 log l
/// weighings instead of l. A drawing that lies infinitesimally near a number, or is confused with
/// one, is weighed against that number with stars and ups.
///
/// Swapping the colours of the drawing swaps the sides of every weight and answer, and nothing
/// else.
Balance find_balance(const BalanceTask& task, const WeighFunction& weigh);

}  // namespace zermelo::hackenbush
