#include "games/hackenbush/weigh/scales.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/value/evaluation.h"
#include "search/minimax.h"
#include "search/self_play.h"
#include "search/uct.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

using Side::left;
using Side::right;

/// Who wins by trying all moves, and the value of the sum by canonical forms.
template <class G>
OutcomeClass played(const G& rules, const typename G::Position& p) {
  Budget budget;
  return *outcome_class(minimax(rules, p, left, budget).result,
                        minimax(rules, p, right, budget).result);
}

OutcomeClass told(const Drawing& drawing, unsigned cuts, const Simple& weight) {
  ValueStore store;
  Worths worths(store);
  Budget budget;
  const Value g = worths.value(*value_of(drawing, cuts, worths, budget, {}).value);
  return store.outcome(store.sum(g, store.negative(store.simple(weight))));
}

constexpr std::array<const char*, 3> palettes{"BR", "BRG", "G"};

TEST(Scales, AWeightPlaysAsItsValue) {
  Random random(1);
  const std::vector<Simple> weights{
      {Dyadic(), 0, 0},  {Dyadic(3, 2), 0, 0}, {Dyadic(-1), 0, 1},    {Dyadic(), 1, 0},
      {Dyadic(), -2, 1}, {Dyadic(1, 1), 1, 3}, {Dyadic(-5, 3), 0, 0}, {Dyadic(2), -1, 0}};
  for (unsigned cuts = 1; cuts <= 2; ++cuts) {
    for (int i = 0; i < 60; ++i) {
      const Drawing drawing = drawing_of(seeded_graph(random, 5, 4, palettes[random.below(3)]));
      const Simple& weight = weights[random.below(8)];
      for (const bool smart : {false, true}) {
        const Scales<1> scales(drawing, cuts, smart ? Smart{} : not_smart);
        EXPECT_EQ(played(scales, scales.against(Weight::from(weight))), told(drawing, cuts, weight))
            << write_drawing(drawing);
      }
    }
  }
}

// A green edge is the other's, too, so that it may have to be cut below an own one: GB.
TEST(Scales, SmartMovesKeepTheOutcomeOfEveryShortStalk) {
  for (unsigned code = 1; code < 81; ++code) {
    std::string word;
    for (unsigned rest = code; rest > 0; rest /= 3) word += "BRG"[rest % 3];
    const Drawing drawing = read_stalks(word);
    const Scales<1> scales(drawing, 1, Smart{});
    EXPECT_EQ(played(scales, scales.against({})), told(drawing, 1, {})) << word;
  }
}

/// Every position met is what the plain rules make of the same cuts, wide or narrow, and a random
/// move is one of the list.
template <std::size_t Words>
void walk(const Drawing& drawing, unsigned cuts, Random& random) {
  const Hackenbush<1> plain(drawing, cuts);
  const Scales<Words> scales(drawing, cuts, not_smart);
  auto q = set_up<1>(drawing, cuts).position;
  auto p = scales.against({});
  for (Side side = left; !scales.result(p, side); side = opponent(side)) {
    std::size_t listed = 0;
    for ([[maybe_unused]] const auto& move : plain.moves(q, side)) ++listed;
    std::size_t found = 0;
    const auto drawn = scales.random_move(p, side, random);
    bool known = false;
    for (const auto& move : scales.moves(p, side)) {
      ++found;
      known = known || move == drawn;
    }
    EXPECT_EQ(found, listed);
    EXPECT_TRUE(known);
    q = plain.play(q, side, {{drawn.edges.words[0]}});
    p = scales.play(p, side, drawn);
    EXPECT_EQ(p.edges.words[0], q.edges.words[0]);
  }
}

TEST(Scales, CutsAreThoseOfThePlainRules) {
  Random random(2);
  for (int i = 0; i < 100; ++i) {
    const unsigned cuts = 1 + random.below(3);
    const Drawing drawing = drawing_of(seeded_graph(random, 12, 8, palettes[random.below(3)]));
    walk<1>(drawing, cuts, random);
    walk<16>(drawing, cuts, random);
  }
}

TEST(Scales, SmartMovesInAStalkAreItsHighestEdges) {
  const Scales<1> scales(read_stalks("BRBRR"), 1, Smart{});
  const auto p = scales.against({});
  const auto moves = scales.moves(p, left);
  EXPECT_EQ(std::ranges::distance(moves), 1);
  EXPECT_EQ((*moves.begin()).edges, Bits<1>::one(2));
  EXPECT_EQ((*scales.moves(p, right).begin()).edges, Bits<1>::one(4));
}

/// Seed for seed, the same games with the players swapped.
TEST(Scales, SwappedColoursGiveMirroredGames) {
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    const auto edges = seeded_graph(random, 9, 6, "BRG");
    const Weight weight{Fixed::from(Dyadic(3, 2)), 1, 1};
    const unsigned cuts = 1 + random.below(2);
    const Scales<1> scales(drawing_of(edges), cuts, Smart{});
    const Scales<1> swapped(drawing_of(mirrored(edges)), cuts, Smart{});
    const auto wins = [&](const Scales<1>& rules, const Weight& w, Side first) {
      Budget budget;
      const auto made = [&] {
        return Uct<Scales<1>>(rules, {.iterations = 60, .prove = cuts == 2});
      };
      const auto games = play_games(rules, rules.against(w), first, made, 10, 1, 1, budget);
      return std::pair(games->wins, budget.nodes());
    };
    EXPECT_EQ(wins(scales, weight, left), wins(swapped, -weight, right));
    EXPECT_EQ(wins(scales, weight, right), wins(swapped, -weight, left));
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
