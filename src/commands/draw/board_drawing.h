// A board of any game as data, and the two ways of drawing it: SVG and text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "commands/answer.h"
#include "commands/draw/picture.h"

namespace zermelo {

/// The look of a cell without a piece.
enum class Ground : std::uint8_t { wood, pale, dark, blocked, point };

enum class Piece : std::uint8_t { none, black, white, black_king, white_king };

struct BoardCell {
  char symbol = '.';  // in text
  Ground ground = Ground::wood;
  Piece piece = Piece::none;
  std::string number = {};  // empty: it has none
};

/// Cells row by row from the top left. On a board of points the cells have no numbers; its rows
/// and columns have.
struct BoardDrawing {
  std::string title = {};
  std::string position = {};  // as text, for readers who cannot see the picture
  std::size_t columns = 0;
  std::vector<BoardCell> cells = {};
  bool has_points = false;

  std::size_t rows() const { return columns == 0 ? 0 : cells.size() / columns; }
};

/// The board in SVG; `numbers` numbers the cells, or the rows and columns of points.
Picture board_picture(const BoardDrawing& board, bool numbers);

/// The board in characters. Numbers stand beside the rows, or at the edges of points; where rows are
/// long, every tenth cell is numbered above them.
Text board_text(const BoardDrawing& board, bool numbers);

}  // namespace zermelo
