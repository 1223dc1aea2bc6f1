#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The blocks of a drawing of any size, each after all that stands on it: single edges, and largest
/// parts in which every two edges lie on a common cycle. Loops are left out. Linear in the drawing,
/// without recursion.
struct DrawingBlocks {
  struct One {
    std::uint32_t root = 0;           // where it hangs on what is below
    std::uint32_t top = 0;            // the other end, if it is a single edge
    std::size_t first = 0, last = 0;  // in `edges`
  };
  std::vector<One> blocks;
  std::vector<std::uint32_t> edges;  // numbers of edges, block after block

  std::span<const std::uint32_t> edges_of(const One& block) const {
    return std::span(edges).subspan(block.first, block.last - block.first);
  }
};

DrawingBlocks find_blocks(const Drawing& drawing);

}  // namespace zermelo::hackenbush
