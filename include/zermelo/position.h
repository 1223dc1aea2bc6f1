#pragma once

#include <zermelo/budget.h>
#include <zermelo/error.h>
#include <zermelo/result.h>
#include <zermelo/value.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zermelo {

/// Whether each player wins when he moves first, and by which move. Result::unknown where the
/// limits were reached first; `why` then says which, if that is known.
template <class Move>
struct Solution {
  Result left_first = Result::unknown;   // for Left, when Left moves first
  Result right_first = Result::unknown;  // for Right, when Right moves first
  std::optional<Move> left_move = {};    // a winning move, where that is known
  std::optional<Move> right_move = {};
  std::uint64_t nodes = 0;
  double seconds = 0;
  Trouble why = {};

  std::optional<OutcomeClass> outcome() const { return outcome_class(left_first, right_first); }
};

class PositionModel;

/// A position of one of the normal-play games of the library: a player who cannot move loses. Made
/// by clobber_position(), domineering_position() and hackenbush_position().
///
/// Immutable; copies are cheap and any number of threads may share one. Moves are texts, in the
/// notation of the game.
class ZERMELO_API NormalPosition {
 public:
  /// "clobber", "domineering" or "hackenbush".
  std::string_view game() const;
  /// As the reader of the game reads it.
  std::string text() const;

  /// The legal moves of a side, always in the same order.
  std::vector<std::string> moves(Side side) const;
  /// The position after a move; throws Error when it is not legal.
  NormalPosition play(Side side, std::string_view move) const;

  /// The independent parts whose sum the position is, without those in which nobody can move, each
  /// in a form that equal parts share: a mirror image, or the negative of the part, which is then
  /// counted -1 times.
  std::vector<std::pair<std::int64_t, NormalPosition>> parts() const;

  /// The game value. Nothing when the limits or the memory did not suffice; `why` then says which.
  std::optional<GameValue> value(Values& values, const Limits& limits = {},
                                 Trouble* why = nullptr) const;
  /// The winner for each player moving first, by the fastest solver of the game. Takes memory of up
  /// to `most_bytes` for what it remembers.
  Solution<std::string> solve(const Limits& limits = {},
                              std::size_t most_bytes = std::size_t{1} << 30) const;

  /// For the library itself.
  explicit NormalPosition(std::shared_ptr<const PositionModel> model) : model_(std::move(model)) {}
  const PositionModel& model() const { return *model_; }

 private:
  std::shared_ptr<const PositionModel> model_;
};

}  // namespace zermelo
