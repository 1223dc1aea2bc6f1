#include <gtest/gtest.h>

#include <atomic>

#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/value/redwood.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

/// An evaluation with a store of its own.
struct Scene {
  ValueStore store{std::size_t{1} << 28};
  PartArithmetic arithmetic{store};

  Evaluation evaluated(const Drawing& drawing, std::uint64_t nodes = Limits::no_limit,
                       const EvaluationOptions& options = {.redwood = false}) {
    Budget budget({.nodes = nodes});
    return evaluate(drawing, arithmetic, budget, options);
  }

  /// True when the value lies between the bounds that were found in its place.
  bool lies_between(Value g, const std::pair<Dyadic, Dyadic>& bounds) {
    return store.less_or_equal(store.number(bounds.first), g) &&
           store.less_or_equal(g, store.number(bounds.second));
  }
};

/// Drawing without its names and text: for large ones.
Drawing large(EdgeList edges) {
  Drawing out;
  for (const Edge& e : edges) out.vertices = std::max({out.vertices, e.from + 1, e.to + 1});
  out.edges = std::move(edges);
  for (std::uint32_t v = 1; v < out.vertices; ++v) out.names.push_back(std::to_string(v));
  return out;
}

EdgeList grid(std::uint32_t rows, std::uint32_t columns, Colour colour) {
  EdgeList out;
  const auto vertex = [&](std::uint32_t r, std::uint32_t c) { return 1 + r * columns + c; };
  for (std::uint32_t r = 0; r < rows; ++r) {
    for (std::uint32_t c = 0; c < columns; ++c) {
      out.push_back({r == 0 ? 0 : vertex(r - 1, c), vertex(r, c), colour});
      if (c > 0) out.push_back({vertex(r, c - 1), vertex(r, c), colour});
    }
  }
  return out;
}

void expect_sound_bounds(const EdgeList& edges) {
  SCOPED_TRACE(text_of(edges));
  Scene scene;
  const Drawing drawing = drawing_of(edges);
  const auto truth = scene.evaluated(drawing);
  ASSERT_TRUE(truth.value);
  for (const std::uint64_t nodes : {0, 1, 2, 3, 5, 8, 20, 50, 200}) {
    const auto found = scene.evaluated(drawing, nodes);
    if (found.value) {
      EXPECT_EQ(*found.value, *truth.value);
      continue;
    }
    EXPECT_NE(found.why_not.what, "");
    ASSERT_TRUE(found.bounds);
    EXPECT_TRUE(scene.lies_between(scene.arithmetic.value(*truth.value), *found.bounds))
        << nodes << " nodes: " << found.bounds->first.text() << " to "
        << found.bounds->second.text();
  }
}

TEST(EvaluationLimits, ASpentBudgetGivesBoundsAroundTheValueOfABlueRedDrawing) {
  Random random(1);
  for (int i = 0; i < 60; ++i) {
    auto edges = seeded_graph(random, 12, 6, "BR");
    if (i % 2 == 0) edges = grafted(edges, seeded_graph(random, 6, 3, "BR"), 0);
    if (i % 3 == 0) edges = grafted(edges, seeded_graph(random, 6, 3, "BR"), random.below(6));
    expect_sound_bounds(edges);
  }
}

TEST(EvaluationLimits, ASpentBudgetGivesBoundsAroundTheValueOfARedBlueGreenDrawing) {
  Random random(2);
  for (int i = 0; i < 40; ++i) {
    auto edges = seeded_graph(random, 7, 4, "BRG");
    expect_sound_bounds(grafted(edges, seeded_graph(random, 6, 3, "BR"), 0));
    expect_sound_bounds(grafted(seeded_graph(random, 6, 3, "BR"), edges, random.below(2)));
  }
}

TEST(EvaluationLimits, AnEmptyBudgetStillFindsTheValueOfATree) {
  Random random(3);
  Scene scene;
  const auto found = scene.evaluated(drawing_of(seeded_tree(random, 30, "BR")), 0);
  EXPECT_TRUE(found.value);
  EXPECT_EQ(found.source, "colon principle");
}

TEST(EvaluationLimits, ATinyMemoryIsNamedAsTheReason) {
  Random random(4);
  auto edges = grid(4, 4, Colour::blue);
  for (Edge& e : edges) e.colour = seeded_colour(random, "BR");
  Scene scene;
  const auto found = scene.evaluated(drawing_of(edges), Limits::no_limit, {false, 100});
  EXPECT_FALSE(found.value);
  EXPECT_NE(found.why_not.what.find("memory"), std::string::npos) << found.why_not.what;
  ASSERT_TRUE(found.bounds);
  EXPECT_LE(found.bounds->first, found.bounds->second);
  for (Edge& e : edges) e.colour = seeded_colour(random, "BRG");
  for (const unsigned cuts : {1U, 2U}) {
    Budget budget;
    const auto other = value_of(drawing_of(edges), cuts, scene.arithmetic, budget, {false, 100});
    EXPECT_FALSE(other.value);
    EXPECT_NE(other.why_not.what.find("memory"), std::string::npos) << other.why_not.what;
  }
}

TEST(EvaluationLimits, SeveralCutsATurnStopAtTheBudget) {
  Scene scene;
  Budget budget({.nodes = 5});
  const auto found = value_of(read_stalks("BRBR+RBRB+BRBR"), 2, scene.arithmetic, budget, {});
  EXPECT_FALSE(found.value);
  EXPECT_NE(found.why_not.what, "");
}

TEST(EvaluationLimits, ABlockTooLargeToSearchIsBoundedByItsEdges) {
  EdgeList edges;  // a cycle of 1,100 edges, all blue but one: worth more than 0
  for (std::uint32_t v = 0; v < 1100; ++v)
    edges.push_back({v, (v + 1) % 1100, v == 500 ? Colour::red : Colour::blue});
  Scene scene;
  const auto found = scene.evaluated(large(edges));
  if (found.value) {
    EXPECT_GT(std::get<Dyadic>(*found.value), Dyadic(0));
    return;
  }
  EXPECT_NE(found.why_not.what, "");
  // Right's only move leaves two stalks of 500 and 599 edges, Left's first one at the red edge two
  // of 500 (with the red edge on it) and 598.
  if (found.bounds) {
    EXPECT_GE(found.bounds->second, Dyadic(1000)) << found.bounds->first.text();
  }
}

TEST(EvaluationLimits, AGridOfOneColourIsWorthItsEdgesAtOnce) {
  for (const std::uint32_t size : {2U, 5U, 8U, 20U}) {
    for (const Colour colour : {Colour::blue, Colour::red}) {
      const auto edges = grid(size, size, colour);
      Scene scene;
      const auto found = scene.evaluated(large(edges), 0);
      ASSERT_TRUE(found.value) << size << ' ' << found.why_not.what;
      const Dyadic count(static_cast<std::int64_t>(edges.size()));
      EXPECT_EQ(std::get<Dyadic>(*found.value), colour == Colour::blue ? count : -count);
    }
  }
}

TEST(EvaluationLimits, ALargeGreenGridIsANimberAtOnce) {
  const auto edges = grid(60, 60, Colour::green);
  Scene scene;
  const auto found = scene.evaluated(large(edges), 0);
  ASSERT_TRUE(found.value) << found.why_not.what;
  EXPECT_EQ(scene.arithmetic.nimber(*found.value), edges.size() % 2);
}

TEST(EvaluationLimits, ATreeOfAHundredThousandEdgesAndItsMirrorCancel) {
  Random random(5);
  const auto tree = seeded_tree(random, 100'000, "BR");
  Scene scene;
  const auto one = scene.evaluated(large(tree)), other = scene.evaluated(large(mirrored(tree)));
  ASSERT_TRUE(one.value && other.value);
  EXPECT_EQ(std::get<Dyadic>(*one.value) + std::get<Dyadic>(*other.value), Dyadic(0));
}

/// A stalk of n blue edges under n red ones is n - 1 and 2^-n.
TEST(EvaluationLimits, AStalkOfFiftyThousandEdgesHasItsValue) {
  constexpr std::uint32_t half = 25'000;
  EdgeList edges;
  for (std::uint32_t v = 0; v < 2 * half; ++v)
    edges.push_back({v, v + 1, v < half ? Colour::blue : Colour::red});
  Scene scene;
  const auto found = scene.evaluated(large(edges));
  ASSERT_TRUE(found.value);
  EXPECT_EQ(std::get<Dyadic>(*found.value), Dyadic(half - 1) + Dyadic(1, half));
}

/// A tree costs no nodes, but its numbers can be long: an interrupt is obeyed all the same.
TEST(EvaluationLimits, AnInterruptIsHeardOnATallStalk) {
  EdgeList edges;
  for (std::uint32_t v = 0; v < 20'000; ++v)
    edges.push_back({v, v + 1, v % 2 == 0 ? Colour::blue : Colour::red});
  const std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Scene scene;
  Budget budget(limits);
  const auto found = evaluate(large(edges), scene.arithmetic, budget);
  EXPECT_FALSE(found.value);
  EXPECT_EQ(found.why_not.what, "interrupted before the value was known");
}

/// Beds of 14 legs take 3^14 steps for each vertex: the theorem obeys the time limit, and its table
/// the memory ceiling.
TEST(EvaluationLimits, TheRedwoodTheoremObeysTheTimeAndMemoryLimits) {
  EdgeList bed;
  constexpr std::uint32_t legs = 14, middle = 2 * legs + 1;
  for (std::uint32_t i = 0; i < legs; ++i) {
    bed.push_back({0, 1 + i, Colour::blue});
    bed.push_back({1 + i, 1 + legs + i, Colour::red});
    bed.push_back({1 + legs + i, middle, Colour::red});
    bed.push_back({1 + legs + i, middle + 1, Colour::red});
  }
  const std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Budget stopped(limits), free;
  const std::vector<PartValue> nothing(middle + 2);
  EXPECT_THROW(redwood_value(bed, nothing, stopped, std::size_t{1} << 30), GaveUp);
  EXPECT_EQ(redwood_value(bed, nothing, free, 1000), std::nullopt);
}

/// On a cycle a nimber is played down one by one.
TEST(EvaluationLimits, ATallGreenStalkOnACycleIsGivenUpNotOverrun) {
  EdgeList edges{{0, 1, Colour::blue}, {0, 1, Colour::red}};
  for (std::uint32_t v = 1; v < 30'000; ++v) edges.push_back({v, v + 1, Colour::green});
  Scene scene;
  const auto found = scene.evaluated(large(edges));
  EXPECT_FALSE(found.value);
  EXPECT_NE(found.why_not.what.find("deep"), std::string::npos) << found.why_not.what;
}

/// Two parallel edges, blue and red, under a blue stalk: every blue edge but the lowest is safe.
TEST(EvaluationLimits, ATallStalkOnACycleDoesNotOverflow) {
  for (const Colour top : {Colour::blue, Colour::red}) {
    EdgeList edges = {{0, 1, Colour::blue}, {0, 1, Colour::red}};
    for (std::uint32_t v = 1; v < 30'000; ++v)
      edges.push_back({v, v + 1, v % 2 == 0 ? Colour::blue : top});
    Scene scene;
    const auto found = scene.evaluated(large(edges), 20'000);
    EXPECT_TRUE(found.value || found.bounds);
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
