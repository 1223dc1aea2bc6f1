// `engine connect`: plays by the Gomocup protocol on standard input and output.

#include <algorithm>

#include "commands/connect/commands.h"
#include "commands/connect/engine.h"

namespace zermelo::connect {
namespace {

/// The answer to a line, and the move in it, if it is one.
struct Said {
  std::string line;
  std::optional<Choice> choice;
};

Fields fields_of(const Said& said) {
  Fields out;
  out.add("say", said.line);
  if (said.choice) out.add("proved", said.choice->is_proved()).add("why", label_of(*said.choice));
  return out;
}

/// A move comes with a MESSAGE, which the protocol allows at any time, that says whether it is
/// proved.
Text words_of(const Said& said, bool with_messages) {
  Text out;
  if (said.choice && with_messages) out.push_back({"MESSAGE " + label_of(*said.choice) + '\n'});
  out.push_back({said.line + '\n'});
  return out;
}

void converse(Engine& engine, Sink& sink, bool with_messages) {
  while (!engine.ended()) {
    const auto line = sink.ask("");
    if (!line) return;
    const std::string answer = engine.hear(*line);
    if (answer.empty()) continue;
    const Said said{answer, engine.choice()};
    sink.answer({fields_of(said), words_of(said, with_messages)});
  }
}

PlayRules play_rules(const Arguments& arguments) {
  const std::string& name = arguments.text("rules");
  return {read_rules(name == "standard" ? "gomoku" : name), name == "standard"};
}

Option play_rules_option() {
  return {"rules",  Kind::choice,
          "rules",  "five or more, exactly five, or six with two stones a turn",
          "gomoku", {"gomoku", "standard", "connect6"}};
}

}  // namespace

Command engine_command() {
  Command command{.name = "engine",
                  .summary = "play by the Gomocup (Piskvork) protocol",
                  .takes = Takes::conversation};
  command.examples = {{"engine connect", "Go-Moku: START, BEGIN, TURN, BOARD, INFO, END, ..."},
                      {"engine connect --rules connect6", "two stones a turn: 9,9 10,10"}};
  command.options = {play_rules_option(),
                     {"level",
                      Kind::choice,
                      "level",
                      "by the types of points alone, or by searching",
                      "search",
                      {"points", "search"}},
                     {"seed", Kind::count, "n", "how level points chooses among equal points", "1"},
                     {"no-messages", Kind::flag, "", "no MESSAGE before each move", ""},
                     threads_option()};
  command.notes = {
      {"protocol", "one line each way, points as x,y; docs/engine.md describes it"},
      {"MESSAGE", "comes before each move: a proved win, or an estimate (not proved)"},
      {"time", "INFO timeout_turn, timeout_match, time_left in ms; by default 5 s a move"}};
  command.start = [](const Arguments& arguments) -> Run {
    PlayerSettings settings;
    settings.level = arguments.text("level") == "points" ? Level::points : Level::search;
    settings.seed = arguments.count("seed");
    settings.threads = std::min(threads_of(arguments), 2U);
    return
        [rules = play_rules(arguments), settings, with_messages = !arguments.given("no-messages")](
            const std::string&, Sink& sink, Budget& budget) {
          Engine engine(rules, settings, budget.limits().stop);
          converse(engine, sink, with_messages);
        };
  };
  return command;
}

}  // namespace zermelo::connect
