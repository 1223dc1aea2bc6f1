#pragma once

#include <optional>

#include "game/game.h"

namespace zermelo {

/// The one door through which tables and formulas enter a search: asked at every position but
/// the root, it gives the result for the side to move where it knows one. This one knows nothing
/// and compiles to nothing.
struct NoOracle {
  template <Game G>
  constexpr std::optional<Result> operator()(const G&, const typename G::Position&, Side) const {
    return std::nullopt;
  }
};

}  // namespace zermelo
