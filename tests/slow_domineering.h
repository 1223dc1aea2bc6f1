#pragma once

#include <string>
#include <vector>

#include "game/side.h"
#include "tests/slow_truth.h"

namespace zermelo::domineering {

/// A second Domineering for the tests, on plain text and sharing nothing with the first: cells are
/// characters, and neighbours are looked at one by one.
class SlowDomineering : public testing::SlowTruth<SlowDomineering> {
 public:
  struct Step {
    std::size_t from, to;
    std::string board;
  };

  /// Every move of `mover` ('V' or 'H') on a board of `.` and `#` with rows joined by `|`.
  static std::vector<Step> moves(const std::string& board, char mover) {
    const std::size_t width = testing::text_width(board);
    std::vector<Step> steps;
    for (std::size_t i = 0; i < board.size(); ++i) {
      const std::size_t j = mover == 'V' ? i + width : i + 1;
      if (j >= board.size() || board[i] != '.' || board[j] != '.') continue;
      std::string next = board;
      next[i] = next[j] = '#';
      steps.push_back({testing::cell_number(i, width), testing::cell_number(j, width), next});
    }
    return steps;
  }

  /// The regions of two or more free cells, each on a board where all else is blocked, in the order
  /// of their first cells.
  static std::vector<std::string> regions(std::string board) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (board[i] != '.') continue;
      std::string alone = board;
      for (char& c : alone) c = c == '|' ? '|' : '#';
      if (fill(board, alone, i) > 1) found.push_back(alone);
    }
    return found;
  }

  static char enemy(char mover) { return mover == 'V' ? 'H' : 'V'; }
  static char player(Side side) { return side == Side::left ? 'V' : 'H'; }

 private:
  /// Moves the region of `place` from one board to the other; returns how many cells it has.
  static std::size_t fill(std::string& from, std::string& to, std::size_t place) {
    if (place >= from.size() || from[place] != '.') return 0;
    from[place] = '#';
    to[place] = '.';
    const std::size_t width = testing::text_width(from);
    std::size_t cells = 1;
    for (const std::size_t next : {place + 1, place - 1, place + width, place - width}) {
      cells += fill(from, to, next);
    }
    return cells;
  }
};

}  // namespace zermelo::domineering
