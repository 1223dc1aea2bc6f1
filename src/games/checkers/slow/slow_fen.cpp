#include "games/checkers/slow/slow_fen.h"

#include <optional>

#include "base/error.h"

namespace zermelo::checkers {

namespace {

std::string pieces(const SlowBoard& board, SlowPiece man, SlowPiece king) {
  std::string list;
  for (unsigned cell = 0; cell < 32; ++cell) {
    const SlowPiece piece = board.cells[cell];
    if (piece != man && piece != king) continue;
    if (!list.empty()) list += ',';
    if (piece == king) list += 'K';
    list += std::to_string(cell + 1);
  }
  return list;
}

/// Reads one character where it is the next one.
bool take(std::string_view& text, char character) {
  if (!text.starts_with(character)) return false;
  text.remove_prefix(1);
  return true;
}

/// Reads a number from 1 to 32 without leading zeros.
std::optional<unsigned> take_square(std::string_view& text) {
  unsigned square = 0;
  while (!text.empty() && text[0] >= '0' && text[0] <= '9' && square <= 32) {
    if (square == 0 && text[0] == '0') return std::nullopt;
    square = 10 * square + static_cast<unsigned>(text[0] - '0');
    text.remove_prefix(1);
  }
  if (square < 1 || square > 32) return std::nullopt;
  return square;
}

bool take_pieces(std::string_view& text, SlowBoard& board, SlowPiece man, SlowPiece king) {
  if (text.empty() || text[0] == ':') return true;
  unsigned last = 0;
  do {
    const SlowPiece piece = take(text, 'K') ? king : man;
    const auto square = take_square(text);
    if (!square || *square <= last) return false;
    last = *square;
    SlowPiece& cell = board.cells[last - 1];
    if (cell != SlowPiece::none || crowns_at(piece, static_cast<int>(last) - 1)) return false;
    cell = piece;
  } while (take(text, ','));
  return true;
}

}  // namespace

SlowBoard slow_board(std::string_view fen) {
  SlowBoard board;
  std::string_view rest = fen;
  const bool black = take(rest, 'B');
  board.to_move = black ? Side::left : Side::right;
  const bool good = (black || take(rest, 'W')) && take(rest, ':') && take(rest, 'W') &&
                    take_pieces(rest, board, SlowPiece::white_man, SlowPiece::white_king) &&
                    take(rest, ':') && take(rest, 'B') &&
                    take_pieces(rest, board, SlowPiece::black_man, SlowPiece::black_king);
  if (good && rest.empty()) return board;
  throw Error("checkers: position " + in_quotes(fen) +
              "; expected one like \"B:W18,K22:B1,K2\", with squares ascending from 1 to 32");
}

std::string slow_fen(const SlowBoard& board) {
  return std::string(1, board.to_move == Side::left ? 'B' : 'W') + ":W" +
         pieces(board, SlowPiece::white_man, SlowPiece::white_king) + ":B" +
         pieces(board, SlowPiece::black_man, SlowPiece::black_king);
}

}  // namespace zermelo::checkers
