#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/connect/play/player.h"

namespace zermelo::connect {

/// A game as it was played. Black begins; a turn has one point or more.
struct GameRecord {
  PlayRules rules;
  std::array<std::string, 2> names;  // of Black and White
  struct Turn {
    std::vector<unsigned> points;
    unsigned millis = 0;
  };
  std::vector<Turn> turns;
  enum class Result : std::uint8_t { none, black, white, draw } result = Result::none;
};

/// As SGF, every stone a node, so that two stones a turn are two nodes of one colour.
std::string to_sgf(const GameRecord& record);
/// As a Piskvork file: x,y,millis from 1, a line a stone; the time of a turn stands at its first.
std::string to_psq(const GameRecord& record);

}  // namespace zermelo::connect
