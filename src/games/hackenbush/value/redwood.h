#pragma once

#include <optional>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/value/part_value.h"

namespace zermelo::hackenbush {

/// The value of a redwood bed, or (colours swapped) a bluewood bed, by the theorem of Winning Ways,
/// chapter 7: 2^-(m+1), where m red edges can be cut and no more without disconnecting the bed.
///
/// A bed stands on vertex 0 by blue feet; on each foot stands one red leg and nothing else; the
/// tops of the legs differ; every other red edge has exactly one end at the top of a leg. Nothing
/// when the edges are not a bed, something stands on a vertex, or there are too many legs to do the
/// sum in good time or in `most_bytes`. Throws GaveUp when the budget is spent.
std::optional<Dyadic> redwood_value(const std::vector<Edge>& edges,
                                    const std::vector<PartValue>& weights, Budget& budget,
                                    std::size_t most_bytes);

}  // namespace zermelo::hackenbush
