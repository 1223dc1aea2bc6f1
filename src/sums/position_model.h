#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "game/result.h"
#include "game/side.h"
#include "search/value_tree.h"
#include "value/store.h"

namespace zermelo {

class PositionModel;

/// A part of a position, in a form that equal parts share, or the negative of that form.
struct CanonicalPart {
  std::shared_ptr<const PositionModel> form;
  bool is_negated = false;
  bool is_own_negative = false;  // the form equals its negative; then it is not negated
};

/// Whether each player wins a position when he moves first, and a winning move.
struct PositionVerdict {
  Result left_first = Result::unknown, right_first = Result::unknown;
  std::optional<std::string> left_move, right_move;
  Trouble why;  // why a result is unknown, unless the budget was spent
};

/// The result for the player who moves first in the sum of a position and a value, and a winning
/// move: the text of one in the position, or the option of the value.
struct BesideVerdict {
  Result result = Result::unknown;
  std::optional<std::variant<std::string, Value>> move;
};

/// Finds the values of positions that arise from one position of a game, and remembers what it
/// meets, so that the second question costs less. Keeps references to the position and the store.
class PositionValues {
 public:
  PositionValues() = default;
  virtual ~PositionValues() = default;
  PositionValues(const PositionValues&) = delete;
  PositionValues& operator=(const PositionValues&) = delete;

  /// The value of that position or one after some moves. Throws GaveUp when the budget or the
  /// memory is spent.
  virtual Value value(const PositionModel& position, Budget& budget) = 0;
};

/// One position of a normal-play game behind an interface that all such games share, so that
/// positions of different games can be added. The only virtual view of a position. Immutable; any
/// number of threads may share one.
class PositionModel : public std::enable_shared_from_this<PositionModel> {
 public:
  using Pointer = std::shared_ptr<const PositionModel>;

  PositionModel() = default;
  virtual ~PositionModel() = default;
  PositionModel(const PositionModel&) = delete;
  PositionModel& operator=(const PositionModel&) = delete;

  virtual std::string_view game() const = 0;
  /// As the reader of the game reads it.
  virtual std::string text() const = 0;

  /// Whatever else tells two positions of one game with the same text apart.
  virtual std::string rules_and_text() const { return text(); }
  /// True if a value can be looked for without much thought.
  virtual bool is_cheap() const { return move_count(Side::left) + move_count(Side::right) <= 12; }

  /// The legal moves of a side as texts, always in the same order. Throws Error where there are too
  /// many to list.
  virtual std::vector<std::string> moves(Side side) const = 0;
  virtual std::size_t move_count(Side side) const = 0;
  /// The positions after each of them, in the same order.
  virtual std::vector<Pointer> options(Side side) const = 0;
  /// The position after one move, or nullptr when it is not legal.
  virtual Pointer after(Side side, std::string_view move) const = 0;

  /// The independent parts whose sum the position is, without those in which nobody can move.
  virtual std::vector<CanonicalPart> parts() const = 0;

  virtual std::unique_ptr<PositionValues> values(ValueStore& store,
                                                 std::size_t most_bytes) const = 0;
  /// The value. Throws GaveUp when the budget or the memory is spent.
  Value value(ValueStore& store, Budget& budget, std::size_t most_bytes) const {
    return values(store, most_bytes)->value(*this, budget);
  }
  /// The winners by the fastest solver that the game has for such a position.
  virtual PositionVerdict solve(Budget& budget, std::size_t most_bytes) const = 0;
  /// The result for `mover`, who moves first in the sum of the position and the value of a tree, by
  /// a search over the position as it is. Unknown at once where the game has no such search.
  virtual BesideVerdict solve_beside(const ValueTree&, Side, Budget&, std::size_t) const {
    return {};
  }
};

}  // namespace zermelo
