// The items of `reproduce` on tables of three pieces, which are built once; an item that needs more
// pieces must say so.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <variant>

#include "base/error.h"
#include "games/checkers/database/builder.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_solver.h"
#include "papers/checkers_perfect_play/figure_one.h"
#include "papers/checkers_perfect_play/replay.h"
#include "papers/checkers_perfect_play/reproductions.h"
#include "papers/checkers_perfect_play/table_two_check.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

const std::filesystem::path& three_piece_tables() {
  static const ScratchFolder folder;
  static const bool is_built = [] {
    for (const Metric metric : {Metric::dtc, Metric::dtw}) {
      Budget budget;
      Builder builder({{folder.path()}, metric, 1U << 30, 1}, budget);
      auto order = slices_up_to(3, 2);
      std::erase_if(order, [](const Slice& slice) { return !slice.is_leading(); });
      if (!builder.build(order)) return false;
    }
    return true;
  }();
  EXPECT_TRUE(is_built);
  return folder.path();
}

std::vector<Answer> answers_of(const Reproduction& item, testing::Settings settings = {}) {
  settings.emplace_back("tables", three_piece_tables().string());
  return testing::answers_of(item.command, "", settings);
}

bool is_true(const Answer& answer, std::string_view field) {
  const Datum* datum = answer.fields.find(field);
  const bool* flag = datum == nullptr ? nullptr : std::get_if<bool>(&datum->value);
  return flag != nullptr && *flag;
}

TEST(TableTwo, HasAsManyPositionsAsTheSlicesHave) {
  ASSERT_EQ(table_two().size(), 98U);
  std::uint64_t four_against_three = 0;
  for (const PrintedSlice& row : table_two()) {
    EXPECT_EQ(row.positions, position_count(row.slice)) << text(row.slice);
    if (row.slice.black() == 4 && row.slice.white() == 3) four_against_three += row.positions;
  }
  EXPECT_EQ(four_against_three, 9'527'629'380U);  // as section 3.3 says, one side to move
}

// Section 1 of the paper: 443,748,401,247 positions in Chinook's databases. These are the
// placements of 1 to 8 pieces, those of one side alone included.
TEST(Chinook, HadAllPlacementsOfOneToEightPieces) {
  std::uint64_t sum = 0;
  const auto count = [](unsigned n) { return static_cast<std::uint8_t>(n); };
  for (unsigned black_kings = 0; black_kings <= 8; ++black_kings)
    for (unsigned black_men = 0; black_men <= 8; ++black_men)
      for (unsigned white_kings = 0; white_kings <= 8; ++white_kings)
        for (unsigned white_men = 0; white_men <= 8; ++white_men) {
          const unsigned pieces = black_kings + black_men + white_kings + white_men;
          if (pieces < 1 || pieces > 8) continue;
          sum += position_count(
              {count(black_kings), count(black_men), count(white_kings), count(white_men)});
        }
  EXPECT_EQ(sum, 443'748'401'247U);
}

TEST(TableTwo, RowsOfThreePiecesAreOursAndTheRestIsNotKnown) {
  const auto answers = answers_of(table_two_reproduction());
  ASSERT_EQ(answers.size(), 99U);
  for (std::size_t i = 0; i < 98; ++i) {
    const PrintedSlice& row = table_two()[i];
    const bool is_there = row.slice.pieces() <= 3;
    EXPECT_EQ(answers[i].status, is_there ? Status::answered : Status::unknown);
    if (row.slice.pieces() == 2) {
      EXPECT_EQ(to_json(answers[i].fields).find("not explained"), std::string::npos);
    }
    if (row.slice.pieces() != 3) continue;
    EXPECT_TRUE(is_true(answers[i], "same")) << text(row.slice);
  }
  // 1C v 1K: printed 5/12, ours 11 for Black; 12 is Black's own longest loss.
  const auto one_man = std::ranges::find(table_two(), Slice{0, 1, 1, 0}, &PrintedSlice::slice);
  const Answer& misprinted = answers[static_cast<std::size_t>(one_man - table_two().begin())];
  EXPECT_EQ(to_json(*misprinted.fields.find("longest_win")), "11");
  EXPECT_EQ(misprinted.fields.find("longest_win_reason")->text(), "misprint");
  EXPECT_NE(
      to_text(answers[20].text, false).find("zermelo build checkers --slice \"1K+2C v 1K+0C\""),
      std::string::npos);
  EXPECT_EQ(answers.back().status, Status::unknown);
}

// Where nothing explains a difference, neither figure is called wrong.
TEST(TableTwo, ADifferenceIsExplainedByTheMirrorImageOrACaptureOrNotAtAll) {
  const PrintedSlice row{{2, 0, 1, 1}, 0, 95, 94, ""};
  SliceFacts own, mirrored;
  own.quiet.longest_win = 95;
  mirrored.quiet.longest_loss = 94;
  EXPECT_TRUE(compare_row(row, own, mirrored).win.is_same());
  EXPECT_EQ(compare_row(row, own, mirrored).loss.reason, "");
  own.quiet.longest_win = 7;
  EXPECT_EQ(compare_row(row, own, mirrored).win.reason, "not explained");
  mirrored.all.longest_win = 95;
  EXPECT_EQ(compare_row(row, own, mirrored).win.reason, "that of White, who must capture");
  mirrored.quiet.longest_win = 95;
  EXPECT_EQ(compare_row(row, own, mirrored).win.reason, "that of 1K+1C v 2K+0C");
  mirrored.quiet.longest_loss = 8;
  EXPECT_EQ(compare_row(row, own, mirrored).loss.reason, "not explained: it is the win less one");
  own.quiet.longest_loss = 94;
  EXPECT_EQ(compare_row(row, own, mirrored).loss.reason, "that of 1K+1C v 2K+0C");
}

TEST(TableTwo, ExamplesAreJudged) {
  Database dtw({three_piece_tables()}, Metric::dtw, 1U << 20);
  const auto judged = [&](const Slice& slice, unsigned win, unsigned loss, const char* example) {
    return judge_example({slice, 0, win, loss, example}, dtw);
  };
  EXPECT_TRUE(judged({0, 2, 1, 0}, 61, 62, "B:WK26:B3,4").is_right);
  EXPECT_EQ(judged({0, 2, 1, 0}, 61, 62, "B:WK26:B3,4").remark, "");
  EXPECT_EQ(judged({1, 0, 0, 2}, 61, 62, "B:WK26:B3,4").remark,
            "copied from the row 0K+2C v 1K+0C");
  const auto sides = judged({0, 1, 0, 2}, 61, 62, "B:W9:B3,4");
  EXPECT_TRUE(sides.is_right);
  EXPECT_EQ(sides.remark, "the sides are exchanged");
  const auto loss = judged({2, 0, 1, 0}, 33, 34, "B:WK19:BK1,K2");
  EXPECT_FALSE(loss.is_right);
  EXPECT_NE(loss.remark.find("a longest loss with White to move"), std::string::npos);
  const auto twice = judged({2, 0, 1, 0}, 33, 34, "B:WK1:BK1,K2");
  EXPECT_FALSE(twice.is_right);
  EXPECT_TRUE(twice.remark.starts_with("square 1 twice")) << twice.remark;
}

const Answer& answer_at(const std::vector<Answer>& answers, std::string_view where) {
  static const Answer none;
  const auto found = std::ranges::find_if(answers, [&](const Answer& each) {
    const Datum* datum = each.fields.find("where");
    return datum != nullptr && datum->text() == where;
  });
  EXPECT_NE(found, answers.end()) << where;
  return found == answers.end() ? none : *found;
}

TEST(Figures, FigureFourAgreesAndTheOthersNameTheTablesTheyNeed) {
  const auto answers = answers_of(figures_reproduction());
  const Answer& four = answer_at(answers, "Figure 4");
  EXPECT_EQ(four.status, Status::answered);
  EXPECT_TRUE(is_true(four, "same"));
  EXPECT_TRUE(is_true(four, "dtc_same"));
  const Answer& five = answer_at(answers, "Figure 5");
  EXPECT_EQ(five.status, Status::unknown);
  EXPECT_NE(to_json(five.fields).find("checkers-1K3C-2K1C.dtw"), std::string::npos);
  for (const char* where : {"Figures 1 to 3, completions", "Figure 1", "Figure 2", "Figure 3"})
    EXPECT_EQ(answer_at(answers, where).status, Status::unknown) << where;
}

// The drawings of Figures 1 to 3 are lost. The moves in the text leave 837 positions, 400 of them
// with six pieces a side; tables of six pieces then leave one, which is among these.
TEST(Figures, TheMovesOfTheTextLeaveFewPositionsForFigureOne) {
  const auto all = completions_of_figure_one();
  ASSERT_EQ(all.size(), 837U);
  std::set<std::string> different;
  std::size_t six_a_side = 0, found = 0;
  for (const FigureOne& each : all) {
    EXPECT_EQ(size(pieces(each.position)), 12U);
    EXPECT_EQ(size(pieces(each.figure_two)), 6U);
    EXPECT_EQ(size(pieces(each.figure_three)), 6U);
    six_a_side += size(pieces(each.position, Side::left)) == 6 ? 1 : 0;
    const std::string fen = write_fen(each.position, Side::left);
    different.insert(fen);
    if (fen != "B:W13,21,22,23,28,29:B1,2,5,6,14,20") continue;
    ++found;
    EXPECT_EQ(write_fen(each.figure_two, Side::right), "W:W19,22,29:B1,5,27");
    EXPECT_EQ(write_fen(each.figure_three, Side::right), "W:W19,23,29:B2,5,26");
  }
  EXPECT_EQ(different.size(), all.size());
  EXPECT_EQ(six_a_side, 400U);
  EXPECT_EQ(found, 1U);
}

TEST(Replay, CountsThePliesGivenAwayByTheSlowSolver) {
  const SlowSolution truth(3);
  Database dtw({three_piece_tables()}, Metric::dtw, 1U << 20);
  const auto game = replay("B:WK31:B18,25", "25-30 31-27 18-22 27-23", dtw);
  ASSERT_TRUE(game);
  ASSERT_EQ(game->plies.size(), 4U);
  for (const PlayedPly& ply : game->plies) {
    const SlowBoard before = slow_board(write_fen(ply.before, ply.side));
    EXPECT_EQ(ply.best.plies, truth.entry(SlowMetric::dtw, before).plies) << ply.move;
    const Position after = play(ply.before, ply.side, read_move(ply.move, ply.before, ply.side));
    const SlowEntry then =
        truth.entry(SlowMetric::dtw, slow_board(write_fen(after, opponent(ply.side))));
    if (then.result == Result::draw) continue;
    EXPECT_EQ(ply.played.plies, then.plies + 1U) << ply.move;
  }
  EXPECT_EQ(game->plies[0].given(), game->plies[0].played.plies - 3);
  EXPECT_EQ(slips_of(*game, Side::left).count >= 1, true);
  const auto best = replay("B:WK31:B18,25", "18-23 31-27 23x32", dtw);
  ASSERT_TRUE(best);
  EXPECT_EQ(slips_of(*best, Side::left).count + slips_of(*best, Side::right).count, 0U);
  EXPECT_EQ(best->left, (Outcome{Result::loss, 0}));
  EXPECT_EQ(nearest_to_win(*best), 1U);
}

// Listings 1 to 3 and 8 are lines of best play to the end. Seven pieces are too many for a test; in
// the part with three pieces every ply of both sides is best, and the end comes when it must.
TEST(Listings, TheEndsOfTheWonOnesAreBestPlay) {
  Database dtw({three_piece_tables()}, Metric::dtw, 1U << 20);
  unsigned checked = 0;
  for (const Listing& listing : listings()) {
    if (listing.left_at_end != 0U) continue;
    auto [p, side] = read_fen(listing.position);
    std::string rest(listing.moves);
    unsigned plies = listing.announced;
    while (size(pieces(p)) > 3) {
      const auto end = rest.find(' ');
      p = play(p, side, read_move(rest.substr(0, end), p, side));
      side = opponent(side);
      rest.erase(0, end + 1);
      --plies;
    }
    const auto game = replay(write_fen(p, side), rest, dtw);
    ASSERT_TRUE(game);
    EXPECT_EQ(dtw.outcome(p, side)->plies, plies) << listing.name;
    EXPECT_EQ(slips_of(*game, Side::left).count + slips_of(*game, Side::right).count, 0U);
    EXPECT_EQ(game->left, (Outcome{Result::loss, 0})) << listing.name;
    checked += plies;
  }
  EXPECT_GT(checked, 80U);
}

TEST(Listings, NameTheTablesTheyNeed) {
  const auto answers = answers_of(listings_reproduction());
  ASSERT_EQ(answers.size(), 10U);  // nine games and the sum: no note without its game
  for (const Answer& answer : answers) EXPECT_EQ(answer.status, Status::unknown);
}

TEST(ResultsOnly, DistancesWinInExactlyThePliesAnnounced) {
  const testing::Settings options{
      {"pieces", "3"}, {"from", "40"}, {"depth", "3"}, {"plies", "120"}};
  const auto answers = answers_of(results_only_reproduction(), options);
  ASSERT_EQ(answers.size(), 5U);
  for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
    EXPECT_TRUE(is_true(answers[i], "exact"));
    const Fields& results = answers[i].fields.find("results_only")->fields();
    EXPECT_NE(results.find("end")->text(), "unknown");
    EXPECT_LE(results.find("plies")->count(), 120);
  }
  EXPECT_EQ(answers.back().fields.find("games")->count(), 4);
  const auto again = answers_of(results_only_reproduction(), options);
  for (std::size_t i = 0; i < answers.size(); ++i)
    EXPECT_EQ(to_json(answers[i].fields), to_json(again[i].fields));
}

TEST(ResultsOnly, APlayerThatSeesTheEndTakesIt) {
  const auto answers =
      answers_of(results_only_reproduction(), {{"pieces", "2"}, {"from", "11"}, {"depth", "13"}});
  ASSERT_GE(answers.size(), 2U);
  EXPECT_EQ(answers.back().fields.find("games")->count(),
            answers.back().fields.find("won_by_results_only")->count());
}

// Six encodings: two of results, four of distances for each of two metrics; here without wld.
TEST(Encodings, DistancesToTheWinAreDecodedAndThoseToAConversionNeedTheWholeByte) {
  const auto answers = answers_of(encodings_reproduction(), {{"pieces", "3"}});
  ASSERT_EQ(answers.size(), 9U);
  EXPECT_EQ(answers[0].status, Status::unknown);  // there are no wld tables
  std::uint64_t positions = 0;
  for (const Slice& slice : slices_up_to(3, 2)) positions += position_count(slice);
  for (std::size_t i = 1; i < answers.size(); ++i) {
    const Fields& facts = answers[i].fields;
    EXPECT_EQ(facts.find("positions")->count(), static_cast<std::int64_t>(positions));
    EXPECT_EQ(facts.find("bytes")->count(), static_cast<std::int64_t>(positions));
    const bool is_halved = facts.find("encoding")->text().find("half") != std::string::npos;
    const bool is_dtc = facts.find("metric")->text() == "dtc";
    // With three pieces every distance is below 64. A win may convert after an even number of
    // plies, by a capture of the loser, and halving loses the parity.
    EXPECT_EQ(facts.find("not_held")->count() > 0, is_halved && is_dtc) << to_json(facts);
  }
}

TEST(Metrics, SizesAreThoseOfTheFilesAndTimesAreMeasured) {
  const auto answers = answers_of(metrics_reproduction(), {{"pieces", "3"}, {"solve", "2"}});
  std::uint64_t bytes = 0, positions = 0;
  for (const Slice& slice : slices_up_to(3, 2)) {
    bytes += std::filesystem::file_size(three_piece_tables() / slice_file_name(slice, Metric::dtw));
    positions += position_count(slice);
  }
  const Answer& dtw = answers.at(answers.size() - 4);
  EXPECT_EQ(dtw.fields.find("metric")->text(), "dtw");
  EXPECT_EQ(dtw.fields.find("bytes")->count(), static_cast<std::int64_t>(bytes));
  EXPECT_EQ(dtw.fields.find("positions")->count(), static_cast<std::int64_t>(positions));
  EXPECT_EQ(dtw.status, Status::answered);
  EXPECT_EQ(answers.at(answers.size() - 6).status, Status::unknown);  // no wld here
  EXPECT_FALSE(answers.back().fields.find("seconds")->is_null());
}

TEST(Metrics, FilesOfOtherKindsAreNotCountedAndAFileThatIsNotATableIsRefused) {
  const ScratchFolder folder;
  std::filesystem::copy(three_piece_tables(), folder.path());
  write_file(folder / "notes.dtw", "not a table");
  write_file(folder / "checkers-2K0C-1K0C.dtw.part", std::string(1000, 'x'));
  const auto dtw_bytes = [](const std::filesystem::path& tables) {
    const auto all =
        testing::answers_of(metrics_reproduction().command, "",
                            {{"pieces", "3"}, {"solve", "2"}, {"tables", tables.string()}});
    return all.at(all.size() - 4).fields.find("bytes")->count();
  };
  EXPECT_EQ(dtw_bytes(folder.path()), dtw_bytes(three_piece_tables()));
  write_file(folder / slice_file_name({2, 0, 1, 0}, Metric::dtw), "not a table");
  EXPECT_THROW(dtw_bytes(folder.path()), Error);
}

}  // namespace
}  // namespace zermelo::checkers
