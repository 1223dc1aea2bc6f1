#pragma once

#include "base/bits.h"

namespace zermelo {

/// Extends `cells` upwards in steps of `step` for as long as the next cell is in `open`. The stride
/// doubles, so that a line of n cells takes log n rounds instead of n (the parallel prefix fill of
/// chess programs, after Kogge and Stone 1973).
template <std::size_t Words>
Bits<Words> spread_up(Bits<Words> cells, Bits<Words> open, std::size_t step) {
  for (; open.any(); step *= 2) {
    cells |= open & (cells << step);
    if (2 * step >= Bits<Words>::capacity) break;
    open &= open << step;
  }
  return cells;
}

/// The same downwards.
template <std::size_t Words>
Bits<Words> spread_down(Bits<Words> cells, Bits<Words> open, std::size_t step) {
  for (; open.any(); step *= 2) {
    cells |= open & (cells >> step);
    if (2 * step >= Bits<Words>::capacity) break;
    open &= open >> step;
  }
  return cells;
}

}  // namespace zermelo
