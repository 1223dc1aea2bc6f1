#include "games/checkers/database/judged_moves.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/checkers/index/slice_index.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_solver.h"
#include "papers/checkers_perfect_play/replay.h"
#include "tests/any_checkers_setup.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

Database& judging_table() {
  static Database database({tables_of(3, Metric::dtw)}, Metric::dtw, 1U << 20);
  return database;
}

Setup any_three_pieces() {
  const Slice slice = *rc::gen::element(Slice{1, 1, 1, 0}, Slice{0, 2, 0, 1}, Slice{2, 0, 0, 1},
                                        Slice{0, 1, 0, 1}, Slice{0, 1, 1, 1});
  const auto index = *rc::gen::inRange<std::uint64_t>(0, position_count(slice));
  const Setup setup{SliceIndex(slice).position(index), Side::left};
  return *rc::gen::arbitrary<bool>() ? mirrored(setup) : setup;
}

RC_GTEST_PROP(JudgedMoves, AreAllMovesAndTheBestHasTheOutcomeOfThePosition, ()) {
  const auto [p, side] = any_three_pieces();
  const auto judged = judged_moves(judging_table(), p, side);
  RC_ASSERT(judged.has_value());
  const MoveList moves(p, side);
  RC_ASSERT(judged->size() == moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    RC_ASSERT((*judged)[i].move == moves[i]);
    RC_ASSERT((*judged)[i].after == play(p, side, moves[i]));
  }
  const auto outcome = judging_table().outcome(p, side);
  RC_ASSERT(best_outcome(*judged).result == outcome->result);
  if (outcome->result != Result::draw) RC_ASSERT(best_outcome(*judged).plies == outcome->plies);
}

RC_GTEST_PROP(JudgedMoves, TheBestOnesAreThoseOfTheSlowSolver, ()) {
  static const SlowSolution truth(3);
  const auto [p, side] = any_three_pieces();
  const SlowBoard board = slow_board(write_fen(p, side));
  const SlowEntry now = truth.entry(SlowMetric::dtw, board);
  std::vector<std::string> expected;
  each_slow_move(board, [&](const SlowMove& move, const SlowBoard& after) {
    const SlowEntry then = truth.entry(SlowMetric::dtw, after);
    const bool keeps = now.result == Result::win    ? then.result == Result::loss
                       : now.result == Result::loss ? then.result == Result::win
                                                    : then.result == Result::draw;
    if (keeps && (now.result == Result::draw || then.plies + 1 == now.plies))
      expected.push_back(text(move));
  });
  RC_ASSERT(best_moves(*judged_moves(judging_table(), p, side)) == expected);
}

TEST(JudgedMoves, AreNotGivenWhereATableIsMissing) {
  const ScratchFolder empty;
  Database nothing({empty.path()}, Metric::dtw, 1U << 20);
  const auto [p, side] = read_fen("B:WK31:B18,25");
  EXPECT_FALSE(judged_moves(nothing, p, side));
  EXPECT_EQ(nothing.missing(), (std::set<Slice>{{1, 0, 0, 2}, {1, 0, 1, 1}}));
  EXPECT_FALSE(replay("B:WK31:B18,25", "18-23", nothing));
  EXPECT_FALSE(replay("B:WK31:B18,25", "", nothing));
}

// Figure 4 by conversion: the crowning that wins counts 1 ply, the quiet 18-23 a capture later.
TEST(JudgedMoves, CountACrowningAsAConversion) {
  Database dtc({tables_of(3, Metric::dtc)}, Metric::dtc, 1U << 20);
  const auto [p, side] = read_fen("B:WK31:B18,25");
  const auto judged = judged_moves(dtc, p, side);
  ASSERT_TRUE(judged);
  EXPECT_EQ(best_outcome(*judged), (Outcome{Result::win, 1}));
  EXPECT_EQ(best_moves(*judged), std::vector<std::string>{"25-30"});
  for (const JudgedMove& each : *judged) {
    if (text(each.move) == "18-23") {
      EXPECT_EQ(each.outcome, (Outcome{Result::win, 3}));
    }
  }
}

TEST(JudgedMoves, AreGivenInWords) {
  EXPECT_EQ(in_words({Result::win, 3}), "win in 3");
  EXPECT_EQ(in_words({Result::loss, 0}), "loss in 0");
  EXPECT_EQ(in_words({Result::draw, 7}), "draw");
}

TEST(PlayedPly, CountsWhatAMoveGivesAway) {
  const auto given = [](const Outcome& best, const Outcome& played) {
    return PlayedPly{{}, Side::left, "", best, played}.given();
  };
  EXPECT_EQ(given({Result::win, 5}, {Result::win, 9}), 4U);
  EXPECT_EQ(given({Result::win, 5}, {Result::win, 5}), 0U);
  EXPECT_EQ(given({Result::loss, 12}, {Result::loss, 2}), 10U);
  EXPECT_EQ(given({Result::draw, 0}, {Result::draw, 0}), 0U);
  EXPECT_EQ(given({Result::win, 5}, {Result::draw, 0}), std::nullopt);
  EXPECT_EQ(given({Result::draw, 0}, {Result::loss, 4}), std::nullopt);
}

/// A game of best moves from a position, as text.
std::string best_game(Setup setup) {
  std::string moves;
  while (true) {
    const auto judged = judged_moves(judging_table(), setup.position, setup.to_move);
    if (judged->empty()) return moves;
    const auto move = best_moves(*judged).front();
    setup = {play(setup.position, setup.to_move, read_move(move, setup.position, setup.to_move)),
             opponent(setup.to_move)};
    moves += move + ' ';
  }
}

// Best play by both sides: no slip, every ply one nearer to the end, which comes when announced.
TEST(Replay, OfBestPlayHasNoSlipAndEndsInTime) {
  for (const char* fen : {"B:WK26:B3,4", "B:WK19:BK1,K3", "B:W15:BK32,4", "W:W26:BK3,4"}) {
    const auto start = read_fen(fen);
    const auto outcome = judging_table().outcome(start.position, start.to_move);
    ASSERT_NE(outcome->result, Result::draw) << fen;
    const auto game = replay(fen, best_game(start), judging_table());
    ASSERT_TRUE(game);
    EXPECT_EQ(game->plies.size(), outcome->plies) << fen;
    EXPECT_EQ(slips_of(*game, Side::left).count + slips_of(*game, Side::right).count, 0U);
    for (std::size_t i = 0; i < game->plies.size(); ++i)
      EXPECT_EQ(game->plies[i].best.plies, outcome->plies - i) << fen << " ply " << i;
    EXPECT_EQ(game->left, (Outcome{Result::loss, 0}));
    EXPECT_TRUE(MoveList(game->end.position, game->end.to_move).empty());
  }
}

TEST(Replay, CountsSlipsOfEachSideApart) {
  const auto game = replay("B:WK31:B18,25", "25-29 31-27 18-22", judging_table());
  ASSERT_TRUE(game);
  EXPECT_EQ(game->plies[0].given(), std::nullopt);  // 25-29 only draws
  EXPECT_EQ(slips_of(*game, Side::left).count, 1U + (game->plies[2].given() == 0U ? 0U : 1U));
  EXPECT_EQ(slips_of(*game, Side::right).count, game->plies[1].given() == 0U ? 0U : 1U);
  EXPECT_EQ(nearest_to_win(*game), 3U);
  EXPECT_EQ(game->end.to_move, Side::right);
}

TEST(Replay, WithoutMovesHasTheOutcomeOfThePosition) {
  const auto game = replay("W:WK31:B23,25", "  ", judging_table());
  ASSERT_TRUE(game);
  EXPECT_TRUE(game->plies.empty());
  EXPECT_EQ(game->left, (Outcome{Result::loss, 2}));
  EXPECT_EQ(nearest_to_win(*game), std::nullopt);
}

TEST(Replay, RefusesAMoveThatIsNotLegal) {
  EXPECT_EQ(testing::complaint_of([] { replay("B:WK31:B18,25", "18-23 31-28", judging_table()); }),
            "checkers: White cannot play \"31-28\"; expected 31-26, 31-27");
}

}  // namespace
}  // namespace zermelo::checkers
