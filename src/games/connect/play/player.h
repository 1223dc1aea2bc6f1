#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "base/random.h"
#include "games/connect/board/rules.h"
#include "games/connect/play/worth.h"

namespace zermelo::connect {

/// What is played: one stone a turn, or two; with `exactly` more than k in a row do not win.
struct PlayRules {
  GameRules game;
  bool exactly = false;

  LineRules line() const { return {game.k, game.p, exactly}; }
  friend bool operator==(const PlayRules&, const PlayRules&) = default;
};

/// How a player finds his moves: by the types of points alone, the yardstick, or by searching.
enum class Level : std::uint8_t { points, search };

struct PlayerSettings {
  Level level = Level::search;
  unsigned threads = 1;
  std::uint64_t seed = 1;  // how `points` chooses among equals
};

/// A turn and on what it rests. Only a win is ever proved; all else is the best that was found.
struct Choice {
  enum class By : std::uint8_t {
    completing,  // a row now
    threats,     // a win by threats, found by searching through all defences
    stopping,    // a row that the other side would complete
    search,      // an estimate, of `depth` turns ahead
    types,       // of points, alone
    centre       // of the empty board
  };

  std::vector<unsigned> points;  // empty: there is no void point
  By by = By::search;
  unsigned depth = 0;
  int score = 0;  // of the search, for the mover, in points of no unit

  bool is_proved() const { return by == By::completing || by == By::threats; }
};

/// Plays one side of a game. Builds the table of shapes when it is made, which takes up to a second
/// on large boards. One thread at a time may call it; while it thinks it uses its own.
class Player {
 public:
  Player(const PlayRules& rules, const PlayerSettings& settings);

  const PlayRules& rules() const { return rules_; }
  void seed(std::uint64_t seed) { random_ = Random(seed); }

  /// The points of a turn of the side whose stones are x, at least one and at most `stones`: as
  /// many as are needed to win, else as many as asked for, as long as there are void points. Takes
  /// about `seconds` at most and ends early when `stop` goes up. Nobody has a row yet.
  Choice decide(const Grid& grid, unsigned stones, double seconds,
                const std::atomic<bool>* stop = nullptr);
  std::vector<unsigned> choose(const Grid& grid, unsigned stones, double seconds,
                               const std::atomic<bool>* stop = nullptr) {
    return decide(grid, stones, seconds, stop).points;
  }

 private:
  std::vector<unsigned> by_points(const Grid& grid, unsigned stones);

  PlayRules rules_;
  PlayerSettings settings_;
  ShapeTable table_;
  Worth worth_;
  Random random_;
};

}  // namespace zermelo::connect
