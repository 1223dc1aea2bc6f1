#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/bits.h"
#include "base/hash.h"
#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// A graph small enough for its sets of edges to be sets of bits. Vertices are numbered from 0, the
/// ground. Immutable once made; any number of threads may read it.
template <std::size_t Words>
struct BitGraph {
  using Edges = Bits<Words>;

  std::vector<Edge> edges;
  std::vector<Edges> at;   // the edges at each vertex
  Edges blue, red, green;  // by colour

  explicit BitGraph(std::vector<Edge> list) : edges(std::move(list)) {
    std::uint32_t vertices = 1;
    for (const Edge& e : edges) vertices = std::max({vertices, e.from + 1, e.to + 1});
    at.resize(vertices);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Edges bit = Edges::one(i);
      at[edges[i].from] |= bit;
      at[edges[i].to] |= bit;
      auto& same = edges[i].colour == Colour::blue  ? blue
                   : edges[i].colour == Colour::red ? red
                                                    : green;
      same |= bit;
    }
  }

  std::size_t vertices() const { return at.size(); }

  /// The other end of an edge at `vertex`; of a loop, `vertex` itself.
  std::uint32_t beyond(std::size_t edge, std::uint32_t vertex) const {
    return edges[edge].from == vertex ? edges[edge].to : edges[edge].from;
  }

  /// Those of some edges that are joined to the ground by some of them.
  Edges standing(const Edges& some) const {
    Edges reached, front = at[0] & some;
    while (front.any()) {
      reached |= front;
      Edges next;
      for (auto rest = front; rest.any(); rest.drop_lowest()) {
        const Edge& e = edges[rest.lowest()];
        next |= at[e.from] | at[e.to];
      }
      front = next & some & ~reached;
    }
    return reached;
  }
};

/// Adds a set of edges to a running hash.
template <std::size_t Words>
std::uint64_t mix_edges(std::uint64_t hash, const Bits<Words>& edges) {
  for (const auto word : edges.words) hash = mix(hash, word);
  return hash;
}

}  // namespace zermelo::hackenbush
