#include "games/checkers/play/annotation.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/error.h"
#include "base/random.h"
#include "commands/checkers/annotation_words.h"
#include "commands/checkers/commands.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_solver.h"
#include "tests/checkers_tables.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

constexpr const char* three_piece_game =
    "[Event \"a test\"][FEN \"B:WK31:B18,25\"] 1. 25-30 {too slow} 31-27 2. 30-25 27-23 3. 18x27 *";

Prober& small_tables() {
  static Prober prober({tables_of(3, Metric::dtw)}, 1U << 20);
  return prober;
}

/// The entry of the slow solver for the side to move.
SlowEntry truth_of(const checkers::Setup& setup) {
  static const SlowSolution truth(2);
  return truth.entry(SlowMetric::dtw, slow_board(write_fen(setup.position, setup.to_move)));
}

PdnGame random_game(const char* start, Random& random) {
  PdnGame game;
  game.start = read_fen(start);
  checkers::Setup now = game.start;
  for (int ply = 0; ply < 40; ++ply) {
    const MoveList moves(now.position, now.to_move);
    if (moves.empty()) break;
    game.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    now = {play(now.position, now.to_move, game.moves.back()), opponent(now.to_move)};
  }
  return game;
}

// Every annotation of a move follows from what the slow solver says of the positions before and
// after it.
TEST(Annotation, AgreesWithTheSlowSolver) {
  Random random(3);
  std::map<std::string, unsigned> mistakes;
  for (int round = 0; round < 12; ++round) {
    for (const char* start :
         {"B:WK29:BK4", "B:W20:BK32", "W:WK26:B14", "B:W30:B25", "W:W22:BK18"}) {
      const PdnGame game = random_game(start, random);
      const auto moves = annotate(game, small_tables(), 0, {});
      ASSERT_EQ(moves.size(), game.moves.size());
      for (const AnnotatedMove& each : moves) {
        const SlowEntry before = truth_of(each.position);
        const checkers::Setup next{play(each.position.position, each.position.to_move, each.move),
                                   opponent(each.position.to_move)};
        const SlowEntry after = truth_of(next);
        ASSERT_EQ(each.before.result, before.result);
        if (before.result != Result::draw) {
          EXPECT_EQ(each.before.dtw, before.plies);
        }
        if (after.result != Result::draw) {
          EXPECT_EQ(each.after.dtw, after.plies + 1U);
          EXPECT_EQ(each.after.result == Result::win, after.result == Result::loss);
        }
        EXPECT_EQ(each.after.result == Result::draw, after.result == Result::draw);
        if (each.lost() == 0U) {  // the move keeps to a best line
          EXPECT_EQ(before.plies, after.plies + 1U);
        }
        EXPECT_EQ(each.mistake().empty(), each.before.result == each.after.result);
        ++mistakes[std::string(each.mistake())];
      }
    }
  }
  for (const char* kind : {"", "win-to-draw", "draw-to-loss"})
    EXPECT_GT(mistakes[kind], 0U) << kind;
}

TEST(Annotation, SaysInWordsWhatWasGivenAway) {
  const PdnGame game = read_pdn(three_piece_game).at(0);
  const auto moves = annotate(game, small_tables(), 0, {});
  EXPECT_EQ(words_for(moves[0].before), "win in 3 plies");
  EXPECT_EQ(words_for(moves[0]),
            "win in 21 plies; gives away 18 plies; 18-23 was a win in 3 plies");
  EXPECT_EQ(words_for(moves[4]), "win in 1 ply");
  const PdnGame with = with_comments(game, moves);
  EXPECT_EQ(with.comments[1], "too slow; " + words_for(moves[0]));
  EXPECT_EQ(read_pdn(write_pdn(with)).at(0), with);
}

TEST(Annotation, IsNotAddedTwice) {
  const PdnGame game = read_pdn(three_piece_game).at(0);
  const auto moves = annotate(game, small_tables(), 0, {});
  const PdnGame once = with_comments(game, moves);
  EXPECT_EQ(with_comments(once, moves), once);
}

// Where tables are missing, a move that is not best is not offered as the better one.
TEST(Annotation, OffersOnlyMovesThatKeepTheResult) {
  const ScratchFolder some;
  for (const auto& entry : std::filesystem::directory_iterator(tables_of(3, Metric::dtw)))
    if (entry.path().filename().string().find("2K0C") == std::string::npos)
      std::filesystem::copy(entry.path(), some.path() / entry.path().filename());
  Prober prober({some.path()}, 1U << 20);
  const auto root = read_fen("B:WK31:BK4,27");  // 27-32 wins, in a table that is missing
  const auto moves = prober.moves(root.position, root.to_move);
  EXPECT_EQ(moves.front().known.result, Result::unknown);
  const PdnGame game = read_pdn("[SetUp \"1\"]\n[FEN \"B:WK31:BK4,27\"]\n1. 4-8 *").at(0);
  const auto annotated = annotate(game, prober, 0, {});
  EXPECT_EQ(annotated.at(0).mistake(), "win-to-loss");
  EXPECT_EQ(annotated.at(0).better, std::nullopt);
}

TEST(Annotation, WithoutATableOnlyAProofGivesTheResult) {
  const ScratchFolder empty;
  Prober nothing({empty.path()}, 1U << 20);
  const PdnGame game = read_pdn(three_piece_game).at(0);
  for (const AnnotatedMove& each : annotate(game, nothing, 0, {})) {
    if (each.before.source == Judgement::Source::table) continue;  // takes the last piece
    EXPECT_EQ(each.before.dtw, std::nullopt);
    EXPECT_EQ(each.lost(), std::nullopt);
    EXPECT_EQ(each.mistake(), "");
  }
  EXPECT_EQ(annotate(game, nothing, 0, {})[0].before.result, Result::unknown);
  const auto proved = annotate(game, nothing, 0.5, {});
  EXPECT_EQ(proved[0].before.result, Result::win);
  EXPECT_EQ(proved[0].before.source, Judgement::Source::search);
  EXPECT_EQ(words_for(proved[0].before), "win, proved by search");
}

std::string file_with(const ScratchFolder& folder, std::string_view content) {
  const auto path = folder.path() / "game.pdn";
  std::ofstream(path, std::ios::binary) << content;
  return path.string();
}

testing::Settings tables_setting() {
  return {{"tables", tables_of(3, Metric::dtw).string()}, {"seconds", "0.01"}};
}

TEST(AnnotateCommand, GivesOneObjectAMove) {
  const ScratchFolder folder;
  const auto path = file_with(folder, std::string(three_piece_game) + "\n" + three_piece_game);
  const auto heard = testing::heard_from(annotate_command(), tables_setting(), path);
  ASSERT_EQ(heard.facts.size(), 10U);
  EXPECT_EQ(testing::said(heard.facts[0], "ply"), "1");
  EXPECT_EQ(testing::said(heard.facts[0], "move"), "\"25-30\"");
  EXPECT_EQ(testing::said(heard.facts[0], "result"), "\"win\"");
  EXPECT_EQ(testing::said(heard.facts[0], "dtw"), "3");
  EXPECT_EQ(testing::said(heard.facts[0], "lost"), "18");
  EXPECT_EQ(testing::said(heard.facts[0], "mistake"), "null");
  EXPECT_EQ(testing::said(heard.facts[7], "number"), "2");
  EXPECT_TRUE(heard.says("2 games, 10 moves: 10 known, 0 mistakes of the result")) << heard.words;
}

TEST(AnnotateCommand, MarksAMoveThatGivesTheWinAway) {
  const ScratchFolder folder;  // after 25-29 of Figure 4 White draws
  const auto path = file_with(folder, "[FEN \"B:WK31:B18,25\"] 25-29 *");
  const auto heard = testing::heard_from(annotate_command(), tables_setting(), path);
  ASSERT_EQ(heard.facts.size(), 1U);
  EXPECT_EQ(testing::said(heard.facts[0], "mistake"), "\"win-to-draw\"");
  EXPECT_EQ(testing::said(heard.facts[0], "lost"), "null");
  EXPECT_TRUE(heard.says("draw; a mistake: win to draw; 18-23 was a win in 3 plies"));
  EXPECT_EQ(heard.worst, Status::answered);
}

TEST(AnnotateCommand, DoesNotSearchWithZeroSeconds) {
  const ScratchFolder folder;
  const auto path = file_with(folder, three_piece_game);
  const auto source = [&](const char* seconds) {
    const testing::Settings settings{{"tables", "/nowhere"}, {"seconds", seconds}};
    return testing::said(testing::heard_from(annotate_command(), settings, path).facts.at(0),
                         "source");
  };
  EXPECT_EQ(source("0"), "null");
  EXPECT_EQ(source("5"), "\"search\"");
}

TEST(AnnotateCommand, WritesPdnThatCanBeReadAgain) {
  const ScratchFolder folder;
  const auto path = file_with(folder, three_piece_game);
  auto settings = tables_setting();
  settings.emplace_back("pdn", "");
  settings.emplace_back("out", (folder.path() / "out.pdn").string());
  const auto heard = testing::heard_from(annotate_command(), settings, path);
  const auto games = read_pdn(heard.words);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves, read_pdn(three_piece_game).at(0).moves);
  EXPECT_NE(games[0].comments.at(1).find("gives away 18 plies"), std::string::npos);
  std::ifstream file(folder.path() / "out.pdn", std::ios::binary);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), heard.words);
}

TEST(AnnotateCommand, NamesTheFileAndTheLineOfAMistake) {
  const ScratchFolder folder;
  const auto complaint = [&](const std::string& path) -> std::string {
    try {
      testing::heard_from(annotate_command(), tables_setting(), path);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  const auto path = file_with(folder, "1. 11-15\n2. 9-99 *");
  EXPECT_NE(complaint(path).find("game.pdn: line 2: move"), std::string::npos) << complaint(path);
  EXPECT_EQ(complaint(file_with(folder, "")),
            "annotate: " + path + " has no games; expected some in PDN");
  EXPECT_NE(complaint("/no/such/file").find("cannot be read"), std::string::npos);
  EXPECT_NE(complaint(folder.path().string()).find("cannot be read"), std::string::npos);
}

}  // namespace
}  // namespace zermelo::checkers
