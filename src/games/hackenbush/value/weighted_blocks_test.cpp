// The parts of the searches on blocks: names of numbers, the stack of weights, bounds that need no
// search, and the arithmetic of the colon principle.

#include "games/hackenbush/value/weighted_blocks.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "games/hackenbush/value/number_bounds.h"
#include "games/hackenbush/value/number_search.h"
#include "games/hackenbush/value/part_value.h"
#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

TEST(NumberNames, EqualNumbersHaveEqualNamesAndZeroIsZero) {
  NumberNames<Dyadic> names;
  EXPECT_EQ(names.id(Dyadic()), 0U);
  EXPECT_EQ(names.id(Dyadic(4, 2)), names.id(Dyadic(1)));
  std::map<std::uint32_t, Dyadic> seen;
  for (std::int64_t numerator = -300; numerator <= 300; ++numerator) {
    const Dyadic x(numerator, 4);
    const auto id = names.id(x);
    EXPECT_EQ(names.number(id), x);
    EXPECT_EQ(seen.try_emplace(id, x).first->second, x) << "a name of its own";
  }
}

RC_GTEST_PROP(NumberNames, SumsAndEdgesAreThoseOfTheNumbers, ()) {
  NumberNames<Dyadic> names;
  NumberNames<Fixed> fixed;
  const auto any = [] {
    return Dyadic(*rc::gen::inRange<std::int64_t>(-60, 60), *rc::gen::inRange(0U, 6U));
  };
  const Dyadic x = any(), y = any();
  RC_ASSERT(names.number(names.sum(names.id(x), names.id(y))) == x + y);
  for (const Colour colour : {Colour::blue, Colour::red, Colour::blue}) {
    const auto made = names.number(names.on_edge(names.id(x), colour));
    RC_ASSERT(made == on_edge(x, colour));
    const auto small = fixed.number(fixed.on_edge(fixed.id(Fixed::from(x)), colour));
    RC_ASSERT(small.dyadic() == made);
    RC_ASSERT(made.sign() == (colour == Colour::blue ? 1 : -1));
  }
}

/// The better the number on an edge is for a player, the better is the edge with it.
RC_GTEST_PROP(NumberNames, ABetterTopMakesABetterEdge, ()) {
  const auto low = *rc::gen::inRange<std::int64_t>(-99, 99);
  const auto more = *rc::gen::inRange<std::int64_t>(1, 50);
  const Dyadic x(low, 4), y(low + more, 4);
  for (const Colour colour : {Colour::blue, Colour::red})
    RC_ASSERT(on_edge(x, colour) < on_edge(y, colour));
}

/// A cycle through the ground with chords: one block. Vertices 1.. may bear numbers.
EdgeList seeded_cycle(Random& random, std::uint32_t vertices, std::uint32_t chords) {
  EdgeList out;
  for (std::uint32_t v = 0; v < vertices; ++v)
    out.push_back({v, (v + 1) % vertices, seeded_colour(random, "BR")});
  for (std::uint32_t i = 0; i < chords; ++i) {
    const auto from = random.below(vertices);
    out.push_back(
        {from, (from + 1 + random.below(vertices - 1)) % vertices, seeded_colour(random, "BR")});
  }
  return out;
}

/// Stalks on the vertices of a block: the numbers there, and the whole drawing.
struct LoadedBlock {
  EdgeList block, whole;
  std::vector<Dyadic> numbers;
};

LoadedBlock seeded_load(Random& random) {
  const std::array<const char*, 6> words{"", "", "B", "R", "BR", "RB"};
  const std::array<Dyadic, 6> values{0, 0, 1, -1, Dyadic(1, 1), Dyadic(-1, 1)};
  LoadedBlock out;
  const auto vertices = 2 + random.below(3);
  out.whole = out.block = seeded_cycle(random, vertices, random.below(3));
  for (std::uint32_t v = 0; v < vertices; ++v) {
    const auto which = v == 0 || out.whole.size() > 9 ? 0 : random.below(6);
    out.numbers.push_back(values[which]);
    EdgeList stalk;
    for (const char* c = words[which]; *c != '\0'; ++c) {
      const auto top = static_cast<std::uint32_t>(stalk.size());
      stalk.push_back({top, top + 1, *c == 'B' ? Colour::blue : Colour::red});
    }
    out.whole = grafted(out.whole, stalk, v);
  }
  return out;
}

/// The value by the slow rules lies between the bounds, for a block and for its mirror image.
TEST(NumberBounds, TheValueLiesBetweenThem) {
  Random random(92);
  unsigned exact = 0, open = 0;
  for (int i = 0; i < 120; ++i) {
    const LoadedBlock load = seeded_load(random);
    SCOPED_TRACE(text_of(load.whole));
    const Dyadic truth(slow::Hackenbush(twigs(load.whole)).number(), 40);
    const auto bounds = [](const EdgeList& block, const std::vector<Dyadic>& numbers, int sign) {
      const BitGraph<1> graph(block);
      NumberNames<Dyadic> names;
      std::vector<std::uint32_t> ids;
      for (const Dyadic& x : numbers) ids.push_back(names.id(sign > 0 ? x : -x));
      BlockStack<1> stack(graph, ids);
      NumberBounds<1, Dyadic> all(graph, stack, names);
      return all.of({Bits<1>::first(block.size()), 0, 0});
    };
    const auto found = bounds(load.block, load.numbers, 1);
    ASSERT_LE(found.low, truth);
    ASSERT_GE(found.high, truth);
    const auto mirror = bounds(mirrored(load.block), load.numbers, -1);
    ASSERT_EQ(mirror.low, -found.high);
    ASSERT_EQ(mirror.high, -found.low);
    ++(found.low == found.high ? exact : open);
  }
  EXPECT_GT(exact, 5U);
  EXPECT_GT(open, 20U);
}

TEST(NumberBounds, OneColourIsWorthItsEdges) {
  const BitGraph<1> graph({{0, 1, Colour::red}, {1, 2, Colour::red}, {2, 0, Colour::red}});
  NumberNames<Dyadic> names;
  BlockStack<1> stack(graph, {0, names.id(Dyadic(-2)), 0});
  NumberBounds<1, Dyadic> bounds(graph, stack, names);
  const auto found = bounds.of({Bits<1>::first(3), 0, 0});
  EXPECT_EQ(found.low, Dyadic(-5));
  EXPECT_EQ(found.high, Dyadic(-5));
}

/// From above: the blue edge and the red one that closes no cycle, 1 - 1; from below the red ones,
/// of which one stands on the other.
TEST(NumberBounds, ATreeOfTheOtherSidesEdgesMakesThemTight) {
  const BitGraph<1> graph({{0, 1, Colour::blue}, {1, 2, Colour::red}, {2, 0, Colour::red}});
  NumberNames<Dyadic> names;
  BlockStack<1> stack(graph, {});
  NumberBounds<1, Dyadic> bounds(graph, stack, names);
  const auto found = bounds.of({Bits<1>::first(3), 0, 0});
  EXPECT_EQ(found.low, Dyadic(-2));
  EXPECT_EQ(found.high, Dyadic(0));
}

/// A position is its edges, its root and the weights on its vertices; weights elsewhere, and that
/// of the root, do not tell positions apart.
TEST(BlockStack, TheKeyIsWhatMatters) {
  const BitGraph<1> graph({{0, 1, Colour::blue},
                           {1, 2, Colour::red},
                           {2, 0, Colour::blue},
                           {0, 3, Colour::red},
                           {3, 0, Colour::red}});
  BlockStack<1> stack(graph, {0, 5, 0, 0});
  const WeightedBlock<1> core{Bits<1>::first(3), 0, 0};
  const auto key_with = [&](std::uint32_t vertex, std::uint32_t weight) {
    WeightedBlock<1> other = core;
    other.weights = stack.copy_weights(core);
    stack.weight(other.weights, vertex) = weight;
    const auto key = stack.key(other);
    stack.drop_weights(other.weights);
    return key;
  };
  const std::vector<std::uint8_t> plain = stack.key(core);
  EXPECT_EQ(key_with(1, 5), plain) << "a copy is the same";
  EXPECT_NE(key_with(1, 6), plain);
  EXPECT_NE(key_with(2, 5), plain);
  EXPECT_EQ(key_with(0, 9), plain) << "the root's weight belongs below";
  EXPECT_EQ(key_with(3, 9), plain) << "outside";
  EXPECT_TRUE(stack.is_inside(core, 1) && stack.is_inside(core, 2));
  EXPECT_FALSE(stack.is_inside(core, 0) || stack.is_inside(core, 3));
}

/// Folding a tree by the colon principle gives what the slow rules give.
TEST(BlockStack, FoldsATreeToItsValue) {
  Random random(93);
  for (int i = 0; i < 40; ++i) {
    const auto edges = seeded_tree(random, 1 + random.below(9), "BR");
    const BitGraph<2> graph(edges);
    NumberNames<Dyadic> names;
    BlockStack<2> stack(graph, {});
    stack.fold_numbers(names, Bits<2>::first(edges.size()), 0, 0, [](const WeightedBlock<2>&) {
      ADD_FAILURE() << "a tree has no cycles";
      return 0U;
    });
    EXPECT_EQ(names.number(stack.weight(0, 0)), Dyadic(slow::Hackenbush(twigs(edges)).number(), 40))
        << text_of(edges);
  }
}

/// A search that runs out of budget still gives bounds that hold.
TEST(NumberSearch, WhatIsKnownWhenTheBudgetIsSpentHoldsTheValue) {
  Random random(94);
  unsigned given_up = 0;
  for (int i = 0; i < 40; ++i) {
    const LoadedBlock load = seeded_load(random);
    const Dyadic truth(slow::Hackenbush(twigs(load.whole)).number(), 40);
    const BitGraph<1> graph(load.block);
    for (const std::uint64_t nodes : {1U, 3U, 10U}) {
      Limits limits;
      limits.nodes = nodes;
      Budget budget(limits);
      MemoryAccount account(std::size_t{1} << 26);
      NumberSearch<1, Dyadic> search(graph, 0, load.numbers, Dyadic(1, 60), budget, account);
      const auto found = search.value();
      ASSERT_LE(found.low, truth) << text_of(load.whole);
      ASSERT_GE(found.high, truth) << text_of(load.whole);
      ASSERT_GT(search.positions(), 0U);
      if (search.why_not().empty()) {
        ASSERT_EQ(found.low, found.high);
      } else {
        EXPECT_EQ(search.why_not().what, "the budget was spent before the value was known");
        ++given_up;
      }
    }
  }
  EXPECT_GT(given_up, 10U);
}

/// Numbers are kept as they are, everything else in the store.
TEST(PartArithmetic, NumbersStayNumbersAndNimbersAreKnown) {
  ValueStore store;
  PartArithmetic arithmetic(store);
  const PartValue star = arithmetic.edge(Colour::green);
  EXPECT_EQ(arithmetic.nimber(star), 1U);
  EXPECT_EQ(arithmetic.nimber(Dyadic()), 0U);
  EXPECT_EQ(arithmetic.nimber(Dyadic(1)), std::nullopt);
  EXPECT_EQ(arithmetic.nimber(store.simple({Dyadic(), 1, 2})), std::nullopt);
  EXPECT_EQ(
      arithmetic.nimber(arithmetic.on_edge(arithmetic.on_edge(star, Colour::green), Colour::green)),
      3U);
  EXPECT_TRUE(std::holds_alternative<Dyadic>(arithmetic.sum(star, star)))
      << "two stars are nothing";
  EXPECT_EQ(std::get<Dyadic>(arithmetic.sum(Dyadic(1, 1), Dyadic(3))), Dyadic(7, 1));
  EXPECT_EQ(value_text(store, arithmetic.value(arithmetic.sum(star, Dyadic(2)))), "2*");
  EXPECT_EQ(value_text(store, arithmetic.value(arithmetic.on_edge(Dyadic(1), Colour::green))),
            "^*");
  EXPECT_EQ(std::get<Dyadic>(arithmetic.on_edge(Dyadic(-1), Colour::blue)), Dyadic(1, 1));
  EXPECT_EQ(arithmetic.part_value(store.number(Dyadic(5, 3))), PartValue(Dyadic(5, 3)));
}

}  // namespace
}  // namespace zermelo::hackenbush
