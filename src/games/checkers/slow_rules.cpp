#include "games/checkers/slow_rules.h"

namespace zermelo::checkers {

SlowBoard slow_start() {
  SlowBoard board;
  for (unsigned cell = 0; cell < 12; ++cell) board.cells[cell] = SlowPiece::black_man;
  for (unsigned cell = 20; cell < 32; ++cell) board.cells[cell] = SlowPiece::white_man;
  return board;
}

SlowBoard turned(const SlowBoard& board) {
  constexpr std::array<SlowPiece, 5> swapped{SlowPiece::none, SlowPiece::white_man,
                                             SlowPiece::white_king, SlowPiece::black_man,
                                             SlowPiece::black_king};
  SlowBoard other;
  other.to_move = opponent(board.to_move);
  for (unsigned cell = 0; cell < 32; ++cell) {
    other.cells[31 - cell] = swapped[static_cast<unsigned>(board.cells[cell])];
  }
  return other;
}

bool must_capture(const SlowBoard& board) {
  for (unsigned cell = 0; cell < 32; ++cell) {
    if (!belongs(board.cells[cell], board.to_move)) continue;
    const auto [first, end] = directions(board.cells[cell]);
    for (unsigned direction = first; direction < end; ++direction) {
      if (jump_target(board, cell, direction) >= 0) return true;
    }
  }
  return false;
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
