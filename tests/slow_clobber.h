#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace zermelo::clobber {

/// A second Clobber for the tests, on plain text and sharing nothing with the first: cells are
/// characters, moves are found by looking at the neighbours one by one, and the winner comes from
/// the definition with a memory of all positions seen.
class SlowClobber {
 public:
  struct Step {
    std::size_t from, to;
    std::string board;
  };

  /// Every move of `mover` ('B' or 'W') on a board of B, W and `.` with rows joined by `|`.
  static std::vector<Step> moves(const std::string& board, char mover) {
    const std::size_t width = std::min(board.find('|'), board.size()) + 1;
    std::vector<Step> steps;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (board[i] != mover) continue;
      for (const std::size_t j : {i + 1, i - 1, i + width, i - width}) {
        if (j >= board.size() || board[j] != enemy(mover)) continue;
        std::string next = board;
        next[i] = '.';
        next[j] = mover;
        steps.push_back({cell(i, width), cell(j, width), next});
      }
    }
    return steps;
  }

  bool wins(const std::string& board, char mover) {
    const auto known = memory_.find({board, mover});
    if (known != memory_.end()) return known->second;
    bool won = false;
    for (const auto& step : moves(board, mover)) won = won || !wins(step.board, enemy(mover));
    return memory_[{board, mover}] = won;
  }

  static char enemy(char mover) { return mover == 'B' ? 'W' : 'B'; }

 private:
  /// The number of a cell, from its place in the text, where each row ends in a bar.
  static std::size_t cell(std::size_t place, std::size_t width) { return place - place / width; }

  std::map<std::pair<std::string, char>, bool> memory_;
};

}  // namespace zermelo::clobber
