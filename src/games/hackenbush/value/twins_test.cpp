#include "games/hackenbush/value/twins.h"

#include <gtest/gtest.h>

#include "games/hackenbush/value/evaluation.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

Bits<1> one_of_each(const EdgeList& edges, std::uint32_t bearing = 99) {
  const BitGraph<1> graph(edges);
  const Twins<1> twins(graph, 0, [&](std::uint32_t v) { return v == bearing; });
  return twins.one_of_each(Bits<1>::first(edges.size()));
}

TEST(Twins, OfParallelEdgesOfOneColourOneIsTried) {
  const EdgeList edges{{0, 1, Colour::blue},
                       {1, 0, Colour::blue},
                       {0, 1, Colour::red},
                       {0, 1, Colour::blue},
                       {0, 1, Colour::green}};
  EXPECT_EQ(one_of_each(edges), (Bits<1>{{0b11100}}));
}

/// Two ways 0-2-1 and 0-3-1, blue below red; the third is red below blue.
TEST(Twins, OfLikeChainsOneIsTried) {
  const EdgeList edges{{0, 2, Colour::blue}, {2, 1, Colour::red},  {0, 3, Colour::blue},
                       {3, 1, Colour::red},  {0, 4, Colour::red},  {4, 1, Colour::blue},
                       {0, 1, Colour::red},  {1, 5, Colour::blue}, {5, 0, Colour::blue}};
  EXPECT_EQ(one_of_each(edges), (Bits<1>{{0b111111100}}));
  EXPECT_EQ(one_of_each(edges, 2), Bits<1>::first(9)) << "something stands on one of the chains";
}

/// Doubling edges and chains makes twins; the value stays that of the slow rules.
TEST(Twins, TheValueOfDrawingsFullOfThemIsTheSlowOne) {
  Random random(95);
  for (int i = 0; i < 60; ++i) {
    EdgeList edges{{0, 1, seeded_colour(random, "BR")}};
    const std::uint32_t ends = 2 + random.below(2);
    std::uint32_t inner = ends;
    while (edges.size() < 9) {
      const auto from = random.below(ends), to = (from + 1) % ends;
      const auto low = seeded_colour(random, "BR"), high = seeded_colour(random, "BR");
      const bool is_chain = random.below(2) == 0;
      for (std::uint32_t copy = 0; copy < 2; ++copy) {
        if (!is_chain) edges.push_back({from, to, low});
        if (is_chain) {
          edges.push_back({from, inner, low});
          edges.push_back({inner++, to, high});
        }
      }
    }
    SCOPED_TRACE(text_of(edges));
    ValueStore store;
    PartArithmetic arithmetic(store);
    Budget budget;
    const auto found = evaluate(drawing_of(edges), arithmetic, budget, {.redwood = false});
    ASSERT_TRUE(found.value);
    EXPECT_EQ(std::get<Dyadic>(*found.value),
              Dyadic(slow::Hackenbush(twigs(drawing_of(edges).edges)).number(), 40));
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
