#include "games/hackenbush/value/evaluation.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "games/hackenbush/value/number_search.h"
#include "tests/both_worlds.h"
#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// The values of drawings in both worlds.
struct Worlds : BothWorlds {
  PartArithmetic arithmetic{store};

  Value quick(const Drawing& drawing, unsigned cuts = 1, bool redwood = true) {
    Budget budget;
    const auto found = value_of(drawing, cuts, arithmetic, budget, {.redwood = redwood});
    EXPECT_TRUE(found.value) << found.why_not.what;
    EXPECT_EQ(found.why_not.what, "");
    EXPECT_NE(found.source, "");
    return found.value ? arithmetic.value(*found.value) : Value{};
  }
  Value quick(const EdgeList& edges) { return quick(drawing_of(edges)); }

  Value slow_value(const EdgeList& edges, unsigned cuts = 1) {
    return value(slow::Hackenbush(twigs(edges), cuts).value(games));
  }

  std::string stalks(std::string_view text, unsigned cuts) {
    return value_text(store, quick(read_stalks(text), cuts));
  }
};

Dyadic slow_number(const EdgeList& edges) { return {slow::Hackenbush(twigs(edges)).number(), 40}; }

void expect_numbers_right(Worlds& worlds, const EdgeList& edges) {
  SCOPED_TRACE(text_of(edges));
  const Value truth = worlds.store.number(slow_number(edges));
  EXPECT_EQ(worlds.quick(drawing_of(edges), 1, true), truth);
  EXPECT_EQ(worlds.quick(drawing_of(edges), 1, false), truth);
}

void expect_right(Worlds& worlds, const EdgeList& edges, unsigned cuts = 1) {
  SCOPED_TRACE(text_of(edges));
  EXPECT_EQ(worlds.quick(drawing_of(edges), cuts), worlds.slow_value(edges, cuts));
}

/// A cycle through the ground and chords: no vertex cuts it. Every other vertex may bear stalks.
EdgeList seeded_block(Random& random, std::uint32_t vertices, std::uint32_t chords) {
  EdgeList out;
  for (std::uint32_t v = 0; v < vertices; ++v)
    out.push_back({v, (v + 1) % vertices, seeded_colour(random, "BR")});
  for (std::uint32_t i = 0; i < chords; ++i) {
    const auto from = random.below(vertices), step = 1 + random.below(vertices - 1);
    out.push_back({from, (from + step) % vertices, seeded_colour(random, "BR")});
  }
  return out;
}

TEST(SlowHackenbush, NumbersAndGamesOfBlueRedDrawingsAgree) {
  Worlds worlds;
  Random random(1);
  for (int i = 0; i < 30; ++i) {
    const auto edges = seeded_graph(random, 1 + random.below(7), 4, "BR");
    EXPECT_EQ(worlds.slow_value(edges), worlds.store.number(slow_number(edges))) << text_of(edges);
  }
}

TEST(Evaluation, ABlueRedDrawingIsWorthTheSimplestNumberBetweenItsOptions) {
  Worlds worlds;
  Random random(2);
  for (int i = 0; i < 300; ++i) {
    const auto vertices = 2 + random.below(5);
    expect_numbers_right(worlds, seeded_graph(random, 1 + random.below(9), vertices, "BR"));
  }
}

/// The upper edge joins two blocks that come apart when it is cut, each of three parallel edges.
TEST(Evaluation, ABlockThatComesApartIntoBlocksIsWorthWhatItsOptionsSay) {
  Worlds worlds;
  for (std::uint32_t colours = 0; colours < 128; ++colours) {
    EdgeList edges;
    for (std::uint32_t i = 0; i < 7; ++i) {
      const auto colour = (colours >> i & 1) == 0 ? Colour::blue : Colour::red;
      edges.push_back({i == 6 ? 1U : 0U, i < 3 ? 1U : 2U, colour});
    }
    expect_numbers_right(worlds, edges);
  }
}

TEST(Evaluation, ABlockWithNumbersOnItsVerticesIsWorthWhatItsOptionsSay) {
  Worlds worlds;
  Random random(3);
  for (int i = 0; i < 150; ++i) {
    auto edges = seeded_block(random, 2 + random.below(4), random.below(3));
    while (edges.size() < 10) {
      const auto tree = seeded_tree(random, 1 + random.below(3), "BR");
      edges = grafted(edges, tree, random.below(5));
    }
    expect_numbers_right(worlds, edges);
  }
}

TEST(Evaluation, ARedBlueGreenDrawingIsWorthWhatItsOptionsSay) {
  Worlds worlds;
  Random random(4);
  for (int i = 0; i < 200; ++i) {
    const auto vertices = 2 + random.below(4);
    expect_right(worlds, seeded_graph(random, 1 + random.below(8), vertices, "BRG"));
  }
}

TEST(Evaluation, GreenCyclesUnderOtherColoursAreWorthWhatTheirOptionsSay) {
  Worlds worlds;
  Random random(5);
  for (int i = 0; i < 60; ++i) {
    const auto cycle = seeded_graph(random, 4, 3, "G");
    const auto tree = seeded_tree(random, 1 + random.below(4), "BRG");
    expect_right(worlds, grafted(cycle, tree, random.below(3)));
  }
}

TEST(Evaluation, AGreenDrawingIsWorthTheNimberThatItsOptionsSay) {
  Worlds worlds;
  Random random(6);
  for (int i = 0; i < 60; ++i) {
    const auto vertices = 2 + random.below(6);
    expect_right(worlds, seeded_graph(random, 1 + random.below(10), vertices, "G"));
  }
}

TEST(Evaluation, TreesAreWorthWhatTheirOptionsSay) {
  Worlds worlds;
  Random random(7);
  for (int i = 0; i < 100; ++i) expect_right(worlds, seeded_tree(random, 1 + i % 8, "BRG"));
  for (int i = 0; i < 60; ++i) expect_numbers_right(worlds, seeded_tree(random, 1 + i % 11, "BR"));
}

TEST(Evaluation, SeveralCutsATurnAreWorthWhatTheirOptionsSay) {
  Worlds worlds;
  Random random(8);
  for (unsigned cuts : {2U, 3U}) {
    for (int i = 0; i < 100; ++i) {
      const auto vertices = 2 + random.below(5);
      const char* const colours = i % 3 == 0 ? "BRG" : "BR";
      expect_right(worlds, seeded_graph(random, 1 + random.below(8), vertices, colours), cuts);
    }
  }
}

TEST(Evaluation, StalksHaveThePublishedValues) {
  Worlds worlds;
  const std::map<std::string, std::string> facts = {
      {".", "0"},     {"B", "1"},       {"R", "-1"},    {"G", "*"},      {"BR", "1/2"},
      {"BRR", "1/4"}, {"BRR+RBB", "0"}, {"RB", "-1/2"}, {"GG", "*2"},    {"BRB", "3/4"},
      {"BB", "2"},    {"GB", "^*"},     {"GR", "v*"},   {"BBRB", "7/4"}, {"B+B+RRR", "-1"},
      {"BR+RB", "0"}, {"B+R", "0"},     {"GGGGG", "*5"}};
  for (const auto& [stalk, value] : facts) EXPECT_EQ(worlds.stalks(stalk, 1), value) << stalk;
}

TEST(Evaluation, TwoCutsATurnGiveTheValuesOfTheThesis) {
  Worlds worlds;
  const std::map<std::string, std::string> facts = {
      {"B", "0"},       {"B+B", "1"},      {"BB", "1"},         {"RB+BR", "*"},
      {"BR+BR", "1/2"}, {"BRBB+RB", "^*"}, {"BRB+R+B+B", "1*"}, {"RBBR+BRBR", "*2"},
      {"R", "0"},       {"B+R", "0"},      {"BRRB", "*"}};
  for (const auto& [stalk, value] : facts) EXPECT_EQ(worlds.stalks(stalk, 2), value) << stalk;
}

TEST(Evaluation, ChangingTheColoursNegatesTheValue) {
  Worlds worlds;
  Random random(9);
  for (int i = 0; i < 60; ++i) {
    const auto edges =
        i % 2 == 0 ? seeded_graph(random, 16, 7, "BR") : seeded_graph(random, 9, 5, "BRG");
    SCOPED_TRACE(text_of(edges));
    EXPECT_EQ(worlds.quick(mirrored(edges)), worlds.store.negative(worlds.quick(edges)));
  }
}

TEST(Evaluation, DrawingsSideBySideAddUp) {
  Worlds worlds;
  Random random(10);
  for (int i = 0; i < 60; ++i) {
    const char* const colours = i % 2 == 0 ? "BR" : "BRG";
    const auto one = seeded_graph(random, 8, 4, colours),
               other = seeded_graph(random, 8, 5, colours);
    SCOPED_TRACE(text_of(one) + " and " + text_of(other));
    EXPECT_EQ(worlds.quick(grafted(one, other, 0)),
              worlds.store.sum(worlds.quick(one), worlds.quick(other)));
  }
}

TEST(Evaluation, OnlyTheValueOfWhatStandsOnAVertexMatters) {
  Worlds worlds;
  Random random(11);
  std::map<Value, std::vector<EdgeList>> equal;
  for (int i = 0; i < 250; ++i) {
    const auto edges = seeded_graph(random, 1 + random.below(5), 3, i % 2 == 0 ? "BR" : "BRG");
    equal[worlds.quick(edges)].push_back(edges);
  }
  int pairs = 0;
  for (const auto& [value, drawings] : equal) {
    for (std::size_t i = 1; i < drawings.size() && i < 6; ++i, ++pairs) {
      const auto trunk = grafted(seeded_graph(random, 6, 4, "BRG"), {{0, 1, Colour::red}}, 3);
      SCOPED_TRACE(text_of(trunk) + " under " + text_of(drawings[0]) + " and " +
                   text_of(drawings[i]));
      EXPECT_EQ(worlds.quick(grafted(trunk, drawings[0], 1)),
                worlds.quick(grafted(trunk, drawings[i], 1)));
    }
  }
  EXPECT_GT(pairs, 40);
}

template <std::size_t Words, class Number>
Dyadic searched(const EdgeList& block, const std::vector<Number>& weights, const Number& fine) {
  const BitGraph<Words> graph(block);
  Budget budget;
  MemoryAccount account(std::size_t{1} << 28);
  NumberSearch<Words, Number> search(graph, 0, weights, fine, budget, account);
  const auto found = search.value();
  EXPECT_TRUE(found.low == found.high) << search.why_not().what;
  if constexpr (IsFixed<Number>) {
    return found.low.dyadic();
  } else {
    return found.low;
  }
}

TEST(NumberSearch, FindsTheSameWithFixedAndOtherNumbersAndAnyWidth) {
  Random random(12);
  const std::vector<std::string> stalks = {"", "B", "R", "BR", "RB"};
  const std::vector<Dyadic> values = {0, 1, -1, Dyadic(1, 1), Dyadic(-1, 1)};
  for (int i = 0; i < 80; ++i) {
    const auto vertices = 2 + random.below(4);
    const auto block = seeded_block(random, vertices, random.below(3));
    EdgeList whole = block;
    std::vector<Dyadic> weights{Dyadic()};
    std::vector<Fixed> fixed{Fixed{}};
    std::vector<ShortFixed> short_fixed{ShortFixed{}};
    for (std::uint32_t v = 1; v < vertices; ++v) {
      const auto which = whole.size() < 10 ? random.below(5) : 0;
      weights.push_back(values[which]);
      fixed.push_back(Fixed::from(values[which]));
      short_fixed.push_back(ShortFixed::from(values[which]));
      EdgeList stalk;
      for (const char c : stalks[which]) {
        const auto size = static_cast<std::uint32_t>(stalk.size());
        stalk.push_back({size, size + 1, *read_colour({&c, 1})});
      }
      whole = grafted(whole, stalk, v);
    }
    SCOPED_TRACE(text_of(whole));
    const Dyadic truth = slow_number(whole);
    EXPECT_EQ((searched<1, Fixed>(block, fixed, Fixed{1})), truth);
    EXPECT_EQ((searched<1, ShortFixed>(block, short_fixed, ShortFixed{1})), truth);
    EXPECT_EQ((searched<2, Fixed>(block, fixed, Fixed{1})), truth);
    EXPECT_EQ((searched<1, Dyadic>(block, weights, Dyadic(1, 60))), truth);
    EXPECT_EQ((searched<16, Dyadic>(block, weights, Dyadic(1, 60))), truth);
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
