#include "commands/draw/board_drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "commands/draw/svg_text.h"

namespace zermelo {
namespace {

// Lengths are in SVG units.
constexpr double side = 44;  // of a cell
constexpr double board_margin = 8;
constexpr double label_room = 22;    // for the numbers of rows and columns
constexpr double beside_number = 3;  // a piece moves out of the way of a number by this much
constexpr double stone = 15, king_ring = 10, point_stone = 18;

// ---- SVG ----

/// Cell (row, column) begins at (left + column · side, top + row · side).
struct BoardSheet {
  double left = board_margin, top = board_margin;

  double x(std::size_t column) const { return left + static_cast<double>(column) * side; }
  double y(std::size_t row) const { return top + static_cast<double>(row) * side; }
};

std::string_view fill_of(Ground ground) {
  switch (ground) {
    case Ground::pale:
      return "#f3ecd8";
    case Ground::dark:
      return "#7a9a6a";
    case Ground::blocked:
      return "#6b6459";
    case Ground::wood:
    case Ground::point:
      break;
  }
  return "#ecdfc4";
}

bool is_black(Piece piece) { return piece == Piece::black || piece == Piece::black_king; }
bool is_king(Piece piece) { return piece == Piece::black_king || piece == Piece::white_king; }

std::string disc(double x, double y, double radius, Piece piece) {
  return fmt::format(
      "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" "
      "stroke-width=\"1.5\"/>\n",
      x, y, radius, is_black(piece) ? "#222" : "#fff", is_black(piece) ? "#999" : "#222");
}

/// A stone, or a man; a king has a second ring and a K.
std::string piece_at(double x, double y, double radius, Piece piece) {
  if (piece == Piece::none) return "";
  std::string out = disc(x, y, radius, piece);
  if (!is_king(piece)) return out;
  return out + disc(x, y, king_ring, piece) +
         fmt::format(
             "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"12\" font-weight=\"bold\" "
             "text-anchor=\"middle\" fill=\"{}\">K</text>\n",
             x, y + 4.3, is_black(piece) ? "#fff" : "#222");
}

std::string cell_number(double x, double y, const BoardCell& cell) {
  const bool on_dark = cell.ground == Ground::dark || cell.ground == Ground::blocked;
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"8.5\" fill=\"{}\">{}</text>\n",
                     x + 2, y + 9, on_dark ? "#fff" : "#4a4335", xml_escaped(cell.number));
}

std::string cell_elements(double x, double y, const BoardCell& cell, bool numbers) {
  std::string out = fmt::format(
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{}\" height=\"{}\" fill=\"{}\" stroke=\"#a89a7c\" "
      "stroke-width=\"1\"/>\n",
      x, y, side, side, fill_of(cell.ground));
  const bool has_number = numbers && !cell.number.empty();
  const double middle = side / 2 + (has_number ? beside_number : 0);
  out += piece_at(x + middle, y + middle, stone, cell.piece);
  if (has_number) out += cell_number(x, y, cell);
  return out;
}

std::string cells_of(const BoardDrawing& board, const BoardSheet& sheet, bool numbers) {
  std::string out;
  for (std::size_t i = 0; i < board.cells.size(); ++i)
    out += cell_elements(sheet.x(i % board.columns), sheet.y(i / board.columns), board.cells[i],
                         numbers);
  return out;
}

/// The lines on which points lie: they end at the outer points, in the middles of cells.
std::string lines_of(const BoardDrawing& board, const BoardSheet& sheet) {
  constexpr double half = side / 2;
  std::string path;
  for (std::size_t r = 0; r < board.rows(); ++r)
    path += fmt::format("M{:.1f},{:.1f}H{:.1f}", sheet.x(0) + half, sheet.y(r) + half,
                        sheet.x(board.columns) - half);
  for (std::size_t c = 0; c < board.columns; ++c)
    path += fmt::format("M{:.1f},{:.1f}V{:.1f}", sheet.x(c) + half, sheet.y(0) + half,
                        sheet.y(board.rows()) - half);
  return fmt::format("<path d=\"{}\" stroke=\"#5f5444\" stroke-width=\"1\" fill=\"none\"/>\n",
                     path);
}

std::string edge_number(double x, double y, std::size_t number) {
  return fmt::format(
      "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"12\" text-anchor=\"middle\" "
      "fill=\"#4a4335\">{}</text>\n",
      x, y, number);
}

std::string edge_numbers(const BoardDrawing& board, const BoardSheet& sheet) {
  constexpr double half = side / 2;
  std::string out;
  for (std::size_t c = 0; c < board.columns; ++c)
    out += edge_number(sheet.x(c) + half, sheet.top - 6, c);
  for (std::size_t r = 0; r < board.rows(); ++r)
    out += edge_number(sheet.left - label_room / 2, sheet.y(r) + half + 4, r);
  return out;
}

std::string points_of(const BoardDrawing& board, const BoardSheet& sheet, bool numbers) {
  std::string out = fmt::format(
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>\n",
      sheet.left, sheet.top, static_cast<double>(board.columns) * side,
      static_cast<double>(board.rows()) * side, fill_of(Ground::point));
  out += lines_of(board, sheet);
  for (std::size_t i = 0; i < board.cells.size(); ++i)
    out += piece_at(sheet.x(i % board.columns) + side / 2, sheet.y(i / board.columns) + side / 2,
                    point_stone, board.cells[i].piece);
  return numbers ? out + edge_numbers(board, sheet) : out;
}

// ---- Text ----

Tone tone_of(const BoardCell& cell) {
  if (is_black(cell.piece)) return Tone::strong;
  return cell.piece == Piece::none ? Tone::dim : Tone::good;
}

std::size_t digits_of(const BoardDrawing& board) {
  std::size_t digits = 0;
  for (const BoardCell& cell : board.cells) digits = std::max(digits, cell.number.size());
  return digits;
}

/// The cells of a row with blanks between them, and then their numbers.
void add_row(Text& out, const BoardDrawing& board, std::size_t row, std::size_t digits) {
  std::string numbers = "    ";
  out.push_back({"  "});
  for (std::size_t c = 0; c < board.columns; ++c) {
    const BoardCell& cell = board.cells[row * board.columns + c];
    out.push_back({fmt::format(" {}", cell.symbol), tone_of(cell)});
    numbers += fmt::format(" {:>{}}", cell.number, digits);
  }
  out.push_back({(digits == 0 ? "" : numbers) + '\n', Tone::dim});
}

/// Long rows would not fit beside their numbers: every tenth cell is numbered above.
void add_long_row(Text& out, const BoardDrawing& board, std::size_t row, bool numbers) {
  const std::size_t first = row * board.columns;
  std::string above = "  ";
  for (std::size_t c = 0; c < board.columns; c += 10)
    above += fmt::format("{:<10}", board.cells[first + c].number);
  if (numbers) out.push_back({above + '\n', Tone::dim});
  out.push_back({"  "});
  for (std::size_t c = 0; c < board.columns; ++c) {
    const BoardCell& cell = board.cells[first + c];
    out.push_back({std::string(1, cell.symbol), tone_of(cell)});
  }
  out.push_back({"\n"});
}

Text points_text(const BoardDrawing& board, bool numbers) {
  const int width = numbers && board.columns > 10 ? 3 : 2;
  Text out;
  if (numbers) {
    std::string columns = "    ";
    for (std::size_t c = 0; c < board.columns; ++c) columns += fmt::format("{:>{}}", c, width);
    out.push_back({columns + '\n', Tone::dim});
  }
  for (std::size_t r = 0; r < board.rows(); ++r) {
    out.push_back({numbers ? fmt::format("  {:>2}", r) : "  ", Tone::dim});
    for (std::size_t c = 0; c < board.columns; ++c) {
      const BoardCell& cell = board.cells[r * board.columns + c];
      out.push_back({fmt::format("{:>{}}", cell.symbol, width), tone_of(cell)});
    }
    out.push_back({"\n"});
  }
  return out;
}

}  // namespace

Picture board_picture(const BoardDrawing& board, bool numbers) {
  BoardSheet sheet;
  if (board.has_points && numbers) sheet = {board_margin + label_room, board_margin + label_room};
  Picture out{.width = sheet.x(board.columns) + board_margin,
              .height = sheet.y(board.rows()) + board_margin,
              .title = board.title,
              .description = board.position};
  out.elements =
      board.has_points ? points_of(board, sheet, numbers) : cells_of(board, sheet, numbers);
  return out;
}

Text board_text(const BoardDrawing& board, bool numbers) {
  constexpr std::size_t most_beside = 14;
  if (board.has_points) return points_text(board, numbers);
  const std::size_t digits = numbers ? digits_of(board) : 0;
  Text out;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    if (board.columns <= most_beside)
      add_row(out, board, r, digits);
    else
      add_long_row(out, board, r, numbers);
  }
  return out;
}

}  // namespace zermelo
