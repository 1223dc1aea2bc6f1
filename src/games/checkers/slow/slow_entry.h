#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "game/result.h"

namespace zermelo::checkers {

/// The content of an entry of a table: the result alone, the result and the plies to the next
/// capture, crowning or end of the game, or the result and the plies to the end.
enum class SlowMetric : std::uint8_t { wld, dtc, dtw };

/// The result for the side to move, and the plies to it; 0 plies for a draw and in wld.
struct SlowEntry {
  Result result = Result::draw;
  std::uint16_t plies = 0;
  friend bool operator==(const SlowEntry&, const SlowEntry&) = default;
};

/// "win in 3", "draw".
inline std::string text(const SlowEntry& entry) {
  const std::string word(name(entry.result));
  return entry.plies == 0 ? word : word + " in " + std::to_string(entry.plies);
}

/// Computes the entry of a position from its moves: a side that can win takes the shortest win, one
/// that must lose takes the longest loss. Without a move it is a loss in 0.
class SlowBest {
 public:
  /// Adds a move after which the opponent has `after`. In dtc a capture or crowning is the goal
  /// itself, and only the result of what follows counts.
  void add(SlowMetric metric, bool converts, const SlowEntry& after) {
    const std::uint16_t plies = metric == SlowMetric::wld ? std::uint16_t{0}
                                : metric == SlowMetric::dtc && converts
                                    ? std::uint16_t{1}
                                    : static_cast<std::uint16_t>(after.plies + 1);
    if (after.result == Result::loss) {
      shortest_win_ = std::min(shortest_win_, plies);
    } else if (after.result == Result::win) {
      longest_loss_ = std::max(longest_loss_, plies);
    } else {
      draws_ = true;
    }
  }

  SlowEntry entry() const {
    if (shortest_win_ != no_win) return {Result::win, shortest_win_};
    if (draws_) return {Result::draw, 0};
    return {Result::loss, longest_loss_};
  }

 private:
  static constexpr std::uint16_t no_win = std::numeric_limits<std::uint16_t>::max();

  std::uint16_t shortest_win_ = no_win, longest_loss_ = 0;
  bool draws_ = false;
};

}  // namespace zermelo::checkers
