// `draw checkers`: a position as a picture.
#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "commands/draw/draw_command.h"

namespace zermelo::checkers {
namespace {

DrawnPosition draw(const DrawRequest& request) {
  const Position p = read_fen(request.position).position;
  if (request.form == "text") return {to_text(board_words(p, request.numbers), false)};
  return {svg_document(board_picture(board_drawing(p), request.numbers))};
}

}  // namespace

Command draw_command() {
  return zermelo::draw_command(
      {.game = "checkers",
       .examples = {{"draw checkers B:W18,K22:B1,K2 --numbers", "an SVG picture"},
                    {"draw checkers B:W21-32:B1-12 --to text --numbers", "the start"}},
       .numbers = "number the squares",
       .draw = draw});
}

}  // namespace zermelo::checkers
