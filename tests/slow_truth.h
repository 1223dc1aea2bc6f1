#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace zermelo::testing {

/// The winner and the number of lines, by definition, for slow rules on plain text. `Rules` has
/// static functions `moves(board, mover)`, a list of steps with the `board` they lead to, and
/// `enemy(mover)`; players are characters. All positions met are remembered.
template <class Rules>
class SlowTruth {
 public:
  bool wins(const std::string& board, char mover) {
    const std::string asked = board + mover;
    if (const auto known = memory_.find(asked); known != memory_.end()) return known->second;
    bool won = false;
    for (const auto& step : Rules::moves(board, mover))
      won = won || !wins(step.board, Rules::enemy(mover));
    return memory_[asked] = won;
  }

  /// The number of lines of exactly `plies` moves.
  static std::uint64_t lines(const std::string& board, char mover, unsigned plies) {
    if (plies == 0) return 1;
    std::uint64_t sum = 0;
    for (const auto& step : Rules::moves(board, mover))
      sum += lines(step.board, Rules::enemy(mover), plies - 1);
    return sum;
  }

 private:
  std::unordered_map<std::string, bool> memory_;
};

/// The distance from a cell to the one below it, in a text of rows joined by `|`.
inline std::size_t text_width(const std::string& board) {
  return std::min(board.find('|'), board.size()) + 1;
}

/// The number of a cell, from its place in the text.
inline std::size_t cell_number(std::size_t place, std::size_t width) {
  return place - place / width;
}

}  // namespace zermelo::testing
