#include "search/rated_moves.h"

#include <gtest/gtest.h>

#include <atomic>

#include "value/gave_up.h"
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

TEST(ListingRoom, EndsAtAnEighthOfTheMemory) {
  const Budget budget;
  ListingRoom room(std::size_t{8} << 20);
  const RatedMove move{"m", std::string(std::size_t{1} << 18, 'p')};
  for (int i = 0; i < 4; ++i) room.add(move, budget);
  try {
    room.add(move, budget);
    FAIL() << "a fifth quarter of a MiB";
  } catch (const GaveUp& reason) {
    EXPECT_EQ(std::string(reason.what()),
              "the positions after the moves take more than 1 MiB to list");
    EXPECT_EQ(reason.remedy(), Remedy::more_memory);
  }
}

TEST(ListingRoom, LetsAShortListEndAfterAStopButNoLongOne) {
  const std::atomic<bool> stop = true;
  const Budget stopped({.stop = &stop}), free;
  ListingRoom room(std::size_t{8} << 20);
  for (int i = 0; i < 4096; ++i) room.add({"m", "p"}, stopped);
  EXPECT_THROW(room.add({"m", "p"}, stopped), GaveUp);
  EXPECT_NO_THROW(room.add({"m", "p"}, free));
  Budget spent({.nodes = 0});
  EXPECT_FALSE(spent.enter());
  EXPECT_THROW(room.add({"m", "p"}, spent), GaveUp);
}

}  // namespace
}  // namespace zermelo
