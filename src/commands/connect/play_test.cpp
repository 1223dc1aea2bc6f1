// `play connect`: whole games, mistakes, and what is said about moves.

#include <gtest/gtest.h>

#include "commands/connect/commands.h"
#include "commands/connect/play_game.h"
#include "games/connect/board/rows.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/partner.h"
#include "tests/scratch_folder.h"

namespace zermelo::connect {
namespace {

using testing::Partner;
using testing::text_of;

void play_with(Partner& partner, const std::vector<std::string>& words) {
  const Command command = play_command();
  const Arguments arguments = testing::arguments_for(command, words);
  Budget budget;
  command.start(arguments)(arguments.positions.empty() ? "" : arguments.positions[0], partner,
                           budget);
}

/// Plays by hints to the end; the last answer.
Fields played_by_hints(const std::vector<std::string>& words, std::string& heard) {
  Partner partner(std::vector<std::string>{});
  bool is_asked = false;
  partner.says = [&]() -> std::optional<std::string> {
    is_asked = !is_asked;
    return is_asked ? "hint" : text_of(partner.facts.back(), "best");
  };
  play_with(partner, words);
  heard = partner.heard;
  return partner.facts.back();
}

TEST(ConnectPlay, GamesByHintsEndAndTheResultIsThatOfTheBoard) {
  const std::vector<std::vector<std::string>> calls = {
      {"--rules", "7,7,5,1,1", "--seconds", "0.02", "--threads", "1"},
      {"--rules", "6,6,4,1,1", "--as", "white", "--seconds", "0.02", "--threads", "1"},
      {"--rules", "6,7,5,2,1", "--seconds", "0.02", "--threads", "1"}};
  for (const auto& call : calls) {
    SCOPED_TRACE(call[1]);
    std::string heard;
    const Fields last = played_by_hints(call, heard);
    const Grid board = read_grid(text_of(last, "position"));
    const auto row = row_won_already(board, read_rules(call[1]).k);
    const bool is_full = board.cells.find('.') == std::string::npos;
    EXPECT_TRUE(row || is_full) << heard;
    EXPECT_EQ(text_of(last, "winner"), !row                           ? "draw"
                                       : row->colour == Colour::black ? "black"
                                                                      : "white");
    EXPECT_EQ(heard.find("would have completed"), std::string::npos);
  }
}

TEST(ConnectPlay, AWonBoardIsWonByHints) {
  std::string heard;
  const Fields last =
      played_by_hints({"......./.xxx.../..o..../..o..../......./......./.......", "--rules",
                       "7,7,5,1,1", "--seconds", "0.2", "--threads", "1"},
                      heard);
  EXPECT_EQ(text_of(last, "winner"), "black") << heard;
  EXPECT_NE(heard.find("proved: wins by threats"), std::string::npos) << heard;
}

TEST(ConnectPlay, AWinThatIsLeftOutIsNamed) {
  Partner partner({"5,5", "quit"});
  play_with(partner, {".xxxx../..o..../...oo../......./......./.......", "--seconds", "0.1"});
  EXPECT_TRUE(partner.hears("would have completed a row")) << partner.heard;
}

TEST(ConnectPlay, NonsenseIsAnsweredAndDoesNotEndTheGame) {
  Partner partner({"", "hello", "7", "7,7,7", "99,0", "0,0 0,1", "\xff", "help", "back", "save",
                   "save /no/such/folder/x", "0,0", "0,0", "board", "quit", "1,1"});
  play_with(partner, {"--rules", "5,5,4,1,1", "--seconds", "0.02"});
  for (const char* part : {"not a point of this board", "2 points; this turn has 1", "row,column",
                           "no turn of yours to take back", "save needs", "/no/such/folder",
                           "there is a stone on 0,0 already"})
    EXPECT_TRUE(partner.hears(part)) << part << '\n' << partner.heard;
  EXPECT_EQ(partner.facts.size(), 1U) << "one reply of the program";
}

TEST(ConnectPlay, ASavedGameGoesOnAndTurnsCanBeTakenBack) {
  const ScratchFolder folder;
  const std::string file = (folder / "game.sgf").string();
  Partner first({"7,7", "save " + file, "back", "board", "quit"});
  play_with(first, {"--seconds", "0.05"});
  const std::string after = text_of(first.facts.back(), "position");
  EXPECT_TRUE(first.heard.ends_with("Black (x) to move: 1 stone\n")) << first.heard;
  const PlayedGame game = read_record(file_content(file));
  EXPECT_EQ(text(board_after(game, 2)), after);
  Partner second({"hint", "quit"});
  play_with(second, {file, "--seconds", "0.05"});
  EXPECT_EQ(text_of(second.facts.back(), "position"), after);
}

TEST(ConnectPlay, RulesThatTheEngineDoesNotKnowAreRefused) {
  Partner partner(std::vector<std::string>{});
  EXPECT_NE(testing::complaint_of([&] {
              play_with(partner, {"--rules", "9,9,6,3,1"});
            }).find("one or two"),
            std::string::npos);
}

TEST(GameInPlay, ATurnMayEndEarlyOnlyWhenItWins) {
  PlayedGame start{{read_rules("1,9,4,2,1"), false}, read_grid("xxx......"), {}, Colour::black};
  const GameInPlay game(start);
  EXPECT_EQ(game.stones(), 2U);
  EXPECT_EQ(game.read_turn("0,3"), std::vector<unsigned>{3});
  EXPECT_THROW(game.read_turn("0,5"), Error);
  EXPECT_EQ(game.read_turn("0,5 0,7").size(), 2U);
  EXPECT_THROW(game.read_turn("0,5 0,5"), Error);
}

TEST(GameInPlay, TheOtherSideSeesItsOwnStonesAsX) {
  const Grid board = read_grid("xo.");
  EXPECT_EQ(text(seen_by(Colour::black, board)), "xo.");
  EXPECT_EQ(text(seen_by(Colour::white, board)), "ox.");
}

}  // namespace
}  // namespace zermelo::connect
