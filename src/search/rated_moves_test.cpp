#include "search/rated_moves.h"

#include <gtest/gtest.h>

#include "value/text.h"

namespace zermelo {
namespace {

std::string order_of(const std::vector<RatedMove>& moves) {
  std::string order;
  for (const auto& each : moves) order += each.move;
  return order;
}

/// Of each move: + dominated, - not, ? not known.
std::string domination_of(const std::vector<RatedMove>& moves) {
  std::string out;
  for (const auto& each : moves) out += !each.is_dominated ? '?' : *each.is_dominated ? '+' : '-';
  return out;
}

class RatedMovesTest : public ::testing::Test {
 protected:
  RatedMove rated(const std::string& name, Value g) {
    RatedMove move{name, ""};
    set_value(move, g, graphs_);
    return move;
  }
  Value up() { return store_.simple({Dyadic(), 1, 0}); }

  ValueStore store_;
  Thermographs graphs_{store_};
};

TEST_F(RatedMovesTest, WhatIsNotKnownComesLast) {
  std::vector<RatedMove> moves{{"a", ""},
                               rated("b", store_.number(-1)),
                               rated("c", store_.nimber(1)),
                               rated("d", store_.number(0)),
                               rated("e", up())};
  EXPECT_TRUE(sort_best_first(moves, Side::left, store_));
  EXPECT_EQ(order_of(moves), "cedba");  // ^ beats 0 and is confused with *
  mark_dominated(moves, Side::left, store_);
  EXPECT_EQ(domination_of(moves), "??++?") << "the unknown move may beat * and ^";
}

TEST_F(RatedMovesTest, RightLikesSmallValuesAndEqualOnesKeepTheirOrder) {
  std::vector<RatedMove> moves{rated("a", up()), rated("b", store_.number(0)),
                               rated("c", store_.number(0)), rated("d", store_.number(1))};
  EXPECT_TRUE(sort_best_first(moves, Side::right, store_));
  EXPECT_EQ(order_of(moves), "bcad");
  mark_dominated(moves, Side::right, store_);
  EXPECT_EQ(domination_of(moves), "-+++");
}

TEST_F(RatedMovesTest, IncentivesAreLargeWhereTheMoveIsGoodForEitherSide) {
  const Value whole = store_.make(std::vector{store_.number(3)}, std::vector{store_.number(-1)});
  RatedMove left = rated("l", store_.number(3)), right = rated("r", store_.number(-1));
  set_incentive(left, Side::left, whole, *left.value, graphs_, store_);
  set_incentive(right, Side::right, whole, *right.value, graphs_, store_);
  EXPECT_EQ(value_text(store_, *left.incentive), "{4|0}");
  EXPECT_EQ(value_text(store_, *right.incentive), "{4|0}");
  EXPECT_EQ(left.mean, Dyadic(3));
}

TEST_F(RatedMovesTest, MovesWithoutValuesAreSortedByTheirIncentives) {
  for (const Side side : {Side::left, Side::right}) {
    std::vector<RatedMove> moves(4);
    const std::vector<Value> incentives{store_.number(-1), store_.number(0), up()};
    for (std::size_t i = 0; i < 3; ++i) {
      moves[i].move = std::to_string(i);
      const Value zero{}, to = side == Side::left ? incentives[i] : store_.negative(incentives[i]);
      set_incentive(moves[i], side, zero, to, graphs_, store_);
    }
    moves[3] = rated("v", store_.number(-5));
    EXPECT_TRUE(sort_best_first(moves, side, store_));
    EXPECT_EQ(order_of(moves), "v210");
    mark_dominated(moves, side, store_);
    EXPECT_EQ(domination_of(moves), "??++") << "values and incentives are not compared";
  }
}

}  // namespace
}  // namespace zermelo
