// `draw connect`: a board, or a position of a game record, as a picture.
#include "commands/connect/board_view.h"
#include "commands/connect/commands.h"
#include "commands/connect/solve_request.h"
#include "commands/draw/draw_command.h"

namespace zermelo::connect {
namespace {

DrawnPosition draw(const DrawRequest& request) {
  const SolveRequest read = read_solve_request(request.position, request.arguments);
  const BoardDrawing board =
      board_view(read.grid ? *read.grid : empty_grid(read.rules.rows, read.rules.columns));
  if (request.form == "text") return {to_text(board_text(board, request.numbers), false)};
  return {svg_document(board_picture(board, request.numbers))};
}

}  // namespace

Command draw_command() {
  return zermelo::draw_command(
      {.game = "connect",
       .word = "board",
       .examples = {{"draw connect ...../..x../.oxo./...../..... --numbers", "an SVG picture"},
                    {"draw connect ...../..x../.oxo. --to text --numbers", ""}},
       .options = {{"ply", Kind::count, "n", "the position after n turns of a record (all of them)",
                    ""}},
       .notes = {{"board", "a file name stands for its board, or for its game record (SGF, .psq)"},
                 {"", "rules, such as 19,19,6,2,1 or gomoku, are their empty board"}},
       .numbers = "number rows and columns",
       .draw = draw});
}

}  // namespace zermelo::connect
