#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {

SlowBoard slow_start() {
  SlowBoard board;
  for (unsigned cell = 0; cell < 12; ++cell) board.cells[cell] = SlowPiece::black_man;
  for (unsigned cell = 20; cell < 32; ++cell) board.cells[cell] = SlowPiece::white_man;
  return board;
}

SlowBoard mirrored(const SlowBoard& board) {
  constexpr std::array<SlowPiece, 5> swapped{SlowPiece::none, SlowPiece::white_man,
                                             SlowPiece::white_king, SlowPiece::black_man,
                                             SlowPiece::black_king};
  SlowBoard other;
  other.to_move = opponent(board.to_move);
  each_piece(board, [&](unsigned cell, SlowPiece piece) {
    other.cells[31 - cell] = swapped[static_cast<unsigned>(piece)];
  });
  return other;
}

bool must_capture(const SlowBoard& board) {
  bool captures = false;
  each_piece(board, [&](unsigned cell, SlowPiece piece) {
    if (!belongs(piece, board.to_move)) return;
    const auto [first, end] = directions(piece);
    for (unsigned direction = first; direction < end; ++direction) {
      captures = captures || jump_target(board, cell, direction) >= 0;
    }
  });
  return captures;
}

std::uint64_t slow_perft(const SlowBoard& board, unsigned plies) {
  if (plies == 0) return 1;
  std::uint64_t lines = 0;
  each_slow_move(board, [&](const SlowMove&, const SlowBoard& after) {
    lines += slow_perft(after, plies - 1);
  });
  return lines;
}

std::string text(const SlowMove& move) {
  std::string text = std::to_string(move.from() + 1);
  for (unsigned i = 1; i < move.length; ++i) {
    text += move.captures ? 'x' : '-';
    text += std::to_string(move.path[i] + 1);
  }
  return text;
}

}  // namespace zermelo::checkers
