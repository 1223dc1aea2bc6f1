#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/checkers/index/scores.h"

namespace zermelo::checkers {

/// A position whose distance does not fit its score: its index in the file (SliceIndex) and its
/// outcome.
struct FarPosition {
  std::uint64_t index = 0;
  Outcome outcome;

  bool operator==(const FarPosition&) const = default;
};

/// The far positions of one side's file, by ascending index. Where there are none every score is
/// exact, also that of the largest distance (scores.h).
using FarPositions = std::vector<FarPosition>;

inline std::optional<Outcome> far_outcome(const FarPositions& far, std::uint64_t index) {
  const auto at = std::ranges::lower_bound(far, index, {}, &FarPosition::index);
  if (at == far.end() || at->index != index) return std::nullopt;
  return at->outcome;
}

}  // namespace zermelo::checkers
