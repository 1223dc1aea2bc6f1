#include "games/checkers/play/searcher.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "games/checkers/database/judged_moves.h"
#include "games/checkers/index/slice_index.h"
#include "tests/checkers_tables.h"

namespace zermelo::checkers {
namespace {

constexpr std::size_t small_memory = std::size_t{1} << 20;

Database& tables_of_distances() {
  static Database database({tables_of(3, Metric::dtw)}, Metric::dtw, 1U << 20);
  return database;
}
ResultTables& tables_of_results() {
  static ResultTables tables({tables_of(3, Metric::dtw)}, 1U << 20);
  return tables;
}
ResultTables& no_tables() {
  static const ScratchFolder empty;
  static ResultTables tables({empty.path()}, 1U << 20);
  return tables;
}

std::optional<Choice> choice_of(ResultTables& tables, const checkers::Setup& root, unsigned depth,
                                const std::vector<checkers::Setup>& game = {}) {
  Budget budget;
  return Searcher(tables, small_memory).choose(root, game, depth, budget);
}

/// Some positions of three pieces with each result, the sides to move alternating.
std::vector<checkers::Setup> some_setups(Result result, unsigned most_plies, std::size_t enough) {
  std::vector<checkers::Setup> out;
  for (const Slice& slice : {Slice{1, 1, 1, 0}, Slice{0, 2, 0, 1}, Slice{1, 0, 2, 0}}) {
    const SliceIndex index(slice);
    std::size_t found = 0;
    for (std::uint64_t i = 5; i < position_count(slice) && found < enough; i += 11) {
      const Position p = index.position(i);
      const Side side = found % 2 == 0 ? Side::left : Side::right;
      const auto outcome = tables_of_distances().outcome(p, side);
      if (outcome->result != result || outcome->plies > most_plies) continue;
      if (MoveList(p, side).empty()) continue;
      out.push_back({p, side});
      ++found;
    }
  }
  return out;
}

Outcome worth_of_choice(const checkers::Setup& root, const Choice& choice) {
  return *tables_of_distances().outcome_of_move(choice.after, opponent(root.to_move), false);
}

// It knows results but no distances: every move keeps the result, however shallow the search.
TEST(CheckersSearcher, NeverGivesAResultAway) {
  for (const unsigned depth : {1U, 3U}) {
    for (const Result result : {Result::win, Result::draw, Result::loss}) {
      for (const checkers::Setup& root : some_setups(result, 1000, 8)) {
        const auto chosen = choice_of(tables_of_results(), root, depth);
        ASSERT_TRUE(chosen);
        EXPECT_EQ(worth_of_choice(root, *chosen).result, result)
            << write_fen(root.position, root.to_move);
        EXPECT_EQ(chosen->proved, result);
        EXPECT_TRUE(chosen->is_by_table);
        EXPECT_EQ(chosen->after, play(root.position, root.to_move, chosen->move));
      }
    }
  }
}

// Within its horizon it plays wins and losses as well as a player that knows all distances.
TEST(CheckersSearcher, PlaysBestWhereItSeesTheEnd) {
  std::size_t tried = 0;
  for (const Result result : {Result::win, Result::loss}) {
    for (const checkers::Setup& root : some_setups(result, 5, 60)) {
      const auto chosen = choice_of(tables_of_results(), root, 5);
      ASSERT_TRUE(chosen);
      EXPECT_EQ(worth_of_choice(root, *chosen),
                tables_of_distances().outcome(root.position, root.to_move))
          << write_fen(root.position, root.to_move);
      ++tried;
    }
  }
  EXPECT_GT(tried, 20U);
}

// Every win or loss that it claims to have proved without a table is one.
TEST(CheckersSearcher, ClaimsAsProvedOnlyWhatIsTrue) {
  unsigned proved = 0;
  for (const Result result : {Result::win, Result::draw, Result::loss}) {
    for (const checkers::Setup& root : some_setups(result, 15, 25)) {
      const auto chosen = choice_of(no_tables(), root, 9);
      ASSERT_TRUE(chosen);
      if (chosen->proved == Result::unknown) continue;
      EXPECT_EQ(chosen->proved, result) << write_fen(root.position, root.to_move);
      ++proved;
    }
  }
  EXPECT_GT(proved, 20U);
}

// However small the budget, a loss is proved only when every move was tried. Both positions are
// draws, by the tables of four pieces.
TEST(CheckersSearcher, ABudgetThatEndsProvesNothingFalse) {
  for (const char* fen : {"B:WK14,K21:BK8,K25", "B:WK25,K26:BK18,K32"}) {
    for (std::uint64_t nodes = 1; nodes <= 60; ++nodes) {
      Budget budget({.nodes = nodes});
      const auto chosen =
          Searcher(tables_of_results(), small_memory).choose(read_fen(fen), {}, 9, budget);
      if (!chosen) continue;
      EXPECT_NE(chosen->proved, Result::loss) << fen << ", " << nodes << " nodes";
      EXPECT_NE(chosen->proved, Result::win) << fen << ", " << nodes << " nodes";
    }
  }
}

/// The value of a position by plain negamax: without tables, windows or move ordering.
int slow_value(const checkers::Setup& now, int depth, int ply, std::vector<checkers::Setup>& line) {
  for (std::size_t i = 0; i < line.size(); ++i)
    if (line[i] == now) return 0;
  const MoveList moves(now.position, now.to_move);
  if (moves.empty()) return ply - end_of_game;
  if (depth <= 0 && moves[0].captured == 0) return guess_of(now.position, now.to_move);
  line.push_back(now);
  int most = -end_of_game;
  for (const Move& move : moves) {
    const checkers::Setup next{play(now.position, now.to_move, move), opponent(now.to_move)};
    most = std::max(most, -slow_value(next, std::max(depth - 1, 0), ply + 1, line));
  }
  line.pop_back();
  return most;
}

// Up to the depth where late moves are reduced, windows and the transposition table change nothing.
TEST(CheckersSearcher, FindsTheValueOfPlainNegamax) {
  Random random(5);
  for (int game = 0; game < 12; ++game) {
    checkers::Setup now = start_position();
    for (int ply = 0; ply < 6 + 5 * game; ++ply) {
      const MoveList moves(now.position, now.to_move);
      if (moves.empty()) break;
      const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      now = {play(now.position, now.to_move, move), opponent(now.to_move)};
    }
    if (MoveList(now.position, now.to_move).size() < 2) continue;
    for (const unsigned depth : {1U, 2U, 4U}) {
      std::vector<checkers::Setup> line;
      const auto chosen = choice_of(no_tables(), now, depth);
      ASSERT_TRUE(chosen);
      if (chosen->depth < depth) continue;  // it saw the end
      EXPECT_EQ(chosen->value, slow_value(now, static_cast<int>(depth), 0, line))
          << write_fen(now.position, now.to_move) << " depth " << depth;
    }
  }
}

// The winner does not return to an earlier position when another move wins as well.
TEST(CheckersSearcher, AvoidsAnEarlierPosition) {
  unsigned tried = 0;
  for (const checkers::Setup& root : some_setups(Result::win, 1000, 12)) {
    const auto first = choice_of(tables_of_results(), root, 2);
    ASSERT_TRUE(first);
    std::size_t wins = 0;
    const auto judged = *judged_moves(tables_of_distances(), root.position, root.to_move);
    for (const JudgedMove& each : judged) wins += each.outcome.result == Result::win ? 1 : 0;
    const checkers::Setup after{first->after, opponent(root.to_move)};
    if (wins < 2 || MoveList(after.position, after.to_move).empty()) continue;
    const auto other = choice_of(tables_of_results(), root, 2, {after});
    ASSERT_TRUE(other);
    EXPECT_NE(other->move, first->move) << write_fen(root.position, root.to_move);
    EXPECT_EQ(worth_of_choice(root, *other).result, Result::win);
    ++tried;
  }
  EXPECT_GT(tried, 5U);
}

// But it returns there, however often, rather than give the win away: one piece against one, where
// often only one move wins.
TEST(CheckersSearcher, RepeatsAPositionWhenOnlyThatWins) {
  unsigned tried = 0;
  for (const Slice& slice : slices_up_to(2, 1)) {
    const SliceIndex index(slice);
    for (std::uint64_t i = 0; i < position_count(slice); i += 9) {
      const Position p = index.position(i);
      const auto judged = *judged_moves(tables_of_distances(), p, Side::left);
      std::vector<Position> winning;
      for (const JudgedMove& each : judged)
        if (each.outcome.result == Result::win) winning.push_back(each.after);
      if (winning.size() != 1 || judged.size() == 1) continue;
      const checkers::Setup before{winning[0], Side::right};
      const auto chosen =
          choice_of(tables_of_results(), {p, Side::left}, 2, {before, before, before});
      ASSERT_TRUE(chosen);
      EXPECT_EQ(chosen->after, winning[0]) << write_fen(p, Side::left);
      ++tried;
    }
  }
  EXPECT_GT(tried, 5U);
}

TEST(CheckersSearcher, HasNoAnswerWithoutMovesOrTime) {
  EXPECT_FALSE(choice_of(tables_of_results(), read_fen("W:W13:B6,9"), 3));  // White cannot move
  Budget small({.nodes = 3});
  EXPECT_FALSE(
      Searcher(no_tables(), small_memory).choose(start_position(), {}, 6, small).has_value());
}

// Without any table a search of three plies finds 18-23 of the paper's Figure 4, which wins in 3.
TEST(CheckersSearcher, GuessesBySearch) {
  const auto figure_four = choice_of(no_tables(), read_fen("B:WK31:B18,25"), 9);
  ASSERT_TRUE(figure_four);
  EXPECT_EQ(text(figure_four->move), "18-23");
  EXPECT_EQ(figure_four->proved, Result::win);
  EXPECT_EQ(figure_four->value, end_of_game - 3);
  const auto start = choice_of(no_tables(), start_position(), 6);
  ASSERT_TRUE(start);
  EXPECT_EQ(start->proved, Result::unknown);
  EXPECT_EQ(start->depth, 6U);
}

// An iteration that the budget cuts short counts if it found a better move; the same nodes give the
// same answer.
TEST(CheckersSearcher, ABudgetOnlyLimitsTheDepth) {
  for (const std::uint64_t nodes : {200U, 3000U}) {
    Budget first({.nodes = nodes}), second({.nodes = nodes});
    Searcher searcher(no_tables(), small_memory);
    const auto a = searcher.choose(start_position(), {}, 30, first);
    const auto b = searcher.choose(start_position(), {}, 30, second);
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->move, b->move);
    EXPECT_EQ(a->depth, b->depth);
    EXPECT_LT(a->depth, 12U);
    EXPECT_LE(first.nodes(), nodes);
  }
}

}  // namespace
}  // namespace zermelo::checkers
