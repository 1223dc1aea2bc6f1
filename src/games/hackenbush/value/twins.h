#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "games/hackenbush/drawing/block_finder.h"

namespace zermelo::hackenbush {

/// Twins are edges of which it does not matter which is cut: parallel edges of one colour, and
/// corresponding edges of parallel chains with the same colours. A chain runs through vertices of
/// degree two that bear nothing. A chain is in a block as a whole or not at all, so that exchanging
/// two such chains leaves every position as it is. Immutable once made.
template <std::size_t Words>
class Twins {
 public:
  /// `bears(v)` says whether something stands on a vertex.
  template <class Bears>
  Twins(const BitGraph<Words>& graph, std::uint32_t root, const Bears& bears)
      : later_(graph.edges.size()) {
    const auto is_inner = [&](std::uint32_t v) {
      return v != root && graph.at[v].count() == 2 && !bears(v);
    };
    for (std::uint32_t v = 0; v < graph.vertices(); ++v) {
      if (is_inner(v)) continue;
      for (auto rest = graph.at[v]; rest.any(); rest.drop_lowest())
        add(chain_from(graph, v, rest.lowest(), is_inner));
    }
    for (const auto& [likeness, chains] : chains_) note(chains);
    chains_.clear();
  }

  /// Those of `edges` that have no later twin among them: one of each set of twins.
  Bits<Words> one_of_each(const Bits<Words>& edges) const {
    Bits<Words> out = edges;
    for (auto rest = edges & twinned_; rest.any(); rest.drop_lowest()) {
      const auto e = rest.lowest();
      if ((later_[e] & edges).any()) out ^= Bits<Words>::one(e);
    }
    return out;
  }

 private:
  struct Chain {
    std::uint32_t from = 0, to = 0;
    std::vector<std::size_t> edges;
    std::vector<Colour> colours;
  };

  template <class IsInner>
  static Chain chain_from(const BitGraph<Words>& graph, std::uint32_t from, std::size_t edge,
                          const IsInner& is_inner) {
    Chain chain{from, from, {}, {}};
    while (true) {
      chain.edges.push_back(edge);
      chain.colours.push_back(graph.edges[edge].colour);
      chain.to = graph.beyond(edge, chain.to);
      if (!is_inner(chain.to)) return chain;
      edge = (graph.at[chain.to] ^ Bits<Words>::one(edge)).lowest();
    }
  }

  /// Every chain is met from both ends and kept when met from the lower one. A chain from a vertex
  /// to itself is left out.
  void add(Chain chain) {
    if (chain.from >= chain.to) return;
    chains_[std::tuple(chain.from, chain.to, chain.colours)].push_back(std::move(chain.edges));
  }

  void note(const std::vector<std::vector<std::size_t>>& chains) {
    for (std::size_t i = 0; i < chains.size(); ++i) {
      for (std::size_t j = i + 1; j < chains.size(); ++j) {
        for (std::size_t k = 0; k < chains[i].size(); ++k) {
          later_[chains[i][k]] |= Bits<Words>::one(chains[j][k]);
          twinned_ |= Bits<Words>::one(chains[i][k]);
        }
      }
    }
  }

  using Likeness = std::tuple<std::uint32_t, std::uint32_t, std::vector<Colour>>;

  std::vector<Bits<Words>> later_;  // by edge: its twins that come after it
  Bits<Words> twinned_;             // the edges that have later twins
  std::map<Likeness, std::vector<std::vector<std::size_t>>> chains_;
};

}  // namespace zermelo::hackenbush
