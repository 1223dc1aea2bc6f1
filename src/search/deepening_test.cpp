// Iterative deepening as the two Clobber papers describe it, seen from the rules: which positions
// it expands and which it scores at the horizon, in which order.
#include "search/deepening.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <numeric>
#include <vector>

#include "base/hash.h"

namespace zermelo {
namespace {

/// A tree in which every position is reached in one way. The test decides how many moves a side has
/// in a position. Positions are recorded when their moves are listed, and when the moves of the
/// side that has just moved are counted, which happens only at the horizon.
class WatchedTree {
 public:
  struct Position {
    unsigned depth = 0;
    std::uint64_t path = 1;  // the moves that lead here, four bits each
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = unsigned;
  using Widths = std::function<unsigned(const Position&, Side)>;
  static constexpr bool normal_play = true;

  explicit WatchedTree(Widths widths) : widths_(std::move(widths)) {}

  std::vector<Move> moves(const Position& p, Side side) const {
    listed.push_back(p);
    std::vector<Move> all(widths_(p, side));
    std::iota(all.begin(), all.end(), 0U);
    return all;
  }
  std::size_t move_count(const Position& p, Side side) const {
    const Side to_move = p.depth % 2 == 0 ? Side::left : Side::right;
    if (side != to_move) scored.push_back(p);
    return widths_(p, side);
  }
  Position play(const Position& p, Side, Move move) const {
    return {p.depth + 1, 16 * p.path + move};
  }
  std::optional<Result> result(const Position& p, Side side) const {
    return widths_(p, side) == 0 ? std::optional(Result::loss) : std::nullopt;
  }
  std::uint64_t hash(const Position& p) const { return mix(p.path); }

  mutable std::vector<Position> listed, scored;

 private:
  Widths widths_;
};

Result deepened(const WatchedTree& tree, const Schedule& schedule) {
  DeepeningTable<WatchedTree> table(1 << 20);
  Budget budget;
  return deepening(tree, {}, Side::left, budget, table, {schedule, Order::as_listed}).result;
}

TEST(PapersDeepening, LooksOnePlyFurtherInEachIteration) {
  const WatchedTree line([](const auto& p, Side) { return p.depth < 12 ? 1U : 0U; });
  EXPECT_EQ(deepened(line, schedule_50x30), Result::loss);
  std::vector<unsigned> horizons, expected(11);
  for (const auto& p : line.scored) horizons.push_back(p.depth);
  std::iota(expected.begin(), expected.end(), 1U);
  EXPECT_EQ(horizons, expected);
}

TEST(PapersDeepening, ScoresNoMoreLeavesThanTheScheduleAllows) {
  const WatchedTree bush([](const auto& p, Side) { return p.depth < 4 ? 10U : 0U; });
  EXPECT_EQ(deepened(bush, {3, 2}), Result::loss);
  std::map<unsigned, unsigned> leaves;
  for (const auto& p : bush.scored) ++leaves[p.depth];
  EXPECT_EQ(leaves, (std::map<unsigned, unsigned>{{1, 3}, {2, 6}, {3, 1000}}));
}

/// The score of a leaf is minus the number of moves of the opponent of the side to move there: of
/// Left's three moves the one that leaves Left the most moves is followed first in the second
/// iteration, whatever it leaves Right.
TEST(PapersDeepening, FollowsTheMoveThatLeavesTheMoverTheMostMoves) {
  const WatchedTree tree([](const auto& p, Side side) -> unsigned {
    constexpr unsigned left[] = {1, 5, 3}, right[] = {9, 2, 4};
    if (p.depth == 0) return 3;
    if (p.depth == 1) return side == Side::left ? left[p.path % 16] : right[p.path % 16];
    return p.depth < 5 ? 1 : 0;
  });
  deepened(tree, schedule_50x30);
  ASSERT_GT(tree.listed.size(), 2U);
  EXPECT_EQ(tree.listed[0].depth, 0U);
  EXPECT_EQ(tree.listed[1], (WatchedTree::Position{1, 17}));
}

/// With a single slot the root, once stored, stays in it, wherever the search is stopped.
TEST(PapersDeepening, APositionNearerTheRootKeepsItsPlaceInTheTable) {
  const WatchedTree tree([](const auto& p, Side) { return p.depth < 5 ? 3U : 0U; });
  constexpr std::uint64_t first_iteration = 4;
  for (std::uint64_t nodes = first_iteration + 1; nodes < 200; ++nodes) {
    DeepeningTable<WatchedTree> slot(1);
    Budget budget({.nodes = nodes});
    deepening(tree, {}, Side::left, budget, slot, {schedule_50x30, Order::as_listed});
    const auto* kept = slot.find(tree.hash({}), {}, Side::left);
    ASSERT_NE(kept, nullptr) << nodes;
    EXPECT_EQ(kept->ply, 0U);
  }
}

}  // namespace
}  // namespace zermelo
