#include "games/checkers/results_player.h"

#include <gtest/gtest.h>

#include "games/checkers/longest.h"
#include "tests/checkers_tables.h"

namespace zermelo::checkers {
namespace {

Database& results_table() {
  static Database database({tables_of(3, Metric::dtw)}, Metric::dtw, 1U << 20);
  return database;
}

/// Some positions of three pieces with each result, either side to move by turns.
std::vector<Setup> setups_worth(Result result, unsigned most_plies, std::size_t enough) {
  std::vector<Setup> out;
  for (const Slice& slice : {Slice{1, 1, 1, 0}, Slice{0, 2, 0, 1}, Slice{1, 0, 2, 0}}) {
    const SlicePositions positions(slice);
    std::size_t found = 0;
    for (std::uint64_t i = 5; i < position_count(slice) && found < enough; i += 11) {
      const Position p = positions.at(i);
      const Side side = found % 2 == 0 ? Side::left : Side::right;
      const auto worth = results_table().worth(p, side);
      if (worth->result != result || worth->plies > most_plies) continue;
      if (MoveList(p, side).empty()) continue;
      out.push_back({p, side});
      ++found;
    }
  }
  return out;
}

// It knows results and no distances: the result is kept at every move, however shallow the search.
TEST(ResultsPlayer, NeverGivesAResultAway) {
  Budget budget;
  for (const unsigned depth : {1U, 3U}) {
    ResultsPlayer player(results_table(), depth, budget);
    for (const Result result : {Result::win, Result::draw, Result::loss}) {
      for (const auto& [p, side] : setups_worth(result, 1000, 8)) {
        const auto chosen = player.choose(p, side, {});
        ASSERT_TRUE(chosen);
        EXPECT_EQ(chosen->worth.result, result) << write_fen(p, side);
        EXPECT_EQ(chosen->after, play(p, side, chosen->move));
      }
    }
  }
}

// What ends within its horizon it plays as well as one who knows all distances, won or lost.
TEST(ResultsPlayer, PlaysBestWhereItSeesTheEnd) {
  Budget budget;
  ResultsPlayer player(results_table(), 5, budget);
  std::size_t tried = 0;
  for (const Result result : {Result::win, Result::loss}) {
    for (const auto& [p, side] : setups_worth(result, 5, 100)) {
      const auto chosen = player.choose(p, side, {});
      ASSERT_TRUE(chosen);
      EXPECT_EQ(chosen->worth, results_table().worth(p, side)) << write_fen(p, side);
      ++tried;
    }
  }
  EXPECT_GT(tried, 20U);
}

TEST(ResultsPlayer, PlaysTheSameGameEveryTime) {
  const auto game = [] {
    Budget budget;
    ResultsPlayer player(results_table(), 3, budget);
    auto [p, side] = read_fen("B:WK26:B3,4");
    ResultsPlayer::History history;
    std::string moves;
    for (int ply = 0; ply < 20; ++ply) {
      ++history[write_fen(p, side)];
      const auto chosen = player.choose(p, side, history);
      if (!chosen) break;
      moves += text(chosen->move) + ' ';
      p = chosen->after;
      side = opponent(side);
    }
    return moves;
  };
  EXPECT_GT(game().size(), 60U);
  EXPECT_EQ(game(), game());
}

// The winner does not go where the game was before when another move wins as well.
TEST(ResultsPlayer, AvoidsAPositionThatWasThere) {
  Budget budget;
  ResultsPlayer player(results_table(), 2, budget);
  unsigned tried = 0;
  for (const auto& [p, side] : setups_worth(Result::win, 1000, 12)) {
    const auto first = player.choose(p, side, {});
    ASSERT_TRUE(first);
    std::size_t wins = 0;
    const auto judged = *judged_moves(results_table(), p, side);
    for (const JudgedMove& each : judged) wins += each.worth.result == Result::win ? 1 : 0;
    if (wins < 2 || MoveList(first->after, opponent(side)).empty()) continue;
    const auto other = player.choose(p, side, {{write_fen(first->after, opponent(side)), 1U}});
    ASSERT_TRUE(other);
    EXPECT_NE(other->move, first->move) << write_fen(p, side);
    EXPECT_EQ(other->worth.result, Result::win);
    ++tried;
  }
  EXPECT_GT(tried, 5U);
}

// But it goes there, however often, rather than give the win away: one piece against one, where
// often only one move wins.
TEST(ResultsPlayer, RepeatsAPositionWhenOnlyThatWins) {
  Budget budget;
  ResultsPlayer player(results_table(), 2, budget);
  unsigned tried = 0;
  for (const Slice& slice : slices_up_to(2, 1)) {
    const SlicePositions positions(slice);
    for (std::uint64_t i = 0; i < position_count(slice); i += 2) {
      const Position p = positions.at(i);
      const auto judged = *judged_moves(results_table(), p, Side::left);
      std::vector<Position> winning;
      for (const JudgedMove& each : judged)
        if (each.worth.result == Result::win) winning.push_back(each.after);
      if (winning.size() != 1 || judged.size() == 1) continue;
      const auto chosen = player.choose(p, Side::left, {{write_fen(winning[0], Side::right), 5U}});
      ASSERT_TRUE(chosen);
      EXPECT_EQ(chosen->after, winning[0]) << write_fen(p, Side::left);
      ++tried;
    }
  }
  EXPECT_GT(tried, 20U);
}

TEST(ResultsPlayer, HasNothingToSayWithoutMovesTablesOrTime) {
  Budget budget;
  const auto [p, side] = read_fen("W:W13:B6,9");  // White cannot move
  EXPECT_FALSE(ResultsPlayer(results_table(), 3, budget).choose(p, side, {}));
  EXPECT_FALSE(ResultsPlayer(results_table(), 3, budget).guess(p, side, {}));
  const ScratchFolder empty;
  Database nothing({empty.path()}, Metric::dtw, 1U << 20);
  const auto [q, to_move] = read_fen("B:WK31:B18,25");
  EXPECT_FALSE(ResultsPlayer(nothing, 3, budget).choose(q, to_move, {}));
  Budget small({.nodes = 3});
  EXPECT_FALSE(ResultsPlayer(results_table(), 6, small).choose(q, to_move, {}));
}

// Without any table a search of three plies finds 18-23 of the paper's Figure 4, which wins in 3.
TEST(ResultsPlayer, GuessesByLookingAhead) {
  const ScratchFolder empty;
  Database nothing({empty.path()}, Metric::dtw, 1U << 20);
  Budget budget;
  ResultsPlayer player(nothing, 3, budget);
  const auto [p, side] = read_fen("B:WK31:B18,25");
  EXPECT_EQ(text(*player.guess(p, side, {})), "18-23");
  const auto start = start_position();
  EXPECT_TRUE(player.guess(start.position, start.to_move, {}));
}

}  // namespace
}  // namespace zermelo::checkers
