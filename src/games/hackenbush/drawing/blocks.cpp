#include "games/hackenbush/drawing/blocks.h"

#include <algorithm>

#include "games/hackenbush/drawing/incidence.h"

namespace zermelo::hackenbush {
namespace {

/// Hopcroft and Tarjan (1973), with the way back kept in a list. BlockFinder does the same on sets
/// of bits, for the inner loop of the searches.
class Finder {
 public:
  explicit Finder(const Drawing& drawing)
      : graph_(drawing.vertices, drawing.edges),
        depth_(drawing.vertices),
        low_(drawing.vertices),
        next_(drawing.vertices),
        taken_(drawing.edges.size()) {}

  DrawingBlocks run() {
    depth_[0] = low_[0] = 1;
    path_.push_back({0, 0});
    while (true) {
      const std::uint32_t v = path_.back().vertex;
      const auto here = graph_.at(v);
      if (next_[v] < here.size()) {
        follow(v, here[next_[v]++]);
      } else if (path_.size() > 1) {
        step_back();
      } else {
        return std::move(out_);
      }
    }
  }

 private:
  struct Step {
    std::uint32_t vertex, edge;  // and the edge that led to it
  };

  void follow(std::uint32_t v, std::uint32_t edge) {
    const std::uint32_t u = graph_.beyond(edge, v);
    if (taken_[edge] || u == v) return;
    taken_[edge] = true;
    open_.push_back(edge);
    if (depth_[u] != 0) {
      low_[v] = std::min(low_[v], depth_[u]);
    } else {
      depth_[u] = low_[u] = depth_[v] + 1;
      path_.push_back({u, edge});
    }
  }

  void step_back() {
    const Step last = path_.back();
    path_.pop_back();
    const std::uint32_t parent = path_.back().vertex;
    if (low_[last.vertex] < depth_[parent]) {
      low_[parent] = std::min(low_[parent], low_[last.vertex]);
      return;
    }
    const auto start = std::find(open_.rbegin(), open_.rend(), last.edge).base() - 1;
    const std::size_t first = out_.edges.size();
    out_.edges.insert(out_.edges.end(), start, open_.end());
    open_.erase(start, open_.end());
    out_.blocks.push_back({parent, last.vertex, first, out_.edges.size()});
  }

  Incidence graph_;
  std::vector<std::uint32_t> depth_, low_;  // by vertex; depth 0: not yet seen
  std::vector<std::uint32_t> next_;         // by vertex: which of its edges comes next
  std::vector<bool> taken_;                 // by edge
  std::vector<Step> path_;
  std::vector<std::uint32_t> open_;  // edges not yet in a block
  DrawingBlocks out_;
};

}  // namespace

DrawingBlocks find_blocks(const Drawing& drawing) { return Finder(drawing).run(); }

}  // namespace zermelo::hackenbush
