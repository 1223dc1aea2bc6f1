#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sums/position_model.h"

namespace zermelo {

/// A part of a sum: a position, `times` over (its negative where that is below 0), or a value.
struct SumTerm {
  std::variant<PositionModel::Pointer, Value> what;
  std::int64_t times = 1;  // of a position; a value is counted as it is
};

/// The player whose moves `mover` makes in a part: the opponent's in a negative one.
inline Side own_side(const SumTerm& part, Side mover) {
  return part.times < 0 ? opponent(mover) : mover;
}

/// A move in a sum: the part, counted from 0, and the move there. In a part that is a value the
/// move is the text of the option.
struct MixedMove {
  std::size_t part = 0;
  std::string move;
  friend bool operator==(const MixedMove&, const MixedMove&) = default;
};

/// The finders of values of the positions of a sum. While they live, what a game remembers of its
/// positions in this store stays, so that each question about a part goes on where the last ended.
std::vector<std::unique_ptr<PositionValues>> finders_of(const std::vector<SumTerm>& sum,
                                                        ValueStore& values,
                                                        std::size_t most_bytes);

/// The value of a sum. Throws GaveUp.
Value sum_value(const std::vector<SumTerm>& sum, ValueStore& values, Budget& budget,
                std::size_t most_bytes);

/// The sum after a move of `side` in one of its parts. A multiple loses the copy in which the move
/// was made; that copy becomes a new part at the end, so that the other parts keep their numbers.
/// Nothing when the move is not legal. Throws GaveUp.
std::optional<std::vector<SumTerm>> played(const std::vector<SumTerm>& sum, Side side,
                                           const MixedMove& move, ValueStore& values);

/// The sum after a move in a part that makes this position, or this value, of one copy of it; the
/// parts are numbered as by played().
std::vector<SumTerm> with_option(const std::vector<SumTerm>& sum, std::size_t part,
                                 const std::variant<PositionModel::Pointer, Value>& option);

/// The moves of `side` in a part of a sum, as texts. Throws Error and GaveUp.
std::vector<std::string> moves_in(const SumTerm& part, Side side, ValueStore& values);

}  // namespace zermelo
