#include <gtest/gtest.h>

#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "games/checkers/database/probing.h"
#include "games/checkers/index/slice_index.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

using testing::fact_of;
using testing::Heard;
using testing::heard_from;
using testing::said;

testing::Settings with_tables(std::initializer_list<Metric> metrics) {
  testing::Settings out;
  for (const Metric metric : metrics) out.emplace_back("tables", tables_of(3, metric).string());
  return out;
}

Heard probe(const std::string& fen, std::initializer_list<Metric> metrics, bool brief = false) {
  auto settings = with_tables(metrics);
  if (metrics.size() == 0) settings.emplace_back("tables", "/nowhere");
  if (brief) settings.emplace_back("brief", "yes");
  return heard_from(probe_command(), settings, fen);
}

// Figure 4 of the paper: 18-23 wins in 3, a crowning converts in 1.
TEST(ProbeCommand, AnswersFigureFourAsThePaperDoes) {
  const Heard heard = probe("B:WK31:B18,25", {Metric::dtw, Metric::dtc});
  ASSERT_EQ(heard.facts.size(), 1U);
  EXPECT_EQ(heard.worst, Status::answered);
  const Fields& facts = heard.facts[0];
  EXPECT_EQ(said(facts, "position"), "\"B:WK31:B18,25\"");
  EXPECT_EQ(said(facts, "result"), "\"win\"");
  EXPECT_EQ(said(facts, "dtw"), "3");
  EXPECT_EQ(said(facts, "dtc"), "1");
  EXPECT_EQ(said(facts, "missing"), "[]");
  EXPECT_EQ(said(facts, "exact"), "true");
  const List& moves = fact_of(facts, "moves").list();
  ASSERT_EQ(moves.size(), 4U);
  EXPECT_EQ(to_json(moves[0]),
            "{\"move\":\"18-23\",\"position\":\"W:WK31:B23,25\","
            "\"result\":\"loss\",\"dtw\":2,\"dtc\":2}");
  EXPECT_EQ(said(moves[3].fields(), "result"), "\"draw\"");
  EXPECT_EQ(said(moves[3].fields(), "dtw"), "null");
  EXPECT_TRUE(heard.says("B:WK31:B18,25: Black to move wins in 3 plies, converts in 1\n"));
  EXPECT_TRUE(heard.says("  the moves, best first, for Black:\n"));
  EXPECT_TRUE(heard.says("  18-23        wins in 3 plies, converts in 3\n"));
  EXPECT_TRUE(heard.says("  25-29        draws\n"));
}

TEST(ProbeCommand, SaysWhichMetricsAreMissing) {
  const auto missing = [](std::initializer_list<Metric> metrics) {
    return said(probe("B:WK31:B18,25", metrics, true).facts.at(0), "missing");
  };
  EXPECT_EQ(missing({Metric::dtw, Metric::dtc, Metric::wld}), "[]");
  EXPECT_EQ(missing({Metric::dtw}), "[\"dtc\"]");  // distances imply the results
  EXPECT_EQ(missing({Metric::dtc}), "[\"dtw\"]");
  EXPECT_EQ(missing({Metric::wld}), "[\"dtc\",\"dtw\"]");
  EXPECT_EQ(missing({}), "[\"wld\",\"dtc\",\"dtw\"]");
}

TEST(ProbeCommand, WithoutTablesNamesTheOneToBuild) {
  const Heard heard = probe("W:WK31:B18,25", {});
  EXPECT_EQ(heard.worst, Status::unknown);
  const Fields& facts = heard.facts.at(0);
  for (const char* name : {"result", "dtw", "dtc"}) EXPECT_EQ(said(facts, name), "null") << name;
  EXPECT_EQ(said(facts, "exact"), "false");
  EXPECT_TRUE(heard.says("W:WK31:B18,25: not known\n"));
  EXPECT_TRUE(heard.says("  no table: " + how_to_build({1, 0, 0, 2}, Metric::dtw) + "\n"))
      << "the side to move is Black there";
  EXPECT_EQ(fact_of(facts, "moves").list().size(), 2U);
  EXPECT_TRUE(heard.says("  the moves, for White:\n")) << heard.words;
}

TEST(ProbeCommand, DoesNotAdviseATableThatCannotBeBuilt) {
  const Heard heard = probe("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                            {}, /*brief=*/true);
  EXPECT_TRUE(heard.says("\n  no table of 12 against 12 pieces can be built")) << heard.words;
  EXPECT_FALSE(heard.says("zermelo build"));
}

TEST(ProbeCommand, IsBriefWhenAsked) {
  const Heard heard = probe("B:WK31:B18,25", {Metric::dtw}, true);
  EXPECT_EQ(heard.facts.at(0).find("moves"), nullptr);
  EXPECT_FALSE(heard.says("move does"));
}

TEST(ProbeCommand, RepeatsThePositionAsGivenAndNamesMistakes) {
  EXPECT_EQ(said(probe("b:b25,18:wk31", {Metric::dtw}).facts.at(0), "position"),
            "\"b:b25,18:wk31\"");
  EXPECT_EQ(testing::complaint_of([] { probe("B:W33:B1", {Metric::dtw}); }),
            "checkers: square 33 in \"B:W33:B1\"; squares are 1 to 32");
}

// Best first: shortest wins, draws, longest losses; and what is known of a move is what is known of
// the position that it leads to.
TEST(Prober, SortsMovesByTheirOutcome) {
  Prober prober({tables_of(3, Metric::dtw), tables_of(3, Metric::dtc)}, 1U << 20);
  Database dtw({tables_of(3, Metric::dtw)}, Metric::dtw, 1U << 20);
  for (const Slice& slice : {Slice{1, 1, 1, 0}, Slice{1, 0, 0, 2}}) {
    const SliceIndex index(slice);
    for (std::uint64_t i = 0; i < position_count(slice); i += 301) {
      const Position p = index.position(i);
      const auto moves = prober.moves(p, Side::left);
      ASSERT_EQ(moves.size(), MoveList(p, Side::left).size());
      std::optional<Outcome> before;
      for (const KnownMove& each : moves) {
        const auto outcome = dtw.outcome_of_move(each.after, Side::right, false);
        ASSERT_EQ(each.known.result, dtw.outcome(each.after, Side::right)->result);
        if (before) {
          ASSERT_FALSE(is_better(*outcome, *before)) << write_fen(p, Side::left);
        }
        before = outcome;
      }
    }
  }
}

TEST(Prober, KnowsAResultFromAnyMetric) {
  const auto setup = read_fen("B:WK31:B18,25");
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    Prober prober({tables_of(3, metric)}, 1U << 20);
    const Known known = prober.known(setup.position, setup.to_move);
    EXPECT_EQ(known.result, Result::win);
    EXPECT_EQ(known.dtw.has_value(), metric == Metric::dtw);
    EXPECT_EQ(known.dtc.has_value(), metric == Metric::dtc);
    EXPECT_TRUE(known.has_wld);
  }
  Prober nothing({"/nowhere"}, 1U << 20);
  EXPECT_EQ(nothing.known(setup.position, setup.to_move).result, Result::unknown);
}

TEST(Prober, UnknownMovesComeLast) {
  const Known win{Result::win, 5, {}, {}}, sooner{Result::win, 3, {}, {}}, draw{Result::draw},
      loss{Result::loss, 4, {}, {}}, later{Result::loss, 8, {}, {}}, unknown;
  EXPECT_LT(rank(loss), rank(later));
  EXPECT_LT(rank(later), rank(draw));
  EXPECT_LT(rank(draw), rank(win));
  EXPECT_LT(rank(win), rank(sooner));
  EXPECT_LT(rank(sooner), rank(unknown));
  EXPECT_LT(rank(Known{Result::loss, {}, 2}), rank(Known{Result::loss, {}, 6}));
}

Heard best_line_of(const std::string& fen, std::initializer_list<Metric> metrics) {
  auto settings = with_tables(metrics);
  if (metrics.size() == 0) settings.emplace_back("tables", "/nowhere");
  return heard_from(line_command(), settings, fen);
}

// The line has as many plies as announced, each is legal, and at the end there is no move.
TEST(LineCommand, GoesToTheEndInTheAnnouncedPlies) {
  for (const char* fen :
       {"B:WK26:B3,4", "W:W19:BK1,K2", "B:WK31:B18,25", "B:WK12:B9", "W:W13:B6,9"}) {
    const Heard heard = best_line_of(fen, {Metric::dtw});
    ASSERT_EQ(heard.worst, Status::answered) << fen;
    const List& moves = fact_of(heard.facts.at(0), "moves").list();
    EXPECT_EQ(static_cast<std::int64_t>(moves.size()), fact_of(heard.facts[0], "dtw").count())
        << fen;
    auto [p, side] = read_fen(fen);
    for (const Datum& move : moves) {
      p = play(p, side, read_move(move.text(), p, side));
      side = opponent(side);
    }
    EXPECT_TRUE(MoveList(p, side).empty()) << fen;
  }
}

TEST(LineCommand, OfADrawIsEmptyAndWithoutDistancesNotKnown) {
  const Heard draw = best_line_of("B:WK32:BK1", {Metric::dtw});
  EXPECT_EQ(draw.worst, Status::answered);
  EXPECT_EQ(said(draw.facts.at(0), "moves"), "[]");
  EXPECT_EQ(said(draw.facts.at(0), "dtw"), "null");
  const Heard results = best_line_of("B:WK31:B18,25", {Metric::wld});
  EXPECT_EQ(results.worst, Status::unknown);
  EXPECT_EQ(said(results.facts.at(0), "moves"), "null");
  EXPECT_EQ(said(results.facts.at(0), "result"), "\"win\"");
  const Heard nothing = best_line_of("B:WK31:B18,25", {});
  EXPECT_EQ(nothing.worst, Status::unknown);
  EXPECT_TRUE(nothing.says("the line is not known; " + how_to_build({0, 2, 1, 0}, Metric::dtw)));
}

/// All tables of three pieces but those of one slice.
void copy_without(const Slice& slice, const std::filesystem::path& folder) {
  for (const auto& file : std::filesystem::directory_iterator(tables_of(3, Metric::dtw))) {
    const auto name = file.path().filename();
    if (name != slice_file_name(slice, Metric::dtw))
      std::filesystem::copy_file(file.path(), folder / name);
  }
}

// The crowning 25-30 leads to a king and a man against a king, White to move. Its own table and
// that of the first position are not the same.
TEST(LineCommand, NamesTheTableThatIsMissing) {
  const ScratchFolder folder;
  const Slice lacking{1, 0, 1, 1};
  copy_without(lacking, folder.path());
  const testing::Settings tables{{"tables", folder.path().string()}};
  const Heard heard = heard_from(line_command(), tables, "B:WK31:B18,25");
  EXPECT_EQ(heard.worst, Status::unknown);
  EXPECT_EQ(said(heard.facts.at(0), "missing"), '"' + slice_file_name(lacking, Metric::dtw) + '"');
  EXPECT_TRUE(heard.says("to its end; " + how_to_build(lacking, Metric::dtw))) << heard.words;
  EXPECT_EQ(said(best_line_of("B:WK31:B18,25", {Metric::dtw}).facts.at(0), "missing"), "null");
}

// Black must take one of two men, and the table of the remaining pieces is missing.
TEST(ProbeCommand, NamesTheTableThatIsMissingAfterAForcedCapture) {
  const ScratchFolder folder;
  const Slice lacking{0, 1, 1, 0};  // White's man to move against a king
  copy_without(lacking, folder.path());
  const Heard heard =
      heard_from(probe_command(), {{"tables", folder.path().string()}}, "B:W6,31:BK1");
  EXPECT_EQ(heard.worst, Status::unknown) << heard.words;
  EXPECT_TRUE(heard.says("no table: " + how_to_build(lacking, Metric::dtw))) << heard.words;
}

// Distances to conversion lead to the end as well, by another line.
TEST(LineCommand, GoesToTheEndByConversionsAlone) {
  const Heard heard = best_line_of("B:WK31:BK25,26", {Metric::dtc});
  EXPECT_EQ(heard.worst, Status::answered);
  EXPECT_EQ(said(heard.facts.at(0), "by"), "\"dtc\"");
  EXPECT_EQ(said(heard.facts.at(0), "dtw"), "null");
  EXPECT_TRUE(heard.says("by distance to conversion"));
  auto [p, side] = read_fen("B:WK31:BK25,26");
  for (const Datum& move : fact_of(heard.facts[0], "moves").list()) {
    p = play(p, side, read_move(move.text(), p, side));
    side = opponent(side);
  }
  EXPECT_TRUE(MoveList(p, side).empty());
  EXPECT_EQ(side, Side::right);
}

}  // namespace
}  // namespace zermelo::checkers
