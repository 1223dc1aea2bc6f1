// `draw hackenbush`: a drawing as a picture, as JSON or as text.
#include "commands/draw/draw_command.h"
#include "commands/draw/hackenbush_picture.h"
#include "commands/hackenbush/commands.h"

namespace zermelo::hackenbush {
namespace {

std::string written_as(const DrawRequest& request, const Drawing& drawing) {
  if (request.form == "json") return write_json(drawing);
  if (request.form == "text") return write_drawing(drawing);
  return svg_document(drawing_picture(drawing, request.numbers));
}

DrawnPosition draw(const DrawRequest& request) {
  const Drawing drawing = read_position(request.position, request.arguments, request.sink);
  return {written_as(request, drawing), Fields{}.add("edges", std::uint64_t{drawing.edges.size()})};
}

}  // namespace

Command draw_command() {
  return zermelo::draw_command(
      {.game = "hackenbush",
       .word = "drawing",
       .examples = {{"draw hackenbush \"0-1-B 1-2-R 0-2-R\" --numbers",
                     "an SVG picture, to standard output"},
                    {"draw hackenbush --stalk BRR+RBB --to json", "the drawing for a program"}},
       .options = {reading_options().front()},
       .forms = {"svg", "json", "text"},
       .numbers = "name the vertices in the picture",
       .draw = draw});
}

}  // namespace zermelo::hackenbush
