#include "games/hackenbush/value/many_moves.h"

#include <fmt/format.h>

#include "base/numbers.h"
#include "games/hackenbush/value/solvers.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::size_t most_moves = 200'000;  // they are listed before any is evaluated

}  // namespace

Value many_moves_value(const Drawing& drawing, unsigned cuts, ValueStore& store, Budget& budget,
                       std::size_t most_bytes) {
  if (drawing.edges.size() > most_edges_of_many_moves) {
    throw Error(fmt::format("hackenbush: {} edges with {} cuts a turn; expected at most {}",
                            drawing.edges.size(), cuts, most_edges_of_many_moves));
  }
  const auto setup = set_up<1>(drawing, cuts);
  for (const Side side : {Side::left, Side::right}) {
    if (setup.rules.move_count(setup.position, side) <= most_moves) continue;
    throw Error(fmt::format("hackenbush: {} cuts a turn give {} more than {} moves; expected fewer",
                            cuts, title(side), with_commas(most_moves)));
  }
  Evaluator<Hackenbush<1>> evaluator(setup.rules, store,
                                     {.most_bytes = most_bytes, .shares_ceiling = true});
  return evaluator.value(setup.position, budget);
}

}  // namespace zermelo::hackenbush
