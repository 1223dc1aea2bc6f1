#include "games/checkers/board/pdn.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/random.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

using Strings = std::vector<std::string>;

Strings moves_of(const PdnGame& game) {
  Strings out;
  for (const auto& move : game.moves) out.push_back(text(move));
  return out;
}

std::string complaint_of_pdn(std::string_view pdn) {
  return testing::complaint_of([&] { read_pdn(pdn); });
}

constexpr std::string_view two_games =
    "[Event \"A \\\"quiet\\\" match\"]\r\n[Date \"1900\"]\n[Result \"1-0\"]\n"
    "[GameType \"21,B,8,8,N1,0\"]\n\n"
    "1. 11-15 {a comment (with 1-5 in it)} 23-19 2.08-11! (2. 9-14? {or} (9-13 22-17)) 22-17 $14 ; "
    "x\n"
    "% a line for programs\n3. 11-16 24-20 4... 16x23 27x11 7x16 20x11 1-0\n"
    "[FEN \"W:W6,K22:B1,K2.\"]\n1... 22-18";

TEST(CheckersPdn, ReadsGamesWithEverythingThatMayComeBetweenMoves) {
  const auto games = read_pdn(two_games);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].tags, (std::vector<PdnTag>{{"Event", "A \"quiet\" match"}, {"Date", "1900"}}));
  EXPECT_EQ(moves_of(games[0]), (Strings{"11-15", "23-19", "8-11", "22-17", "11-16", "24-20",
                                         "16x23", "27x18x11", "7x16", "20x11"}));
  EXPECT_EQ(games[0].start, start_position());
  EXPECT_EQ(games[0].ending, Ending::black_wins);
  EXPECT_EQ(write_fen(games[1].start.position, games[1].start.to_move), "W:W6,K22:B1,K2");
}

TEST(CheckersPdn, ReadsEveryEnding) {
  const auto ending = [](std::string_view pdn) { return read_pdn(pdn).at(0).ending; };
  EXPECT_EQ(ending("1-0"), Ending::black_wins);
  EXPECT_EQ(ending("11-15 0-1"), Ending::white_wins);
  EXPECT_EQ(ending("1. 11-15 1/2-1/2"), Ending::draw);
  EXPECT_EQ(ending("1. 11-15 *"), Ending::unknown);
  EXPECT_EQ(ending("1. 11-15"), Ending::unknown);
  EXPECT_EQ(ending("[Result \"0-1\"] 1. 11-15"), Ending::white_wins);
  EXPECT_EQ(read_pdn("").size(), 0U);
  EXPECT_EQ(read_pdn("1. 11-15 * 1. 9-13 * *").size(), 3U);
}

TEST(CheckersPdn, MistakesAreNamedWithTheirLineAndMove) {
  EXPECT_EQ(
      complaint_of_pdn("1. 11-15 23-19\n2. 8-12 22-17"),
      "checkers: line 2: move 2 of Black: Black cannot play \"8-12\"; expected 7-11, 8-11, 9-13, "
      "9-14, 10-14, 12-16, 15-18");
  EXPECT_EQ(complaint_of_pdn("\n[FEN \"W:W33:B1\"]"),
            "checkers: line 2: square 33 in \"W:W33:B1\"; squares are 1 to 32");
  EXPECT_EQ(complaint_of_pdn("[GameType \"20\"]"),
            "checkers: line 1: GameType \"20\" is another game; expected 21");
  EXPECT_EQ(complaint_of_pdn("[Event]"),
            "checkers: line 1: found \"[Event]\"; expected a tag such as [Event \"...\"]");
  EXPECT_EQ(complaint_of_pdn("1. 11-15 {never"),
            "checkers: line 1: a comment begins with '{'; expected '}' after it");
  EXPECT_EQ(complaint_of_pdn("1. 11-15\n(1. 9-13 {)}"),
            "checkers: line 2: a variation begins with '('; expected ')' after it");
  EXPECT_EQ(complaint_of_pdn("1 11-15"),
            "checkers: line 1: found \"1\"; expected a move such as 11-15 or a number such as 1.");
  EXPECT_EQ(complaint_of_pdn("resigns"),
            "checkers: line 1: found 'r'; expected a move, a result or a tag");
}

void play_at_random(PdnGame& game, Random& random) {
  Position p = game.start.position;
  Side side = game.start.to_move;
  for (int ply = 0; ply < 100; ++ply) {
    const MoveList moves(p, side);
    if (moves.empty()) return;
    game.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    p = play(p, side, game.moves.back());
    side = opponent(side);
  }
}

TEST(CheckersPdn, AWrittenGameIsReadAsTheSame) {
  Random random(9);
  std::string file;
  std::vector<PdnGame> games;
  for (const char* start : {"B:W21-32:B1-12", "W:W21-32:B1-12", "W:WK9,27,28:B3,K17,22"}) {
    for (const Ending ending : {Ending::black_wins, Ending::white_wins, Ending::draw}) {
      PdnGame game{{{"Event", "a \\ and a \" in it"}}, read_fen(start), {}, ending};
      play_at_random(game, random);
      games.push_back(game);
      file += write_pdn(game) + '\n';
    }
  }
  EXPECT_EQ(read_pdn(file), games);
  for (std::size_t at = 0, next = 0; (next = file.find('\n', at)) != std::string::npos;) {
    EXPECT_LE(next - at, 80U);
    at = next + 1;
  }
}

TEST(CheckersPdn, IsWrittenAsOtherProgramsWriteIt) {
  const PdnGame game =
      read_pdn("[White \"Morphy\"][FEN \"W:W6,K22:B1,K10\"] 22-18 01-05 6x1*").at(0);
  EXPECT_EQ(write_pdn(game),
            "[White \"Morphy\"]\n[Result \"*\"]\n[GameType \"21\"]\n[SetUp \"1\"]\n"
            "[FEN \"W:W6,K22:B1,K10\"]\n\n1... 22-18 2. 1-5 6-1 *\n");
}

// Result is the seventh of the roster; other tags follow it. SetUp goes with the FEN.
TEST(CheckersPdn, WritesTheSevenTagsInTheirOrder) {
  const PdnGame game = read_pdn(
                           "[Event \"e\"][Site \"s\"][Date \"d\"][Round \"r\"][White \"w\"]"
                           "[Black \"b\"][Annotator \"a\"][SetUp \"1\"][FEN \"B:W30:B1\"] 1-6 *")
                           .at(0);
  EXPECT_EQ(game.tags.size(), 7U);
  EXPECT_EQ(write_pdn(game),
            "[Event \"e\"]\n[Site \"s\"]\n[Date \"d\"]\n[Round \"r\"]\n[White \"w\"]\n"
            "[Black \"b\"]\n[Result \"*\"]\n[Annotator \"a\"]\n[GameType \"21\"]\n"
            "[SetUp \"1\"]\n[FEN \"B:W30:B1\"]\n\n1. 1-6 *\n");
}

TEST(CheckersPdn, CommentsStayAtTheirMoves) {
  const PdnGame game =
      read_pdn("{before\n all} 1. 11-15 {first} {and  more} 23-19 2. 8-11 { } *").at(0);
  EXPECT_EQ(game.comments, (std::vector<std::string>{"before all", "first and more", "", ""}));
  EXPECT_EQ(read_pdn(write_pdn(game)).at(0), game);
  EXPECT_TRUE(read_pdn("1. 11-15 *").at(0).comments.empty());
}

TEST(CheckersPdn, LinesOfOtherProgramsAreSkipped) {
  const auto games =
      read_pdn("\xef\xbb\xbf# a note\r\n% another\r\n1. 11-15 ; rest\r\n23-19 *\r\n");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves.size(), 2U);
}

TEST(CheckersPdn, NoTextCrashesTheReader) {
  Random random(11);
  const std::string_view letters = "[]{}()\"; \n*$.!0123456789-x";
  for (int round = 0; round < 4000; ++round) {
    std::string pdn(two_games);
    for (int change = 0; change < 1 + round % 4; ++change) {
      const auto at = random.below(static_cast<std::uint32_t>(pdn.size()));
      const char c = round % 5 == 0
                         ? static_cast<char>(random.below(256))
                         : letters[random.below(static_cast<std::uint32_t>(letters.size()))];
      pdn.replace(at, random.below(3), 1, c);
    }
    try {
      for (const auto& game : read_pdn(pdn))
        EXPECT_EQ(read_pdn(write_pdn(game)).at(0), game) << pdn;
    } catch (const Error& error) {
      EXPECT_EQ(std::string_view(error.what()).find('\n'), std::string_view::npos);
    }
  }
}

TEST(CheckersPdn, AStarAtTheEndLeavesTheResultTag) {
  const auto games = read_pdn("[Result \"1-0\"]\n1. 11-15 *\n\n1. 11-15 *");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].ending, Ending::black_wins);
  EXPECT_EQ(games[1].ending, Ending::unknown);
}

}  // namespace
}  // namespace zermelo::checkers
