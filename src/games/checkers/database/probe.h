#pragma once

#include <optional>
#include <vector>

#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// A position looked up in the tables, with its moves.
struct Probe {
  Setup setup;
  Known known;
  std::vector<KnownMove> moves;  // best first; empty where they were not asked for
  /// Where the result is not known: the slice whose table would help (see missing_slice).
  std::optional<Slice> missing;
};

Probe probe(Prober& prober, const Setup& setup, bool with_moves);

}  // namespace zermelo::checkers
