#include "commands/checkers/board_picture.h"

#include <fmt/format.h>

namespace zermelo::checkers {
namespace {

/// The dark square in a row and column of the board, or 32 for a light square.
unsigned square_at(unsigned row, unsigned column) {
  return (row + column) % 2 == 0 ? 32 : 4 * row + column / 2;
}

char letter(const Position& p, unsigned s) {
  for (const Side side : {Side::left, Side::right}) {
    const bool black = side == Side::left;
    if ((p.men[index_of(side)] & square(s)) != 0) return black ? 'b' : 'w';
    if ((p.kings[index_of(side)] & square(s)) != 0) return black ? 'B' : 'W';
  }
  return ' ';
}

Span cell(const Position& p, unsigned s, bool numbers) {
  if (s == 32) return {"   "};
  const char piece = letter(p, s);
  if (piece != ' ') return {fmt::format(" {} ", piece), Tone::strong};
  return {numbers ? fmt::format("{:>2} ", s + 1) : " . ", Tone::dim};
}

Piece piece_of(char letter) {
  switch (letter) {
    case 'b':
      return Piece::black;
    case 'B':
      return Piece::black_king;
    case 'w':
      return Piece::white;
    case 'W':
      return Piece::white_king;
    default:
      return Piece::none;
  }
}

BoardCell drawn_cell(const Position& p, unsigned s) {
  if (s == 32) return {.symbol = ' ', .ground = Ground::pale};
  const char piece = letter(p, s);
  return {.symbol = piece == ' ' ? '.' : piece,
          .ground = Ground::dark,
          .piece = piece_of(piece),
          .number = std::to_string(s + 1)};
}

}  // namespace

Text board_words(const Position& p, bool numbers) {
  const Span edge{"+------------------------+\n"};
  Text out{edge};
  for (unsigned row = 0; row < 8; ++row) {
    out.push_back({"|"});
    for (unsigned column = 0; column < 8; ++column)
      out.push_back(cell(p, square_at(row, column), numbers));
    out.push_back({"|\n"});
  }
  out.push_back(edge);
  return out;
}

BoardDrawing board_drawing(const Position& p) {
  BoardDrawing out{.title = "Checkers position", .position = write_pieces(p), .columns = 8};
  for (unsigned row = 0; row < 8; ++row) {
    for (unsigned column = 0; column < 8; ++column)
      out.cells.push_back(drawn_cell(p, square_at(row, column)));
  }
  return out;
}

}  // namespace zermelo::checkers
