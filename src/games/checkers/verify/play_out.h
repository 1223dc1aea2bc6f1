#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/budget.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// Won positions played to the end, both sides by the first of the moves that `Prober` lists.
struct PlayedOut {
  std::uint64_t played = 0, won = 0;
  std::uint64_t in_announced_plies = 0;  // of those won: the game was as long as dtw said
  std::uint64_t unknown = 0;             // not finished because a table is missing
  std::uint64_t longest = 0;             // plies
  std::string first_wrong;               // why the first game that was not won was not
  bool is_complete = true;               // false when the budget was stopped

  std::uint64_t wrong() const { return played - won - unknown; }
};

struct PlayOutRequest {
  std::vector<std::filesystem::path> folders;
  Metric metric = Metric::dtw;  // dtw or dtc; no other tables are used
  std::vector<Slice> slices;    // each that is built is drawn with the same probability
  std::uint64_t games = 0, seed = 1;
  unsigned threads = 1;
};

/// Draws that many won positions, with either side to move, and plays them out. The games are the
/// same with any number of threads; there are fewer where too few positions are won, and none where
/// nothing is built.
PlayedOut play_out(const PlayOutRequest& request, const Budget& budget);

}  // namespace zermelo::checkers
