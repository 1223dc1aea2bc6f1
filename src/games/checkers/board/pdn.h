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

/// A game in a PDN file. Result, FEN, SetUp and GameType are not among the tags: they are given by
/// the ending and the start, and GameType is always that of American checkers.
struct PdnGame {
  std::vector<PdnTag> tags;
  Setup start = start_position();
  std::vector<Move> moves;
  Ending ending = Ending::unknown;
  /// The first comment comes before all moves, each of the others after its move. Blanks are
  /// single, and there is no closing brace. Empty when the game has no comment.
  std::vector<std::string> comments = {};
  friend bool operator==(const PdnGame&, const PdnGame&) = default;
};

/// Reads the games of a PDN file. Variations, move numbers, marks such as `!?`, lines that begin
/// with
/// `%` or `#`, and the rest of a line after `;` are skipped; moves are read as by `read_move`. In
/// PDN of checkers 1-0 is a win for Black, who moves first. Throws Error, which names the line and
/// the move.
std::vector<PdnGame> read_pdn(std::string_view text);

/// Writes the tags, with Result after the others of the seven tag roster, then the moves and
/// comments in lines of at most 80 characters, and the ending.
std::string write_pdn(const PdnGame& game);

}  // namespace zermelo::checkers
