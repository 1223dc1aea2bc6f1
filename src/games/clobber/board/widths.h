#pragma once

#include <string_view>
#include <utility>
#include <variant>

#include "games/clobber/board/clobber.h"

namespace zermelo::clobber {

using AnySetup = std::variant<Setup<Clobber<1>>, Setup<Clobber<2>>, Setup<Clobber<16>>>;

/// Reads a board for the narrowest Clobber that holds it: 64 cells for speed, 128 for the longer
/// rows that people study, 1024 for everything else.
inline AnySetup read_setup(std::string_view text) {
  const Board board = read_board(text);
  const std::size_t cells = board.cells.size();
  if (cells <= 64) return set_up<1>(board);
  if (cells <= 128) return set_up<2>(board);
  static_assert(most_cells == Bits<16>::capacity);
  return set_up<16>(board);
}

/// Reads a board and calls `use(setup)`.
template <class Use>
decltype(auto) with_setup(std::string_view text, Use&& use) {
  return std::visit(std::forward<Use>(use), read_setup(text));
}

}  // namespace zermelo::clobber
