#include "commands/connect/board_view.h"

namespace zermelo::connect {
namespace {

BoardCell point_of(char letter) {
  const Piece piece = letter == 'x' ? Piece::black : letter == 'o' ? Piece::white : Piece::none;
  return {.symbol = letter, .ground = Ground::point, .piece = piece};
}

}  // namespace

BoardDrawing board_view(const Grid& grid) {
  BoardDrawing out{.title = "Board of k in a row",
                   .position = text(grid),
                   .columns = grid.columns,
                   .has_points = true};
  for (const char letter : grid.cells) out.cells.push_back(point_of(letter));
  return out;
}

}  // namespace zermelo::connect
