#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/connect/play/player.h"

namespace zermelo::connect {

/// A game read from a record: the board it began on and its turns, a pass being one without points.
struct PlayedGame {
  PlayRules rules;
  Grid start;  // empty but for stones that were set up
  struct Turn {
    Colour colour = Colour::black;
    std::vector<unsigned> points;
  };
  std::vector<Turn> turns;
  Colour first = Colour::black;  // to move at the start
};

/// Rules that the caller knows and the record need not tell: its size is still that of the record.
struct KnownRules {
  bool are_known = false;
  PlayRules rules;
};

/// Reads a game in SGF (its main line) or as a Piskvork file, whichever it is. Throws Error: for
/// what is neither, for points off the board or taken, and for Renju where no rules are given.
PlayedGame read_record(std::string_view text, const KnownRules& known = {});

/// The board after so many turns.
Grid board_after(const PlayedGame& game, std::size_t turns);
/// Whether the last of them has all the stones of a turn; a pass is whole.
bool is_whole_turn(const PlayedGame& game, std::size_t turns);
/// The side to move then.
Colour mover_after(const PlayedGame& game, std::size_t turns);

}  // namespace zermelo::connect
