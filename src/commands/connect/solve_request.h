#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "commands/arguments.h"
#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"

namespace zermelo::connect {

/// A question to `solve`: the rules, and perhaps a board.
struct SolveRequest {
  GameRules rules;
  bool exactly = false;      // more than k in a row do not win
  std::optional<Grid> grid;  // nothing: the empty board of the rules
  Colour to_move = Colour::black;
  struct Record {
    std::string file;
    std::size_t ply = 0, plies = 0;  // turns played so far, and turns of the whole game
  };
  std::optional<Record> record;  // if the board is from a game
};

/// Reads a request. The position is a board, the rules of an empty board, or the name of a file
/// with a board or a game record; it may be left out if --rules or --record is given. Throws Error.
SolveRequest read_solve_request(const std::string& position, const Arguments& arguments);

/// `--to-move`, the side to move: x, unless given.
Option to_move_option();

/// The text of the file that a position names; nothing if the position is not a file name. Throws
/// Error for a file that cannot be read or is too large for a board or a game.
std::optional<std::string> text_of_named_file(const std::string& position);

/// True for the text of a game record, SGF or a Piskvork file, rather than a board.
bool is_game_record(std::string_view text);

}  // namespace zermelo::connect
