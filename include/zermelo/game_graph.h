#pragma once

#include <zermelo/budget.h>
#include <zermelo/error.h>
#include <zermelo/numbered_game.h>
#include <zermelo/position.h>
#include <zermelo/value.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace zermelo {

struct GraphState;

struct GraphOptions {
  std::size_t most_bytes = std::size_t{1} << 30;  // for positions, moves and search
  /// Parts and negatives are not used; they are compared with the values that the options give, for
  /// every position that is reached. For trying out a new game: it takes longer.
  bool check = false;
};

/// The positions of a game of your own, and all that was found out about them: each is listed once,
/// and its value is found once. A handle: copies share what is known.
///
/// Any number of threads may share one; each question waits for the one before. The game is called
/// by the thread that asks. Nothing recurses, so that a play may be of any length. A game whose
/// play may never end is refused by a LoopyGame, which has the cycle.
class ZERMELO_API GameGraph {
 public:
  explicit GameGraph(std::shared_ptr<NumberedGame> game, const GraphOptions& options = {});

  /// Lists every position that the value of p depends on; from then on value() calls the game no
  /// more. False when the limits or the memory did not suffice.
  bool explore(PositionNumber p, const Limits& limits = {}, Trouble* why = nullptr);

  /// The value. Nothing when the limits or the memory did not suffice; what was found stays known.
  /// A node is a value found.
  std::optional<GameValue> value(PositionNumber p, Values& values, const Limits& limits = {},
                                 Trouble* why = nullptr);

  /// The winner for each player moving first, and a winning move, by search alone. A node is a
  /// position whose moves are listed.
  Solution<PositionNumber> search(PositionNumber p, const Limits& limits = {});
  /// The same by values where they are cheap, and by search over the parts where they are not.
  Solution<PositionNumber> solve(PositionNumber p, Values& values, const Limits& limits = {});

  /// The positions to which a player can move.
  std::vector<PositionNumber> options(PositionNumber p, Side side);

  /// For sums with positions of other games. Its moves are named by the positions after them.
  NormalPosition position(PositionNumber p) const;
  /// The number of such a position; nothing if it is of another game or graph.
  std::optional<PositionNumber> number(const NormalPosition& position) const;

  std::size_t positions() const;  // explored

 private:
  std::shared_ptr<GraphState> state_;
};

}  // namespace zermelo
