#pragma once

#include "games/checkers/database/probing.h"
#include "games/checkers/play/played_game.h"
#include "games/checkers/play/searcher.h"

namespace zermelo::checkers {

/// The grounds on which a move was chosen.
enum class Basis : std::uint8_t {
  table,      // a table ranks the moves
  proof,      // a search has proved the result and that the move keeps it
  only_move,  // there is no other
  guess,      // nothing is proved: the move with the best value of a search
};

/// A move to play.
struct ChosenMove {
  Move move;
  Basis basis = Basis::guess;
  Result proved = Result::unknown;  // of the position before the move, for the side to move
  /// Plies looked ahead where a search chose: for a guess, or among moves that a table holds equal.
  unsigned depth = 0;
};

/// Chooses moves for one side: by the tables where they rank the moves; where they only say that
/// several moves keep the result, by a search among those; where no table knows the position, by a
/// proof that leads into the tables; and failing that by a search, marked as a guess.
class Chooser {
 public:
  Chooser(Prober& prober, ResultTables& results, double seconds)
      : prober_(prober), searcher_(results, std::size_t{64} << 20), seconds_(seconds) {}

  /// For the side to move, which has a move.
  ChosenMove choose(const PlayedGame& game, const Limits& limits);

 private:
  ChosenMove choose_unknown(const PlayedGame& game, const Limits& limits);

  Prober& prober_;
  Searcher searcher_;
  double seconds_;
};

}  // namespace zermelo::checkers
