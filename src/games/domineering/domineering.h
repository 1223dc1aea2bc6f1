#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "base/bit_spread.h"
#include "base/bits.h"
#include "base/grid_images.h"
#include "base/hash.h"
#include "game/game.h"
#include "games/domineering/board.h"

namespace zermelo::domineering {

/// A domino on two neighbouring free cells, `to` right of `from` or below it.
struct Move {
  std::uint16_t from = 0;
  std::uint16_t to = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The moves of one side, found lazily: the set of cells `from` at which a domino fits, read off
/// bit by bit, low cells first. A range that is its own iterator.
template <std::size_t Words>
class Moves {
 public:
  using value_type = Move;
  using difference_type = std::ptrdiff_t;

  Moves() = default;
  Moves(const Bits<Words>& from, std::size_t step) : from_(from), step_(step) {}

  Moves begin() const { return *this; }
  std::default_sentinel_t end() const { return {}; }

  Move operator*() const {
    const auto from = from_.lowest();
    return {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(from + step_)};
  }
  Moves& operator++() {
    from_.drop_lowest();
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const Moves& moves, std::default_sentinel_t) { return !moves.from_.any(); }

 private:
  Bits<Words> from_;
  std::size_t step_ = 0;
};

/// Domineering on a rectangle of up to 64 * Words cells, as the set of its free cells. Left covers
/// two free cells one above the other, Right two side by side. A player who cannot move loses.
template <std::size_t Words>
class Domineering {
 public:
  struct Position {
    Bits<Words> free;
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = domineering::Move;

  static constexpr bool normal_play = true;

  Domineering(std::size_t rows, std::size_t columns);

  Moves<Words> moves(const Position& p, Side side) const {
    return {places(p.free, side), step(side)};
  }

  std::size_t move_count(const Position& p, Side side) const {
    return places(p.free, side).count();
  }

  Position play(const Position& p, Side, Move move) const {
    return {p.free ^ Bits<Words>::one(move.from) ^ Bits<Words>::one(move.to)};
  }

  std::optional<Result> result(const Position& p, Side side) const {
    if (!places(p.free, side).any()) return Result::loss;
    return std::nullopt;
  }

  std::uint64_t hash(const Position& p) const {
    std::uint64_t h = 0;
    for (const auto word : p.free.words) h = mix(h, word);
    return h;
  }

  /// The integer that the position equals when one side has no room for a domino, now and therefore
  /// for the rest of the game: the most dominoes that the other side can place.
  std::optional<std::int64_t> integer(const Position& p) const;

  /// Blocks the free cells that no domino can cover any more.
  Position tidied(const Position& p) const { return {covered(all_places(p.free))}; }

  /// The independent regions whose sum the position is: the orthogonally connected sets of two or
  /// more free cells, in the order of their lowest cells. Each is tidy.
  std::vector<Position> parts(const Position& p) const;

  /// A representative of all positions that differ only by translation, reflection or a half turn,
  /// which keep the value. (A quarter turn exchanges the players.) Meant for tidy regions: a free
  /// cell that can never be covered makes another key.
  Position key(const Position& p) const;

  Board board(const Position& p) const;

  std::string text(const Position& p) const { return write_board(board(p)); }
  std::string text(Move move) const {
    return std::to_string(move.from) + '-' + std::to_string(move.to);
  }

 private:
  using Places = std::array<Bits<Words>, 2>;  // by side

  std::size_t step(Side side) const { return steps_[static_cast<std::size_t>(side)]; }

  /// The upper or left cells of the dominoes that fit.
  Bits<Words> places(const Bits<Words>& free, Side side) const {
    return free & (free >> step(side)) & room_[static_cast<std::size_t>(side)];
  }

  Places all_places(const Bits<Words>& free) const {
    return {places(free, Side::left), places(free, Side::right)};
  }

  /// Both cells of every place.
  Bits<Words> covered(const Places& places) const {
    return places[0] | (places[0] << steps_[0]) | places[1] | (places[1] << steps_[1]);
  }

  Bits<Words> region(const Bits<Words>& seed, const Places& places) const;

  std::size_t rows_, columns_;
  std::array<std::size_t, 2> steps_;   // by side: from a cell to the other cell of its domino; 0
                                       // for Left in a row, where a shift by 64 is undefined
  std::array<Bits<Words>, 2> room_{};  // by side: cells whose other cell is on the board
  GridImages<Words> images_;
};

template <std::size_t Words>
Domineering<Words>::Domineering(std::size_t rows, std::size_t columns)
    : rows_(rows), columns_(columns), steps_{rows > 1 ? columns : 0, 1}, images_(rows, columns) {
  room_[0] = Bits<Words>::first((rows - 1) * columns);
  room_[1] = Bits<Words>::first(rows * columns);
  for (std::size_t r = 1; r <= rows; ++r) room_[1] ^= Bits<Words>::one(r * columns - 1);
}

/// The rules and the position of a board that fits into `Words`.
template <std::size_t Words>
Setup<Domineering<Words>> set_up(const Board& board) {
  typename Domineering<Words>::Position p;
  for (std::size_t i = 0; i < board.free.size(); ++i) {
    if (board.free[i]) p.free |= Bits<Words>::one(i);
  }
  return {Domineering<Words>(board.rows, board.columns), p, std::nullopt};
}

/// Greedy: in a line of places the first domino blocks only the next place, so placing it is
/// optimal.
template <std::size_t Words>
std::optional<std::int64_t> Domineering<Words>::integer(const Position& p) const {
  const auto all = all_places(p.free);
  if (all[0].any() && all[1].any()) return std::nullopt;
  const std::size_t side = all[0].any() ? 0 : 1;
  std::int64_t dominoes = 0;
  for (auto rest = all[side]; rest.any(); ++dominoes) {
    const auto place = Bits<Words>::one(rest.lowest());
    rest &= ~(place | place << steps_[side]);
  }
  return side == 0 ? dominoes : -dominoes;
}

template <std::size_t Words>
Board Domineering<Words>::board(const Position& p) const {
  Board board{rows_, columns_, std::vector<bool>(rows_ * columns_)};
  for (std::size_t i = 0; i < board.free.size(); ++i) board.free[i] = p.free.has(i);
  return board;
}

/// All cells connected with `seed`: the set grows along the places, right, left, down and up in
/// turn, until nothing is added. Each direction starts from the cells that the ones before it
/// reached, which takes half as many rounds as growing in all directions at once.
template <std::size_t Words>
Bits<Words> Domineering<Words>::region(const Bits<Words>& seed, const Places& places) const {
  auto cells = seed;
  while (true) {
    const auto before = cells;
    for (const std::size_t side : {1, 0}) {
      if constexpr (Words > 2) {  // lines may be long
        cells = spread_up(cells, places[side] << steps_[side], steps_[side]);
        cells = spread_down(cells, places[side], steps_[side]);
      } else {
        cells |= (cells & places[side]) << steps_[side];
        cells |= (cells >> steps_[side]) & places[side];
      }
    }
    if (cells == before) return cells;
  }
}

template <std::size_t Words>
std::vector<typename Domineering<Words>::Position> Domineering<Words>::parts(
    const Position& p) const {
  const auto places = all_places(p.free);
  std::vector<Position> parts;
  parts.reserve(4);  // more are rare on small boards: one allocation instead of three
  for (auto rest = covered(places); rest.any(); rest ^= parts.back().free) {
    parts.push_back({region(Bits<Words>::one(rest.lowest()), places)});
  }
  return parts;
}

template <std::size_t Words>
typename Domineering<Words>::Position Domineering<Words>::key(const Position& p) const {
  if (!p.free.any()) return p;
  const auto images = images_.images(p.free, images_.box_around(p.free));
  return {*std::min_element(images.begin(), images.end())};
}

}  // namespace zermelo::domineering
