#include <fmt/format.h>

#include <fstream>

#include "base/error.h"
#include "base/files.h"
#include "cli/own_commands.h"
#include "table/value_file.h"
#include "value/calculator.h"
#include "value/text.h"
#include "value/value_answer.h"
#include "value/value_command.h"

namespace zermelo {
namespace {

constexpr std::size_t longest_script = std::size_t{16} << 20;

/// An answer to one line: a value with all that follows from it, or one fact.
Answer line_answer(Calculator& calculator, const std::string& line, const Calculated& out,
                   const Budget& budget) {
  const Subject subject{"eval", line};
  if (const auto* g = std::get_if<Value>(&out.what)) {
    return value_answer(subject, calculator.store(), calculator.graphs(), *g, "arithmetic", budget);
  }
  Answer answer{subject.fields(), {}, {}};
  answer.text.push_back({shortened(line) + "  "});
  if (const auto* truth = std::get_if<bool>(&out.what)) {
    answer.fields.add("truth", *truth);
    answer.text.push_back({*truth ? "true\n" : "false\n", *truth ? Tone::good : Tone::bad});
  } else {
    const auto& words = std::get<std::string>(out.what);
    answer.fields.add("answer", words);
    answer.text.push_back({words + '\n', Tone::strong});
  }
  answer.fields.add("exact", true);
  return answer;
}

/// A script shows each value in one line; the whole page of one is for a question of its own.
Answer shortened_answer(Answer answer, Calculator& calculator, const std::string& line,
                        const Calculated& out) {
  if (const auto* g = std::get_if<Value>(&out.what)) {
    answer.text = {{shortened(line) + "  "},
                   {value_text(calculator.store(), *g) + '\n', Tone::strong}};
  }
  return answer;
}

class Session {
 public:
  explicit Session(const Arguments& arguments)
      : arguments_(arguments), store_(arguments.bytes("memory")), calculator_(store_) {
    for (const auto& path : arguments.all("load")) {
      for (auto& [name, value] : load_values(path, store_))
        calculator_.define(std::move(name), value);
    }
  }

  void one(const std::string& line, Sink& sink, Budget& budget) {
    store_.watch(budget);
    try {
      const auto out = calculator_.line(line);
      if (const auto* g = std::get_if<Value>(&out.what))
        write_thermograph(arguments_, calculator_.graphs(), *g, line);
      if (!out.name.empty()) save();
      sink.answer(line_answer(calculator_, line, out, budget));
    } catch (const GaveUp& reason) {
      sink.answer(unknown_value({"eval", line}, reason.what(), budget));
    }
  }

  void script(const std::string& path, Sink& sink, Budget& budget) {
    std::ifstream file(path);
    if (!file) throw Error(fmt::format("eval: {} cannot be read", shortened(path)));
    store_.watch(budget);
    std::size_t number = 0, bytes = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      bytes += line.size() + 1;
      if (bytes > longest_script)
        throw Error(
            fmt::format("eval: {} is longer than 16 MiB; expected a script", shortened(path)));
      if (line.find_first_not_of(" \t\r") == line.find('#')) continue;  // blank, or a comment
      try {
        const auto out = calculator_.line(line);
        sink.answer(
            shortened_answer(line_answer(calculator_, line, out, budget), calculator_, line, out));
      } catch (const GaveUp& reason) {
        sink.answer(unknown_value({"eval", line}, reason.what(), budget));
      } catch (const Error& error) {
        throw Error(fmt::format("eval: {} line {}: {}", path, number, error.what()));
      }
    }
    save();
  }

 private:
  /// What the names mean by now.
  void save() {
    if (!arguments_.given("save")) return;
    std::vector<NamedValue> values;
    for (const auto& [name, value] : calculator_.variables()) values.push_back({name, value});
    save_values(arguments_.text("save"), store_, values);
  }

  Arguments arguments_;
  ValueStore store_;
  Calculator calculator_;
};

}  // namespace

Command eval_command() {
  Command command{"eval", "a calculator for game values", "expression", {}, {}, nullptr};
  command.examples = {
      {"eval \"{1|-1} + 2.^* - 1/2\"", "sums, multiples, any game in braces"},
      {"eval \"^ || *\"", "comparisons: == != <= >= < > || <| |>"},
      {"eval \"cool({4|1||0}, 1/2)\"", "functions, listed below"},
      {"eval --script FILE", "one line after another; name = game keeps a game"},
      {"eval \"g = {1|-1}\" \"g + g\" --save FILE", "names last for later: --load FILE"}};
  command.options = value_options();
  std::erase_if(command.options,
                [](const Option& o) { return o.name == "threads" || o.name == "nodes"; });
  Option load{"load", Kind::file, "file", "begin with the names saved there", ""};
  load.repeatable = true;
  command.options.insert(command.options.begin(),
                         {{"script", Kind::file, "file", "work out the lines of a file", ""},
                          load,
                          {"save", Kind::file, "file", "save what the names mean", ""}});
  for (const auto& [usage, what] : calculator_functions()) command.notes.emplace_back(usage, what);
  command.many = true;
  command.start = [](const Arguments& arguments) -> Run {
    const bool script = arguments.given("script");
    const bool given = !arguments.positions.empty() || arguments.given("stdin");
    if (script == given) {
      throw Error(script
                      ? "eval: --script beside an expression; expected one of them"
                      : "eval: no expression given; expected one, as in: zermelo eval \"^ + *\"");
    }
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
