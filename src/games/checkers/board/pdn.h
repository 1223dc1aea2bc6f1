#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/checkers/board/moves.h"

namespace zermelo::checkers {

enum class Ending : std::uint8_t { black_wins, white_wins, draw, unknown };

struct PdnTag {
  std::string name, value;
  friend bool operator==(const PdnTag&, const PdnTag&) = default;
};

/// A game as PDN files have it. Result, FEN, SetUp and GameType are not among the tags: they are
/// the ending, the start, and always that of American checkers.
struct PdnGame {
  std::vector<PdnTag> tags;
  Setup start = start_position();
  std::vector<Move> moves;
  Ending ending = Ending::unknown;
  /// The first stands before all moves, each other after its move; blanks are single, no brace
  /// closes within. Empty when there is none at all.
  std::vector<std::string> comments = {};
  friend bool operator==(const PdnGame&, const PdnGame&) = default;
};

/// Reads the games of a PDN file. Variations, move numbers, marks of a move's worth, lines that
/// begin with `%` or `#` and what follows a `;` are passed over; moves are read as `read_move`
/// does. In this game's files 1-0 is a win for Black, who begins. Throws Error, which names the
/// line and the move.
std::vector<PdnGame> read_pdn(std::string_view text);

/// The tags, Result after those of the seven tag roster, the moves and comments in lines of at most
/// 80 characters, and the ending.
std::string write_pdn(const PdnGame& game);

}  // namespace zermelo::checkers
