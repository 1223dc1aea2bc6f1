#include <gtest/gtest.h>

#include <variant>

#include "commands/checkers/commands.h"
#include "games/checkers/database/builder.h"
#include "games/checkers/database/probing.h"
#include "games/checkers/play/chooser.h"
#include "games/checkers/play/played_game.h"
#include "tests/partner.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

using testing::Partner;
using testing::text_of;

class PlayTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<ScratchFolder>();
    Budget budget;
    auto order = slices_up_to(3, 2);
    std::erase_if(order, [](const Slice& slice) { return !slice.is_leading(); });
    Builder({{folder_->path()}, Metric::dtw, 1U << 30, 1}, budget).build(order);
  }
  static void TearDownTestSuite() { folder_.reset(); }

  static void play_with(Partner& partner, const std::string& position, const std::string& as = "") {
    const Command command = play_command();
    EXPECT_EQ(command.takes, Takes::conversation);
    Arguments arguments(command.options);
    arguments.set("tables", folder_->path().string());
    if (!as.empty()) arguments.set("as", as);
    arguments.set("seconds", "0.2");
    Budget budget;
    command.start(arguments)(position, partner, budget);
  }

  static std::unique_ptr<ScratchFolder> folder_;
};

std::unique_ptr<ScratchFolder> PlayTest::folder_;

TEST_F(PlayTest, BestMovesWinInAsManyPliesAsWereAnnounced) {
  Prober prober({folder_->path()}, 1U << 20);
  const std::string start = "B:WK31:BK1,K18";
  const auto setup = read_fen(start);
  const Known known = prober.known(setup.position, setup.to_move);
  ASSERT_EQ(known.result, Result::win);
  Partner partner(std::vector<std::string>{});
  partner.says = [&]() -> std::optional<std::string> {
    const auto now =
        read_fen(partner.facts.empty() ? start : text_of(partner.facts.back(), "position"));
    return text(prober.moves(now.position, now.to_move).front().move);
  };
  play_with(partner, start);
  ASSERT_FALSE(partner.facts.empty());
  EXPECT_EQ(text_of(partner.facts.back(), "winner"), "black");
  const Datum* plies = partner.facts.back().find("plies");
  ASSERT_NE(plies, nullptr);
  EXPECT_EQ(std::get<std::int64_t>(plies->value), std::int64_t{*known.dtw});
  EXPECT_EQ(partner.heard.find("better was"), std::string::npos);  // no move was criticised
}

TEST_F(PlayTest, NonsenseIsAnsweredAndDoesNotEndTheGame) {
  Partner partner(
      {"", "hello", "1-32", "99-1", "\xff", "help", "moves", "best", "back", "pdn", "board"});
  play_with(partner, "B:WK31:BK1,K18");
  ASSERT_EQ(partner.facts.size(), 1U);  // what `best` says
  EXPECT_EQ(text_of(partner.facts[0], "source"), "table");
  EXPECT_NE(partner.heard.find("no move of yours to take back"), std::string::npos);
  EXPECT_NE(partner.heard.find("you can also say"), std::string::npos);
  EXPECT_NE(partner.heard.find("[SetUp \"1\"]\n[FEN"), std::string::npos);
  EXPECT_NE(partner.heard.find("[White \"Zermelo\"]\n[Black \"?\"]\n[Result \"*\"]"),
            std::string::npos);
  for (const char* tag : {"[Event ", "[Site ", "[Date \"20", "[Round "})
    EXPECT_NE(partner.heard.find(tag), std::string::npos) << tag;
  EXPECT_NE(partner.heard.find("wins in"), std::string::npos);
  EXPECT_NE(partner.heard.find("(win, by table)"), std::string::npos);
}

TEST_F(PlayTest, TheProgramBeginsWhenItIsToMoveAndMovesCanBeTakenBack) {
  Partner partner({"31-26", "back", "31-27", "quit", "31-26"});
  play_with(partner, "W:WK31:BK1,K18", "white");
  ASSERT_EQ(partner.facts.size(), 2U);
  for (const Fields& facts : partner.facts) EXPECT_EQ(text_of(facts, "position").front(), 'W');
  Partner silent(std::vector<std::string>{});
  play_with(silent, "B:WK31:BK1,K18", "white");
  EXPECT_EQ(silent.facts.size(), 1U);
}

TEST_F(PlayTest, AMoveThatGivesSomethingAwayIsCriticised) {
  Prober prober({folder_->path()}, 1U << 20);
  const auto setup = read_fen("B:WK31:BK1,K18");
  const auto moves = prober.moves(setup.position, setup.to_move);
  ASSERT_NE(rank(moves.front().known), rank(moves.back().known));
  Partner partner({text(moves.back().move)});
  play_with(partner, "B:WK31:BK1,K18");
  EXPECT_NE(partner.heard.find("better was " + text(moves.front().move) + ", which wins in"),
            std::string::npos);
}

TEST_F(PlayTest, ASavedGameGoesOn) {
  const ScratchFolder games;
  const std::string file = (games / "game.pdn").string();
  Partner first({"1-6", "save " + file, "quit"});
  play_with(first, "B:WK31:BK1,K18");
  ASSERT_EQ(read_pdn(file_content(file)).front().moves.size(), 2U) << first.heard;
  Partner second({"load " + file, "quit"});
  play_with(second, "B:WK31:BK1,K18");
  EXPECT_TRUE(second.hears(text_of(first.facts.back(), "position"))) << second.heard;
  Partner third({"load /no/such/file", "save /no/such/folder/x", "quit"});
  play_with(third, "B:WK31:BK1,K18");
  EXPECT_TRUE(third.hears("/no/such/file")) << third.heard;
  EXPECT_TRUE(third.hears("/no/such/folder")) << third.heard;
}

// Far from the tables a move is that of a search, marked as a guess: in the advice to Black, in the
// reply, and in the fields of both.
TEST_F(PlayTest, AMoveThatIsNotProvedSaysSo) {
  Partner partner({"best", "11-15", "quit"});
  play_with(partner, "B:W21-32:B1-12");
  ASSERT_EQ(partner.facts.size(), 2U);
  for (const Fields& facts : partner.facts) {
    EXPECT_EQ(to_json(*facts.find("proved")), "false");
    EXPECT_EQ(to_json(*facts.find("result")), "null");
    EXPECT_EQ(text_of(facts, "source"), "search");
    ASSERT_FALSE(facts.find("depth")->is_null());
    EXPECT_GE(facts.find("depth")->count(), 2);
  }
  const std::string guess = "not proved: a guess by search to depth ";
  EXPECT_NE(partner.heard.find("(" + guess), std::string::npos) << partner.heard;
  EXPECT_NE(partner.heard.find("; " + guess), std::string::npos) << partner.heard;
}

// From five plies on the search prefers 20-24, the last move of the list.
TEST_F(PlayTest, AGuessIsTheMoveOfASearch) {
  const auto setup = read_fen("B:W15,18,22,25,26,29,30,31:B1,2,3,5,7,9,12,20");
  Prober prober({folder_->path()}, 1U << 20);
  ResultTables results({folder_->path()}, 1U << 20);
  const auto chosen = Chooser(prober, results, 0.6).choose(PlayedGame(setup), {});
  EXPECT_EQ(chosen.basis, Basis::guess);
  EXPECT_GE(chosen.depth, 5U);
  EXPECT_EQ(text(chosen.move), "20-24");
}

TEST_F(PlayTest, AProvedOrForcedMoveIsNotAGuess) {
  Prober prober({folder_->path()}, 1U << 20);
  ResultTables results({folder_->path()}, 1U << 20);
  Chooser chooser(prober, results, 0.1);
  const auto basis = [&](const char* fen) {
    return chooser.choose(PlayedGame(read_fen(fen)), {}).basis;
  };
  EXPECT_EQ(basis("B:WK31:B18,25"), Basis::table);
  EXPECT_EQ(basis("W:W10,32:B1,6,7"), Basis::only_move);
  const ScratchFolder empty;
  Prober nothing({empty.path()}, 1U << 20);
  ResultTables no_results({empty.path()}, 1U << 20);
  const auto figure_four =
      Chooser(nothing, no_results, 0.2).choose(PlayedGame(read_fen("B:WK31:B18,25")), {});
  EXPECT_EQ(figure_four.basis, Basis::proof);
  EXPECT_EQ(text(figure_four.move), "18-23");
}

TEST(PlayedGame, EndsWithoutMovesOrAtTheThirdRepetition) {
  PlayedGame game(read_fen("B:WK29:BK4"));
  const auto move = [&](std::string_view words) {
    game.play(read_move(words, game.now().position, game.now().to_move));
  };
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(game.ending(), Ending::unknown);
    for (const auto* words : {"4-8", "29-25", "8-4", "25-29"}) move(words);
  }
  EXPECT_EQ(game.ending(), Ending::draw);
  EXPECT_EQ(game.record().moves.size(), 8U);
  EXPECT_TRUE(game.take_back(Side::left));
  EXPECT_EQ(game.moves().size(), 6U);
  EXPECT_EQ(PlayedGame(read_fen("B:W5:B1,K32")).ending(), Ending::unknown);
  EXPECT_EQ(PlayedGame(read_fen("W:W:B5")).ending(), Ending::black_wins);
}

}  // namespace
}  // namespace zermelo::checkers
