#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The edges at every vertex, in their order; a loop is listed once. Keeps a view of the edges it
/// was made from, which must outlive it.
class Incidence {
 public:
  Incidence(std::uint32_t vertices, std::span<const Edge> edges);

  std::uint32_t vertices() const { return static_cast<std::uint32_t>(begin_.size() - 1); }
  /// The numbers of the edges at a vertex.
  std::span<const std::uint32_t> at(std::uint32_t vertex) const {
    return std::span(list_).subspan(begin_[vertex], begin_[vertex + 1] - begin_[vertex]);
  }
  const Edge& edge(std::uint32_t number) const { return edges_[number]; }
  /// The other end of an edge at `vertex`; of a loop, `vertex` itself.
  std::uint32_t beyond(std::uint32_t number, std::uint32_t vertex) const {
    return edges_[number].from == vertex ? edges_[number].to : edges_[number].from;
  }

 private:
  std::span<const Edge> edges_;
  std::vector<std::uint32_t> begin_;  // of a vertex's part of list_; one more at the end
  std::vector<std::uint32_t> list_;
};

inline constexpr std::uint32_t unreached = 0xffffffffU;

/// Walks breadth first from `start` and fills in `distance` for the vertices that are unreached
/// there; vertices that have a distance already are walls. Returns the vertices in the order in
/// which they are met. Takes linear time and does not recurse: a stalk may be of any height.
std::vector<std::uint32_t> spread(const Incidence& graph, std::uint32_t start,
                                  std::vector<std::uint32_t>& distance);

}  // namespace zermelo::hackenbush
