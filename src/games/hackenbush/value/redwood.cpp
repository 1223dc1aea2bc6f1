#include "games/hackenbush/value/redwood.h"

#include <algorithm>
#include <limits>

#include "games/hackenbush/drawing/incidence.h"
#include "games/hackenbush/value/memory_account.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::size_t most_legs = 14;

/// The tops of the legs, if the edges are a bed with feet of this colour.
std::optional<std::vector<std::uint32_t>> leg_tops(const std::vector<Edge>& edges,
                                                   const Incidence& graph, Colour feet) {
  std::vector<std::uint32_t> tops;
  std::vector<bool> is_foot(graph.vertices()), is_top(graph.vertices());
  for (const auto e : graph.at(0)) {
    if (edges[e].colour != feet) return std::nullopt;
    const auto foot = graph.beyond(e, 0);
    const auto here = graph.at(foot);
    if (here.size() != 2) return std::nullopt;  // the foot and the leg on it
    const auto leg = here[0] == e ? here[1] : here[0];
    const auto top = graph.beyond(leg, foot);
    if (edges[leg].colour == feet || top == 0 || is_foot[foot] || is_top[top]) return std::nullopt;
    is_foot[foot] = is_top[top] = true;
    tops.push_back(top);
  }
  for (const auto top : tops) {
    if (is_foot[top]) return std::nullopt;
  }
  for (const Edge& e : edges) {
    const bool at_foot = e.from == 0 || e.to == 0 || is_foot[e.from] || is_foot[e.to];
    if (at_foot) continue;  // a foot or a leg, checked above
    if (e.colour == feet || is_top[e.from] == is_top[e.to]) return std::nullopt;
  }
  return tops;
}

using Sizes = std::vector<std::uint32_t>;

/// Extends trees by single edges until none becomes smaller. All edges count one, so that vertices
/// can be taken in the order of the sizes of their trees, as in breadth-first search.
void grow_trees(const Incidence& graph, const std::vector<bool>& allowed, Sizes& tree) {
  std::vector<std::vector<std::uint32_t>> by_size;
  const auto put = [&](std::uint32_t v) {
    if (tree[v] >= graph.vertices()) return;
    if (by_size.size() <= tree[v]) by_size.resize(tree[v] + std::size_t{1});
    by_size[tree[v]].push_back(v);
  };
  for (std::uint32_t v = 0; v < graph.vertices(); ++v) put(v);
  for (std::uint32_t size = 0; size < by_size.size(); ++size) {
    for (std::size_t i = 0; i < by_size[size].size(); ++i) {
      const std::uint32_t v = by_size[size][i];
      if (tree[v] != size) continue;  // a smaller tree was found since
      for (const auto e : graph.at(v)) {
        const auto u = graph.beyond(e, v);
        if (!allowed[e] || size + 1 >= tree[u]) continue;
        tree[u] = size + 1;
        put(u);
      }
    }
  }
}

/// The number of edges of a smallest tree that joins these vertices (a Steiner tree), by Dreyfus
/// and Wagner (1971): best[set][v] is the size of a smallest tree that joins a set of them and v.
/// Two trees that meet at v make a larger one, and a tree can be extended by an edge.
std::size_t steiner_tree(const Incidence& graph, const std::vector<bool>& allowed,
                         const std::vector<std::uint32_t>& ends, Budget& budget) {
  constexpr std::uint32_t far = std::numeric_limits<std::uint32_t>::max() / 4;
  const std::size_t vertices = graph.vertices(), sets = std::size_t{1} << ends.size();
  std::vector<Sizes> best(sets, Sizes(vertices, far));
  for (std::size_t i = 0; i < ends.size(); ++i) best[std::size_t{1} << i][ends[i]] = 0;
  for (std::size_t set = 1; set < sets; ++set) {
    auto& tree = best[set];
    for (std::size_t v = 0; v < vertices; ++v) {
      if (!budget.enter()) give_up(budget);
      for (std::size_t part = (set - 1) & set; part != 0; part = (part - 1) & set)
        tree[v] = std::min(tree[v], best[part][v] + best[set ^ part][v]);
    }
    grow_trees(graph, allowed, tree);
  }
  return best[sets - 1][ends.front()];
}

/// The number of edges of the wood that stand on the tops with one end free, which are integers
/// there; nothing if the bed bears anything else.
std::optional<std::int64_t> loose_edges(const std::vector<PartValue>& weights,
                                        const std::vector<bool>& is_top, Colour feet) {
  std::int64_t count = 0;
  for (std::size_t v = 0; v < weights.size(); ++v) {
    const auto* x = std::get_if<Dyadic>(&weights[v]);
    const auto whole = x != nullptr ? x->to_integer() : std::nullopt;
    if (!whole || (*whole != 0 && !is_top[v])) return std::nullopt;
    const std::int64_t wood = feet == Colour::blue ? -*whole : *whole;
    if (wood < 0) return std::nullopt;
    count += wood;
  }
  return count;
}

}  // namespace

/// The legs and a smallest tree of the other wood that joins their tops must stay; all other edges
/// of the wood can be cut, one at a time.
std::optional<Dyadic> redwood_value(const std::vector<Edge>& edges,
                                    const std::vector<PartValue>& weights, Budget& budget,
                                    std::size_t most_bytes) {
  const Incidence graph(static_cast<std::uint32_t>(weights.size()), edges);
  if (graph.at(0).empty()) return std::nullopt;
  const Colour feet = edges[graph.at(0).front()].colour;
  const auto tops = leg_tops(edges, graph, feet);
  if (!tops || tops->size() > most_legs) return std::nullopt;
  const std::size_t sizes = std::size_t{graph.vertices()} << tops->size();
  if (sizes * sizeof(std::uint32_t) > most_bytes) return std::nullopt;
  std::vector<bool> is_top(graph.vertices()), upper(edges.size());
  for (const auto v : *tops) is_top[v] = true;
  const auto loose = loose_edges(weights, is_top, feet);
  if (!loose) return std::nullopt;
  std::vector<bool> is_foot(graph.vertices());
  for (const auto e : graph.at(0)) is_foot[graph.beyond(e, 0)] = true;
  std::int64_t others = 0;  // wood other than legs
  for (std::size_t i = 0; i < edges.size(); ++i) {
    upper[i] = edges[i].colour != feet && !is_foot[edges[i].from] && !is_foot[edges[i].to];
    others += upper[i] ? 1 : 0;
  }
  const auto kept = static_cast<std::int64_t>(steiner_tree(graph, upper, *tops, budget));
  const std::int64_t removable = others + *loose - kept;
  const Dyadic value(1, static_cast<std::uint32_t>(removable) + 1);
  return feet == Colour::blue ? value : -value;
}

}  // namespace zermelo::hackenbush
