#pragma once

#include <cstddef>
#include <cstdint>

#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/value/fixed.h"
#include "value/dyadic.h"

namespace zermelo::hackenbush {

// The functions that a search needs of numbers of any size; fixed.h has them for small numbers.

inline Dyadic simplest(const Dyadic& low, const Dyadic& high) {
  return simplest_between({low, true}, {high, true});
}

inline Dyadic on_edge(const Dyadic& x, Colour colour) {
  if (colour == Colour::red) return -on_edge(-x, Colour::blue);
  if (x.sign() > 0) return x + Dyadic(1);
  const std::int64_t steps = *(-x).floor().to_integer() + 2;
  return (x + Dyadic(steps)).scaled(1 - steps);
}

inline std::size_t heap_bytes(const Dyadic& x) { return x.heap_bytes(); }

inline Dyadic whole_number(const Dyadic&, std::int64_t n) { return {n}; }

}  // namespace zermelo::hackenbush
