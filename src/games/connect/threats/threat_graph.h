#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/connect/threats/threats.h"

namespace zermelo::connect {

/// The rows the attacker threatens to complete: of each the one or two points it still takes, so
/// that the threats are the edges of a graph and a defence is a set of points that meets them all.
class Threats {
 public:
  void add(unsigned u, unsigned v) {
    if (count_ < most) edges_[count_] = {static_cast<Point>(u), static_cast<Point>(v)};
    ++count_;
  }
  bool empty() const { return count_ == 0; }
  /// The fewest points that meet all edges; 3 stands for three or more.
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
  /// Two points one of which meets the first edge: every defence has one of them.
  Pair first() const { return {edges_[0].u, edges_[0].v}; }
  bool are_met_by(unsigned a, unsigned b) const { return unmet_edge(a, b) == nullptr; }
  /// Points one of which must stand beside `a` to meet all edges; nothing where `a` does.
  std::optional<Pair> left_by(unsigned a) const {
    const Edge* edge = unmet_edge(a, a);
    if (edge == nullptr) return std::nullopt;
    return Pair{edge->u, edge->v};
  }
  /// All pairs of points that meet all edges, where two are needed; where three are, one that meets
  /// many.
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

  // Two points lie in at most 2 * 4 * k windows, so that more edges than this cannot be met by two.
  static constexpr std::size_t most = std::size_t{8} * longest_side;
  std::array<Edge, most> edges_;
  std::size_t count_ = 0;
};

}  // namespace zermelo::connect
