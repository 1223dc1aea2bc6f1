#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/checkers/database/judged_moves.h"
#include "papers/checkers_perfect_play/printed_games.h"

namespace zermelo::checkers {

/// One ply of a game, compared with the best move by the database.
struct PlayedPly {
  Position before;
  Side side;
  std::string move;
  Outcome best, played;  // for the player who moves, the move included

  /// The plies given away: those by which the winner's way gets longer or the loser's shorter.
  /// Nothing when the result itself was given away.
  std::optional<unsigned> given() const;
};

struct Replayed {
  std::vector<PlayedPly> plies;
  Setup end;
  Outcome left;  // at the end, for the side to move
};

/// Replays a game. Nothing when a table is missing; the database then names it. Throws Error for a
/// move that is not legal.
std::optional<Replayed> replay(std::string_view position, std::string_view moves, Database& dtw);

/// The number of moves of a side that were not best, and the plies that they gave away.
struct Slips {
  unsigned count = 0, plies = 0;
};
Slips slips_of(const Replayed& game, Side side);

/// The shortest distance to the win with Black to move.
std::optional<unsigned> nearest_to_win(const Replayed& game);

/// A note of Appendix A, compared with what the database says of its move.
struct CheckedNote {
  std::optional<Outcome> best;    // the outcome of the note's better move
  std::optional<unsigned> extra;  // the cost of the move played
  unsigned slip = 0;              // all that Black gave away so far in this listing
  bool is_same = false;
  /// The cost of a slip by the paper's own distances: that of the next slip and the plies between,
  /// less that of this note. Nothing where a move between is not best or no slip follows.
  std::optional<unsigned> extra_by_next_note;
};
CheckedNote check_note(const Footnote& note, const Replayed& game, Database& dtw);

}  // namespace zermelo::checkers
