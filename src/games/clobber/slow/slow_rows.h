#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/side.h"

namespace zermelo::clobber {

/// Rows of Clobber once more, as plain text of 'B' (Left's) and 'W', for the verifier: nothing here
/// is shared with rows.h, so that an error there is seen.

/// The number of a row in a table file: all rows of length 1, then of length 2, and so on; within a
/// length by the number whose bit i is set where stone i is 'B'.
std::uint32_t slow_index(std::string_view row);
std::string slow_row(std::uint32_t index);

/// A move of one stone onto a neighbour: the first cell of the two, and the rows it leaves on both
/// sides of the cell that empties.
struct SlowMove {
  std::uint32_t pair = 0;
  std::string before, after;
};
std::vector<SlowMove> slow_moves(const std::string& row, Side side);

/// Who wins a row, by trying all plays. Remembers what it met, until that is too much.
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

/// The outcome from whether the side that starts wins.
char outcome_letter(bool left_wins_first, bool right_wins_first);

}  // namespace zermelo::clobber
