#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "value/up_bounds.h"

namespace zermelo {

/// Drops from `kept` every option that some other one left there is proved to be at least as good
/// as, so that one of several equal options stays. `bounds[i]` are the bounds of option i as seen
/// by the player who moves: option i is at least as good as k when bounds[i] - bounds[k] puts 0 ups
/// or more below the difference.
inline void drop_dominated(std::span<const UpBounds> bounds, std::vector<std::size_t>& kept) {
  for (std::size_t k = 0; k < kept.size();) {
    const UpBounds minus = -bounds[kept[k]];
    const auto dominates = [&](std::size_t i) {
      return i != kept[k] && (bounds[i] + minus).lower >= 0;
    };
    if (std::ranges::any_of(kept, dominates)) {
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(k));
    } else {
      ++k;
    }
  }
}

}  // namespace zermelo
