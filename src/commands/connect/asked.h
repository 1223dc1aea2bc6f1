#pragma once

#include <optional>
#include <string>

#include "commands/arguments.h"
#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"

namespace zermelo::connect {

/// What `solve` is asked: rules, and a board or none.
struct Asked {
  GameRules rules;
  bool exactly = false;  // more than k in a row do not win
  std::optional<Grid> grid;
  Colour to_move = Colour::black;
  struct Record {
    std::string file;
    std::size_t ply = 0, plies = 0;  // turns played, and turns of the whole game
  };
  std::optional<Record> record;  // the board is from a game
};

/// The position may be a board, the rules of an empty one, or the name of a file with a board or a
/// game record in it; or it is left out and --rules or --record says what is meant. Throws Error.
Asked read_asked(const std::string& position, const Arguments& arguments);

/// The text of a file that a position names; nothing where the position is not a file name. Throws
/// Error for a file that cannot be read or is too large for a board or a game.
std::optional<std::string> text_of_named_file(const std::string& position);

}  // namespace zermelo::connect
