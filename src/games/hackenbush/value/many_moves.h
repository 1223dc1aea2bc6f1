#pragma once

#include "base/budget.h"
#include "games/hackenbush/drawing/drawing.h"
#include "value/store.h"

namespace zermelo::hackenbush {

/// The most edges a drawing may have when a turn cuts several.
inline constexpr std::size_t most_edges_of_many_moves = 64;

/// The value of a drawing in which a turn cuts `cuts` edges of the player's colour or green ones,
/// all chosen before any falls; a player with fewer edges has no move. The values of components do
/// not add up under this rule, so the drawing is evaluated as a whole. Positions and values
/// together keep within `most_bytes`. Throws GaveUp, and Error for a drawing that is too large.
Value many_moves_value(const Drawing& drawing, unsigned cuts, ValueStore& store, Budget& budget,
                       std::size_t most_bytes);

}  // namespace zermelo::hackenbush
