#pragma once

#include <span>

#include "games/checkers/board/position.h"
#include "games/checkers/database/slice_files.h"
#include "games/checkers/index/scores.h"

namespace zermelo::checkers {

/// The look-up of positions in the files of one metric, which are read through the cache, compiled
/// for one kind of processor. The outcome is unknown where a file is missing, and for sets that are
/// not a position.
struct LookupCode {
  Outcome (*one)(SliceFiles& files, BlockCache& cache, const Position& position,
                 Side side) = nullptr;
  /// The outcome of each of these; both spans have the same length.
  void (*many)(SliceFiles& files, BlockCache& cache, std::span<const Setup> setups,
               std::span<Outcome> outcomes) = nullptr;
};

LookupCode portable_lookup();
/// For processors with popcnt, bmi and bmi2. `has_fast_pext`: a set is compressed by the instruction
/// pext, which takes one cycle on some of them and hundreds on others.
LookupCode bmi2_lookup(bool has_fast_pext);
bool has_bmi2();
bool has_fast_pext();

/// The fastest on this processor.
LookupCode best_lookup();

}  // namespace zermelo::checkers
