#include "web/question.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/nearest.h"
#include "base/numbers.h"
#include "web/limits.h"
#include "web/refusal.h"
#include "web/status.h"

namespace zermelo::web {
namespace {

/// The name of an option as a request may write it: blanks in names are dashes on the command line,
/// and languages without dashes in names write underscores.
std::string with_dashes(std::string name) {
  std::ranges::replace(name, '_', '-');
  return name;
}

bool is_forbidden(const Command& command, const std::string& name) {
  const auto it = std::ranges::find(command.options, name, &Option::name);
  return it != command.options.end() && is_refused(*it);
}

void set_flag(Question& question, const std::string& name, const std::string& value) {
  if (value == "0" || value == "false") return;
  if (value != "1" && value != "true" && !value.empty()) {
    throw Refusal(status::bad_request,
                  fmt::format("{} is {}; expected 1 or 0", name, in_quotes(value)));
  }
  question.arguments.set(name, "yes");
}

void set_option(Question& question, const Parameter& parameter) {
  const Command& command = question.endpoint->command;
  const std::string name = with_dashes(parameter.name);
  if (is_forbidden(command, name)) {
    throw Refusal(status::forbidden,
                  fmt::format("{} cannot be set in a request; set it on the command "
                              "line of zermelo {}",
                              name, command.name));
  }
  const Option* option = question.arguments.find(name);
  if (option == nullptr) {
    std::vector<std::string> names{"position"};
    for (const Option& each : question.endpoint->options()) names.push_back(each.name);
    throw Refusal(status::bad_request, fmt::format("{} has no option {}{}", question.endpoint->path,
                                                   in_quotes(name), did_you_mean(name, names)));
  }
  if (option->kind == Kind::flag) return set_flag(question, name, parameter.value);
  question.arguments.set(name, parameter.value.empty() ? option->bare : parameter.value);
}

void check_positions(const Question& question) {
  const Command& command = question.endpoint->command;
  const std::size_t count = question.positions.size();
  const std::size_t most = command.takes_positions() ? limits::positions : 0;
  if (count > most) {
    throw Refusal(
        most == 0 ? status::bad_request : status::too_large,
        most == 0 ? fmt::format("{} takes no position", question.endpoint->path)
                  : fmt::format("{} positions; at most {} are answered at a time", count, most));
  }
  if (command.takes == Takes::positions && count == 0) {
    throw Refusal(status::bad_request,
                  fmt::format("{} needs a position: ?position=..", question.endpoint->path));
  }
}

/// Lowers a number to the bound of the server, or sets it if it was not given.
void bound_seconds(Question& question) {
  Arguments& arguments = question.arguments;
  if (arguments.find("seconds") == nullptr) return;
  const bool is_plain = question.form == Form::plain;
  const double most = is_plain ? limits::most_plain_seconds : limits::most_stream_seconds;
  const double usual = is_plain ? limits::plain_seconds : limits::stream_seconds;
  const double wanted = arguments.has("seconds") ? arguments.seconds("seconds") : usual;
  arguments.set("seconds", fmt::format("{}", std::min(wanted, most)));
}

void bound_memory(Question& question, const Resources& resources) {
  Arguments& arguments = question.arguments;
  if (!arguments.has("memory")) return;
  const auto most = question.form == Form::plain ? limits::plain_memory : resources.memory;
  if (arguments.bytes("memory") > most) arguments.set("memory", fmt::format("{}", most));
}

void bound_threads(Question& question, const Resources& resources) {
  Arguments& arguments = question.arguments;
  if (arguments.find("threads") == nullptr) return;
  const std::uint64_t most = question.form == Form::plain ? 1 : resources.threads;
  const std::uint64_t wanted = arguments.given("threads") ? arguments.count("threads") : most;
  arguments.set("threads", fmt::format("{}", std::min(wanted, most)));
}

/// The values of all options, which tell what a Run was started for.
std::string key_of(const Question& question) {
  std::string key = question.endpoint->path;
  for (const Option& option : question.arguments.options()) {
    for (const auto& value : question.arguments.all(option.name))
      key += fmt::format("\n{}={}:{}", option.name, value.size(), value);
  }
  return key;
}

}  // namespace

Limits Question::limits() const {
  Limits limits = limits_from(arguments);
  const bool has_option = arguments.find("seconds") != nullptr;
  const double most =
      form == Form::plain ? limits::most_plain_seconds : limits::most_stream_seconds;
  limits.seconds = std::min(has_option ? limits.seconds : most, most);
  if (!has_option && form == Form::plain) limits.seconds = limits::plain_seconds;
  return limits;
}

Question read_question(const Endpoint& endpoint, const std::vector<Parameter>& parameters,
                       Form form, const Resources& resources) {
  Question question;
  question.endpoint = &endpoint;
  question.form = form;
  question.arguments = Arguments(endpoint.command.options);
  for (const Parameter& parameter : parameters) {
    if (parameter.name == "position") {
      question.positions.push_back(parameter.value);
    } else {
      set_option(question, parameter);
    }
  }
  check_positions(question);
  bound_seconds(question);
  bound_memory(question, resources);
  bound_threads(question, resources);
  Arguments& arguments = question.arguments;
  if (arguments.find("tables") != nullptr && !resources.tables.empty())
    arguments.set("tables", resources.tables);
  // Only words of the command line name files: positions are read as if they came from an input.
  if (arguments.find("stdin") != nullptr && !question.positions.empty())
    arguments.set("stdin", "yes");
  question.run_key = key_of(question);
  arguments.positions = question.positions;
  return question;
}

}  // namespace zermelo::web
