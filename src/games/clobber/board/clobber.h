#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/bit_spread.h"
#include "base/bits.h"
#include "base/grid_images.h"
#include "base/hash.h"
#include "game/game.h"
#include "games/clobber/board/board.h"

namespace zermelo::clobber {

/// A stone moves `from` a cell `to` an adjacent cell and captures the enemy stone there.
struct Move {
  std::uint16_t from = 0;
  std::uint16_t to = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// A move as it is written: `5-4`.
inline std::string move_text(Move move) {
  return std::to_string(move.from) + '-' + std::to_string(move.to);
}

/// All moves of one side, found lazily: one set of movable stones for each direction, read off bit
/// by bit. Lives on the stack. The order is right, left, down, up, and low cells first in each.
template <std::size_t Words>
class Moves {
 public:
  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    explicit Iterator(const Moves& moves) : moves_(&moves), stones_(moves.stones_[0]) {
      skip_empty();
    }

    Move operator*() const {
      const auto from = stones_.lowest();
      return {static_cast<std::uint16_t>(from),
              static_cast<std::uint16_t>(from + moves_->steps_[direction_])};
    }
    Iterator& operator++() {
      stones_.drop_lowest();
      skip_empty();
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& it, std::default_sentinel_t) {
      return !it.stones_.any();
    }

   private:
    void skip_empty() {
      while (!stones_.any() && direction_ < 3) stones_ = moves_->stones_[++direction_];
    }

    const Moves* moves_ = nullptr;
    Bits<Words> stones_;  // stones whose move in this direction is still to come
    std::size_t direction_ = 0;
  };

  Moves(const std::array<Bits<Words>, 4>& stones, const std::array<std::size_t, 4>& steps)
      : stones_(stones), steps_(steps) {}

  Iterator begin() const { return Iterator(*this); }
  std::default_sentinel_t end() const { return {}; }

 private:
  std::array<Bits<Words>, 4> stones_;
  std::array<std::size_t, 4> steps_;  // from `from` to `to`; negative steps wrap around
};

/// Clobber (Albert, Grossman, Nowakowski and Wolfe) on a rectangle of up to 64 * Words cells.
///
/// Left has the black stones, Right the white ones. A player moves one of his stones onto an
/// orthogonally adjacent enemy stone, which is removed. A player who cannot move loses. Neither
/// player can move without the other having a move as well, so that every position is all-small.
///
/// A position is two bit sets, cells numbered row by row from 0.
template <std::size_t Words>
class Clobber {
 public:
  struct Position {
    Bits<Words> left, right;
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = clobber::Move;

  static constexpr bool normal_play = true;
  static constexpr bool all_small = true;

  Clobber(std::size_t rows, std::size_t columns);

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }

  Moves<Words> moves(const Position& p, Side side) const {
    return {movable(p, side), {1, std::size_t{0} - 1, columns_, std::size_t{0} - columns_}};
  }

  std::size_t move_count(const Position& p, Side side) const {
    std::size_t count = 0;
    for (const auto& stones : movable(p, side)) count += stones.count();
    return count;
  }

  /// The target changes hands and the mover's old cell becomes empty; there is no branch on the
  /// side.
  Position play(const Position& p, Side side, Move move) const {
    const auto from = Bits<Words>::one(move.from), to = Bits<Words>::one(move.to);
    return {p.left ^ to ^ from.kept_if(side == Side::left),
            p.right ^ to ^ from.kept_if(side == Side::right)};
  }

  std::optional<Result> result(const Position& p, Side side) const {
    if (move_count(p, side) == 0) return Result::loss;
    return std::nullopt;
  }

  std::uint64_t hash(const Position& p) const {
    std::uint64_t h = 0;
    for (std::size_t i = 0; i < Words; ++i) h = mix(mix(h, p.left.words[i]), p.right.words[i]);
    return h;
  }

  /// Removes the groups of a single colour, whose stones can never move or be captured.
  Position tidied(const Position& p) const;

  /// The groups with both colours, each as a position of its own; the position is their sum.
  std::vector<Position> parts(const Position& p) const;

  /// A representative of all positions that differ only by translation, reflection or a half turn.
  Position key(const Position& p) const;

  /// The position with the colours exchanged, which is the negative game.
  Position mirrored(const Position& p) const { return {p.right, p.left}; }

  Board board(const Position& p) const;

  std::string text(const Position& p) const { return write_board(board(p)); }
  std::string text(Move move) const { return move_text(move); }

 private:
  /// The stones of `side` that have an enemy to the right, to the left, below and above.
  [[gnu::always_inline]] std::array<Bits<Words>, 4> movable(const Position& p, Side side) const {
    const auto swap = (p.left ^ p.right).kept_if(side == Side::right);
    const auto mine = p.left ^ swap, theirs = p.right ^ swap;
    return {mine & (theirs >> 1) & not_last_, mine & (theirs << 1) & not_first_,
            mine & (theirs >> down_) & vertical_, mine & (theirs << down_) & vertical_};
  }

  Bits<Words> grown(Bits<Words> seed, const Bits<Words>& within) const;
  std::vector<Position> parts_of_row(const Position& p) const;
  Position key_of_row(const Position& p) const;

  /// The cells adjacent to those of `cells`.
  Bits<Words> neighbours(const Bits<Words>& cells) const {
    return ((cells >> 1) & not_last_) | ((cells << 1) & not_first_) |
           (((cells >> down_) | (cells << down_)) & vertical_);
  }

  std::size_t rows_, columns_;
  std::size_t down_;                  // columns; 0 in a row, where a shift by 64 would be undefined
  Bits<Words> not_first_, not_last_;  // cells outside the first and the last column
  Bits<Words> vertical_;              // all cells, or none in a row
  GridImages<Words> images_;
};

template <std::size_t Words>
Clobber<Words>::Clobber(std::size_t rows, std::size_t columns)
    : rows_(rows), columns_(columns), down_(rows > 1 ? columns : 0), images_(rows, columns) {
  const auto all = Bits<Words>::first(rows * columns);
  if (rows > 1) vertical_ = all;
  not_first_ = not_last_ = all;
  for (std::size_t r = 0; r < rows; ++r) {
    not_first_ ^= Bits<Words>::one(r * columns);
    not_last_ ^= Bits<Words>::one(r * columns + columns - 1);
  }
}

/// The rules and the position of a board that fits.
template <std::size_t Words>
Setup<Clobber<Words>> set_up(const Board& board) {
  typename Clobber<Words>::Position p;
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    if (board.cells[i] == Cell::black) p.left |= Bits<Words>::one(i);
    if (board.cells[i] == Cell::white) p.right |= Bits<Words>::one(i);
  }
  return {Clobber<Words>(board.rows, board.columns), p, std::nullopt};
}

template <std::size_t Words>
Board Clobber<Words>::board(const Position& p) const {
  Board board{rows_, columns_, std::vector<Cell>(rows_ * columns_, Cell::empty)};
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    if (p.left.has(i)) board.cells[i] = Cell::black;
    if (p.right.has(i)) board.cells[i] = Cell::white;
  }
  return board;
}

/// All cells of `within` that are connected with `seed`.
template <std::size_t Words>
Bits<Words> Clobber<Words>::grown(Bits<Words> seed, const Bits<Words>& within) const {
  while (true) {
    auto more = (seed | neighbours(seed)) & within;
    if (more == seed) return seed;
    if constexpr (Words > 2) {  // lines may be long
      more = spread_up(more, within & not_first_, 1);
      more = spread_down(more, within & not_last_, 1);
      more = spread_up(more, within & vertical_, columns_);
      more = spread_down(more, within & vertical_, columns_);
    }
    seed = more;
  }
}

/// Grows the contacts between the colours through the stones; stones not reached are dead.
template <std::size_t Words>
typename Clobber<Words>::Position Clobber<Words>::tidied(const Position& p) const {
  const auto contacts = (neighbours(p.left) & p.right) | (neighbours(p.right) & p.left);
  const auto alive = grown(contacts, p.left | p.right);
  return {p.left & alive, p.right & alive};
}

/// In a row a group is a run of stones.
template <std::size_t Words>
std::vector<typename Clobber<Words>::Position> Clobber<Words>::parts_of_row(
    const Position& p) const {
  std::vector<Position> parts;
  for (auto rest = p.left | p.right; rest.any();) {
    const std::size_t start = rest.lowest();
    const auto gap = ~rest >> start;
    const std::size_t length = gap.any() ? gap.lowest() : Bits<Words>::capacity - start;
    const auto run = Bits<Words>::first(length) << start;
    const Position part{p.left & run, p.right & run};
    if (part.left.any() && part.right.any()) parts.push_back(part);
    rest ^= run;
  }
  return parts;
}

template <std::size_t Words>
std::vector<typename Clobber<Words>::Position> Clobber<Words>::parts(const Position& p) const {
  if (rows_ == 1) return parts_of_row(p);
  const Position alive = tidied(p);
  std::vector<Position> parts;
  for (auto rest = alive.left | alive.right; rest.any();) {
    const auto group = grown(Bits<Words>::one(rest.lowest()), rest);
    parts.push_back({alive.left & group, alive.right & group});
    rest ^= group;
  }
  return parts;
}

/// The row shifted to the first cell, or its reflection shifted there, whichever is smaller.
template <std::size_t Words>
typename Clobber<Words>::Position Clobber<Words>::key_of_row(const Position& p) const {
  const auto stones = p.left | p.right;
  const std::size_t low = stones.lowest(), high = stones.highest();
  const Position plain{p.left >> low, p.right >> low};
  const std::size_t above = Bits<Words>::capacity - 1 - high;
  const Position reflected{p.left.reversed() >> above, p.right.reversed() >> above};
  return std::pair(plain.left, plain.right) < std::pair(reflected.left, reflected.right)
             ? plain
             : reflected;
}

template <std::size_t Words>
typename Clobber<Words>::Position Clobber<Words>::key(const Position& p) const {
  const auto stones = p.left | p.right;
  if (!stones.any()) return p;
  if (rows_ == 1) return key_of_row(p);
  const auto box = images_.box_around(stones);
  const auto left = images_.images(p.left, box), right = images_.images(p.right, box);
  std::size_t best = 0;
  for (std::size_t i = 1; i < left.size(); ++i) {
    if (std::pair(left[i], right[i]) < std::pair(left[best], right[best])) best = i;
  }
  return {left[best], right[best]};
}

}  // namespace zermelo::clobber
