#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/checkers/board/position.h"

namespace zermelo::checkers {

/// A jumping piece keeps to rows of one parity, and the pieces it takes stand between them and off
/// the edge: on one of nine squares. So a move takes at most nine pieces.
inline constexpr std::size_t longest_path = 10;

/// With an enemy on each of its nine squares a king has at most 16 ways to jump, and the twelve
/// squares with the most ways have 184 together. With fewer enemies each way only ends earlier, so
/// that there are never more. Without a jump twelve kings have at most 48 moves.
inline constexpr std::size_t most_moves = 184;

/// A whole turn: the squares on which the piece stands, from the first to the last, numbered 0 to
/// 31, and the squares of the pieces it takes. Two ways to jump to the same square are two moves.
/// The array is zero beyond the path.
struct Move {
  std::array<std::uint8_t, longest_path> path;
  std::uint8_t length;
  Squares captured;

  unsigned from() const { return path[0]; }
  unsigned to() const { return path[length - 1U]; }
  friend bool operator==(const Move&, const Move&) = default;
};

/// The legal moves of a side: a range on the stack, by starting square ascending, and from each
/// square in the order of `all_ways` at every step. Captures are forced; any of them may be chosen;
/// a piece that can go on jumping must; a man that is crowned stops.
class MoveList {
 public:
  MoveList(const Position& p, Side side);
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;

  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Move& operator[](std::size_t i) const { return moves_[i]; }

 private:
  void add(const Move& move) {
    assert(size_ < most_moves && "no position has more moves");
    moves_[size_++] = move;
  }
  void add_steps(const Position& p, Side side);
  void add_jumps(const Position& p, Side side);
  template <bool king>
  void go_on(const Move& so_far, Squares enemies, Squares empty, Side side);

  std::array<Move, most_moves> moves_;  // only `size_` of them are written
  std::size_t size_ = 0;
};

/// Whether the side can capture, and so must.
bool must_capture(const Position& p, Side side);

/// The position after a legal move.
Position play(const Position& p, Side side, const Move& move);

/// Whether the move is a conversion: it takes a piece or crowns a man, and cannot be undone.
bool converts(const Position& p, Side side, const Move& move);

/// "11-15", "22x15x8": every square on which the piece stands.
std::string text(const Move& move);

/// The legal move that a text describes. Squares in between may be omitted, as in `22x8`, where
/// only one position can result; leading zeros and blanks are allowed, and `-`, `x` and `:` all
/// mean "to". Throws Error, which lists the legal moves.
Move read_move(std::string_view written, const Position& p, Side side);

}  // namespace zermelo::checkers
