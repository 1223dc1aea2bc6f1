#include "commands/draw/draw_command.h"

#include <fmt/format.h>

#include <utility>

#include "commands/draw/picture_option.h"
#include "commands/listing.h"

namespace zermelo {
namespace {

/// The answer: the picture itself, or the name of the file it was written to.
void answer_drawn(const DrawnGame& game, const DrawRequest& request) {
  auto [content, facts] = game.draw(request);
  if (!content.ends_with('\n')) content += '\n';
  const Arguments& arguments = request.arguments;
  Answer answer{Subject{game.game, request.position}.fields(), {}, {}};
  answer.fields.add("form", request.form);
  for (Field& fact : facts.entries) answer.fields.entries.push_back(std::move(fact));
  if (arguments.given("out") && arguments.text("out") != "-") {
    answer.fields.add("file", arguments.text("out"));
    answer.text.push_back({fmt::format("{} written\n", arguments.text("out"))});
  } else {
    answer.fields.add("drawing", content);
    answer.text.push_back({content});
  }
  put_picture(arguments, "out", content, answer);
  request.sink.answer(answer);
}

}  // namespace

Command draw_command(DrawnGame game) {
  Command command{.name = "draw",
                  .summary = "a picture, as SVG or text",
                  .takes = Takes::positions,
                  .word = game.word,
                  .examples = game.examples,
                  .options = game.options,
                  .notes = game.notes};
  command.options.push_back({"to", Kind::choice, "form", "what to write", "svg", game.forms});
  command.options.push_back({"numbers", Kind::flag, "", game.numbers, ""});
  command.options.push_back(picture_option("out", "write it to this file"));
  command.start = [game = std::move(game)](const Arguments& arguments) -> Run {
    const std::string form = arguments.text("to");
    check_picture(arguments, "out", form == "svg");
    return [=](const std::string& position, Sink& sink, Budget& budget) {
      answer_drawn(game, {position, form, arguments.given("numbers"), arguments, sink, budget});
    };
  };
  return command;
}

}  // namespace zermelo
