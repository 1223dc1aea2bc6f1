#pragma once

#include <optional>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/value/part_value.h"

namespace zermelo::hackenbush {

/// The value of a redwood bed, or (colours swapped) a bluewood bed, by the theorem of Winning Ways,
/// chapter 7: 2^-(m+1), where m red edges can be cut and no more without disconnecting the bed.
///
/// A bed stands on vertex 0 by blue feet; each foot bears one red leg and nothing else; the tops of
/// the legs differ; every other red edge has exactly one end at the top of a leg. Returns nothing
/// if the edges are not a bed, if a vertex bears anything but single edges of the wood (whole
/// numbers on the tops), or if there are too many legs for the computation to end soon or to fit
/// into `most_bytes`. Throws GaveUp when the budget is spent.
std::optional<Dyadic> redwood_value(const std::vector<Edge>& edges,
                                    const std::vector<PartValue>& weights, Budget& budget,
                                    std::size_t most_bytes);

}  // namespace zermelo::hackenbush
