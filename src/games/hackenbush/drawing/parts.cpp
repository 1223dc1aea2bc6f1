#include "games/hackenbush/drawing/parts.h"

#include <algorithm>

#include "games/hackenbush/drawing/disjoint_sets.h"
#include "games/hackenbush/drawing/incidence.h"

namespace zermelo::hackenbush {

std::vector<Drawing> parts_of(const Drawing& drawing) {
  DisjointSets joined(drawing.vertices);
  for (const Edge& e : drawing.edges) {
    if (e.from != 0 && e.to != 0) joined.join(e.from, e.to);
  }
  std::vector<std::uint32_t> part_of(drawing.vertices, unreached);  // by set
  std::vector<std::uint32_t> number(drawing.vertices, unreached);   // of a vertex in its part
  std::vector<Drawing> parts;
  for (const Edge& e : drawing.edges) {
    const std::uint32_t v = joined.find(std::max(e.from, e.to));
    const bool is_ground_loop = v == 0;
    if (is_ground_loop || part_of[v] == unreached) {
      part_of[v] = static_cast<std::uint32_t>(parts.size());
      parts.emplace_back();
    }
    Drawing& part = parts[part_of[v]];
    const auto numbered = [&](std::uint32_t u) {
      if (u == 0) return u;
      if (number[u] == unreached) {
        number[u] = part.vertices++;
        part.names.push_back(drawing.names[u]);
      }
      return number[u];
    };
    const auto from = numbered(e.from), to = numbered(e.to);
    part.edges.push_back({from, to, e.colour});
  }
  return parts;
}

}  // namespace zermelo::hackenbush
