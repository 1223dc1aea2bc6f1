// Values of positions of small games that have a theory.
#include "value/evaluate.h"

#include <gtest/gtest.h>

#include <bit>

#include "tests/toy_game.h"
#include "value/calculator/calculator.h"

namespace zermelo {
namespace {

using testing::TakeAway;

/// The same heaps, with parts, and a key that ignores their order.
struct SplitTakeAway : TakeAway {
  using TakeAway::TakeAway;
  explicit SplitTakeAway(const TakeAway& rules) : TakeAway(rules) {}

  std::vector<Position> parts(const Position& p) const {
    return {{{p.heaps[0], 0}}, {{0, p.heaps[1]}}};
  }
  Position key(const Position& p) const {
    return {{std::min(p.heaps[0], p.heaps[1]), std::max(p.heaps[0], p.heaps[1])}};
  }
};
static_assert(!Splits<TakeAway> && !Keyed<TakeAway>);
static_assert(Splits<SplitTakeAway> && Keyed<SplitTakeAway>);

/// A Hackenbush stalk, the lowest edge in the lowest bit, 1 for Left: a player who cuts an edge
/// removes all edges above it as well.
struct Stalk {
  struct Position {
    unsigned length = 0, edges = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = unsigned;
  static constexpr bool normal_play = true;

  std::vector<Move> moves(const Position& p, Side side) const {
    std::vector<Move> out;
    for (unsigned i = 0; i < p.length; ++i) {
      if (((p.edges >> i & 1U) != 0) == (side == Side::left)) out.push_back(i);
    }
    return out;
  }
  Position play(const Position& p, Side, Move at) const { return {at, p.edges & ((1U << at) - 1)}; }
  std::optional<Result> result(const Position& p, Side side) const {
    return moves(p, side).empty() ? std::optional(Result::loss) : std::nullopt;
  }
  std::uint64_t hash(const Position& p) const { return mix(mix(p.length), p.edges); }
};

/// Berlekamp's rule: every edge of the first run counts 1, and each later edge half of the one
/// before.
Dyadic stalk_value(const Stalk::Position& p) {
  Dyadic value;
  std::uint32_t halvings = 0;
  for (unsigned i = 0; i < p.length; ++i) {
    const bool is_left = (p.edges >> i & 1U) != 0;
    if (halvings > 0 || is_left != ((p.edges & 1U) != 0)) ++halvings;
    value = value + Dyadic(is_left ? 1 : -1, halvings);
  }
  return value;
}

template <class G>
void expect_nimbers(const G& rules, bool split) {
  ValueStore store;
  Evaluator evaluator(rules, store, {.split = split});
  Budget budget;
  for (unsigned a = 0; a < 12; ++a) {
    for (unsigned b = 0; b < 12; ++b)
      ASSERT_EQ(evaluator.value({{a, b}}, budget), store.nimber((a % 4) ^ (b % 4)));
  }
}

TEST(AnEvaluator, FindsTheNimbersOfTakingOneToThree) {
  const auto rules = testing::take_one_to_three();
  expect_nimbers(rules, true);
  expect_nimbers(rules, false);
  expect_nimbers(SplitTakeAway(rules), true);
  expect_nimbers(SplitTakeAway(rules), false);
}

template <class G>
void expect_one_against_two(const G& rules, bool split) {
  ValueStore store;
  Calculator calculator(store);
  const std::vector<Value> values{calculator.value("0"), calculator.value("1"),
                                  calculator.value("{1|0}")};
  Evaluator evaluator(rules, store, {.split = split});
  Budget budget;
  for (unsigned a = 0; a < 10; ++a) {
    for (unsigned b = 0; b < 10; ++b) {
      const Value g = evaluator.value({{a, b}}, budget);
      ASSERT_EQ(g, store.sum(values[a % 3], values[b % 3])) << a << " and " << b;
      ASSERT_EQ(store.outcome(g), testing::one_against_two_outcome({{a, b}}));
    }
  }
}

TEST(AnEvaluator, FindsTheValuesOfTakingOneAgainstTwo) {
  const auto rules = testing::take_one_against_two();
  expect_one_against_two(rules, true);
  expect_one_against_two(SplitTakeAway(rules), true);
  expect_one_against_two(SplitTakeAway(rules), false);
}

TEST(AnEvaluator, FindsTheNumbersOfStalks) {
  ValueStore store;
  const Stalk rules;
  Evaluator evaluator(rules, store);
  Budget budget;
  for (unsigned length = 0; length <= 8; ++length) {
    for (unsigned edges = 0; edges < (1U << length); ++edges) {
      ASSERT_EQ(evaluator.value({length, edges}, budget),
                store.number(stalk_value({length, edges})));
    }
  }
}

TEST(AnEvaluator, VisitsFewerPositionsIfItSplitsThem) {
  const SplitTakeAway rules(testing::take_one_to_three());
  ValueStore store;
  Budget with_parts, without;
  Evaluator<SplitTakeAway>(rules, store).value({{30, 30}}, with_parts);
  Evaluator<SplitTakeAway>(rules, store, {.split = false}).value({{30, 30}}, without);
  EXPECT_EQ(with_parts.nodes(), 31U);
  EXPECT_EQ(without.nodes(), 31U * 31U);
}

TEST(AnEvaluator, GivesUpWhenTheBudgetIsSpentAndGoesOnWithAnother) {
  const auto rules = testing::take_one_to_three();
  ValueStore store;
  Evaluator evaluator(rules, store);
  Budget little(Limits{.nodes = 5});
  EXPECT_THROW(evaluator.value({{9, 6}}, little), GaveUp);
  EXPECT_EQ(little.nodes(), 5U);
  Budget enough;
  EXPECT_EQ(evaluator.value({{9, 6}}, enough), store.nimber(1 ^ 2));
  const auto first = enough.nodes();
  EXPECT_EQ(evaluator.value({{9, 6}}, enough), store.nimber(1 ^ 2));
  EXPECT_EQ(enough.nodes(), first);  // all was known
}

TEST(AnEvaluator, GivesUpAtItsMemoryCeiling) {
  const auto rules = testing::take_one_to_three();
  ValueStore store;
  Evaluator evaluator(rules, store, {.most_bytes = 8192});
  Budget budget;
  EXPECT_THROW(evaluator.value({{40, 40}}, budget), GaveUp);
  EXPECT_EQ(evaluator.value({{3, 1}}, budget), store.nimber(2));
}

/// Positions and values together: the table of 22,801 positions takes a mebibyte by itself.
TEST(Evaluator, SharesItsCeilingWithTheStore) {
  const TakeAway rules = testing::take_one_to_three();
  const auto is_known = [&](std::size_t bytes) {
    ValueStore store(bytes);
    Evaluator<TakeAway> evaluator(rules, store, {.most_bytes = bytes, .shares_ceiling = true});
    Budget budget;
    bool is_done = true;
    try {
      evaluator.value({{150, 150}}, budget);
    } catch (const GaveUp&) {
      is_done = false;
    }
    EXPECT_LE(evaluator.bytes() + store.bytes(), bytes);
    return is_done;
  };
  EXPECT_FALSE(is_known(std::size_t{1} << 20));
  EXPECT_TRUE(is_known(std::size_t{1} << 24));
}

/// The number of values that a store takes before it gives up.
std::int64_t room_for_numbers(ValueStore& store) {
  std::int64_t n = 0;
  try {
    while (true) store.number(Dyadic(++n));
  } catch (const GaveUp&) {
    return n;
  }
}

TEST(Evaluator, LeavesTheStoreItsWholeCeilingAfterwards) {
  constexpr std::size_t bytes = std::size_t{1} << 20;
  ValueStore fresh(bytes), used(bytes);
  const TakeAway rules = testing::take_one_to_three();
  {
    Evaluator<TakeAway> evaluator(rules, used, {.most_bytes = bytes, .shares_ceiling = true});
    Budget budget;
    EXPECT_EQ(evaluator.value({{80, 81}}, budget), used.nimber(1));
    EXPECT_GT(evaluator.bytes(), bytes / 8);
  }
  EXPECT_GE(room_for_numbers(used) + 100, room_for_numbers(fresh));
}

}  // namespace
}  // namespace zermelo
