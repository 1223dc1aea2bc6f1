// The command `draw`: a drawing as a picture, as JSON or as text.
#include <fmt/format.h>

#include "commands/draw/picture_option.h"
#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/picture.h"
#include "commands/listing.h"

namespace zermelo::hackenbush {
namespace {

/// A drawing in one of its forms, ending in a newline.
struct Drawn {
  std::string form, content;
  std::size_t edges = 0;
  std::string file;  // the file it was written to; empty: none
};

Drawn drawn_as(const std::string& form, const Drawing& drawing) {
  Drawn out{form,
            form == "svg"    ? draw_svg(drawing)
            : form == "json" ? write_json(drawing)
                             : write_drawing(drawing),
            drawing.edges.size(), ""};
  if (!out.content.ends_with('\n')) out.content += '\n';
  return out;
}

Answer answer_of(const Subject& subject, const Drawn& drawn) {
  Answer answer{subject.fields(), {}, {}};
  answer.fields.add("form", drawn.form).add("edges", std::uint64_t{drawn.edges});
  if (drawn.file.empty()) {
    answer.fields.add("drawing", drawn.content);
    answer.text.push_back({drawn.content});
  } else {
    answer.fields.add("file", drawn.file);
    answer.text.push_back({fmt::format("{} written\n", drawn.file)});
  }
  return answer;
}

}  // namespace

Command draw_command() {
  Command command{.name = "draw",
                  .summary = "a picture of a drawing, as SVG or JSON",
                  .takes = Takes::positions,
                  .word = "drawing"};
  command.examples = {
      {"draw hackenbush \"0-1-B 1-2-R 0-2-R\"", "an SVG picture, to standard output"},
      {"draw hackenbush --stalk BRR+RBB --to json", "the drawing for a program"}};
  command.options = {reading_options().front(),
                     {"to", Kind::choice, "form", "what to write", "svg", {"svg", "json", "text"}},
                     picture_option("out", "write it to this file")};
  command.start = [](const Arguments& arguments) -> Run {
    check_picture(arguments, "out", arguments.text("to") == "svg");
    return [arguments](const std::string& position, Sink& sink, Budget&) {
      Drawn drawn = drawn_as(arguments.text("to"), read_position(position, arguments, sink));
      if (arguments.given("out") && arguments.text("out") != "-")
        drawn.file = arguments.text("out");
      Answer answer = answer_of({"hackenbush", position}, drawn);
      put_picture(arguments, "out", drawn.content, answer);
      sink.answer(answer);
    };
  };
  return command;
}

}  // namespace zermelo::hackenbush
