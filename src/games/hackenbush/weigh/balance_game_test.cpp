#include "games/hackenbush/weigh/balance_game.h"

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

/// The outcome class found by trying all moves, and the one of the sum of canonical forms.
template <class G>
OutcomeClass played(const G& rules, const typename G::Position& p) {
  Budget budget;
  return *outcome_class(minimax(rules, p, left, budget).result,
                        minimax(rules, p, right, budget).result);
}

OutcomeClass expected(const Drawing& drawing, unsigned cuts, const Simple& weight) {
  ValueStore store;
  PartArithmetic arithmetic(store);
  Budget budget;
  const Value g = arithmetic.value(*value_of(drawing, cuts, arithmetic, budget, {}).value);
  return store.outcome(store.sum(g, store.negative(store.simple(weight))));
}

constexpr std::array<const char*, 3> palettes{"BR", "BRG", "G"};

TEST(BalanceGame, AWeightPlaysAsItsValue) {
  Random random(1);
  const std::vector<Simple> weights{
      {Dyadic(), 0, 0},  {Dyadic(3, 2), 0, 0}, {Dyadic(-1), 0, 1},    {Dyadic(), 1, 0},
      {Dyadic(), -2, 1}, {Dyadic(1, 1), 1, 3}, {Dyadic(-5, 3), 0, 0}, {Dyadic(2), -1, 0}};
  for (unsigned cuts = 1; cuts <= 2; ++cuts) {
    for (int i = 0; i < 60; ++i) {
      const Drawing drawing = drawing_of(seeded_graph(random, 5, 4, palettes[random.below(3)]));
      const Simple& weight = weights[random.below(8)];
      for (const bool skips : {false, true}) {
        const BalanceGame<1> rules(drawing, cuts, skips ? SkipDominated{} : skip_none);
        EXPECT_EQ(played(rules, rules.against(Weight::from(weight))),
                  expected(drawing, cuts, weight))
            << write_drawing(drawing);
      }
    }
  }
}

// A green edge is the opponent's as well, so that it may have to be cut below an own one: GB.
TEST(BalanceGame, SkippingDominatedCutsKeepsTheOutcomeOfEveryShortStalk) {
  for (unsigned code = 1; code < 81; ++code) {
    std::string word;
    for (unsigned rest = code; rest > 0; rest /= 3) word += "BRG"[rest % 3];
    const Drawing drawing = read_stalks(word);
    const BalanceGame<1> rules(drawing, 1, SkipDominated{});
    EXPECT_EQ(played(rules, rules.against({})), expected(drawing, 1, {})) << word;
  }
}

/// Every position met is the one that the plain rules give for the same cuts, whatever the width,
/// and a random move is one of the moves listed.
template <std::size_t Words>
void walk(const Drawing& drawing, unsigned cuts, Random& random) {
  const Hackenbush<1> plain(drawing, cuts);
  const BalanceGame<Words> rules(drawing, cuts, skip_none);
  auto q = set_up<1>(drawing, cuts).position;
  auto p = rules.against({});
  for (Side side = left; !rules.result(p, side); side = opponent(side)) {
    std::size_t listed = 0;
    for ([[maybe_unused]] const auto& move : plain.moves(q, side)) ++listed;
    std::size_t found = 0;
    const auto drawn = rules.random_move(p, side, random);
    bool known = false;
    for (const auto& move : rules.moves(p, side)) {
      ++found;
      known = known || move == drawn;
    }
    EXPECT_EQ(found, listed);
    EXPECT_TRUE(known);
    q = plain.play(q, side, {{drawn.edges.words[0]}});
    p = rules.play(p, side, drawn);
    EXPECT_EQ(p.edges.words[0], q.edges.words[0]);
  }
}

TEST(BalanceGame, CutsAreThoseOfThePlainRules) {
  Random random(2);
  for (int i = 0; i < 100; ++i) {
    const unsigned cuts = 1 + random.below(3);
    const Drawing drawing = drawing_of(seeded_graph(random, 12, 8, palettes[random.below(3)]));
    walk<1>(drawing, cuts, random);
    walk<16>(drawing, cuts, random);
  }
}

TEST(BalanceGame, WithoutDominatedCutsAStalkIsCutAtItsHighestEdges) {
  const BalanceGame<1> rules(read_stalks("BRBRR"), 1, SkipDominated{});
  const auto p = rules.against({});
  const auto moves = rules.moves(p, left);
  EXPECT_EQ(std::ranges::distance(moves), 1);
  EXPECT_EQ((*moves.begin()).edges, Bits<1>::one(2));
  EXPECT_EQ((*rules.moves(p, right).begin()).edges, Bits<1>::one(4));
}

/// Seed for seed the same games, with the players exchanged.
TEST(BalanceGame, SwappedColoursGiveMirroredGames) {
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    const auto edges = seeded_graph(random, 9, 6, "BRG");
    const Weight weight{Fixed::from(Dyadic(3, 2)), 1, 1};
    const unsigned cuts = 1 + random.below(2);
    const BalanceGame<1> original(drawing_of(edges), cuts, SkipDominated{});
    const BalanceGame<1> swapped(drawing_of(mirrored(edges)), cuts, SkipDominated{});
    const auto wins = [&](const BalanceGame<1>& rules, const Weight& w, Side first) {
      Budget budget;
      const auto made = [&] {
        return Uct<BalanceGame<1>>(rules, {.iterations = 60, .prove = cuts == 2});
      };
      const auto games = play_games(rules, rules.against(w), first, made, 10, 1, 1, budget);
      return std::pair(games->wins, budget.nodes());
    };
    EXPECT_EQ(wins(original, weight, left), wins(swapped, -weight, right));
    EXPECT_EQ(wins(original, weight, right), wins(swapped, -weight, left));
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
