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
  std::uint64_t unknown = 0;             // left off because a table is missing
  std::uint64_t longest = 0;             // plies
  std::string first_wrong;               // what went wrong with the first one that was not won
  bool is_complete = true;               // false when the budget was stopped
};

struct PlayOutRequest {
  std::vector<std::filesystem::path> folders;
  Metric metric = Metric::dtw;  // its tables alone are asked; dtw or dtc
  std::vector<Slice> slices;    // those that are built are drawn from with equal chance
  std::uint64_t games = 0, seed = 1;
  unsigned threads = 1;
};

/// Draws that many won positions, either side to move, and plays them out. The same games with any
/// number of threads; fewer where too few are won, none where nothing is built.
PlayedOut play_out(const PlayOutRequest& request, const Budget& budget);

}  // namespace zermelo::checkers
