#pragma once

#include <optional>

#include "game/game.h"

namespace zermelo {

/// The outcome that a solver proved: the result for the side to move and, for a win, a winning
/// move. `Result::unknown` means that the budget was spent first; a verdict is never a guess.
template <Game G>
struct Verdict {
  Result result = Result::unknown;
  std::optional<typename G::Move> move;
};

}  // namespace zermelo
