// Drawings from a seed, and the same ones for the slow rules.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "tests/random_drawing.h"
#include "tests/slow_hackenbush.h"

namespace zermelo::hackenbush {

using EdgeList = std::vector<Edge>;

inline Colour seeded_colour(Random& random, std::string_view colours) {
  return *read_colour(colours.substr(random.below(static_cast<std::uint32_t>(colours.size())), 1));
}

/// Any graph, with loops, parallel edges and edges not joined to the ground; its first edge is at
/// the ground.
inline EdgeList seeded_graph(Random& random, std::uint32_t edges, std::uint32_t vertices,
                             std::string_view colours) {
  EdgeList out{{0, random.below(vertices), seeded_colour(random, colours)}};
  while (out.size() < edges) {
    const auto from = random.below(vertices), to = random.below(vertices);
    out.push_back({from, to, seeded_colour(random, colours)});
  }
  return out;
}

/// A tree: every vertex is joined to an earlier one.
inline EdgeList seeded_tree(Random& random, std::uint32_t edges, std::string_view colours) {
  EdgeList out;
  for (std::uint32_t v = 1; v <= edges; ++v)
    out.push_back({random.below(v), v, seeded_colour(random, colours)});
  return out;
}

inline Drawing drawing_of(const EdgeList& edges) { return read_drawing(text_of(edges)); }

inline std::vector<slow::Twig> twigs(const EdgeList& edges) {
  std::vector<slow::Twig> out;
  for (const auto& [from, to, colour] : edges) out.push_back({from, to, letter(colour)});
  return out;
}

/// The same with blue and red exchanged.
inline EdgeList mirrored(EdgeList edges) {
  for (Edge& e : edges) {
    if (e.colour != Colour::green) e.colour = e.colour == Colour::red ? Colour::blue : Colour::red;
  }
  return edges;
}

/// `above` put on a vertex of `below`, with vertices of its own.
inline EdgeList grafted(EdgeList below, const EdgeList& above, std::uint32_t vertex) {
  std::uint32_t shift = vertex;
  for (const Edge& e : below) shift = std::max({shift, e.from, e.to});
  const auto moved = [&](std::uint32_t v) { return v == 0 ? vertex : v + shift; };
  for (const auto& [from, to, colour] : above) below.push_back({moved(from), moved(to), colour});
  return below;
}

}  // namespace zermelo::hackenbush
