#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "base/budget.h"
#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

/// The result that a search with the databases at its leaves has proved.
struct Forced {
  Result result = Result::unknown;
  std::optional<Move> move;  // one that keeps a win or a draw
  unsigned depth = 0;        // plies searched for the proof, captures not counted
};

/// Decides positions with more pieces than the databases hold: searches deeper and deeper until
/// every line of a proof ends in a position that is known. A position beyond the horizon counts as
/// a failure of whoever has something to prove, so no result is claimed that was not proved.
class ForcedSearch {
 public:
  ForcedSearch(Prober& prober, Budget& budget) : prober_(prober), budget_(budget) {}

  Forced solve(const Position& position, Side side, unsigned most_depth);

 private:
  enum class Goal : std::uint8_t { draw, win };
  struct Key {
    Position position;
    std::uint8_t sides;  // the side to move, the side with something to prove, and its goal
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };

  bool attains(const Position& p, Side to_move, Side hero, Goal goal, unsigned depth);
  bool attains_by_moving(const Position& p, Side to_move, Side hero, Goal goal, unsigned depth);
  std::optional<Move> move_for(const Position& p, Side side, Goal goal, unsigned depth);

  static constexpr int proved = 1 << 20;
  static constexpr std::size_t most_remembered = std::size_t{1} << 22;

  Prober& prober_;
  Budget& budget_;
  /// The greatest depth at which a proof failed, or `proved`.
  std::unordered_map<Key, int, Hash> memory_;
};

}  // namespace zermelo::checkers
