#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/checkers/database/judged_moves.h"
#include "papers/checkers_perfect_play/printed_games.h"

namespace zermelo::checkers {

/// One ply of a game beside what the database would have played.
struct PlayedPly {
  Position before;
  Side side;
  std::string move;
  Outcome best, played;  // to the one who moves, the move counted

  /// Plies given away: by how much the winner's way gets longer or the loser's shorter. Nothing
  /// when the result itself was given away.
  std::optional<unsigned> given() const;
};

struct Replayed {
  std::vector<PlayedPly> plies;
  Setup end;
  Outcome left;  // at the end, to the side to move
};

/// Plays a game through. Nothing when a table is missing; the database then names it. Throws Error
/// for a move that is not legal.
std::optional<Replayed> replay(std::string_view position, std::string_view moves, Database& dtw);

/// The plies where a side did not play best, and how many plies it gave away in all.
struct Slips {
  unsigned count = 0, plies = 0;
};
Slips slips_of(const Replayed& game, Side side);

/// The shortest distance at which Black stood to move in a win.
std::optional<unsigned> nearest_to_win(const Replayed& game);

/// A note of Appendix A beside what the database says of the move it stands at.
struct CheckedNote {
  std::optional<Outcome> best;    // what the note's better move is worth
  std::optional<unsigned> extra;  // what the move played costs
  unsigned slip = 0;              // all that Black gave away so far in this listing
  bool is_same = false;
  /// What the paper's own distances make of a slip: from this one to that of the next note, the
  /// plies between counted. Nothing where the moves between are not all best or no note follows.
  std::optional<unsigned> extra_by_next_note;
};
CheckedNote check_note(const Footnote& note, const Replayed& game, Database& dtw);

}  // namespace zermelo::checkers
