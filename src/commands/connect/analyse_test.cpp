// `analyse connect`: the turn that is chosen, what it rests on, and what is refused.

#include <gtest/gtest.h>

#include "commands/connect/commands.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::connect {
namespace {

using testing::answer_of;
using testing::said;
using testing::Settings;

Answer analysed(const std::string& position, Settings settings) {
  settings.emplace_back("seconds", "0.2");
  settings.emplace_back("threads", "1");
  return answer_of(analyse_command(), position, settings);
}

std::string complaint(const std::string& position, const Settings& settings) {
  return testing::complaint_of([&] { analysed(position, settings); });
}

TEST(AnalyseConnect, CompletesARowAndSaysThatItIsProved) {
  const Answer answer = analysed("....../.xxxx./......", {{"rules", "gomoku"}});
  EXPECT_TRUE(said(answer, "move") == "\"1,0\"" || said(answer, "move") == "\"1,5\"");
  EXPECT_EQ(said(answer, "proved"), "true");
  EXPECT_EQ(said(answer, "exact"), "true");
  EXPECT_EQ(said(answer, "score"), "null");
}

TEST(AnalyseConnect, StopsARowOfTheOtherSideForEitherColour) {
  const Answer black = analysed("x....../oooo.x./.......", {{"rules", "gomoku"}});
  EXPECT_EQ(said(black, "move"), "\"1,4\"");
  const Answer white = analysed("o....../xxxx.o./.......", {{"rules", "gomoku"}, {"to-move", "o"}});
  EXPECT_EQ(said(white, "move"), "\"1,4\"");
  EXPECT_EQ(said(white, "proved"), "false");
  EXPECT_EQ(said(white, "exact"), "false");
}

TEST(AnalyseConnect, AGuessIsNeverExact) {
  const Answer answer = analysed("......./......./..x.o../......./.......", {{"rules", "gomoku"}});
  EXPECT_EQ(said(answer, "proved"), "false");
  EXPECT_EQ(said(answer, "exact"), "false");
  EXPECT_NE(said(answer, "depth"), "null");
}

TEST(AnalyseConnect, PlacesTheStonesOfAWholeTurn) {
  const Answer two =
      analysed("......./.xx..../...o.../......./......./......./.......", {{"rules", "7,7,6,2,1"}});
  EXPECT_NE(said(two, "move").find(' '), std::string::npos) << said(two, "move");
  const Answer first = analysed("7,7,6,2,1", {});
  EXPECT_EQ(said(first, "move"), "\"3,3\"");
}

TEST(AnalyseConnect, RefusesAGameThatIsOverAndTurnsOfThreeStones) {
  EXPECT_NE(complaint("xxxxx../oooo...", {{"rules", "gomoku"}}).find("the game is over: x has 5"),
            std::string::npos);
  EXPECT_NE(complaint("xox/xxo/oxo", {{"rules", "3,3,3,1,1"}}).find("the board is full"),
            std::string::npos);
  EXPECT_NE(complaint("5,5,4,3,1", {}).find("3 stones a turn"), std::string::npos);
}

}  // namespace
}  // namespace zermelo::connect
