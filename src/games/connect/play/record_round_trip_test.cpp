// Games written as SGF and as Piskvork files, read back by separate readers in this test.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>

#include "games/connect/play/record.h"

namespace zermelo::connect {
namespace {

/// One property of an SGF node: its name, and its text without escapes.
using SgfProperty = std::pair<std::string, std::string>;

/// All properties in order, for one line of nodes without variations. Fails if the text is not SGF.
std::vector<SgfProperty> sgf_properties(const std::string& text) {
  std::vector<SgfProperty> out;
  std::size_t i = text.find_first_not_of(" \n");
  RC_ASSERT(text[i] == '(');
  for (++i; text[i] != ')';) {
    if (text[i] == ';' || text[i] == '\n') {
      ++i;
      continue;
    }
    std::string name, value;
    for (; text[i] >= 'A' && text[i] <= 'Z'; ++i) name += text[i];
    RC_ASSERT(!name.empty());
    RC_ASSERT(text[i] == '[');
    for (++i; text[i] != ']'; ++i) {
      if (text[i] == '\\') ++i;
      value += text[i];
    }
    ++i;
    out.emplace_back(name, value);
  }
  RC_ASSERT(text.substr(i) == ")\n");
  return out;
}

unsigned sgf_number(char c) {
  return c >= 'a' ? static_cast<unsigned>(c - 'a') : static_cast<unsigned>(c - 'A') + 26;
}

std::string any_name() {
  return *rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '\x7f'));
}

GameRecord any_record() {
  using Result = GameRecord::Result;
  GameRecord record;
  const bool pairs = *rc::gen::arbitrary<bool>();
  record.rules.game = read_rules(pairs ? "connect6" : "gomoku");
  record.rules.exactly = !pairs && *rc::gen::arbitrary<bool>();
  record.rules.game.rows = *rc::gen::inRange(6U, longest_side + 1);
  record.rules.game.columns = *rc::gen::inRange(6U, longest_side + 1);
  record.names = {any_name(), any_name()};
  const unsigned size = record.rules.game.rows * record.rules.game.columns;
  const auto cells = *rc::gen::unique<std::vector<unsigned>>(rc::gen::inRange(0U, size));
  for (std::size_t i = 0; i < cells.size();) {
    GameRecord::Turn turn{{}, *rc::gen::inRange(0U, 100'000U)};
    const std::size_t stones = pairs && i > 0 ? 2 : 1;
    while (turn.points.size() < stones && i < cells.size()) turn.points.push_back(cells[i++]);
    record.turns.push_back(turn);
  }
  record.result = *rc::gen::element(Result::none, Result::black, Result::white, Result::draw);
  return record;
}

/// The stones in order, each with its colour.
std::vector<std::pair<char, unsigned>> stones_of(const GameRecord& record) {
  std::vector<std::pair<char, unsigned>> out;
  for (std::size_t i = 0; i < record.turns.size(); ++i)
    for (const unsigned cell : record.turns[i].points) out.emplace_back("BW"[i % 2], cell);
  return out;
}

std::string value_named(const std::vector<SgfProperty>& all, const std::string& name) {
  for (const auto& [key, value] : all)
    if (key == name) return value;
  return "none";
}

RC_GTEST_PROP(GameRecordSgf, IsReadBackStoneByStone, ()) {
  const GameRecord record = any_record();
  const auto all = sgf_properties(to_sgf(record));
  const GameRules& game = record.rules.game;
  const std::string size = value_named(all, "SZ");
  const auto colon = size.find(':');
  RC_ASSERT(std::stoul(size) == game.columns);
  RC_ASSERT((colon == std::string::npos) == (game.rows == game.columns));
  if (colon != std::string::npos) RC_ASSERT(std::stoul(size.substr(colon + 1)) == game.rows);
  RC_ASSERT(value_named(all, "PB") == record.names[0]);
  RC_ASSERT(value_named(all, "PW") == record.names[1]);
  const std::vector<std::string> results{"none", "B+", "W+", "Draw"};
  RC_ASSERT(value_named(all, "RE") == results[static_cast<std::size_t>(record.result)]);
  std::vector<std::pair<char, unsigned>> stones;
  for (const auto& [name, value] : all) {
    if (name != "B" && name != "W") continue;
    RC_ASSERT(value.size() == 2U);
    stones.emplace_back(name[0], sgf_number(value[1]) * game.columns + sgf_number(value[0]));
  }
  RC_ASSERT(stones == stones_of(record));
}

RC_GTEST_PROP(GameRecordPsq, IsReadBackStoneByStone, ()) {
  const GameRecord record = any_record();
  const GameRules& game = record.rules.game;
  std::istringstream in(to_psq(record));
  std::string line;
  std::getline(in, line);
  RC_ASSERT(line == "Piskvorky " + std::to_string(game.columns) + 'x' + std::to_string(game.rows) +
                        ", 11:11, 0");
  for (const auto& turn : record.turns) {
    for (std::size_t i = 0; i < turn.points.size(); ++i) {
      unsigned x = 0, y = 0, millis = 0;
      char comma = 0;
      std::getline(in, line);
      std::istringstream(line) >> x >> comma >> y >> comma >> millis;
      RC_ASSERT(x >= 1U);
      RC_ASSERT((y - 1) * game.columns + x - 1 == turn.points[i]);
      RC_ASSERT(millis == (i == 0 ? turn.millis : 0U));
    }
  }
  for (const std::string& name : record.names) {
    std::getline(in, line);
    RC_ASSERT(line == name);
  }
  std::getline(in, line);
  RC_ASSERT(line == "-1");
  std::getline(in, line);
  const std::string winner = record.result == GameRecord::Result::black   ? "1"
                             : record.result == GameRecord::Result::white ? "2"
                                                                          : "0";
  const std::string rule = game.p > 1             ? "Connect6"
                           : record.rules.exactly ? "Standard"
                                                  : "Freestyle";
  RC_ASSERT(line == winner + ',' + rule);
  RC_ASSERT(!std::getline(in, line));
}

TEST(GameRecordNames, CharactersOutsideOfAsciiAreLeftOut) {
  GameRecord record;
  record.names = {"a\nb\x01", "c\xc3\xa9;d"};
  EXPECT_NE(to_sgf(record).find("PB[ab]PW[c;d]"), std::string::npos);
  EXPECT_TRUE(to_psq(record).ends_with("\nab\nc;d\n-1\n0,Connect6\n"));
}

}  // namespace
}  // namespace zermelo::connect
