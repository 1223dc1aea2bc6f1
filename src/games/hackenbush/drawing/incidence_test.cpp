// The parts that readers and searches share: edges at vertices, distances, and Sketch.

#include "games/hackenbush/drawing/incidence.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "games/hackenbush/drawing/sketch.h"
#include "tests/complaint.h"
#include "tests/random_drawing.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::uint32_t graph_vertices = 12;  // those of random_edges()

RC_GTEST_PROP(Incidence, ListsTheEdgesAtEveryVertexInTheirOrder, ()) {
  const auto edges = random_edges();
  const Incidence graph(graph_vertices, edges);
  RC_ASSERT(graph.vertices() == graph_vertices);
  for (std::uint32_t v = 0; v < graph_vertices; ++v) {
    std::vector<std::uint32_t> truth;
    for (std::uint32_t i = 0; i < edges.size(); ++i)
      if (edges[i].from == v || edges[i].to == v) truth.push_back(i);
    const auto found = graph.at(v);
    RC_ASSERT(std::vector(found.begin(), found.end()) == truth);
    for (const auto number : found) {
      const Edge& edge = graph.edge(number);
      RC_ASSERT(edge == edges[number]);
      RC_ASSERT(edge.from + edge.to == v + graph.beyond(number, v));
    }
  }
}

/// Distances grow by one along some edge and by no more than one along any; walls stay as they are.
RC_GTEST_PROP(Incidence, DistancesAreThoseOfShortestPathsAroundTheWalls, ()) {
  const auto edges = random_edges();
  const Incidence graph(graph_vertices, edges);
  std::vector<std::uint32_t> distance(graph_vertices, unreached);
  const auto walls = *rc::gen::container<std::set<std::uint32_t>>(
      *rc::gen::inRange<std::size_t>(0, 3), rc::gen::inRange(1U, graph_vertices));
  for (const auto wall : walls) distance[wall] = 77;
  const auto met = spread(graph, 0, distance);
  // Relaxed until nothing changes.
  std::vector<std::uint32_t> truth(graph_vertices, unreached);
  truth[0] = 0;
  for (std::uint32_t round = 0; round < graph_vertices; ++round) {
    for (const auto& [from, to, colour] : edges) {
      for (const auto& [a, b] : {std::pair(from, to), std::pair(to, from)})
        if (truth[a] != unreached && !walls.contains(b))
          truth[b] = std::min(truth[b], truth[a] + 1);
    }
  }
  std::size_t reached = 0;
  for (std::uint32_t v = 0; v < graph_vertices; ++v) {
    RC_ASSERT(distance[v] == (walls.contains(v) ? 77U : truth[v]));
    reached += truth[v] != unreached ? 1 : 0;
  }
  RC_ASSERT(met.size() == reached);
  for (std::size_t i = 1; i < met.size(); ++i) RC_ASSERT(distance[met[i - 1]] <= distance[met[i]]);
}

TEST(Incidence, AStalkMayBeAsDeepAsItLikes) {
  std::vector<Edge> edges;
  for (std::uint32_t v = 0; v < 300'000; ++v) edges.push_back({v + 1, v, Colour::green});
  std::vector<std::uint32_t> distance(300'001, unreached);
  spread(Incidence(300'001, edges), 0, distance);
  EXPECT_EQ(distance.back(), 300'000U);
}

TEST(Sketch, NamesGetNumbersAsTheyCome) {
  Sketch sketch;
  EXPECT_EQ(sketch.vertex("0"), 0U);
  EXPECT_EQ(sketch.vertex("roof"), 1U);
  EXPECT_EQ(sketch.vertex("7"), 2U);
  EXPECT_EQ(sketch.vertex("roof"), 1U);
  EXPECT_EQ(sketch.vertices(), 3U);
  EXPECT_EQ(sketch.name(1), "roof");
}

/// A vertex that only falls is forgotten, and the others close up in the order of the edges that
/// stand; points go with their vertices.
TEST(Sketch, WhatStandsIsRenumberedWithItsPoints) {
  Sketch sketch;
  for (const char* name : {"air", "top", "foot", "sky"}) sketch.vertex(name);
  sketch.add({1, 4, Colour::red});   // air - sky: falls
  sketch.add({3, 2, Colour::blue});  // foot - top
  sketch.add({0, 3, Colour::green});
  const Drawing drawing = sketch.standing("?", {{}, {9, 9}, {2, 3}, {4, 5}, {9, 9}});
  EXPECT_EQ(drawing.vertices, 3U);
  EXPECT_EQ(drawing.names, (std::vector<std::string>{"0", "foot", "top"}));
  EXPECT_EQ(drawing.edges, (std::vector<Edge>{{1, 2, Colour::blue}, {0, 1, Colour::green}}));
  EXPECT_EQ(drawing.points, (std::vector<Point>{{0, 0}, {4, 5}, {2, 3}}));
}

TEST(Sketch, NothingAtTheGroundIsASlip) {
  Sketch sketch;
  EXPECT_EQ(sketch.standing("."), Drawing{});
  sketch.add({sketch.vertex("1"), sketch.vertex("2"), Colour::red});
  EXPECT_EQ(
      testing::complaint_of([&] { sketch.standing("1-2-R"); }),
      "hackenbush: no edge of \"1-2-R\" touches the ground, vertex 0; one that does is 0-1-B");
}

TEST(Sketch, TheLastEdgeAllowedIsTaken) {
  Sketch sketch;
  for (std::size_t i = 0; i < most_edges; ++i) sketch.add({0, 0, Colour::blue});
  EXPECT_EQ(testing::complaint_of([&] {
              sketch.add({0, 0, Colour::blue});
            }),
            "hackenbush: the drawing has more than 500,000 edges; that is the most");
  EXPECT_EQ(sketch.edges().size(), most_edges);
}

}  // namespace
}  // namespace zermelo::hackenbush
