#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "games/checkers/board/pdn.h"
#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// The result of a position for the side to move, and where it comes from.
struct Judgement {
  enum class Source : std::uint8_t { none, table, search };

  Result result = Result::unknown;
  std::optional<unsigned> dtw;  // of a win or a loss
  Source source = Source::none;
};

/// A move of a game and its effect. Everything is given for the side that moves: `after` counts the
/// move itself, so that after a best move it equals `before`.
struct AnnotatedMove {
  Setup position;
  Move move;
  Judgement before, after;
  std::optional<Move> better;  // the best move of the tables, where the one played is not as good

  /// The plies given away: those by which the winner's way gets longer or the loser's shorter.
  /// Nothing for a draw, or where the result has changed or a distance is not known.
  std::optional<unsigned> lost() const;
  /// "win-to-draw", "win-to-loss" or "draw-to-loss"; empty when the result was kept or one of the
  /// two is not known.
  std::string_view mistake() const;
};

/// Every move of the game. Where no table knows a position, a search of up to `search_seconds`
/// tries to prove its result; 0 means no search. Ends early when the stop flag of the limits is up.
std::vector<AnnotatedMove> annotate(const PdnGame& game, Prober& prober, double search_seconds,
                                    const Limits& limits);

}  // namespace zermelo::checkers
