#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The blocks (biconnected components) of a drawing of any size: single edges, and largest sets of
/// edges of which every two lie on a common cycle. A block comes after all that stands on it. Loops
/// are left out.
struct DrawingBlocks {
  struct One {
    std::uint32_t root = 0;           // the vertex on which it stands
    std::uint32_t top = 0;            // the other end, if it is a single edge
    std::size_t first = 0, last = 0;  // in `edges`
  };
  std::vector<One> blocks;
  std::vector<std::uint32_t> edges;  // numbers of edges, block after block

  std::span<const std::uint32_t> edges_of(const One& block) const {
    return std::span(edges).subspan(block.first, block.last - block.first);
  }
};

/// Takes linear time and does not recurse.
DrawingBlocks find_blocks(const Drawing& drawing);

}  // namespace zermelo::hackenbush
