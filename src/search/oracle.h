#pragma once

#include <optional>

#include "game/game.h"

namespace zermelo {

/// An oracle brings tables and formulas into a search: it is asked at every position except the
/// root and returns the result for the side to move where it knows one. This one knows nothing and
/// compiles to nothing.
struct NoOracle {
  template <Game G>
  constexpr std::optional<Result> operator()(const G&, const typename G::Position&, Side) const {
    return std::nullopt;
  }
};

}  // namespace zermelo
