#pragma once

#include <zermelo/hackenbush.h>
#include <zermelo/position.h>
#include <zermelo/sum.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "python/store.h"

namespace zermelo::python {

/// A position of a normal-play game, and the number of edges that a turn of Hackenbush cuts.
struct BoundPosition {
  NormalPosition position;
  unsigned cuts = 1;

  std::string text() const { return position.text(); }
};

/// A part of a sum: a position or a value, counted this many times.
struct Term {
  std::int64_t times = 1;
  std::variant<BoundPosition, StoredValue> part;
};

/// A sum of positions and values.
struct BoundSum {
  std::vector<Term> terms = {};
};

/// As Python writes it: clobber('BBW').
std::string repr_of(const BoundPosition& p);

}  // namespace zermelo::python
