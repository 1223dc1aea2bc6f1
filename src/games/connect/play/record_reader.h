#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/connect/play/player.h"

namespace zermelo::connect {

/// A game read from a record: the board it began on and its turns. A pass is a turn without points.
struct PlayedGame {
  PlayRules rules;
  Grid start;  // empty except for stones that were set up
  struct Turn {
    Colour colour = Colour::black;
    std::vector<unsigned> points;
  };
  std::vector<Turn> turns;
  Colour first = Colour::black;  // to move at the start
};

/// Rules given by the caller, which take the place of those in the record. The size of the board is
/// always that of the record.
struct KnownRules {
  bool are_known = false;
  PlayRules rules;
};

/// Reads a game in SGF (its main line) or in a Piskvork file. Throws Error for a text that is
/// neither, for points that are off the board or taken, and for Renju if the caller gives no rules.
PlayedGame read_record(std::string_view text, const KnownRules& known = {});

/// The board after the given number of turns.
Grid board_after(const PlayedGame& game, std::size_t turns);
/// Whether the last of those turns has all its stones; a pass counts as whole.
bool is_whole_turn(const PlayedGame& game, std::size_t turns);
/// The side to move then.
Colour mover_after(const PlayedGame& game, std::size_t turns);

}  // namespace zermelo::connect
