#include "games/hackenbush/drawing/blocks.h"

#include "games/hackenbush/drawing/block_walk.h"
#include "games/hackenbush/drawing/incidence.h"

namespace zermelo::hackenbush {
namespace {

using DrawingWalk = BlockWalk<std::uint32_t>;

/// Hands out every edge of a drawing once, loops excepted.
class DrawingSource {
 public:
  explicit DrawingSource(const Drawing& drawing)
      : graph_(drawing.vertices, drawing.edges),
        next_(drawing.vertices),
        taken_(drawing.edges.size()) {}

  std::uint32_t take(std::uint32_t v) {
    const auto here = graph_.at(v);
    while (next_[v] < here.size()) {
      const std::uint32_t e = here[next_[v]++];
      if (taken_[e] || graph_.beyond(e, v) == v) continue;
      taken_[e] = true;
      return e;
    }
    return DrawingWalk::no_edge;
  }
  std::uint32_t beyond(std::uint32_t e, std::uint32_t v) const { return graph_.beyond(e, v); }

 private:
  Incidence graph_;
  std::vector<std::uint32_t> next_;  // by vertex: which of its edges comes next
  std::vector<bool> taken_;          // by edge
};

}  // namespace

DrawingBlocks find_blocks(const Drawing& drawing) {
  DrawingBlocks out;
  DrawingSource source(drawing);
  DrawingWalk(drawing.vertices)
      .run(0, source,
           [&](std::uint32_t root, std::uint32_t top, std::span<const std::uint32_t> edges) {
             const std::size_t first = out.edges.size();
             out.edges.insert(out.edges.end(), edges.begin(), edges.end());
             out.blocks.push_back({root, top, first, out.edges.size()});
           });
  return out;
}

}  // namespace zermelo::hackenbush
