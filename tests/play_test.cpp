// Every game is played to its end at a real pseudo-terminal, by the moves that `hint` names.

#include <gtest/gtest.h>

#include <regex>

#include "tests/one_answer.h"
#include "tests/scratch_folder.h"
#include "tests/typist.h"

namespace zermelo::testing {
namespace {

// The prompt, when the terminal has been asked to mark pastes, and the end of a typed line.
const std::string asks = "\x1b[?2004h", has_heard = "\x1b[?2004l";

/// The move that `hint` names: "  1-2 (proved to win)".
std::string hinted(const std::string& screen) {
  std::smatch found;
  static const std::regex hint("\n  (\\S[^\n]*?) \\(");
  return std::regex_search(screen, found, hint) ? found[1].str() : "";
}

/// The screen from the first prompt to the end of the game.
std::string played_to_the_end(Words words) {
  constexpr int most_turns = 200;
  const ScratchFolder state;
  words.insert(words.begin(), "play");
  Typist typist(words, state.path().string());
  std::string all = typist.until(asks);
  for (int turn = 0; turn < most_turns; ++turn) {
    typist.type("hint\r");
    typist.until(has_heard);
    const std::string hint = '\n' + typist.until(asks);
    const std::string move = hinted(hint);
    EXPECT_NE(move, "") << words[1] << ": " << all << hint;
    if (move.empty()) return all;
    typist.type(move + '\r');
    typist.until(has_heard);
    all += typist.until(asks);
    if (all.ends_with("(nothing more)")) break;
  }
  EXPECT_EQ(typist.finish(), 0) << words[1];
  return all;
}

TEST(Play, EveryGameIsPlayedToItsEndOnATerminal) {
  const ScratchFolder tables;
  const std::string folder = tables.path().string();
  ASSERT_EQ(run({"build", "checkers", "--pieces", "3", "--tables", folder}).status, 0);
  const std::pair<Words, const char*> games[] = {
      {{"clobber", "BBWW|WB.B"}, "Left (black) wins"},
      {{"clobber", "3x4", "--as", "white", "--first", "left"}, " wins: "},
      {{"domineering", "3x4"}, " wins: "},
      {{"hackenbush", "--stalk", "BRR+RBB+GB"}, " wins: "},
      {{"sum", "clobber(BBWW) + domineering(3x3) - *2"}, " wins: "},
      {{"checkers", "B:WK31:BK1,K18", "--tables", folder}, "Black wins"},
      {{"connect", "......./.xxx.../..o..../..o..../......./......./.......", "--rules",
        "7,7,5,1,1"},
       "Black (x) wins: 5 in a row"},
      {{"connect", "--rules", "4,4,4,2,1", "--as", "o", "--seconds", "0.05"}, ""}};
  for (const auto& [words, end] : games) {
    const std::string screen = played_to_the_end(words);
    EXPECT_NE(screen.find(end), std::string::npos) << words[0] << ": " << screen;
    EXPECT_TRUE(std::regex_search(screen, std::regex(" wins: | wins|a draw"))) << screen;
    EXPECT_EQ(screen.find("gives the win away"), std::string::npos) << screen;
  }
}

}  // namespace
}  // namespace zermelo::testing
