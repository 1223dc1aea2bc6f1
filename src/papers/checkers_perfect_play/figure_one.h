#pragma once

#include <string_view>
#include <vector>

#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// Figures 1 to 3 of the paper are drawings that are missing from our copy, but the moves in its
/// text show where ten of the twelve pieces of Figure 1 stand: those that move or are captured.
struct FigureOne {
  Position position;                  // Black to move
  Position figure_two, figure_three;  // White to move, after each of the two lines
};

/// Every way to add the other two pieces, men or kings of either colour, so that both lines are
/// legal: 837. The first 400 add one piece of each colour.
std::vector<FigureOne> completions_of_figure_one();

/// The line in the text, up to the choice between two jumps, which lead to Figures 2 and 3.
inline constexpr std::string_view line_of_figure_one = "14-17 21x14 20-24 28x19 6-9 13x6";
inline constexpr std::string_view jump_to_figure_two = "2x9x18x27";
inline constexpr std::string_view jump_to_figure_three = "1x10x17x26";

}  // namespace zermelo::checkers
