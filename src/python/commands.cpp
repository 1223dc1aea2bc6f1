#include <fmt/format.h>

#include <map>

#include "base/nearest.h"
#include "commands/advice.h"
#include "commands/catalog.h"
#include "commands/own_commands.h"
#include "commands/program_options.h"
#include "commands/refused_answer.h"
#include "papers/catalog.h"
#include "python/bindings.h"
#include "python/long_work.h"
#include "python/pictures.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

/// The values of the options of a call; a flag has the value "yes".
using Given = std::map<std::string, std::vector<std::string>>;

/// All games; they keep no state, so that any number of threads may ask.
const Catalog& catalog() {
  static const Catalog& all = *new Catalog(make_catalog());
  return all;
}

const Expert* game_named(const std::string& name) {
  for (const auto& expert : catalog())
    if (expert->name() == name) return expert.get();
  return nullptr;
}

const Command* command_of(const Expert& game, const std::string& name) {
  for (const Command& command : game.commands())
    if (command.name == name) return &command;
  return nullptr;
}

/// A command of the program itself.
std::optional<Command> own_command(const std::string& name) {
  if (name == "eval") return eval_command();
  if (name == "tables") return tables_command();
  if (name == "reproduce") return reproduce_command();
  if (name == "bench") return bench_command(catalog());
  return std::nullopt;
}

std::vector<std::string> games_with(const std::string& command) {
  std::vector<std::string> out;
  for (const auto& expert : catalog())
    if (command_of(*expert, command) != nullptr) out.emplace_back(expert->name());
  return out;
}

/// A command, and the words that are left for it.
struct Call {
  Command command;
  std::vector<std::string> words;
};

Call call_of(std::vector<std::string> words) {
  if (words.empty()) throw Error("ask() needs the name of a command, such as \"solve\"");
  const std::string name = words.front();
  if (auto own = own_command(name)) return {std::move(*own), {words.begin() + 1, words.end()}};
  const auto games = games_with(name);
  if (games.empty())
    throw Error(fmt::format("there is no command {} with an answer", in_quotes(name)));
  const Expert* game = words.size() > 1 ? game_named(words[1]) : nullptr;
  const Command* command = game == nullptr ? nullptr : command_of(*game, name);
  if (command == nullptr) {
    const std::string found = words.size() > 1 ? in_quotes(words[1]) : std::string("nothing");
    throw Error(fmt::format("{}: expected a game after the command, one of {}; found {}", name,
                            fmt::join(games, ", "), found));
  }
  return {*command, {words.begin() + 2, words.end()}};
}

void check_words(const Command& command, const std::vector<std::string>& words) {
  if (command.takes == Takes::conversation)
    throw Error(
        fmt::format("{} converses; it can only be used from the command line", command.name));
  const bool takes_many = command.takes_positions();
  const std::size_t most = takes_many ? words.size() : command.takes_words() ? 1 : 0;
  if (words.size() > most)
    throw Error(fmt::format("{} takes {}; found {}", command.name,
                            most == 0 ? "only options" : "one " + command.word,
                            in_quotes(words[most])));
  if (words.empty() && command.takes == Takes::positions)
    throw Error(fmt::format("{}: no {} given", command.name, command.word));
}

void set_options(Arguments& arguments, const Command& command, const Given& given) {
  for (const auto& [name, values] : given) {
    const Option* option = arguments.find(name);
    if (option == nullptr || name == "json" || name == "csv" || name == "stdin" || name == "help") {
      std::vector<std::string> names;
      for (const Option& each : arguments.options()) names.push_back(each.name);
      throw Error(fmt::format("{} has no option {}{}", command.name, in_quotes(name),
                              did_you_mean(name, names)));
    }
    for (const auto& value : values) arguments.set(name, value.empty() ? option->bare : value);
  }
}

/// The checked arguments. Texts are never taken for names of files, except where a command asks for
/// a file.
Arguments arguments_of(const Call& call, const Given& given,
                       const std::optional<std::string>& tables) {
  Arguments arguments(call.command.options);
  set_options(arguments, call.command, given);
  if (tables && arguments.find("tables") != nullptr && !arguments.given("tables"))
    arguments.set("tables", *tables);
  if (arguments.find("stdin") != nullptr && call.command.word != "file" && !call.words.empty())
    arguments.set("stdin", "yes");
  arguments.positions = call.words;
  return arguments;
}

/// Keeps the fields of the answers. Progress is told with the GIL; an exception of the callback ends
/// the work.
class KeepingSink : public Sink {
 public:
  KeepingSink(py::handle on_progress, Stop& stop) : on_progress_(on_progress), stop_(stop) {}

  void answer(const Answer& answer) override {
    if (!answer.fields.empty()) answers.push_back(answer.fields);
  }
  void progress(std::string_view what, double part) override {
    if (on_progress_.is_none() || stop_) return;
    const py::gil_scoped_acquire acquired;
    try {
      on_progress_(py::str(what.data(), what.size()), part);
    } catch (py::error_already_set& error) {
      raised = std::make_shared<py::error_already_set>(std::move(error));
      stop_ = true;
    }
  }

  std::vector<Fields> answers;
  std::shared_ptr<py::error_already_set> raised;

 private:
  py::handle on_progress_;
  Stop& stop_;
};

/// Runs the command on each word. With `keeps_refusals` a bad position has an answer with a field
/// `error`, as in a file of positions; otherwise it ends the call.
void answer_words(const Call& call, const Arguments& arguments, bool keeps_refusals,
                  KeepingSink& sink, const Stop& stop) {
  const Run run = call.command.start(arguments);
  const auto answer_one = [&](const std::string& word) {
    Limits limits = limits_from(arguments);
    limits.stop = &stop;
    Budget budget(limits);
    run(word, sink, budget);
  };
  if (!call.command.takes_positions() || call.words.empty()) return answer_one("");
  for (const auto& word : call.words) {
    if (stop) return;
    try {
      answer_one(word);
    } catch (const Error& error) {
      if (!keeps_refusals) throw;
      sink.answers.push_back(refused_fields(word, advised(error)));
    }
  }
}

py::object to_object(const Datum& datum);

py::dict to_dict(const Fields& fields) {
  py::dict out;
  for (const Field& field : fields.entries) out[py::str(field.name)] = to_object(field.value);
  return out;
}

struct ToObject {
  py::object operator()(std::nullptr_t) const { return py::none(); }
  py::object operator()(bool b) const { return py::bool_(b); }
  py::object operator()(std::int64_t n) const { return py::int_(n); }
  py::object operator()(double x) const { return py::float_(x); }
  py::object operator()(const std::string& text) const {
    return py::reinterpret_steal<py::object>(
        PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
  }
  py::object operator()(const List& list) const {
    py::list out;
    for (const Datum& each : list) out.append(to_object(each));
    return out;
  }
  py::object operator()(const Fields& fields) const { return to_dict(fields); }
};

py::object to_object(const Datum& datum) { return std::visit(ToObject{}, datum.value); }

py::list run_command(const std::vector<std::string>& words, const Given& given,
                     const std::optional<std::string>& tables, bool keeps_refusals,
                     const py::object& on_progress) {
  std::vector<Fields> answers;
  std::shared_ptr<py::error_already_set> raised;
  run_long([&](Stop& stop) {
    KeepingSink sink(on_progress, stop);
    try {
      Call call = call_of(words);
      check_words(call.command, call.words);
      call.command = with_program_options(std::move(call.command));
      answer_words(call, arguments_of(call, given, tables), keeps_refusals, sink, stop);
    } catch (const Error& error) {
      raised = sink.raised;
      if (raised) return;
      if (status_of(error) == Status::unknown) throw BudgetSpent(advised(error), error.remedy());
      throw Error(advised(error), error.remedy());
    }
    raised = sink.raised;
    answers = std::move(sink.answers);
  });
  if (raised) throw std::move(*raised);
  py::list out;
  for (const Fields& fields : answers) out.append(to_dict(fields));
  return out;
}

}  // namespace

std::string drawing_of(const std::string& game, const std::string& position) {
  Call call = call_of({"draw", game, position});
  call.command = with_program_options(std::move(call.command));
  Stop stop = false;
  KeepingSink sink(Py_None, stop);
  answer_words(call, arguments_of(call, {}, std::nullopt), false, sink, stop);
  return sink.answers.at(0).find("drawing")->text();
}

void bind_commands(py::module_& module) {
  module.def("run_command", &run_command, py::arg("words"), py::arg("options"), py::arg("tables"),
             py::arg("keeps_refusals"), py::arg("on_progress"),
             "Runs a command of the program and returns the fields of its answers.");
}

}  // namespace zermelo::python
