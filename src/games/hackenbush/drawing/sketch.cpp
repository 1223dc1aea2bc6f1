#include "games/hackenbush/drawing/sketch.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "games/hackenbush/drawing/incidence.h"

namespace zermelo::hackenbush {

void fail_too_many_edges() {
  throw Error(fmt::format("hackenbush: the drawing has more than {} edges; that is the most",
                          with_commas(most_edges)));
}

std::uint32_t Sketch::vertex(std::string_view name) {
  if (const auto known = numbers_.find(name); known != numbers_.end()) return known->second;
  const auto number = static_cast<std::uint32_t>(names_.size());
  names_.emplace_back(name);
  numbers_.emplace(name, number);
  return number;
}

void Sketch::add(Edge edge) {
  if (edges_.size() == most_edges) fail_too_many_edges();
  edges_.push_back(edge);
}

/// An edge stands if one of its ends, and therefore the other, can be reached from the ground.
/// Vertices are numbered in the order in which the standing edges name them, so that a drawing that
/// is written and read back has the same numbers.
Drawing Sketch::standing(std::string_view text, const std::vector<Point>& points) const {
  const bool grounded =
      std::ranges::any_of(edges_, [](const Edge& e) { return e.from == 0 || e.to == 0; });
  if (!grounded && !edges_.empty()) {
    throw Error(fmt::format(
        "hackenbush: no edge of {} touches the ground, vertex 0; one that does is 0-1-B",
        in_quotes(text)));
  }
  std::vector<std::uint32_t> distance(names_.size(), unreached), number(names_.size(), unreached);
  spread(Incidence(static_cast<std::uint32_t>(names_.size()), edges_), 0, distance);

  Drawing drawing;
  number[0] = 0;
  if (!points.empty()) drawing.points = {Point{}};
  const auto numbered = [&](std::uint32_t v) {
    if (number[v] == unreached) {
      number[v] = drawing.vertices++;
      drawing.names.push_back(names_[v]);
      if (!points.empty()) drawing.points.push_back(points[v]);
    }
    return number[v];
  };
  for (const auto& edge : edges_) {
    if (distance[edge.from] == unreached) continue;
    const auto from = numbered(edge.from), to = numbered(edge.to);
    drawing.edges.push_back({from, to, edge.colour});
  }
  drawing.fallen = edges_.size() - drawing.edges.size();
  if (drawing.vertices == 1) drawing.points.clear();  // no vertex is left that has a point
  return drawing;
}

}  // namespace zermelo::hackenbush
