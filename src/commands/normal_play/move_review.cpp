#include "commands/normal_play/move_review.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/sum_explanation.h"
#include "sums/sum_moves.h"
#include "value/gave_up.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo {
namespace {

constexpr std::uint64_t most_nodes = 100'000;  // to find the values of a list of moves

bool is_better(Value g, Value h, Side side, ValueStore& values) {
  const Ordering order = values.compare(g, h);
  return side == Side::left ? order == Ordering::greater : order == Ordering::less;
}

}  // namespace

std::string MoveReview::value_given_away(const std::vector<SumTerm>& sum, Side side,
                                         const MixedMove& played, ValueStore& values,
                                         const Limits& limits) const {
  try {
    Budget budget({.nodes = most_nodes, .seconds = seconds, .stop = limits.stop});
    const TimeLimit limit(values, budget);
    const RatedMoves rated = rated_moves(sum, {{side}, true, most_bytes}, values, budget);
    const auto& moves = rated.sides.front().moves;
    const auto mine = std::ranges::find_if(moves, [&](const RatedMove& move) {
      return move.part == played.part && move.move == played.move;
    });
    if (mine == moves.end() || !mine->value) return "";
    const auto better = std::ranges::find_if(moves, [&](const RatedMove& move) {
      return move.value && is_better(*move.value, *mine->value, side, values);
    });
    if (better == moves.end()) return "";
    const auto leaves = [&](const RatedMove& move) {
      return fmt::format("{}{} leaves {}", with_parts ? fmt::format("{}:", move.part) : "",
                         move.move, short_text(value_text(values, *move.value)));
    };
    return fmt::format("  {}; {}\n", leaves(*mine), leaves(*better));
  } catch (const GaveUp&) {
    return "";
  }
}

}  // namespace zermelo
