#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <span>

#include "base/error.h"
#include "base/nearest.h"
#include "cli/help.h"
#include "cli/json_lines.h"
#include "cli/line_reader.h"
#include "cli/own_commands.h"
#include "cli/tables_folder.h"
#include "cli/version.h"

namespace zermelo {
namespace {

const Option json_option{"json", Kind::flag, "", "the same answer, for programs"};
const Option stdin_option{"stdin", Kind::flag, "",
                          "read positions from standard input, one a line"};
const Option help_option{"help", Kind::flag, "", "this page"};

bool asks_for_help(const std::vector<std::string>& words) {
  const auto end = std::ranges::find(words, "--");
  return std::any_of(words.begin(), end, [](const auto& w) { return w == "--help" || w == "-h"; });
}

/// A command of a game, or nothing.
std::optional<Command> find_command(const Expert& expert, std::string_view name) {
  for (auto& command : expert.commands()) {
    if (command.name == name) return command;
  }
  return std::nullopt;
}

const Expert* find_expert(const Catalog& catalog, std::string_view name) {
  const auto it = std::ranges::find_if(catalog, [&](const auto& e) { return e->name() == name; });
  return it == catalog.end() ? nullptr : it->get();
}

bool is_skipped(const std::string& line) {
  return line.find_first_not_of(" \t") == std::string::npos || line.starts_with("# ");
}

/// A command with the options all have, as it is parsed and as its help page shows it. A game's
/// positions may come from standard input.
Command with_common_options(Command command, bool of_game) {
  if (of_game && !command.takes.empty() && !command.talks) command.options.push_back(stdin_option);
  command.options.push_back(json_option);
  command.options.push_back(help_option);
  return command;
}

/// The positions of a call, one after another: from standard input, or those on the line.
NextLine positions_from(const Arguments& arguments, LineReader& reader) {
  if (arguments.given("stdin")) {
    return [&reader]() -> std::optional<std::string> {
      auto line = reader.next();
      while (line && is_skipped(*line)) line = reader.next();
      if (line && begins_json(*line)) complete_json(*line, reader);
      return line;
    };
  }
  return [positions = arguments.positions,
          i = std::size_t{0}]() mutable -> std::optional<std::string> {
    if (i == positions.size()) return std::nullopt;
    return positions[i++];
  };
}

/// A command that takes nothing, or one word, was given no more than that.
void check_at_most(std::size_t most, const Command& command, const Arguments& arguments) {
  if (arguments.positions.size() <= most) return;
  throw Error(fmt::format("{}: takes {}; found {}", command.name,
                          most == 0 ? "only options" : "one " + command.takes,
                          quoted(arguments.positions[most])));
}

/// The words of a call, checked; a complaint names the command it is about.
Arguments arguments_of(const Command& command, const Expert* expert,
                       const std::vector<std::string>& words) {
  try {
    return read_arguments(command.options, words, [&](std::string_view text) {
      return expert != nullptr && expert->reads(text);
    });
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", command.name, error.what()));
  }
}

void check_positions(const Command& command, const Arguments& arguments) {
  if (command.takes.empty()) check_at_most(0, command, arguments);
  if (command.talks) return check_at_most(1, command, arguments);
  const bool lines = arguments.given("stdin");
  if (lines && !arguments.positions.empty()) {
    throw Error(fmt::format("{}: --stdin and {}; expected one of them", command.name,
                            quoted(arguments.positions.front())));
  }
  if (!command.takes.empty() && !command.many && !lines && arguments.positions.empty()) {
    throw Error(fmt::format("{}: no {} given; expected one, as in: zermelo {}", command.name,
                            command.takes, command.examples.front().line));
  }
}

}  // namespace

Program::Program(const Catalog& catalog, const Faces& faces) : catalog_(catalog), faces_(faces) {
  own_ = {eval_command(), reproduce_command(catalog), bench_command(catalog), tables_command(),
          completion_command()};
}

const Command* Program::own(std::string_view name) const {
  const auto it = std::ranges::find(own_, name, &Command::name);
  return it == own_.end() ? nullptr : &*it;
}

std::vector<std::string> Program::game_names(std::string_view command) const {
  std::vector<std::string> names;
  for (const auto& expert : catalog_) {
    if (find_command(*expert, command)) names.emplace_back(expert->name());
  }
  return names;
}

bool Program::any_game_has(std::string_view command) const { return !game_names(command).empty(); }

std::vector<std::string> Program::command_names() const {
  std::vector<std::string> names{"help"};
  for (const auto& command : own_) names.push_back(command.name);
  for (const auto& expert : catalog_) {
    for (const auto& command : expert->commands()) names.push_back(command.name);
  }
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

int Program::print(const std::string& text) {
  faces_.output.write(text);
  return 0;
}

int Program::run(const std::vector<std::string>& words) {
  if (words.empty() || words[0] == "help" || words[0] == "--help" || words[0] == "-h")
    return help(words);
  if (words[0] == "--version" || words[0] == "-V")
    return print(fmt::format("zermelo {}\n", version));
  if (words[0] == "complete-words") {
    std::string lines;
    for (const auto& word : completions({words.begin() + 1, words.end()})) lines += word + '\n';
    return print(lines);
  }
  if (const Command* command = own(words[0])) return run_own(*command, words);
  if (any_game_has(words[0])) return run_for_game(words);
  if (const Expert* expert = find_expert(catalog_, words[0])) {
    throw Error(fmt::format("{} is a game; expected a command before it, as in: zermelo {}",
                            words[0], expert->commands().front().examples.front().line));
  }
  throw Error(fmt::format("no command {}; zermelo help lists them{}", quoted(words[0]),
                          did_you_mean(words[0], command_names())));
}

/// `help ...` is `... --help`; helps before it and helps about help are the first screen.
int Program::help(const std::vector<std::string>& words) {
  const auto asks = [](const auto& w) { return w == "help" || w == "--help" || w == "-h"; };
  const auto subject = std::ranges::find_if_not(words, asks);
  if (subject == words.end()) return print(program_help(catalog_, own_));
  if (const Expert* expert = find_expert(catalog_, *subject)) return print(game_help(*expert));
  std::vector<std::string> rest(subject, words.end());
  rest.emplace_back("--help");
  return run(rest);
}

int Program::run_own(const Command& command, const std::vector<std::string>& words) {
  if (asks_for_help(words)) {
    const bool names_item = command.name == "reproduce" && words.size() > 1;
    const auto item = names_item ? reproduce_item(catalog_, words[1]) : std::nullopt;
    const bool general = command.name == "reproduce" && !item;
    const Command page = general ? reproduce_page(command) : item.value_or(command);
    return print(command_help(with_common_options(page, page.many), ""));
  }
  return run_command(command, nullptr, {words.begin() + 1, words.end()});
}

/// A game comes after the command, perhaps mistyped; shorter words may as well be a file.
bool Program::names_some_game(const std::vector<std::string>& words) const {
  constexpr std::size_t least_letters = 4;
  if (words.size() < 2 || words[1].size() < least_letters) return false;
  std::vector<std::string> names;
  for (const auto& expert : catalog_) names.emplace_back(expert->name());
  const auto near = nearest(words[1], names);
  if (!near) return false;
  const auto games = game_names(words[0]);
  return *near == words[1] || !find_expert(catalog_, games.front())->reads(words[1]);
}

int Program::run_for_game(const std::vector<std::string>& words) {
  const auto games = game_names(words[0]);
  if (games.size() == 1 && !names_some_game(words)) {
    // Only one game has it, so that it need not be named.
    std::vector<std::string> named = words;
    named.insert(named.begin() + 1, games.front());
    return run_for_game(named);
  }
  const bool names_game = words.size() > 1 && words[1] != "--help" && words[1] != "-h";
  if (!names_game && asks_for_help(words)) return print(games_help(words[0], catalog_));
  if (!names_game) {
    throw Error(fmt::format("{}: no game given; expected {}", words[0], fmt::join(games, ", ")));
  }
  const Expert* expert = find_expert(catalog_, words[1]);
  const auto command = expert == nullptr ? std::nullopt : find_command(*expert, words[0]);
  if (!command) {
    throw Error(fmt::format("{}: no game {} here; expected {}{}", words[0], quoted(words[1]),
                            fmt::join(games, ", "), did_you_mean(words[1], games)));
  }
  if (asks_for_help(words)) {
    return print(command_help(with_common_options(*command, true), expert->name()));
  }
  return run_command(*command, expert, {words.begin() + 2, words.end()});
}

int Program::run_command(Command command, const Expert* expert,
                         const std::vector<std::string>& words) {
  const bool of_game = expert != nullptr, many = command.many;
  command = with_common_options(std::move(command), of_game || many);
  auto arguments = arguments_of(command, expert, words);
  if (arguments.find("tables") != nullptr && !arguments.given("tables")) {
    if (const auto folder = tables_folder()) arguments.set("tables", *folder);
  }
  Manner manner;
  manner.json = arguments.given("json");
  manner.lines = arguments.find("stdin") != nullptr && arguments.given("stdin");
  const bool takes_lines =
      manner.lines || (many ? !arguments.positions.empty() : of_game && !command.takes.empty());
  manner.colours = wants_colours(STDOUT_FILENO);
  if (of_game) {
    check_positions(command, arguments);
  } else if (!many) {
    check_at_most(command.takes.empty() ? 0 : 1, command, arguments);
  }
  LineReader reader(STDIN_FILENO, faces_.stop);
  if (command.talks) {
    return converse(
        command, arguments, [&reader] { return reader.next(); }, manner, faces_);
  }
  if (takes_lines) {
    return answer_all(command, arguments, positions_from(arguments, reader), manner, faces_);
  }
  return answer_all(command, arguments, nullptr, manner, faces_);
}

/// The command an unfinished line names, with its game where it needs one.
std::optional<Command> Program::command_of(const std::vector<std::string>& words) const {
  if (const Command* command = own(words[0])) return with_common_options(*command, command->many);
  const Expert* expert = find_expert(catalog_, words[1]);
  const auto command = expert == nullptr ? std::nullopt : find_command(*expert, words[0]);
  if (!command) return std::nullopt;
  return with_common_options(*command, true);
}

std::vector<std::string> Program::after_help(const std::vector<std::string>& words) const {
  auto names = words.size() == 2 ? command_names() : game_names(words[1]);
  if (words.size() == 2) {
    for (const auto& expert : catalog_) names.emplace_back(expert->name());
  }
  return names;
}

/// The values of the option before the last word, else all options and fixed words.
std::vector<std::string> Program::after_options(const std::vector<std::string>& words) const {
  const auto command = command_of(words);
  if (!command) return {};
  const std::string& before = words[words.size() - 2];
  const auto option = std::ranges::find_if(
      command->options, [&](const Option& each) { return "--" + each.name == before; });
  if (option != command->options.end() && option->kind != Kind::flag) return option->choices;
  std::vector<std::string> out;
  if (words.size() == 2 && words[0] == "reproduce") out = item_names(catalog_);
  if (words.size() == 2 && words[0] == "completion") out = shell_names();
  for (const auto& each : command->options) out.push_back("--" + each.name);
  return out;
}

std::vector<std::string> Program::completions(const std::vector<std::string>& words) const {
  if (words.size() <= 1) return command_names();
  if (words[0] == "help") return after_help(words);
  if (words.size() == 2 && own(words[0]) == nullptr) return game_names(words[0]);
  return after_options(words);
}

}  // namespace zermelo
