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

Span cell(const Position& p, unsigned s) {
  if (s == 32) return {"   "};
  const char piece = letter(p, s);
  if (piece == ' ') return {fmt::format("{:>2} ", s + 1), Tone::dim};
  return {fmt::format(" {} ", piece), Tone::strong};
}

constexpr unsigned side_length = 40;  // of a square, in pixels

std::string svg_square(const Position& p, unsigned s, unsigned x, unsigned y) {
  auto out = fmt::format(
      "<rect class=\"d\" x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{2}\"/>"
      "<text x=\"{3}\" y=\"{4}\">{5}</text>\n",
      x, y, side_length, x + 3, y + 11, s + 1);
  const char piece = letter(p, s);
  if (piece == ' ') return out;
  const bool king = piece == 'B' || piece == 'W';
  const char* colour_class = piece == 'b' || piece == 'B' ? "b" : "w";
  for (const unsigned radius : {15U, 9U}) {
    if (radius == 9 && !king) break;
    out += fmt::format("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", colour_class,
                       x + side_length / 2, y + side_length / 2, radius);
  }
  return out;
}

}  // namespace

Text board_picture(const Position& p) {
  const Span edge{"+------------------------+\n"};
  Text out{edge};
  for (unsigned row = 0; row < 8; ++row) {
    out.push_back({"|"});
    for (unsigned column = 0; column < 8; ++column) out.push_back(cell(p, square_at(row, column)));
    out.push_back({"|\n"});
  }
  out.push_back(edge);
  return out;
}

std::string board_svg(const Position& p) {
  auto out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" width=\"{0}\" "
      "height=\"{0}\" font-family=\"sans-serif\" font-size=\"10\">\n"
      "<style>.d{{fill:#7a9a6a}} .b{{fill:#222;stroke:#ddd}} .w{{fill:#fff;stroke:#222}} "
      "text{{fill:#fff}}</style>\n"
      "<title>{1}</title>\n<rect width=\"{0}\" height=\"{0}\" fill=\"#f3ecd8\"/>\n",
      8 * side_length, write_pieces(p));
  for (unsigned row = 0; row < 8; ++row) {
    for (unsigned column = 0; column < 8; ++column) {
      const unsigned s = square_at(row, column);
      if (s < 32) out += svg_square(p, s, column * side_length, row * side_length);
    }
  }
  return out + "</svg>\n";
}

}  // namespace zermelo::checkers
