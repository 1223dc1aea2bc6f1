#include "games/checkers/database/database.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/checkers/board/moves.h"
#include "games/checkers/index/slice_index.h"
#include "tests/any_checkers_setup.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

/// One position of a slice of two or three pieces, either side to move.
Setup any_small_setup() {
  static const auto all = slices_up_to(3, 2);
  const Slice slice = *rc::gen::elementOf(all);
  const Setup setup{
      SliceIndex(slice).position(*rc::gen::inRange<std::uint64_t>(0, position_count(slice))),
      Side::left};
  return *rc::gen::arbitrary<bool>() ? mirrored(setup) : setup;
}

Database& small_database(Metric metric) {
  static Database wld({tables_of(3, Metric::wld)}, Metric::wld, 1U << 20),
      dtc({tables_of(3, Metric::dtc)}, Metric::dtc, 1U << 20),
      dtw({tables_of(3, Metric::dtw)}, Metric::dtw, 1U << 20);
  return metric == Metric::wld ? wld : metric == Metric::dtc ? dtc : dtw;
}

RC_GTEST_PROP(DatabaseLaws, TheMirroredPositionHasTheSameOutcome, ()) {
  const Setup setup = any_small_setup(), other = mirrored(setup);
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
    RC_ASSERT(small_database(metric).outcome(setup.position, setup.to_move) ==
              small_database(metric).outcome(other.position, other.to_move));
}

RC_GTEST_PROP(DatabaseLaws, AllMetricsAgreeOnTheResult, ()) {
  const auto [p, side] = any_small_setup();
  const auto wld = small_database(Metric::wld).outcome(p, side);
  const auto dtc = small_database(Metric::dtc).outcome(p, side);
  const auto dtw = small_database(Metric::dtw).outcome(p, side);
  RC_ASSERT(wld && dtc && dtw);
  RC_ASSERT(wld->result == dtw->result && dtc->result == dtw->result);
  RC_ASSERT(wld->plies == 0U);
  if (dtw->result == Result::draw) return;
  RC_ASSERT(dtc->plies <= dtw->plies);
  RC_ASSERT((dtw->plies % 2 == 1) == (dtw->result == Result::win));
  RC_ASSERT((dtc->plies == 0U) == (dtw->plies == 0U));
}

/// Whether the move takes a piece or crowns a man.
bool is_conversion(const Position& p, Side side, const Move& move) {
  const bool is_man = (p.men[index_of(side)] & square(move.from())) != 0;
  return move.captured != 0 || (is_man && (crowns(side) & square(move.to())) != 0);
}

/// The outcome of a position by its moves: the shortest win, a draw or the longest loss.
Outcome worth_by_moves(Database& database, const Position& p, Side side) {
  bool has_draw = false;
  std::optional<unsigned> shortest_win, longest_loss;
  for (const Move& move : MoveList(p, side)) {
    const Outcome after = database.outcome(play(p, side, move), opponent(side)).value();
    const bool ends = database.metric() == Metric::dtc && is_conversion(p, side, move);
    const unsigned plies = database.metric() == Metric::wld ? 0 : ends ? 1 : after.plies + 1;
    if (after.result == Result::draw) has_draw = true;
    if (after.result == Result::loss) shortest_win = std::min(shortest_win.value_or(plies), plies);
    if (after.result == Result::win) longest_loss = std::max(longest_loss.value_or(plies), plies);
  }
  if (shortest_win) return {Result::win, *shortest_win};
  return has_draw ? Outcome{Result::draw, 0} : Outcome{Result::loss, longest_loss.value_or(0)};
}

// The law of all entries: the outcome of a position is that of its best move, a ply later. Most
// positions with a capture are tried, which are not looked up.
TEST(DatabaseLaws, APositionHasTheOutcomeOfItsBestMove) {
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    Database& database = small_database(metric);
    for (const Slice& slice : slices_up_to(3, 2)) {
      const SliceIndex index(slice);
      for (std::uint64_t i = 0; i < position_count(slice); i += 7) {
        const Position p = index.position(i);
        if (i % 11 != 0 && !must_capture(p, Side::left)) continue;
        auto found = database.outcome(p, Side::left);
        ASSERT_TRUE(found);
        if (found->result == Result::draw) found->plies = 0;
        ASSERT_EQ(*found, worth_by_moves(database, p, Side::left))
            << name(metric) << ' ' << write_fen(p, Side::left);
      }
    }
  }
}

RC_GTEST_PROP(DatabaseLaws, TheSliceOfAPositionCountsItsPieces, ()) {
  const auto setup = any_setup();
  const Slice slice = slice_of(setup.position);
  RC_ASSERT(slice.pieces() == size(pieces(setup.position)));
  RC_ASSERT(slice.black() == size(pieces(setup.position, Side::left)));
  RC_ASSERT(slice_of(mirrored(setup).position) == slice.mirrored());
}

Outcome any_worth() {
  const auto result = *rc::gen::element(Result::loss, Result::draw, Result::win);
  return {result, result == Result::draw ? 0U : *rc::gen::inRange(0U, 6U)};
}

RC_GTEST_PROP(DatabaseLaws, BetterIsAStrictOrderAndTheBestHasNoBetter, ()) {
  const Outcome a = any_worth(), b = any_worth(), c = any_worth();
  RC_ASSERT(!is_better(a, a));
  RC_ASSERT(!(is_better(a, b) && is_better(b, a)));
  RC_ASSERT(is_better(a, b) || is_better(b, a) || a == b);
  RC_ASSERT(!(is_better(a, b) && is_better(b, c)) || is_better(a, c));
  const Outcome best = best_of({a, b, c});
  RC_ASSERT(best == a || best == b || best == c);
  for (const Outcome& each : {a, b, c}) RC_ASSERT(!is_better(each, best));
}

TEST(Database, TakesTheShortestWinADrawOrTheLongestLoss) {
  EXPECT_EQ(best_of({}), (Outcome{Result::loss, 0}));
  EXPECT_EQ(best_of({{Result::loss, 8}}), (Outcome{Result::loss, 8}));
  EXPECT_EQ(best_of({{Result::loss, 8}, {Result::loss, 12}}), (Outcome{Result::loss, 12}));
  EXPECT_EQ(best_of({{Result::win, 7}, {Result::win, 3}, {Result::draw, 0}}),
            (Outcome{Result::win, 3}));
}

TEST(Database, ASideWithoutPiecesHasLostWithEitherToMove) {
  const ScratchFolder empty;
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    Database database({empty.path()}, metric, 1U << 20);
    const unsigned one = metric == Metric::wld ? 0 : 1;
    for (const char* fen : {"B:W:B5", "W:WK3,9:B"}) {
      const auto setup = read_fen(fen);
      EXPECT_EQ(database.outcome(setup.position, setup.to_move), (Outcome{Result::win, one}));
      EXPECT_EQ(database.outcome(setup.position, opponent(setup.to_move)),
                (Outcome{Result::loss, 0}));
    }
    const auto taking = read_fen("B:WK6:BK1");  // takes the last piece: no table is needed
    EXPECT_EQ(database.outcome(taking.position, taking.to_move), (Outcome{Result::win, one}));
    EXPECT_TRUE(database.missing().empty());
  }
}

std::optional<Outcome> outcome_of_fen(Database& database, std::string_view fen) {
  const auto setup = read_fen(fen);
  return database.outcome(setup.position, setup.to_move);
}

// With one file only, its quiet positions are known, and those with a capture name the missing
// slices.
TEST(Database, NamesTheSlicesThatCapturesLeadTo) {
  const ScratchFolder folder;
  const Slice there{2, 0, 1, 0};
  fs::copy(tables_of(3, Metric::dtw) / slice_file_name(there, Metric::dtw), folder.path());
  Database database({folder.path()}, Metric::dtw, 1U << 20);
  EXPECT_TRUE(outcome_of_fen(database, "B:WK19:BK1,K2"));
  EXPECT_TRUE(database.missing().empty());
  EXPECT_FALSE(outcome_of_fen(database, "W:WK19:BK1,K2"));  // the mirror image is another file
  EXPECT_EQ(database.missing(), (std::set<Slice>{{1, 0, 2, 0}}));
  EXPECT_FALSE(outcome_of_fen(database, "W:WK19:BK15,K2"));  // White takes one of two kings
  EXPECT_EQ(database.missing(), (std::set<Slice>{{1, 0, 1, 0}, {1, 0, 2, 0}}));
  EXPECT_TRUE(outcome_of_fen(database, "B:WK19:BK15,K2"));  // Black takes the last piece
}

TEST(Database, ReadsEachFileFromTheFirstFolderThatHasIt) {
  const ScratchFolder first;
  const auto& second = tables_of(3, Metric::dtw);
  Database both({first.path(), second}, Metric::dtw, 1U << 20);
  EXPECT_EQ(outcome_of_fen(both, "B:WK31:B18,25"), (Outcome{Result::win, 3}));
  const auto name = slice_file_name({0, 2, 1, 0}, Metric::dtw);
  write_file(first / name, "no table");
  Database spoilt({first.path(), second}, Metric::dtw, 1U << 20);
  const auto complaint = testing::complaint_of([&] { outcome_of_fen(spoilt, "B:WK31:B18,25"); });
  EXPECT_EQ(complaint, (first / name).string() + " is not a table file");
}

// Figure 4 of the paper, in both metrics, and the moves that it mentions.
TEST(Database, KnowsFigureFour) {
  const auto setup = read_fen("B:WK31:B18,25");
  EXPECT_EQ(small_database(Metric::dtw).outcome(setup.position, Side::left),
            (Outcome{Result::win, 3}));
  EXPECT_EQ(small_database(Metric::dtc).outcome(setup.position, Side::left),
            (Outcome{Result::win, 1}));
  const auto after = [&](std::string_view move) {
    return play(setup.position, Side::left, read_move(move, setup.position, Side::left));
  };
  Database& dtc = small_database(Metric::dtc);
  EXPECT_EQ(dtc.outcome_of_move(after("25-30"), Side::right, true), (Outcome{Result::win, 1}));
  EXPECT_EQ(dtc.outcome_of_move(after("25-29"), Side::right, true)->result, Result::draw);
  Database& dtw = small_database(Metric::dtw);
  EXPECT_EQ(dtw.outcome_of_move(after("18-23"), Side::right, false), (Outcome{Result::win, 3}));
  EXPECT_GT(dtw.outcome_of_move(after("25-30"), Side::right, true)->plies, 3U);
}

}  // namespace
}  // namespace zermelo::checkers
