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
/// points, as a game that somebody wins: a draw is the defender's. Left is the attacker.
///
/// A move is one stone; the position knows who is to move and how many stones of the turn are left.
/// Positions are kept tidy, so that what cannot matter is not told apart: of stones only those that
/// stand in a window their owner can still fill are his, every other point that no open window
/// holds is merely blocked, and of mirror images one is kept.
class Attack {
 public:
  static constexpr bool normal_play = true;  // who is to move and has lost gets no moves
  static constexpr unsigned most_points = 64;

  struct Position {
    std::array<std::uint64_t, 2> stones{};  // by side
    std::uint64_t blocked = 0;
    Side mover = Side::left;
    std::uint8_t left = 0;                   // stones of this turn still to come
    std::optional<Side> winner;              // once it is decided
    std::uint64_t must = ~std::uint64_t{0};  // the next stone goes here, or the game is lost
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = std::uint8_t;  // a point

  /// A list on the stack.
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

  /// A position of a grid: who attacks, who is to move and how many stones he places.
  Position position(const Grid& grid, Colour attacker, Colour mover, unsigned stones) const;

  Moves moves(const Position& p, Side side) const;
  Position play(const Position& p, Side side, Move move) const;
  std::optional<Result> result(const Position& p, Side side) const;
  std::uint64_t hash(const Position& p) const;
  std::size_t move_count(const Position& p, Side side) const;
  Side to_move(const Position& p) const { return p.mover; }

 private:
  using Set = std::uint64_t;
  /// A symmetry of the board: for every byte of a set what it becomes.
  using Image = std::vector<std::array<Set, 256>>;

  struct Census;
  Position tidy(Position p) const;
  void decide(Position& p, const Census& census) const;
  void keep_one_image(Position& p) const;
  Image image_of(const GameRules& rules, unsigned which) const;

  unsigned points_, p_;
  std::vector<Set> windows_;
  std::vector<Image> images_;   // all but the identity
  std::vector<double> weight_;  // by voids: (1 + p)^(-voids / p)
};

}  // namespace zermelo::connect
