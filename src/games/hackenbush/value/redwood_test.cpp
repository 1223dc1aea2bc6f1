#include "games/hackenbush/value/redwood.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/hackenbush/value/evaluation.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

std::optional<Dyadic> theorem(const std::vector<Edge>& edges,
                              const std::vector<PartValue>& weights) {
  Budget budget;
  return redwood_value(edges, weights, budget, std::size_t{1} << 26);
}

Evaluation evaluated(const EdgeList& edges, bool redwood) {
  ValueStore store(std::size_t{1} << 28);
  PartArithmetic arithmetic(store);
  Budget budget;
  return evaluate(drawing_of(edges), arithmetic, budget, {.redwood = redwood});
}

Dyadic number(const EdgeList& edges, bool redwood) {
  const auto found = evaluated(edges, redwood);
  EXPECT_TRUE(found.value) << found.why_not.what;
  return found.value ? std::get<Dyadic>(*found.value) : Dyadic();
}

Dyadic slow_value(const EdgeList& edges) { return {slow::Hackenbush(twigs(edges)).number(), 40}; }

/// Foot i goes to vertex 2i-1 and its leg to the top 2i; the first vertex behind them is 2 legs
/// + 1.
EdgeList legs(std::uint32_t count) {
  EdgeList out;
  for (std::uint32_t i = 1; i <= count; ++i) {
    out.push_back({0, 2 * i - 1, Colour::blue});
    out.push_back({2 * i - 1, 2 * i, Colour::red});
  }
  return out;
}

/// A bed: the red edges above go from a top to one of some other vertices. The first ones join all
/// tops; the others may be parallel, or pendant.
EdgeList seeded_bed(Random& random, std::uint32_t edges) {
  const auto feet = 1 + random.below(3), others = 1 + random.below(3);
  EdgeList out = legs(feet);
  const auto add = [&](std::uint32_t top, std::uint32_t other) {
    out.push_back({2 * top, 2 * feet + other, Colour::red});
  };
  for (std::uint32_t top = 1; top <= feet; ++top) add(top, 1);
  for (std::uint32_t pendant = others; out.size() < edges;) {
    const bool loose = random.below(5) == 0;
    add(1 + random.below(feet), loose ? ++pendant : 1 + random.below(others));
  }
  for (auto i = static_cast<std::uint32_t>(out.size()); i > 1; --i)
    std::swap(out[i - 1], out[random.below(i)]);
  return out;
}

TEST(Redwood, TheTheoremGivesTheValueOfABed) {
  Random random(1);
  int by_theorem = 0;
  for (int i = 0; i < 120; ++i) {
    const auto bed = seeded_bed(random, 4 + random.below(8));
    SCOPED_TRACE(text_of(bed));
    const Dyadic truth = slow_value(bed);
    EXPECT_EQ(number(bed, true), truth);
    EXPECT_EQ(number(mirrored(bed), true), -truth);
    by_theorem += evaluated(bed, true).source == "redwood theorem" ? 1 : 0;
  }
  EXPECT_GT(by_theorem, 40);
}

TEST(Redwood, TheTheoremAgreesWithTheSearchOnLargerBeds) {
  Random random(2);
  for (int i = 0; i < 80; ++i) {
    const auto bed = seeded_bed(random, 12 + random.below(4));
    SCOPED_TRACE(text_of(bed));
    const Dyadic truth = number(bed, false);
    EXPECT_EQ(number(bed, true), truth);
    EXPECT_EQ(number(mirrored(bed), true), -truth);
  }
}

TEST(Redwood, FourRemovableEdgesMakeAThirtySecond) {
  EdgeList bed = legs(2);
  for (int i = 0; i < 3; ++i) {
    bed.push_back({2, 5, Colour::red});
    bed.push_back({4, 5, Colour::red});
  }
  EXPECT_EQ(theorem(bed, std::vector<PartValue>(6)), Dyadic(1, 5));
  EXPECT_EQ(theorem(mirrored(bed), std::vector<PartValue>(6)), Dyadic(-1, 5));
  EXPECT_EQ(number(bed, false), Dyadic(1, 5));
}

TEST(Redwood, WhatIsOnlyNearlyABedIsRefused) {
  const auto refused = [](const EdgeList& edges, std::size_t vertices) {
    return !theorem(edges, std::vector<PartValue>(vertices));
  };
  auto blue_above = legs(2);
  blue_above.insert(blue_above.end(), {{2, 5, Colour::blue}, {4, 5, Colour::red}});
  EXPECT_TRUE(refused(blue_above, 6));
  auto between_tops = legs(2);
  between_tops.push_back({2, 4, Colour::red});
  EXPECT_TRUE(refused(between_tops, 5));
  auto far_from_tops = legs(2);
  far_from_tops.insert(far_from_tops.end(),
                       {{2, 5, Colour::red}, {5, 6, Colour::red}, {6, 4, Colour::red}});
  EXPECT_TRUE(refused(far_from_tops, 7));
  EXPECT_TRUE(refused({{0, 1, Colour::blue}, {1, 2, Colour::red}, {2, 0, Colour::blue}}, 3));
  EXPECT_TRUE(refused({{0, 1, Colour::blue}, {0, 1, Colour::blue}}, 2));
}

TEST(Redwood, LegsThatShareATopAreRefused) {
  const EdgeList shared = {{0, 1, Colour::blue}, {1, 3, Colour::red}, {0, 2, Colour::blue},
                           {2, 3, Colour::red},  {3, 4, Colour::red}, {3, 4, Colour::red}};
  EXPECT_FALSE(theorem(shared, std::vector<PartValue>(5)));
  EXPECT_EQ(number(shared, true), slow_value(shared));
}

TEST(Redwood, ABedWithSomethingOnItIsRefused) {
  EdgeList bed = legs(2);
  bed.insert(bed.end(), {{2, 5, Colour::red}, {4, 5, Colour::red}});
  EXPECT_TRUE(theorem(bed, std::vector<PartValue>(6)));
  for (const std::size_t vertex : {1, 5}) {
    std::vector<PartValue> weights(6);
    weights[vertex] = Dyadic(-1);
    EXPECT_FALSE(theorem(bed, weights));
  }
  for (const Dyadic& weight : {Dyadic(1), Dyadic(-1, 1)}) {
    std::vector<PartValue> weights(6);
    weights[2] = weight;
    EXPECT_FALSE(theorem(bed, weights));
  }
}

/// One edge of a bed changes its colour, moves an end, or comes in addition.
EdgeList spoiled(Random& random, EdgeList bed) {
  std::uint32_t vertices = 1;
  for (const Edge& e : bed) vertices = std::max({vertices, e.from + 1, e.to + 1});
  Edge& e = bed[random.below(static_cast<std::uint32_t>(bed.size()))];
  switch (random.below(3)) {
    case 0:
      e.colour = e.colour == Colour::red ? Colour::blue : Colour::red;
      break;
    case 1:
      (random.below(2) == 0 ? e.from : e.to) = random.below(vertices);
      break;
    default:
      bed.push_back({random.below(vertices), random.below(vertices), e.colour});
  }
  return bed;
}

TEST(Redwood, WhatIsNearlyABedKeepsItsValue) {
  Random random(3);
  for (int i = 0; i < 300; ++i) {
    const auto edges = spoiled(random, seeded_bed(random, 5 + random.below(5)));
    if (std::ranges::none_of(edges, [](const Edge& e) { return e.from == 0 || e.to == 0; }))
      continue;
    SCOPED_TRACE(text_of(edges));
    const Dyadic truth = slow_value(edges);
    EXPECT_EQ(number(edges, true), truth);
    EXPECT_EQ(number(mirrored(edges), true), -truth);
  }
}

TEST(Redwood, ManyLegsAreNoTrouble) {
  for (const std::uint32_t count : {3U, 11U, 40U}) {
    EdgeList bed = legs(count);
    for (std::uint32_t top = 1; top <= count; ++top)
      bed.push_back({2 * top, 2 * count + 1, Colour::red});
    const auto value = theorem(bed, std::vector<PartValue>(2 * count + 2));
    if (value) {
      EXPECT_EQ(*value, Dyadic(1, 1)) << count;  // the tree cannot lose an edge
    }
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
