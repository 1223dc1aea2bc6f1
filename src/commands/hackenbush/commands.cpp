// The reader of drawings, and the commands `value` and `perft`.
#include "commands/hackenbush/commands.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/hackenbush/widths.h"
#include "commands/listing_commands.h"
#include "commands/value_command.h"
#include "games/hackenbush/drawing/position_file.h"
#include "games/hackenbush/value/evaluation.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::uint64_t most_cuts = 64;

EvaluationOptions evaluation_options(const Arguments& arguments) {
  return {!arguments.given("no-redwood"), arguments.bytes("memory")};
}

void answer_value(const Arguments& arguments, const std::string& position, Sink& sink,
                  Budget& budget) {
  const Drawing drawing = read_position(position, arguments, sink);
  const Subject subject{"hackenbush", position};
  ValueStore store(arguments.bytes("memory"));
  PartArithmetic arithmetic(store);
  const auto found =
      value_of(drawing, cuts_of(arguments), arithmetic, budget, evaluation_options(arguments));
  if (!found.value) {
    sink.answer(unknown_value(subject, found.why_not, budget, found.bounds));
    return;
  }
  Thermographs graphs(store);
  FactBook facts(store, graphs);
  const Value g = arithmetic.value(*found.value);
  say_value(arguments, subject, facts, g, found.source, budget, sink);
}

/// A text that is a drawing is never taken for the name of a file.
Drawing read_text_or_file(const std::string& text, Drawing (*read)(std::string_view)) {
  try {
    return read(text);
  } catch (const Error&) {
    const auto from_file = text_of_file(text);
    if (!from_file) throw;
    return read(*from_file);
  }
}

}  // namespace

std::vector<Option> with_reading(std::vector<Option> options) {
  auto all = reading_options();
  std::ranges::move(options, std::back_inserter(all));
  return all;
}

std::vector<Option> reading_options() {
  return {{"stalk", Kind::flag, "", "the position is a sum of stalks, bottom first: BRR+RBB", ""},
          {"moves", Kind::count, "k", "edges cut in one turn", "1"}};
}

Drawing read_position(const std::string& text, const Arguments& arguments, Sink& sink) {
  const auto read = arguments.given("stalk") ? read_stalks : read_drawing;
  // Only words of the command line name files: a line of input must not open any.
  Drawing drawing = arguments.given("stdin") ? read(text) : read_text_or_file(text, read);
  if (drawing.fallen > 0) {
    sink.note(fmt::format("hackenbush: {} of {} edges {} not joined to the ground and {} left out",
                          with_commas(drawing.fallen),
                          with_commas(drawing.edges.size() + drawing.fallen),
                          drawing.fallen == 1 ? "is" : "are", drawing.fallen == 1 ? "is" : "are"));
  }
  return drawing;
}

unsigned cuts_of(const Arguments& arguments) {
  const auto cuts = arguments.count("moves");
  if (cuts >= 1 && cuts <= most_cuts) return static_cast<unsigned>(cuts);
  throw Error(fmt::format("hackenbush: --moves {}; expected 1 to {}", cuts, most_cuts));
}

Command value_command() {
  Command command{.name = "value",
                  .summary = "the game value, and all that follows from it",
                  .takes = Takes::positions,
                  .word = "drawing"};
  command.examples = {{"value hackenbush \"0-1-B 1-2-R\"", "a blue edge, a red one on top"},
                      {"value hackenbush --stalk BRR+RBB", "a sum of stalks"},
                      {"value hackenbush --stalk RB+BR --moves 2 --json", "two cuts a turn"}};
  command.options = with_reading(value_options());
  command.options.push_back(
      {"no-redwood", Kind::flag, "", "search redwood beds instead of using the theorem", ""});
  command.start = [](const Arguments& arguments) -> Run {
    cuts_of(arguments);
    check_thermograph(arguments);
    return [arguments](const std::string& position, Sink& sink, Budget& budget) {
      answer_value(arguments, position, sink, budget);
    };
  };
  return command;
}

Command perft_command() {
  Command command = count_lines_command("hackenbush", drawing_reader(), Bits<16>::capacity);
  command.word = "drawing";
  command.examples = {{"perft hackenbush \"0-1-B 1-2-R 0-2-R\" --depth 3", ""},
                      {"perft hackenbush --stalk BRR+RBB --json", ""}};
  command.options = with_reading(std::move(command.options));
  return command;
}

}  // namespace zermelo::hackenbush
