#pragma once

#include <string_view>
#include <variant>

#include "games/domineering/domineering.h"

namespace zermelo::domineering {

using AnySetup = std::variant<Setup<Domineering<1>>, Setup<Domineering<2>>, Setup<Domineering<16>>>;

/// Reads a board for the narrowest Domineering that holds it: 64 cells for speed, 1024 at most.
inline AnySetup read_setup(std::string_view text) {
  const Board board = read_board(text);
  if (board.free.size() <= Bits<1>::capacity) return set_up<1>(board);
  if (board.free.size() <= Bits<2>::capacity) return set_up<2>(board);
  static_assert(most_cells == Bits<16>::capacity);
  return set_up<16>(board);
}

}  // namespace zermelo::domineering
