#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/connect/play/player.h"

namespace zermelo::connect {

/// A game to be written. Black begins; a turn has one point or more.
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

/// The game in SGF. Every stone is a node of its own, so a turn of two stones is two nodes of one
/// colour.
std::string to_sgf(const GameRecord& record);
/// The game as a Piskvork file: a line x,y,millis for each stone, counted from 1. The time of a
/// turn is given with its first stone.
std::string to_psq(const GameRecord& record);

}  // namespace zermelo::connect
