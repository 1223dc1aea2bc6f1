// The prompt of eval at a real pseudo-terminal: every test types keys and reads the screen.

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/scratch_folder.h"
#include "tests/typist.h"

namespace zermelo::testing {
namespace {

using namespace std::chrono_literals;

// The prompt, when the terminal has been asked to mark pastes.
const std::string ready = "\x1b[?2004h";
const std::string key_up = "\x1b[A", key_left = "\x1b[D", key_home = "\x1b[H",
                  key_word_left = "\x1b[1;5D";
const std::string ctrl_c = "\x03", ctrl_d = "\x04", ctrl_k = "\x0b", ctrl_u = "\x15";

class ThePrompt : public ::testing::Test {
 protected:
  ThePrompt() {
    EXPECT_TRUE(typist_.sees("Ctrl-D ends"));
    EXPECT_TRUE(typist_.sees(ready));
  }

  /// The answer to a line: the characters after it up to the next prompt.
  std::string answer(const std::string& keys) { return answer(typist_, keys); }
  static std::string answer(Typist& typist, const std::string& keys) {
    typist.type(keys + '\r');
    typist.until("\x1b[?2004l");  // the line is left
    return typist.until(ready);
  }

  ScratchFolder state_;
  Typist typist_{{"eval"}, state_.path().string()};
};

TEST_F(ThePrompt, AnswersLinesAndKeepsVariables) {
  EXPECT_TRUE(answer("g = {1|-1}").starts_with("g = {1|-1}   (+-1)\r\n"));
  EXPECT_TRUE(answer("g + g").starts_with("g + g = 0"));
  typist_.type("quit\r");
  EXPECT_EQ(typist_.finish(), 0);
}

TEST_F(ThePrompt, GoesOnAfterAnError) {
  EXPECT_TRUE(answer("nonsense(1)").starts_with("zermelo: column 1: found \"nonsense\""));
  EXPECT_TRUE(answer("help nonsense").starts_with("zermelo: there is no function or game"));
  EXPECT_TRUE(answer("1 + 1").starts_with("1 + 1 = 2"));
  typist_.type(ctrl_d);
  EXPECT_EQ(typist_.finish(), 0);
}

TEST_F(ThePrompt, EditsALine) {
  EXPECT_TRUE(
      answer("2 + x" + key_left + "\x7f" + "3 + \x1b[3~" + "4").starts_with("2 +3 + 4 = 9"));
  EXPECT_TRUE(answer("1 + 1" + key_home + "5 + ").starts_with("5 + 1 + 1 = 7"));
  EXPECT_TRUE(answer("7 + 8" + key_word_left + ctrl_k + "1").starts_with("7 + 1 = 8"));
  EXPECT_TRUE(answer("garbage \u00e9\x7f" + ctrl_u + "3").starts_with("3\r\n"));
}

TEST_F(ThePrompt, CompletesFunctionsVariablesAndGames) {
  EXPECT_TRUE(answer("longname = 3").starts_with("longname"));
  EXPECT_TRUE(answer("temp\t{3|1})").starts_with("temperature({3|1}) = 1"));
  EXPECT_TRUE(answer("clob\tBBW) + longn\t").starts_with("clobber(BBW) + longname = 3^"));
  typist_.type("t\t");
  EXPECT_TRUE(typist_.sees("temperature(  tiny("));
}

TEST_F(ThePrompt, RecallsLinesByTheirBeginning) {
  answer("^ + *");
  answer("1 + 1");
  answer("2 + 2");
  EXPECT_TRUE(answer("1" + key_up).starts_with("1 + 1 = 2"));
  EXPECT_TRUE(answer(key_up + key_up).starts_with("2 + 2 = 4"));
}

TEST_F(ThePrompt, AbandonsALineByCtrlC) {
  typist_.type("not this" + ctrl_c);
  EXPECT_TRUE(typist_.sees("not this^C"));
  EXPECT_TRUE(typist_.sees(ready));
  EXPECT_TRUE(answer("1 + 1").starts_with("1 + 1 = 2"));
}

TEST_F(ThePrompt, StopsALongCalculationByCtrlCAgainAndAgain) {
  answer("g = 5");
  for (int i = 0; i < 3; ++i) {
    typist_.type("domineering(8x8)\r");
    ASSERT_TRUE(typist_.sees("\x1b[?2004l"));
    std::this_thread::sleep_for(300ms);
    typist_.type(ctrl_c);
    EXPECT_TRUE(typist_.until(ready).starts_with("domineering(8x8) = not known: "));
  }
  EXPECT_TRUE(answer("g").starts_with("g = 5"));
}

TEST_F(ThePrompt, TakesAPasteOfTenLines) {
  std::string lines;
  for (int i = 1; i <= 10; ++i) lines += std::to_string(i) + " + 100\r\n";
  for (const std::string& paste : {lines, "\x1b[200~" + lines + "\x1b[201~"}) {
    typist_.type(paste);
    for (int i = 1; i <= 10; ++i) {
      const std::string line = std::to_string(i) + " + 100";
      EXPECT_TRUE(typist_.sees("2004l" + line + " = " + std::to_string(100 + i) + "\r\n")) << i;
    }
  }
}

TEST_F(ThePrompt, KeepsTheLineWhenTheTerminalIsResized) {
  std::string sum = "1000";
  for (int i = 0; i < 30; ++i) sum += " + 1";
  typist_.type(sum);
  typist_.resize(20);
  EXPECT_TRUE(typist_.sees("> <"));
  typist_.resize(10);
  std::this_thread::sleep_for(300ms);
  typist_.type("\r");
  EXPECT_TRUE(typist_.sees(" = 1030\r\n"));
}

TEST_F(ThePrompt, ExplainsItself) {
  EXPECT_TRUE(answer("vars").starts_with("no variables"));
  answer("g = {2|-2}");
  EXPECT_TRUE(answer("vars").starts_with("g = {2|-2}"));
  EXPECT_TRUE(answer("help cool").starts_with("  cool(g,t)"));
  const std::string page = answer("help");
  for (const char* part : {"tiny(x)", "Ctrl-C", "vars", "quit", "g = {1|-1}"})
    EXPECT_NE(page.find(part), std::string::npos) << part;
  EXPECT_NE(answer("help clobber").find("Black"), std::string::npos);
}

TEST_F(ThePrompt, EndsBySigterm) {
  typist_.signal(SIGTERM);
  EXPECT_EQ(typist_.finish(), 1);
}

TEST_F(ThePrompt, RemembersLinesInTheNextSession) {
  answer("^ + ^ + *");
  typist_.type(ctrl_d);
  EXPECT_EQ(typist_.finish(), 0);
  EXPECT_TRUE(std::filesystem::exists(state_ / "zermelo/history"));
  Typist next({"eval"}, state_.path().string());
  ASSERT_TRUE(next.sees(ready));
  EXPECT_TRUE(answer(next, key_up).starts_with("^ + ^ + * = ^2*"));
}

TEST(APromptWithJson, PrintsJson) {
  ScratchFolder state;
  Typist typist({"eval", "--json"}, state.path().string());
  ASSERT_TRUE(typist.sees(ready));
  typist.type("1/2\r");
  EXPECT_TRUE(typist.sees("{\"game\":\"eval\",\"position\":\"1/2\",\"value\":\"1/2\""));
}

TEST(AConversation, HasALineToEditAndAHistory) {
  ScratchFolder state;
  Typist typist({"play", "checkers", "B:W32:B1"}, state.path().string());
  ASSERT_TRUE(typist.sees(ready));
  typist.type("hxlp" + key_left + key_left + key_left + "\x1b[3~" + "e\r");
  EXPECT_TRUE(typist.sees("a move (22-17"));
  ASSERT_TRUE(typist.sees(ready));
  typist.type("ab" + ctrl_c);
  ASSERT_TRUE(typist.sees(ready));
  typist.type(key_up + "\r");
  EXPECT_TRUE(typist.sees("a move (22-17"));
  ASSERT_TRUE(typist.sees(ready));
  typist.type(ctrl_c);
  EXPECT_EQ(typist.finish(), 1);
}

TEST(WithoutATerminal, EvalAsksForAnExpression) {
  const auto outcome = run({"eval"}, "1 + 1\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_TRUE(outcome.err.starts_with("zermelo: eval: no expression given"));
}

}  // namespace
}  // namespace zermelo::testing
