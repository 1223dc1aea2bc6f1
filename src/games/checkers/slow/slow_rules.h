#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>

#include "game/side.h"

namespace zermelo::checkers {

/// The rules of checkers a second time, on a plain board of 32 cells, for the verifier and the
/// tests. Nothing is shared with the fast rules, so that an error there is found.

/// Square n of the usual numbering is cell n - 1.
enum class SlowPiece : std::uint8_t { none, black_man, black_king, white_man, white_king };

/// Black is Left. No black man stands on 29..32 and no white one on 1..4.
struct SlowBoard {
  std::array<SlowPiece, 32> cells{};
  Side to_move = Side::left;
  friend bool operator==(const SlowBoard&, const SlowBoard&) = default;
};

/// A whole turn: the cells on which the piece stands, from the first to the last.
struct SlowMove {
  // A piece that is jumped is not on the edge, and 18 dark cells are not on the edge.
  std::array<std::uint8_t, 19> path{};
  std::uint8_t length = 0;
  bool captures = false, crowns = false;

  int from() const { return path[0]; }
  int to() const { return path[length - 1U]; }
  bool converts() const { return captures || crowns; }
};

/// The board at the start of a game.
SlowBoard slow_start();

/// The same position with the colours exchanged and the board rotated.
SlowBoard mirrored(const SlowBoard& board);

/// Whether the side to move can capture, and so must.
bool must_capture(const SlowBoard& board);

/// The number of sequences of `plies` moves; two ways to jump to one cell are two moves.
std::uint64_t slow_perft(const SlowBoard& board, unsigned plies);

/// "11-15", "22x15x8": every square on which the piece stands.
std::string text(const SlowMove& move);

/// The cell one step away, or -1 beyond the edge. Directions 0 and 1 go up in number, where black
/// men go; 2 and 3 go down. Row 0 holds squares 1..4, on its odd columns.
constexpr int slow_step(int cell, int direction) {
  const int row = cell / 4, column = 2 * (cell % 4) + (row % 2 == 0 ? 1 : 0);
  const int next_row = row + (direction < 2 ? 1 : -1);
  const int next_column = column + (direction % 2 == 0 ? -1 : 1);
  if (next_row < 0 || next_row > 7 || next_column < 0 || next_column > 7) return -1;
  return 4 * next_row + next_column / 2;
}

using SlowSteps = std::array<std::array<int, 4>, 32>;
constexpr SlowSteps slow_steps = [] {
  SlowSteps steps{};
  for (int cell = 0; cell < 32; ++cell) {
    for (int direction = 0; direction < 4; ++direction) {
      steps[static_cast<unsigned>(cell)][static_cast<unsigned>(direction)] =
          slow_step(cell, direction);
    }
  }
  return steps;
}();

constexpr bool is_black(SlowPiece piece) {
  return piece == SlowPiece::black_man || piece == SlowPiece::black_king;
}
constexpr bool is_white(SlowPiece piece) {
  return piece == SlowPiece::white_man || piece == SlowPiece::white_king;
}
constexpr bool belongs(SlowPiece piece, Side side) {
  return side == Side::left ? is_black(piece) : is_white(piece);
}

/// Calls `visit(cell, piece)` for every piece, from the lowest square to the highest. Boards are
/// mostly empty, and scanning them is most of the verifier's work: empty cells, which are zero
/// bytes, are skipped eight at a time.
template <class Visit>
void each_piece(const SlowBoard& board, Visit&& visit) {
  static_assert(std::endian::native == std::endian::little && sizeof(SlowPiece) == 1);
  for (unsigned first = 0; first < 32; first += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, &board.cells[first], 8);
    for (; eight != 0;) {
      const auto byte = static_cast<unsigned>(std::countr_zero(eight)) / 8;
      visit(first + byte, board.cells[first + byte]);
      eight &= ~(std::uint64_t{0xff} << 8 * byte);
    }
  }
}

/// The directions of a piece: from `first` up to, not including, `end`.
struct SlowDirections {
  unsigned first, end;
};
constexpr SlowDirections directions(SlowPiece piece) {
  if (piece == SlowPiece::black_man) return {0, 2};
  if (piece == SlowPiece::white_man) return {2, 4};
  return {0, 4};
}

constexpr bool crowns_at(SlowPiece piece, int cell) {
  return (piece == SlowPiece::black_man && cell >= 28) ||
         (piece == SlowPiece::white_man && cell < 4);
}

/// The cell where a jump over a neighbour lands, or -1 when there is no such jump.
inline int jump_target(const SlowBoard& board, unsigned from, unsigned direction) {
  const int over = slow_steps[from][direction];
  if (over < 0) return -1;
  if (!belongs(board.cells[static_cast<unsigned>(over)], opponent(board.to_move))) return -1;
  const int to = slow_steps[static_cast<unsigned>(over)][direction];
  if (to < 0 || board.cells[static_cast<unsigned>(to)] != SlowPiece::none) return -1;
  return to;
}

/// Moves the piece on the last cell of the path to `to`, and crowns a man on its last row.
inline void advance(SlowBoard& board, SlowMove& move, int to) {
  SlowPiece& from = board.cells[static_cast<unsigned>(move.to())];
  SlowPiece piece = from;
  from = SlowPiece::none;
  if (crowns_at(piece, to)) {
    piece = piece == SlowPiece::black_man ? SlowPiece::black_king : SlowPiece::white_king;
    move.crowns = true;
  }
  board.cells[static_cast<unsigned>(to)] = piece;
  move.path[move.length++] = static_cast<std::uint8_t>(to);
}

/// All ways to go on jumping with the piece at the end of the path; a piece that can go on must,
/// unless it was just crowned. A jumped piece leaves the board at once. Removing it at the end of
/// the turn would be the same as long as no piece is jumped twice: jumps keep to rows of one parity
/// and jumped pieces stand on the others, so a piece never lands where one was taken. The cell that
/// the piece came from is empty meanwhile, and it may land there again.
template <class Visit>
void each_jump(const SlowBoard& board, const SlowMove& so_far, Visit&& visit) {
  const auto from = static_cast<unsigned>(so_far.to());
  bool ended = true;
  if (!so_far.crowns) {
    const auto [first, end] = directions(board.cells[from]);
    for (unsigned direction = first; direction < end; ++direction) {
      const int to = jump_target(board, from, direction);
      if (to < 0) continue;
      ended = false;
      SlowBoard next = board;
      SlowMove move = so_far;
      move.captures = true;
      next.cells[static_cast<unsigned>(slow_steps[from][direction])] = SlowPiece::none;
      advance(next, move, to);
      each_jump(next, move, visit);
    }
  }
  if (!ended || !so_far.captures) return;
  SlowBoard after = board;
  after.to_move = opponent(board.to_move);
  visit(so_far, after);
}

/// Calls `visit(move, board after it)` for every capture.
template <class Visit>
void each_capture(const SlowBoard& board, Visit&& visit) {
  each_piece(board, [&](unsigned cell, SlowPiece piece) {
    if (!belongs(piece, board.to_move)) return;
    SlowMove move;
    move.path[move.length++] = static_cast<std::uint8_t>(cell);
    each_jump(board, move, visit);
  });
}

/// Calls `visit(move, board after it)` for every move to a neighbouring cell.
template <class Visit>
void each_plain_move(const SlowBoard& board, Visit&& visit) {
  each_piece(board, [&](unsigned cell, SlowPiece piece) {
    if (!belongs(piece, board.to_move)) return;
    const auto [first, end] = directions(piece);
    for (unsigned direction = first; direction < end; ++direction) {
      const int to = slow_steps[cell][direction];
      if (to < 0 || board.cells[static_cast<unsigned>(to)] != SlowPiece::none) continue;
      SlowBoard after = board;
      SlowMove move;
      move.path[move.length++] = static_cast<std::uint8_t>(cell);
      advance(after, move, to);
      after.to_move = opponent(board.to_move);
      visit(move, after);
    }
  });
}

/// Calls `visit(move, board after it)` for every legal move: only captures where there is one.
template <class Visit>
void each_slow_move(const SlowBoard& board, Visit&& visit) {
  if (must_capture(board)) {
    each_capture(board, visit);
  } else {
    each_plain_move(board, visit);
  }
}

}  // namespace zermelo::checkers
