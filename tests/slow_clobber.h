#pragma once

#include <string>
#include <vector>

#include "game/side.h"
#include "tests/slow_truth.h"

namespace zermelo::clobber {

/// A second Clobber for the tests, on plain text and sharing no code with the first: cells are
/// characters, moves are found by looking at the neighbours one by one, and the winner follows from
/// the definition, with all positions remembered.
class SlowClobber : public testing::SlowTruth<SlowClobber> {
 public:
  struct Step {
    std::size_t from, to;
    std::string board;
  };

  /// Every move of `mover` ('B' or 'W') on a board of B, W and `.` with rows joined by `|`.
  static std::vector<Step> moves(const std::string& board, char mover) {
    const std::size_t width = testing::text_width(board);
    std::vector<Step> steps;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (board[i] != mover) continue;
      for (const std::size_t j : {i + 1, i - 1, i + width, i - width}) {
        if (j >= board.size() || board[j] != enemy(mover)) continue;
        std::string next = board;
        next[i] = '.';
        next[j] = mover;
        steps.push_back({testing::cell_number(i, width), testing::cell_number(j, width), next});
      }
    }
    return steps;
  }

  static char enemy(char mover) { return mover == 'B' ? 'W' : 'B'; }
  static char player(Side side) { return side == Side::left ? 'B' : 'W'; }
};

}  // namespace zermelo::clobber
