#pragma once

#include <string_view>
#include <utility>

#include "games/clobber/clobber.h"

namespace zermelo::clobber {

/// Reads a board and calls `use(setup)` with the narrowest Clobber that holds it: 64 cells for
/// speed, 128 for the longer rows people study, 1024 for all the rest.
template <class Use>
decltype(auto) with_setup(std::string_view text, Use&& use) {
  const Board board = read_board(text);
  const std::size_t cells = board.cells.size();
  if (cells <= 64) return use(set_up<1>(board));
  if (cells <= 128) return use(set_up<2>(board));
  static_assert(most_cells == Bits<16>::capacity);
  return use(set_up<16>(board));
}

}  // namespace zermelo::clobber
