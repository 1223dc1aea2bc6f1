#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/value/evaluation.h"
#include "value/thermograph.h"

namespace zermelo::hackenbush {

/// A move, the position it leads to, and the value of that position, if it is known.
struct MoveValue {
  std::string move, position;
  std::optional<Value> value;
  Dyadic mean;  // of the value, for sorting
};

/// The moves of a side, best first.
struct SideMoves {
  Side side = Side::left;
  std::vector<MoveValue> moves;
};

struct MoveValues {
  std::vector<SideMoves> sides;
  bool is_complete = true;  // all moves are listed, all values known, and the order is final
};

/// Sorts moves best first for a side. Values are only partly ordered: a better one always comes
/// before a worse one (its mean is not smaller), confused ones are ordered by their means, equal
/// means keep their order, and unknown values come last. False when the budget that the store
/// watches was spent before the sorting was done: then only the means count.
bool sort_best_first(std::vector<MoveValue>& moves, Side side, ValueStore& store);

/// Fills in the value and its mean; neither, if the budget is spent before both are known.
void rate(MoveValue& move, const PartValue& value, PartArithmetic& arithmetic,
          Thermographs& graphs);

/// With several cuts a turn there may be more moves than anyone can list. True when the list must
/// end: the evaluation was interrupted, or the budget is spent and the list is long already. Throws
/// Error for a list that would fill the memory.
bool is_cut_short(std::size_t listed, const Budget& budget);

/// Every move of the given sides with the value it leaves, best first. `graphs` belongs to the
/// store of `arithmetic`.
template <std::size_t Words>
MoveValues move_values(const Setup<Hackenbush<Words>>& setup, unsigned cuts,
                       const std::vector<Side>& sides, PartArithmetic& arithmetic,
                       Thermographs& graphs, Budget& budget, const EvaluationOptions& options) {
  MoveValues out;
  for (const Side side : sides) {
    auto& moves = out.sides.emplace_back(SideMoves{side, {}}).moves;
    for (const auto& move : setup.rules.moves(setup.position, side)) {
      if (is_cut_short(moves.size(), budget)) {
        out.is_complete = false;
        break;
      }
      const auto next = setup.rules.play(setup.position, side, move);
      const auto found = value_of(setup.rules.drawing(next), cuts, arithmetic, budget, options);
      MoveValue one{setup.rules.text(move), setup.rules.text(next), std::nullopt, {}};
      if (found.value) rate(one, *found.value, arithmetic, graphs);
      if (!one.value) out.is_complete = false;
      moves.push_back(std::move(one));
    }
    if (!sort_best_first(moves, side, arithmetic.store())) out.is_complete = false;
  }
  return out;
}

}  // namespace zermelo::hackenbush
