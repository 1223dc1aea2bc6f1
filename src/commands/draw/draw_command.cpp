#include "commands/draw/draw_command.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "commands/draw/picture_option.h"
#include "commands/listing.h"

namespace zermelo {
namespace {

/// A drawing that stands in the answer, or in the file it is written to.
struct Drawn {
  std::string game, position, form;
  Fields facts;  // about the position
  std::string content;
  std::optional<std::string> file;
};

Fields fields_of(const Drawn& drawn) {
  Fields out = Subject{drawn.game, drawn.position}.fields();
  out.add("form", drawn.form);
  out.entries.insert(out.entries.end(), drawn.facts.entries.begin(), drawn.facts.entries.end());
  return drawn.file ? out.add("file", *drawn.file) : out.add("drawing", drawn.content);
}

Text words_of(const Drawn& drawn) {
  return {{drawn.file ? fmt::format("{} written\n", *drawn.file) : drawn.content}};
}

void answer_drawn(const DrawnGame& game, const DrawRequest& request) {
  auto [content, facts] = game.draw(request);
  if (!content.ends_with('\n')) content += '\n';
  const Arguments& arguments = request.arguments;
  Drawn drawn{game.game, request.position, request.form, std::move(facts), content, std::nullopt};
  if (arguments.given("out") && arguments.text("out") != "-") drawn.file = arguments.text("out");
  Answer answer{fields_of(drawn), words_of(drawn)};
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
