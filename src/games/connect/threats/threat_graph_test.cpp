#include "games/connect/threats/threat_graph.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace zermelo::connect {
namespace {

using GraphEdges = std::vector<std::pair<unsigned, unsigned>>;

bool meets_all(const GraphEdges& edges, const std::vector<unsigned>& points) {
  return std::ranges::all_of(edges, [&](const auto& edge) {
    return std::ranges::any_of(points,
                               [&](unsigned p) { return p == edge.first || p == edge.second; });
  });
}

constexpr unsigned graph_points = 7;

/// The fewest points by trying all sets of up to two.
unsigned slow_fewest(const GraphEdges& edges) {
  if (edges.empty()) return 0;
  for (unsigned a = 0; a < graph_points; ++a)
    if (meets_all(edges, {a})) return 1;
  for (unsigned a = 0; a < graph_points; ++a)
    for (unsigned b = 0; b < a; ++b)
      if (meets_all(edges, {a, b})) return 2;
  return 3;
}

Threats threats_of(const GraphEdges& edges) {
  Threats out;
  for (const auto& [u, v] : edges) out.add(u, v);
  return out;
}

/// Loops are rows that lack one stone; parallel edges count once.
GraphEdges random_threats() {
  const auto point = rc::gen::inRange(0U, graph_points);
  const auto count = *rc::gen::inRange<std::size_t>(0, 8);
  return *rc::gen::container<GraphEdges>(count, rc::gen::pair(point, point));
}

RC_GTEST_PROP(Threats, FewestIsThatOfTryingAllPoints, ()) {
  const GraphEdges edges = random_threats();
  const Threats threats = threats_of(edges);
  RC_ASSERT(threats.empty() == edges.empty());
  RC_ASSERT(threats.fewest() == slow_fewest(edges));
}

RC_GTEST_PROP(Threats, DefencesAreAllPairsThatMeetEveryThreat, ()) {
  GraphEdges edges = random_threats();
  const auto [a, b] = *rc::gen::pair(rc::gen::inRange(0U, 3U), rc::gen::inRange(3U, graph_points));
  for (auto& [u, v] : edges) u = v % 2 == 0 ? a : b;  // so that two points are enough
  edges.emplace_back(a, *rc::gen::inRange(0U, 3U));
  edges.emplace_back(b, *rc::gen::inRange(3U, graph_points));
  RC_ASSERT(slow_fewest(edges) == 2);
  std::set<Pair> truth;
  for (unsigned p = 0; p < graph_points; ++p)
    for (unsigned q = p + 1; q < graph_points; ++q)
      if (meets_all(edges, {p, q})) truth.insert({p, q});
  const auto found = threats_of(edges).defences();
  RC_ASSERT(std::set<Pair>(found.begin(), found.end()) == truth);
  RC_ASSERT(found.size() == truth.size());
}

RC_GTEST_PROP(Threats, OneOfTheFirstTwoPointsIsInEveryDefence, ()) {
  const GraphEdges edges = random_threats();
  RC_PRE(!edges.empty());
  const Threats threats = threats_of(edges);
  const auto [first, second] = threats.first();
  for (unsigned a = 0; a < graph_points; ++a) {
    for (unsigned b = 0; b < graph_points; ++b) {
      const bool met = meets_all(edges, {a, b});
      RC_ASSERT(threats.are_met_by(a, b) == met);
      if (met) RC_ASSERT(a == first || a == second || b == first || b == second);
    }
    const auto left = threats.left_by(a);
    RC_ASSERT(left.has_value() == !meets_all(edges, {a}));
    if (!left) continue;
    RC_ASSERT(left->first != a && left->second != a);
    for (unsigned b = 0; b < graph_points; ++b)
      if (meets_all(edges, {a, b})) RC_ASSERT(b == left->first || b == left->second);
  }
}

TEST(Threats, IfThreePointsAreNeededOneVainDefenceIsReturned) {
  const GraphEdges triangle_and_loop{{0, 1}, {1, 2}, {2, 0}, {5, 5}};
  const Threats threats = threats_of(triangle_and_loop);
  EXPECT_EQ(threats.fewest(), 3U);
  ASSERT_EQ(threats.defences().size(), 1U);
  const auto [a, b] = threats.defences()[0];
  EXPECT_NE(a, b);
  EXPECT_FALSE(threats.are_met_by(a, b));
}

TEST(Threats, MoreThanAnyTwoPointsCouldMeetAreThree) {
  Threats threats;
  for (unsigned i = 0; i < 8 * longest_side; ++i) threats.add(1, 2 + i);
  EXPECT_EQ(threats.fewest(), 1U);
  threats.add(1, 999);
  EXPECT_EQ(threats.fewest(), 3U);
}

}  // namespace
}  // namespace zermelo::connect
