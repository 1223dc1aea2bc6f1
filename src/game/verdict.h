#pragma once

#include <optional>

#include "game/game.h"

namespace zermelo {

/// What a solver proved: the result for the side to move and, for a win, a move that wins.
/// `Result::unknown` means the budget was spent first; there is never a guess.
template <Game G>
struct Verdict {
  Result result = Result::unknown;
  std::optional<typename G::Move> move;
};

}  // namespace zermelo
