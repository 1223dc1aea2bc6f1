#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/connect/board/grid.h"

namespace zermelo::connect {

/// Two points of one turn, the smaller first.
using Pair = std::pair<unsigned, unsigned>;

/// The rows that a side threatens to complete with two stones, as a graph: an edge for each row
/// joins the two points that it still lacks, and a loop stands for a row that lacks one. A defence
/// is a set of points that meets every edge, a vertex cover.
///
///     ..xxxx..   the windows lack {0,1}, {1,6} and {6,7}; the defences with two stones
///     01    67   are {1,6}, {0,6} and {1,7}
///
/// At most 256 edges are stored. Two points lie in at most 2 * 4 * k <= 256 windows, so that two
/// stones cannot meet more edges than that, and `fewest` says 3.
class Threats {
 public:
  void add(unsigned u, unsigned v) {
    if (count_ < most) edges_[count_] = {static_cast<Point>(u), static_cast<Point>(v)};
    ++count_;
  }
  bool empty() const { return count_ == 0; }
  /// The fewest points that meet all edges; 3 stands for three or more.
  ///
  /// 1. Every cover has an end point of the first edge: try both.
  /// 2. If one of them leaves no edge, one point is enough.
  /// 3. Otherwise the second point is an end point of an edge that the first one leaves.
  unsigned fewest() const {
    if (empty()) return 0;
    if (count_ > most) return 3;
    const auto [u, v] = edges_[0];
    const Edge *after_u = unmet_edge(u, u), *after_v = unmet_edge(v, v);
    if (after_u == nullptr || after_v == nullptr) return 1;
    const auto two = [&](unsigned a, const Edge& rest) {
      return unmet_edge(a, rest.u) == nullptr || unmet_edge(a, rest.v) == nullptr;
    };
    return two(u, *after_u) || two(v, *after_v) ? 2 : 3;
  }
  /// The end points of the first edge: every defence contains one of them.
  Pair first() const { return {edges_[0].u, edges_[0].v}; }
  bool are_met_by(unsigned a, unsigned b) const { return unmet_edge(a, b) == nullptr; }
  /// Two points one of which must join `a` to meet all edges; nothing if `a` meets them alone.
  std::optional<Pair> left_by(unsigned a) const {
    const Edge* edge = unmet_edge(a, a);
    if (edge == nullptr) return std::nullopt;
    return Pair{edge->u, edge->v};
  }
  /// All pairs of points that meet all edges, when one point cannot. When two points cannot either,
  /// one pair that meets some of them.
  std::vector<Pair> defences() const {
    std::vector<Pair> out;
    for (const unsigned a : {edges_[0].u, edges_[0].v}) {
      const Pair rest = *left_by(a);
      for (const unsigned b : {rest.first, rest.second}) {
        const Pair pair = std::minmax(a, b);
        if (are_met_by(a, b) && std::ranges::find(out, pair) == out.end()) out.push_back(pair);
      }
    }
    if (out.empty()) out.emplace_back(edges_[0].u, left_by(edges_[0].u)->first);
    return out;
  }

 private:
  using Point = std::uint16_t;
  struct Edge {
    Point u, v;
  };

  /// The first edge that neither point meets.
  const Edge* unmet_edge(unsigned a, unsigned b) const {
    for (std::size_t i = 0; i < std::min(count_, most); ++i) {
      const auto [u, v] = edges_[i];
      if (u != a && v != a && u != b && v != b) return &edges_[i];
    }
    return nullptr;
  }

  static constexpr std::size_t most = std::size_t{8} * longest_side;
  std::array<Edge, most> edges_;
  std::size_t count_ = 0;
};

}  // namespace zermelo::connect
