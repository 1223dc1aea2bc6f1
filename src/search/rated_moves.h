#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "game/side.h"
#include "value/store.h"
#include "value/thermograph.h"

namespace zermelo {

/// A move, the position it leads to, and what is known of it by values.
struct RatedMove {
  std::string move, position;
  std::optional<Value> value = std::nullopt;  // of the position it leads to
  Dyadic mean = {};  // of the value; of the incentive where only that is known; for sorting
  std::optional<Value> incentive = std::nullopt;  // G^L - G for Left, G - G^R for Right
  /// Some other move is at least as good; of equal moves the first is kept.
  std::optional<bool> is_dominated = std::nullopt;
  std::size_t part = 0;   // of a sum
  std::size_t place = 0;  // among the moves of its part, in the order of the rules

  bool is_known() const { return value && incentive; }
};

/// The moves of a side, best first.
struct SideMoves {
  Side side = Side::left;
  std::vector<RatedMove> moves;
};

struct RatedMoves {
  std::vector<SideMoves> sides;
  bool is_complete = true;  // all moves are listed, all values known, and the order is final
};

/// Watches a list of moves while it is made: the positions after the moves may be long, and an
/// answer holds them more than once, so that they get an eighth of the memory.
class ListingRoom {
 public:
  explicit ListingRoom(std::size_t memory) : most_(memory / 8) {}

  /// Throws GaveUp when the positions take too much, or when a long list is stopped or its budget
  /// is spent: a list is whole or missing.
  void add(const RatedMove& move, const Budget& budget);

 private:
  std::size_t most_, bytes_ = 0, moves_ = 0;
};

/// Sets the value of a move and its mean; neither, if the store gives up before both are known.
void set_value(RatedMove& move, Value value, Thermographs& graphs);

/// Sets the incentive of a move of `side` from G to the option `to`, unless it takes the store too
/// many steps. A move without a value gets its mean from it.
void set_incentive(RatedMove& move, Side side, Value from, Value to, Thermographs& graphs,
                   ValueStore& store);

/// Sorts moves best first for a side. Values are only partly ordered: a better one always comes
/// before a worse one (its mean is not smaller), confused ones are ordered by their means, and
/// equal means keep their order. Moves of which only the incentive is known come after those with
/// values and are sorted by it in the same way; unknown ones come last. False when the budget that
/// the store watches was spent before the sorting was done: then only the means count.
bool sort_best_first(std::vector<RatedMove>& moves, Side side, ValueStore& store);

/// Finds out which moves of a side are dominated. The moves are sorted. False when the budget that
/// the store watches was spent first: what was not compared stays unknown.
bool mark_dominated(std::vector<RatedMove>& moves, Side side, ValueStore& store);

}  // namespace zermelo
