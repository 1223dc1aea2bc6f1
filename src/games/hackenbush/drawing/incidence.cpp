#include "games/hackenbush/drawing/incidence.h"

#include <cstddef>

namespace zermelo::hackenbush {

/// Counting sort: count the edges of each vertex, turn the counts into beginnings, and put every
/// edge at the next free place of each of its ends.
Incidence::Incidence(std::uint32_t vertices, std::span<const Edge> edges)
    : edges_(edges), begin_(std::size_t{vertices} + 1, 0) {
  const auto each_end = [&](auto&& visit) {
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
      visit(edges[i].from, i);
      if (edges[i].to != edges[i].from) visit(edges[i].to, i);
    }
  };
  each_end([&](std::uint32_t vertex, std::uint32_t) { ++begin_[vertex + 1]; });
  for (std::uint32_t v = 0; v < vertices; ++v) begin_[v + 1] += begin_[v];
  list_.resize(begin_[vertices]);
  auto next = begin_;
  each_end([&](std::uint32_t vertex, std::uint32_t i) { list_[next[vertex]++] = i; });
}

std::vector<std::uint32_t> spread(const Incidence& graph, std::uint32_t start,
                                  std::vector<std::uint32_t>& distance) {
  std::vector<std::uint32_t> met{start};
  distance[start] = 0;
  for (std::size_t i = 0; i < met.size(); ++i) {
    const auto v = met[i];
    for (const auto number : graph.at(v)) {
      const auto w = graph.beyond(number, v);
      if (distance[w] != unreached) continue;
      distance[w] = distance[v] + 1;
      met.push_back(w);
    }
  }
  return met;
}

}  // namespace zermelo::hackenbush
