#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/game.h"
#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"

namespace zermelo::connect {

/// The question whether one player, the attacker, can force k in a row on a board of up to 64
/// points, as a game without draws: the defender wins if the attacker does not. Left is the
/// attacker.
///
/// A move is one stone; a position says who is to move and how many stones of the turn are left.
/// Call a window open for a side if it contains no stone of the other side and no blocked point.
/// Positions are normalised, so that differences which cannot matter disappear:
///
/// 1. `stones[s]` has only the stones of side s in windows that are open for s.
/// 2. `blocked` has all other points that lie in no open window, whatever stands there.
/// 3. Of all mirror images of the board the first one is kept, by the order of the sets.
/// 4. `winner` is set once a rule of `decide` applies; then 1 to 3 need not hold.
///
/// Example with k = 3 on one row:  x . . o x  has the windows 0 to 2, open for x, and 1 to 3, open
/// for o. The stone on point 4 is in neither, so it is dropped and the point is blocked.
class Attack {
 public:
  static constexpr bool normal_play = true;  // a player who has lost has no moves
  static constexpr unsigned most_points = 64;

  struct Position {
    std::array<std::uint64_t, 2> stones{};  // by side
    std::uint64_t blocked = 0;
    Side mover = Side::left;
    std::uint8_t left = 0;                   // stones of this turn still to be placed
    std::optional<Side> winner;              // once decided
    std::uint64_t must = ~std::uint64_t{0};  // the next stone must go on one of these points
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = std::uint8_t;  // a point

  /// A list of moves without allocation.
  class Moves {
   public:
    void add(Move move) { moves_[count_++] = move; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + count_; }
    std::size_t size() const { return count_; }

   private:
    std::array<Move, most_points> moves_;
    std::size_t count_ = 0;
  };

  explicit Attack(const GameRules& rules);

  /// The position of a grid: which colour attacks, which is to move, and how many stones it places
  /// now.
  Position position(const Grid& grid, Colour attacker, Colour mover, unsigned stones) const;

  Moves moves(const Position& p, Side side) const;
  Position play(const Position& p, Side side, Move move) const;
  std::optional<Result> result(const Position& p, Side side) const;
  std::uint64_t hash(const Position& p) const;
  std::size_t move_count(const Position& p, Side side) const;
  Side to_move(const Position& p) const { return p.mover; }

 private:
  using Set = std::uint64_t;
  /// A symmetry of the board: for every byte of a set its image.
  using Image = std::vector<std::array<Set, 256>>;

  struct WindowCounts;
  Position normalised(Position p) const;
  void decide(Position& p, const WindowCounts& windows) const;
  double potential_bound(const Position& p, double potential) const;
  void keep_one_image(Position& p) const;
  Image image_of(const GameRules& rules, unsigned which) const;

  unsigned points_, p_;
  std::vector<Set> windows_;
  std::vector<Image> images_;   // all but the identity
  std::vector<double> weight_;  // by the number of voids: (1 + p)^(-voids / p)
};

}  // namespace zermelo::connect
