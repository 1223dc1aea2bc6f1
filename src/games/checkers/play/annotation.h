#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "games/checkers/board/pdn.h"
#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// What is known of a position, for the side to move, and how.
struct Judgement {
  enum class Source : std::uint8_t { none, table, search };

  Result result = Result::unknown;
  std::optional<unsigned> dtw;  // of a win or a loss
  Source source = Source::none;
};

/// A move of a game and what it did. Everything is told for the side that moves: `after` counts the
/// move itself, so that a best move leaves `before` as it is.
struct AnnotatedMove {
  Setup position;
  Move move;
  Judgement before, after;
  std::optional<Move> better;  // the best move of the tables, where the one played is not as good

  /// Plies given away: the winner's way gets longer, the loser's shorter. Nothing for a draw, and
  /// where the result changed or a distance is not known.
  std::optional<unsigned> lost() const;
  /// "win-to-draw", "win-to-loss" or "draw-to-loss"; empty when the result was kept or one of the
  /// two is not known.
  std::string_view mistake() const;
};

/// Every move of the game. Where no table knows a position, a search tries to prove its result,
/// `search_seconds` long; 0 does without. Ends early when the stop flag of the limits is up.
std::vector<AnnotatedMove> annotate(const PdnGame& game, Prober& prober, double search_seconds,
                                    const Limits& limits);

/// "win in 207 plies", "draw", "not known".
std::string words_of(const Judgement& judgement);
/// The same, what was given away, and what was better: the comment of a move.
std::string comment_of(const AnnotatedMove& move);

/// The game with a comment at every move whose position is known, after the comment it had.
PdnGame with_comments(PdnGame game, const std::vector<AnnotatedMove>& moves);

}  // namespace zermelo::checkers
