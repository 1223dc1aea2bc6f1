#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/side.h"

namespace zermelo::clobber {

/// Rows of Clobber a second time, as plain text of 'B' (Left's) and 'W', for the verifier. Nothing
/// here is shared with rows.h, so that an error there is noticed.

/// The number of a row in a table file: all rows of length 1, then of length 2, and so on; within a
/// length by the number whose bit i is set where stone i is 'B'.
std::uint32_t slow_index(std::string_view row);
std::string slow_row(std::uint32_t index);

/// A move of one stone onto a neighbour: the first cell of the two, and the rows that it leaves on
/// either side of the cell that becomes empty.
struct SlowMove {
  std::uint32_t pair = 0;
  std::string before, after;
};
std::vector<SlowMove> slow_moves(const std::string& row, Side side);

/// The outcome of rows, found by trying all plays. Results are remembered until they are too many.
class SlowPlay {
 public:
  /// 'L', 'R', 'N' or 'P'.
  char outcome(const std::string& row);

 private:
  using Parts = std::vector<std::string>;

  bool wins(const Parts& rows, Side mover);
  bool some_move_wins(const Parts& rows, Side mover);

  std::unordered_map<std::string, bool> known_;
};

/// The outcome class, given for each side whether it wins when it moves first.
char outcome_letter(bool left_wins_first, bool right_wins_first);

}  // namespace zermelo::clobber
