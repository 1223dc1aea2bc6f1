#include "commands/value_command.h"

#include "base/files.h"
#include "commands/draw/svg_text.h"
#include "commands/draw/thermograph_svg.h"

namespace zermelo {

std::vector<Option> value_options() {
  return {{"thermograph", Kind::file, "file", "draw the thermograph as an SVG picture", ""},
          memory_option("1G"),
          seconds_option(),
          nodes_option(),
          threads_option()};
}

void check_thermograph(const Arguments& arguments) {
  if (!arguments.given("thermograph")) return;
  const auto& path = arguments.text("thermograph");
  if (arguments.given("stdin") || arguments.positions.size() > 1 ||
      (arguments.find("script") != nullptr && arguments.given("script")))
    throw Error("--thermograph draws one picture; expected a single position with it");
  if (path == "-") {
    if (!arguments.given("json")) return;
    throw Error("--thermograph - would mix the picture with the JSON answer; expected a file name");
  }
  check_svg_name("thermograph", path);
}

void say_value(const Arguments& arguments, const Subject& subject, FactBook& facts, Value g,
               std::string_view how, const Budget& budget, Sink& sink) {
  Answer answer = value_answer(subject, facts, g, how, budget);
  const bool is_known = !answer.fields.find("mean")->is_null();
  if (!arguments.given("thermograph") || !is_known) return sink.answer(answer);
  const auto picture = draw_thermograph(facts.graphs().of(g), std::string(subject.position));
  const auto& path = arguments.text("thermograph");
  if (path == "-") {
    answer.text = {{picture}};
  } else {
    NewFile(path).commit(picture);
  }
  sink.answer(answer);
}

FactBook& ValueMemory::next() {
  const bool is_large = held_ && held_->store.bytes() + held_->facts.bytes() > most_bytes_ / 2;
  if (!held_ || is_large) return renewed();
  was_empty_ = false;
  return held_->facts;
}

FactBook& ValueMemory::renewed() {
  held_.reset();
  held_ = std::make_unique<Held>(most_bytes_);
  was_empty_ = true;
  return held_->facts;
}

}  // namespace zermelo
