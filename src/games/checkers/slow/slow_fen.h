#pragma once

#include <string>
#include <string_view>

#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {

/// Reads a board in the form that the program writes, and in no other: "B:W18,K22:B1,K2". The side
/// to move, White's pieces, Black's pieces; K is a king; squares ascend. Throws Error on anything
/// else.
SlowBoard slow_board(std::string_view fen);

std::string slow_fen(const SlowBoard& board);

}  // namespace zermelo::checkers
