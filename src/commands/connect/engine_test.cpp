#include "commands/connect/engine.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>

#include "games/connect/play/turn_search.h"

namespace zermelo::connect {
namespace {

Engine engine_of(const std::string& rules, Level level = Level::search, unsigned threads = 1) {
  PlayerSettings settings;
  settings.level = level;
  settings.threads = threads;
  Engine engine({read_rules(rules == "standard" ? "gomoku" : rules), rules == "standard"},
                settings);
  engine.hear("INFO timeout_turn 100");
  return engine;
}

/// The points x,y of an answer; nothing if the answer is not a move.
std::vector<std::array<int, 2>> points_in(const std::string& said) {
  std::vector<std::array<int, 2>> out;
  const char* at = said.c_str();
  int x = 0, y = 0, read = 0;
  while (std::sscanf(at, "%d,%d%n", &x, &y, &read) == 2) {
    out.push_back({x, y});
    at += read;
  }
  return *at == '\0' ? out : std::vector<std::array<int, 2>>{};
}

TEST(Engine, FollowsTheProtocol) {
  Engine engine = engine_of("gomoku");
  EXPECT_TRUE(engine.hear("ABOUT").starts_with("name="));
  EXPECT_TRUE(engine.hear("BEGIN").starts_with("ERROR"));
  EXPECT_TRUE(engine.hear("TURN 1,1").starts_with("ERROR"));
  EXPECT_TRUE(engine.hear("START 4").starts_with("ERROR"));
  EXPECT_TRUE(engine.hear("START 33").starts_with("ERROR"));
  EXPECT_EQ(engine.hear("START 9"), "OK");
  EXPECT_EQ(engine.hear("BEGIN"), "4,4");
  EXPECT_TRUE(engine.hear("BEGIN").starts_with("ERROR"));
  EXPECT_TRUE(engine.hear("TURN 4,4").starts_with("ERROR"));
  EXPECT_TRUE(engine.hear("TURN 9,0").starts_with("ERROR"));
  EXPECT_EQ(points_in(engine.hear("TURN 3,3")).size(), 1U);
  EXPECT_EQ(engine.hear("TAKEBACK 3,3"), "OK");
  EXPECT_TRUE(engine.hear("TAKEBACK 3,3").starts_with("ERROR"));
  EXPECT_EQ(engine.hear("RESTART"), "OK");
  EXPECT_EQ(engine.hear("rectstart 9,7"), "OK");
  EXPECT_EQ(engine.hear("begin"), "4,3");
  EXPECT_EQ(engine.hear("INFO folder /tmp"), "");
  EXPECT_EQ(engine.hear(""), "");
  EXPECT_TRUE(engine.hear("FROBNICATE 1").starts_with("UNKNOWN"));
  EXPECT_FALSE(engine.ended());
  EXPECT_EQ(engine.hear("END"), "");
  EXPECT_TRUE(engine.ended());
}

std::string board_of(Engine& engine, const std::vector<std::string>& stones) {
  EXPECT_EQ(engine.hear("BOARD"), "");
  for (const auto& stone : stones) EXPECT_EQ(engine.hear(stone), "");
  return engine.hear("DONE");
}

TEST(Engine, CompletesItsRowAndStopsTheOther) {
  for (const char* rules : {"gomoku", "standard"}) {
    Engine engine = engine_of(rules);
    engine.hear("START 9");
    EXPECT_EQ(
        board_of(engine, {"0,0,1", "1,0,1", "2,0,1", "3,0,1", "0,1,2", "1,1,2", "2,1,2", "3,1,2"}),
        "4,0");
    EXPECT_EQ(board_of(engine, {"0,0,1", "1,0,1", "2,0,1", "0,1,2", "1,1,2", "2,1,2", "3,1,2"}),
              "4,1");
  }
}

TEST(Engine, KnowsThatALongerRowDoesNotWinInStandardGoMoku) {
  const std::vector<std::string> stones{"0,0,1", "1,0,1", "2,0,1", "3,0,1", "5,0,1"};
  Engine engine = engine_of("gomoku");
  engine.hear("START 9");
  EXPECT_EQ(board_of(engine, stones), "4,0");
  engine.hear("INFO rule 1");
  EXPECT_NE(board_of(engine, stones), "4,0");
  engine.hear("INFO rule 4");
  EXPECT_TRUE(board_of(engine, stones).starts_with("ERROR"));
  engine.hear("INFO rule 0");
  EXPECT_EQ(board_of(engine, stones), "4,0");
}

TEST(Engine, FindsAWinByThrees) {
  for (const unsigned threads : {1U, 2U}) {
    Engine engine = engine_of("gomoku", Level::search, threads);
    engine.hear("START 11");
    // Two pairs that meet where a stone makes two threes.
    const auto move = points_in(
        board_of(engine, {"3,5,1", "4,5,1", "5,6,1", "5,7,1", "0,0,2", "10,0,2", "0,10,2"}));
    ASSERT_EQ(move.size(), 1U);
    EXPECT_TRUE(move[0][0] >= 2 && move[0][0] <= 6 && move[0][1] >= 3 && move[0][1] <= 8);
  }
}

TEST(Engine, PlaysTwoStonesATurnInConnectSix) {
  Engine engine = engine_of("connect6");
  EXPECT_EQ(engine.hear("START 11"), "OK");
  EXPECT_EQ(engine.hear("BEGIN"), "5,5");
  EXPECT_EQ(points_in(engine.hear("TURN 4,4 6,6")).size(), 2U);
  EXPECT_TRUE(engine.hear("TURN 0,0 0,0").starts_with("ERROR"));
  EXPECT_TRUE(engine.hear("TURN 0,0 0,1 0,2").starts_with("ERROR"));
  const auto six =
      points_in(board_of(engine, {"2,3,1", "3,3,1", "4,3,1", "5,3,1", "0,0,2", "1,0,2"}));
  ASSERT_EQ(six.size(), 2U);
  for (const auto& [x, y] : six) EXPECT_EQ(y, 3);
  // Four of the other side's, open at both ends, take both stones.
  const auto stop =
      points_in(board_of(engine, {"2,3,2", "3,3,2", "4,3,2", "5,3,2", "0,0,1", "1,9,1"}));
  ASSERT_EQ(stop.size(), 2U);
  for (const auto& [x, y] : stop) EXPECT_EQ(y, 3);
}

TEST(Engine, ABadBoardIsRefusedAndForgotten) {
  Engine engine = engine_of("gomoku", Level::points);
  engine.hear("START 7");
  for (const char* bad : {"1,1", "1,1,3", "7,0,1", "x", "1,1,1,1", "START 9", "1,1,1\n"})
    EXPECT_TRUE(board_of(engine, {"0,0,1", bad, "0,0,2"}).starts_with("ERROR")) << bad;
  EXPECT_TRUE(board_of(engine, {"1,1,1", "1,1,2"}).starts_with("ERROR"));
  EXPECT_EQ(points_in(engine.hear("BEGIN")).size(), 1U);
}

TEST(Engine, PlaysToTheLastPointOfTheBoard) {
  Engine engine = engine_of("gomoku", Level::points);
  engine.hear("START 5");
  std::vector<std::string> stones;
  for (int i = 0; i < 24; ++i)  // colours change every two columns: no row of five
    stones.push_back(std::to_string(i % 5) + ',' + std::to_string(i / 5) + ',' +
                     (i / 5 % 2 == i % 5 / 2 % 2 ? '1' : '2'));
  EXPECT_EQ(board_of(engine, stones), "4,4");
  EXPECT_TRUE(engine.hear("TURN 4,4").starts_with("ERROR"));
}

TEST(Engine, NamesTheWinnerOfAGameThatIsOver) {
  for (const Level level : {Level::points, Level::search}) {
    Engine engine = engine_of("gomoku", level);
    engine.hear("START 9");
    const std::vector<std::string> lost{"0,1,2", "1,1,2", "2,1,2", "3,1,2", "4,1,2", "0,0,1"};
    EXPECT_EQ(board_of(engine, lost),
              "ERROR the game is over: the other side has won with 5 in a row from 0,1");
    EXPECT_FALSE(engine.choice());
    const std::vector<std::string> won{"3,1,1", "3,2,1", "3,3,1", "3,4,1", "3,5,1", "0,0,2"};
    EXPECT_EQ(board_of(engine, won),
              "ERROR the game is over: this engine has won with 5 in a row from 3,1");
    auto both = won;
    both.insert(both.end(), {"1,0,2", "2,0,2", "3,0,2", "4,0,2"});
    EXPECT_EQ(board_of(engine, both), "ERROR the game is over: both sides have a row");
  }
  Engine engine = engine_of("gomoku", Level::points);
  engine.hear("START 5");
  std::string said = board_of(engine, {"0,0,2", "1,0,2", "2,0,2", "3,0,2"});
  EXPECT_EQ(said, "4,0");
  // Six do not win if exactly five are needed.
  engine.hear("INFO rule 1");
  engine.hear("START 9");
  said = board_of(engine, {"0,0,2", "1,0,2", "2,0,2", "3,0,2", "4,0,2", "5,0,2"});
  EXPECT_FALSE(points_in(said).empty()) << said;
}

TEST(Engine, SaysWithEveryMoveWhetherItIsProved) {
  Engine engine = engine_of("gomoku");
  engine.hear("START 9");
  EXPECT_FALSE(engine.choice());
  engine.hear("BEGIN");
  ASSERT_TRUE(engine.choice());
  EXPECT_FALSE(engine.choice()->is_proved());
  engine.hear("TURN 0,0");
  ASSERT_TRUE(engine.choice());
  EXPECT_FALSE(engine.choice()->is_proved());
  EXPECT_TRUE(label_of(*engine.choice()).starts_with("not proved: ")) << label_of(*engine.choice());
  engine.hear("ABOUT");
  EXPECT_FALSE(engine.choice());
  board_of(engine, {"0,0,1", "1,0,1", "2,0,1", "3,0,1", "0,1,2", "1,1,2", "2,1,2", "3,1,2"});
  EXPECT_EQ(label_of(engine.choice().value()), "proved: completes a row");
  board_of(engine, {"2,4,1", "3,4,1", "4,4,1", "0,0,2", "8,0,2"});
  EXPECT_EQ(label_of(engine.choice().value()), "proved: wins by threats");
  board_of(engine, {"2,4,2", "3,4,2", "4,4,2", "5,4,2", "1,4,1"});
  EXPECT_EQ(label_of(engine.choice().value()), "not proved: stops a row of the other side");
  Engine simple = engine_of("gomoku", Level::points);
  simple.hear("START 9");
  simple.hear("BEGIN");
  EXPECT_EQ(label_of(simple.choice().value()), "not proved: the best point by its types");
}

TEST(Engine, TellsItsNameVersionAndCountry) {
  Engine engine = engine_of("gomoku");
  const std::string about = engine.hear("ABOUT");
  for (const char* part : {"name=\"Zermelo\"", "version=\"", "author=\"", "country=\""})
    EXPECT_NE(about.find(part), std::string::npos) << about;
}

// An entry of the table for the position after one stone must not be used after another.
TEST(TurnSearch, TellsPositionsApartByTheStonesPlacedBeforeIt) {
  const LineRules rules{5, 1};
  const ShapeTable table(rules, 9);
  const PointWeights weights(table.types());
  LineBoard board(table, read_grid("........./........./...o...../..xx...../........./..o....../"
                                   "........./........./........."));
  Budget budget;
  TurnSearch search(board, weights, rules, budget);
  const auto after = [&](unsigned cell) {
    search.place(cell, Colour::black);
    const int score = search.score(Colour::white, 3, -TurnSearch::won, TurnSearch::won);
    search.remove(cell, Colour::black);
    return score;
  };
  const int corner = after(80), three = after(31);
  EXPECT_GT(corner, three);
  EXPECT_EQ(corner, after(80));
}

TEST(Engine, KeepsItsTime) {
  for (const char* rules : {"gomoku", "connect6"}) {
    Engine engine = engine_of(rules, Level::search, 2);
    engine.hear("START 13");
    engine.hear("BEGIN");
    const auto start = std::chrono::steady_clock::now();
    EXPECT_FALSE(points_in(engine.hear("TURN 3,3")).empty());
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    EXPECT_LT(taken.count(), 2) << "of 0.1 s; the machine may be busy, and sanitizers are slow";
  }
}

}  // namespace
}  // namespace zermelo::connect
