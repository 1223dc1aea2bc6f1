#pragma once

#include <zermelo/position.h>
#include <zermelo/value.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace zermelo {

struct SumState;

/// A move in a sum: in which part, counted from 0 in the order in which they were added (a multiple
/// is one part), and which move there. In a part that is a value the move is the text of an option of
/// that value, taken as often as it was added.
struct SumMove {
  std::size_t part = 0;
  std::string move = "";
  friend bool operator==(const SumMove&, const SumMove&) = default;
};

/// A sum of positions of any of the games, and of values: a player moves in one part at a time, and
/// a player who cannot move in any loses.
///
/// Values of the store given at the start are added as they are. One thread at a time, as for the
/// store.
class ZERMELO_API GameSum {
 public:
  explicit GameSum(const Values& values);
  GameSum(GameSum&&) noexcept;
  GameSum& operator=(GameSum&&) noexcept;
  ~GameSum();

  /// Adds a part `times` over; a negative number of times adds its negative, in which the players
  /// change roles.
  GameSum& add(const NormalPosition& position, std::int64_t times = 1);
  GameSum& add(const GameValue& value, std::int64_t times = 1);

  std::size_t parts() const;

  /// The value of the whole. Nothing when the limits or the memory did not suffice.
  std::optional<GameValue> value(const Limits& limits = {}, Trouble* why = nullptr) const;
  /// The winner for each player moving first, and a winning move. Parts are evaluated where that is
  /// cheap; where it is not, the sum is searched. Takes memory of up to `most_bytes` beside the
  /// store.
  Solution<SumMove> solve(const Limits& limits = {},
                          std::size_t most_bytes = Values::default_bytes) const;

 private:
  std::unique_ptr<SumState> state_;
};

}  // namespace zermelo
