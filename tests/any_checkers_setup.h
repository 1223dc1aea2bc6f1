// Random positions of checkers for the tests.
#pragma once

#include <rapidcheck.h>

#include <vector>

#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// Any position with at least one piece and at most twelve a side; the larger `kinds`, the emptier.
/// Men that would stand on their crowning row are kings.
inline Setup any_setup(unsigned kinds = 9) {
  const auto picks = *rc::gen::container<std::vector<unsigned>>(32, rc::gen::inRange(0U, kinds));
  Setup setup;
  Position& p = setup.position;
  for (unsigned s = 0; s < 32; ++s) {
    if (picks[s] < 1 || picks[s] > 4) continue;
    const Side side = picks[s] % 2 == 0 ? Side::left : Side::right;
    if (size(pieces(p, side)) == most_pieces) continue;
    const bool king = picks[s] > 2 || (crowns(side) & square(s)) != 0;
    (king ? p.kings : p.men)[index_of(side)] |= square(s);
  }
  if (pieces(p) == 0) p.kings[0] = square(*rc::gen::inRange(0U, 32U));
  setup.to_move = *rc::gen::element(Side::left, Side::right);
  return setup;
}

}  // namespace zermelo::checkers
