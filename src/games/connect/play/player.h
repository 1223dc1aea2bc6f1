#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "base/random.h"
#include "games/connect/board/rules.h"
#include "games/connect/play/point_weights.h"

namespace zermelo::connect {

/// The rules of a game with one or two stones a turn. With `exactly`, more than k in a row do not
/// win.
struct PlayRules {
  GameRules game;
  bool exactly = false;

  LineRules line() const { return {game.k, game.p, exactly}; }
  friend bool operator==(const PlayRules&, const PlayRules&) = default;
};

/// The method of a player: the types of points alone, which is the yardstick, or a search.
enum class Level : std::uint8_t { points, search };

struct PlayerSettings {
  Level level = Level::search;
  unsigned threads = 1;
  std::uint64_t seed = 1;  // how Level::points chooses among equal points
};

/// A turn, and what it is based on. Only a win is ever proved; everything else is an estimate.
struct Choice {
  enum class By : std::uint8_t {
    completing,  // it completes a row
    threats,     // it begins a win by threats, proved against all defences
    stopping,    // it stops a row that the other side would complete
    search,      // an estimate from a search `depth` turns ahead
    types,       // the types of points alone
    centre       // the centre of the empty board
  };

  std::vector<unsigned> points;  // empty if the board is full
  By by = By::search;
  unsigned depth = 0;
  int score = 0;  // of the search, for the mover; it has no unit

  bool is_proved() const { return by == By::completing || by == By::threats; }
};

/// Plays one side of a game. The constructor builds the table of shapes, which takes up to a second
/// on large boards. One thread at a time may call it; a search may start a second one.
class Player {
 public:
  Player(const PlayRules& rules, const PlayerSettings& settings);

  const PlayRules& rules() const { return rules_; }
  void seed(std::uint64_t seed) { random_ = Random(seed); }

  /// A turn of the side whose stones are x: as many points as complete a row, otherwise `stones`,
  /// or all void points if there are fewer. Takes at most about `seconds`, and ends early when
  /// `stop` is set. Nobody has a row yet.
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
  PointWeights weights_;
  Random random_;
};

}  // namespace zermelo::connect
