#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/checkers/board/squares.h"

namespace zermelo::checkers {

/// The pieces on the board, men and kings by side: Black is Left and index 0, White is Right. The
/// sets are disjoint, and no man stands on its crowning row.
struct Position {
  std::array<Squares, 2> men{}, kings{};
  friend bool operator==(const Position&, const Position&) = default;
};

constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }

/// All pieces of a side, and of both sides.
constexpr Squares pieces(const Position& p, Side side) {
  return p.men[index_of(side)] | p.kings[index_of(side)];
}
constexpr Squares pieces(const Position& p) {
  return pieces(p, Side::left) | pieces(p, Side::right);
}

/// A position and the side to move: what a FEN describes.
struct Setup {
  Position position;
  Side to_move = Side::left;
  friend bool operator==(const Setup&, const Setup&) = default;
};

/// The same with the colours exchanged and the board rotated: what the other player sees.
constexpr Position mirrored(const Position& p) {
  return {{rotated(p.men[1]), rotated(p.men[0])}, {rotated(p.kings[1]), rotated(p.kings[0])}};
}
constexpr Setup mirrored(const Setup& setup) {
  return {mirrored(setup.position), opponent(setup.to_move)};
}

inline constexpr unsigned most_pieces = 12;  // of a side

/// Twelve men a side and Black to move.
constexpr Setup start_position() { return {{{0x00000FFF, 0xFFF00000}, {}}, Side::left}; }

/// "Black" or "White".
constexpr std::string_view colour(Side side) { return side == Side::left ? "Black" : "White"; }

/// Reads a FEN: `B:W18,K22:B1,K2`, the side to move and the pieces of both, K for a king. The two
/// lists may come in either order and hold ranges, such as `W:W21-32:B1-12`; small letters, leading
/// zeros, blanks and a dot at the end are allowed. One side may have no pieces, but not both.
/// Throws Error.
Setup read_fen(std::string_view text);

/// White's pieces first, squares ascending: `W:W18,K22:B1,K2`.
std::string write_fen(const Position& p, Side to_move);

/// The same without the side to move: `W18,K22:B1,K2`.
std::string write_pieces(const Position& p);

}  // namespace zermelo::checkers
