// Random drawings for the tests.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

inline std::string text_of(const std::vector<Edge>& edges) {
  std::string text;
  for (const auto& [from, to, colour] : edges) {
    if (!text.empty()) text += ' ';
    text += std::to_string(from) + '-' + std::to_string(to) + '-' + letter(colour);
  }
  return text.empty() ? "." : text;
}

inline Colour random_colour() {
  return *rc::gen::element(Colour::blue, Colour::red, Colour::green);
}

/// Edges between few vertices, so that loops, parallel edges and edges not joined to the ground are
/// common; one edge is at the ground.
inline std::vector<Edge> random_edges() {
  const auto vertex = rc::gen::inRange<std::uint32_t>(0, 12);
  const auto count = *rc::gen::inRange<std::size_t>(0, 20);
  std::vector<Edge> edges{{0, *vertex, random_colour()}};
  for (std::size_t i = 0; i < count; ++i) edges.push_back({*vertex, *vertex, random_colour()});
  std::swap(edges[0], edges[*rc::gen::inRange<std::size_t>(0, edges.size())]);
  return edges;
}

inline Drawing random_drawing() { return read_drawing(text_of(random_edges())); }

/// A forest on the ground: every vertex is joined to an earlier one.
inline Drawing random_tree(std::uint32_t edges) {
  std::vector<Edge> list;
  for (std::uint32_t v = 1; v <= edges; ++v) {
    list.push_back({*rc::gen::inRange<std::uint32_t>(0, v), v, random_colour()});
  }
  return read_drawing(text_of(list));
}

}  // namespace zermelo::hackenbush
