#include <fmt/format.h>

#include <fstream>
#include <optional>

#include "base/error.h"
#include "base/files.h"
#include "base/typed_text.h"
#include "commands/book_symbols.h"
#include "commands/calculated_answer.h"
#include "commands/own_commands.h"
#include "commands/value_answer.h"
#include "commands/value_command.h"
#include "sums/positions.h"
#include "sums/sum_reader.h"
#include "table/value_file.h"
#include "value/calculator/calculator.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo {
namespace {

constexpr std::size_t longest_script = std::size_t{16} << 20;

/// The answer to a line of a script: the value in one line, without the facts about it.
Answer in_one_line(Answer answer, const std::string& line, Symbols symbols) {
  const Datum& value = *answer.fields.find("value");
  answer.text = {
      {shown_as_typed(line) + "  "},
      {(value.is_null() ? "?" : in_symbols(value.text(), symbols)) + '\n', Tone::strong}};
  return answer;
}

/// The lines of a script, without a byte order mark at the beginning and without CR at their ends.
class ScriptLines {
 public:
  explicit ScriptLines(const std::string& path) : path_(path), file_(path) {
    if (!file_) throw Error(fmt::format("eval: {} cannot be read", shortened(path)));
  }

  /// The next line, or nothing at the end of the file. Throws Error.
  std::optional<std::string> next() {
    std::string line;
    if (!std::getline(file_, line)) {
      if (!file_.bad() && file_.eof()) return std::nullopt;
      throw Error(fmt::format("eval: {} cannot be read; expected a script", shortened(path_)));
    }
    bytes_ += line.size() + 1;
    if (bytes_ > longest_script)
      throw Error(
          fmt::format("eval: {} is longer than 16 MiB; expected a script", shortened(path_)));
    if (++number_ == 1 && line.starts_with("\xef\xbb\xbf")) line.erase(0, 3);
    if (line.ends_with('\r')) line.pop_back();
    return line;
  }

  std::size_t number() const { return number_; }

 private:
  std::string path_;
  std::ifstream file_;
  std::size_t number_ = 0, bytes_ = 0;
};

/// One call of `eval`: the store and the names that its lines share. Used by one thread.
class Session {
 public:
  explicit Session(const Arguments& arguments)
      : arguments_(arguments),
        store_(arguments.bytes("memory")),
        calculator_(store_, positions()),
        facts_(store_, calculator_.graphs()) {
    for (const auto& path : arguments.all("load")) {
      for (auto& [name, value] : load_values(path, store_))
        calculator_.define(std::move(name), value);
    }
  }

  void one(const std::string& line, Sink& sink, Budget& budget) {
    const TimeLimit limit(store_, budget);
    const PresentBudget present(budget_, budget);
    make_room();
    try {
      const auto out = calculator_.line(line);
      if (!out.name.empty() || !is_saved_) save();
      if (const auto* g = std::get_if<Value>(&out.what)) {
        say_value(arguments_, {"eval", line}, facts_, *g, "arithmetic", budget, sink);
      } else {
        sink.answer(calculated_answer(line, store_, out, symbols_asked_for(arguments_)));
      }
    } catch (const GaveUp& reason) {
      sink.answer(unknown_value({"eval", line}, reason.trouble(), budget));
    }
  }

  std::vector<std::string> variables() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : calculator_.variables()) names.push_back(name);
    return names;
  }

  std::string meaning(const std::string& name) {
    return value_text(store_, calculator_.variables().at(name));
  }

  void script(const std::string& path, Sink& sink, Budget& budget) {
    ScriptLines lines(path);
    const TimeLimit limit(store_, budget);
    const PresentBudget present(budget_, budget);
    while (const auto line = lines.next()) {
      if (line->find_first_not_of(" \t\r") == line->find('#')) continue;  // blank, or a comment
      make_room();
      try {
        sink.answer(script_answer(*line, budget));
      } catch (const GaveUp& reason) {
        sink.answer(unknown_value({"eval", *line}, reason.trouble(), budget));
      } catch (const Error& error) {
        throw Error(fmt::format("eval: {} line {}: {}", path, lines.number(), error.what()),
                    error.remedy());
      }
    }
    save();
  }

 private:
  /// The budget of the present question, for as long as the question lasts.
  class PresentBudget {
   public:
    PresentBudget(Budget*& slot, Budget& budget) : slot_(slot) { slot_ = &budget; }
    ~PresentBudget() { slot_ = nullptr; }
    PresentBudget(const PresentBudget&) = delete;
    PresentBudget& operator=(const PresentBudget&) = delete;

   private:
    Budget*& slot_;
  };

  /// Positions in expressions; looking for their values may take half of the memory.
  ExpressionGames positions() {
    return position_values(
        store_, [this]() -> Budget& { return *budget_; }, arguments_.bytes("memory") / 2);
  }

  /// The remembered facts of earlier values count against --memory, and are dropped when they take
  /// an eighth of it: a text may have a million characters.
  void make_room() {
    if (facts_.bytes() > arguments_.bytes("memory") / 8) facts_.forget();
    store_.count_elsewhere(facts_.bytes());
  }

  Answer script_answer(const std::string& line, const Budget& budget) {
    const auto out = calculator_.line(line);
    const auto* g = std::get_if<Value>(&out.what);
    const Symbols symbols = symbols_asked_for(arguments_);
    if (g == nullptr) return calculated_answer(line, store_, out, symbols);
    return in_one_line(value_answer({"eval", line}, facts_, *g, "arithmetic", budget), line,
                       symbols);
  }

  /// Writes the present meaning of all names to the file of --save.
  void save() {
    if (!arguments_.given("save")) return;
    std::vector<NamedValue> values;
    for (const auto& [name, value] : calculator_.variables()) values.push_back({name, value});
    save_values(arguments_.text("save"), store_, values);
    is_saved_ = true;
  }

  Arguments arguments_;
  Budget* budget_ = nullptr;  // see PresentBudget
  bool is_saved_ = false;     // the file of --save has the names as they are
  ValueStore store_;
  Calculator calculator_;
  FactBook facts_;
};

/// The prompt of a call without an expression, or nothing where it has a script.
std::optional<Prompt> eval_prompt(const Arguments& arguments) {
  if (arguments.given("script")) return std::nullopt;
  check_thermograph(arguments);
  const auto session = std::make_shared<Session>(arguments);
  Prompt prompt;
  prompt.answer = [session](const std::string& line, Sink& sink, Budget& budget) {
    session->one(line, sink, budget);
  };
  prompt.variables = [session] { return session->variables(); };
  prompt.meaning = [session](const std::string& name) { return session->meaning(name); };
  for (const auto& game : sum_games()) prompt.games.emplace_back(game.name);
  return prompt;
}

}  // namespace

Command eval_command() {
  Command command{.name = "eval",
                  .summary = "a calculator for game values",
                  .takes = Takes::any_positions,
                  .word = "expression"};
  command.examples = {
      {"eval \"{1|-1} + 2.^* - 1/2\"", "sums, multiples, any game in braces"},
      {"eval \"^ || *\"", "comparisons: == != <= >= < > || <| |>"},
      {"eval \"cool({4|1||0}, 1/2)\"", "functions, listed below"},
      {"eval", "on a terminal: a prompt, where help explains"},
      {"eval \"form({1,0,*|*2,{3|1}})\"", "which options are dominated or reversible, and why"},
      {"eval --script FILE", "the lines of a file; name = game defines a name"},
      {"eval \"g = {1|-1}\" \"g + g\" --save FILE", "names are kept; --load FILE reads them"}};
  command.options = value_options();
  std::erase_if(command.options,
                [](const Option& o) { return o.name == "threads" || o.name == "nodes"; });
  Option load{"load", Kind::file, "file", "define the names that --save has written", ""};
  load.repeatable = true;
  command.options.insert(command.options.begin(),
                         {{"script", Kind::file, "file", "evaluate the lines of a file", ""},
                          load,
                          {"save", Kind::file, "file", "write all names and their values", ""}});
  for (const auto& [usage, what] : calculator_functions()) command.notes.emplace_back(usage, what);
  command.prompt = eval_prompt;
  command.start = [](const Arguments& arguments) -> Run {
    const bool script = arguments.given("script");
    const bool given = !arguments.positions.empty() || arguments.given("stdin");
    if (script == given) {
      throw Error(script
                      ? "eval: --script and an expression; expected one of them"
                      : "eval: no expression given; expected one, as in: zermelo eval \"^ + *\"");
    }
    check_thermograph(arguments);
    const auto session = std::make_shared<Session>(arguments);
    return [session, arguments, script](const std::string& position, Sink& sink, Budget& budget) {
      if (script) {
        session->script(arguments.text("script"), sink, budget);
      } else {
        session->one(position, sink, budget);
      }
    };
  };
  return command;
}

}  // namespace zermelo
