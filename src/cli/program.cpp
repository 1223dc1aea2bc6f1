#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "base/error.h"
#include "base/nearest.h"
#include "cli/completions.h"
#include "cli/help.h"
#include "cli/line_reader.h"
#include "cli/questions.h"
#include "cli/tables_folder.h"
#include "commands/csv_columns.h"
#include "commands/program_options.h"
#include "commands/version.h"

namespace zermelo {
namespace {

using Words = std::vector<std::string>;

bool is_help(std::string_view word) { return word == "--help" || word == "-h"; }

bool asks_for_help(const Words& words) {
  return std::any_of(words.begin(), std::ranges::find(words, "--"), is_help);
}

/// True when the word at `place` is the value of the option before it.
bool is_value(const Words& words, std::size_t place, const std::vector<Option>& options) {
  for (std::size_t i = 0; i < place; ++i) {
    const auto option =
        std::ranges::find_if(options, [&](const Option& o) { return words[i] == "--" + o.name; });
    const bool takes_next =
        option != options.end() && option->kind != Kind::flag && option->bare.empty();
    if (takes_next && ++i == place) return true;
  }
  return false;
}

/// The first word from `begin` on that is meant, brought there; options and their values may stand
/// before it. `options_if` gives the options that the call would have if a word were meant, or
/// nothing for a word that cannot be.
template <class OptionsIf>
Words brought_forward(Words words, std::size_t begin, OptionsIf&& options_if) {
  for (std::size_t i = begin; i < words.size() && words[i] != "--"; ++i) {
    const std::optional<std::vector<Option>> options = options_if(words[i]);
    if (!options || is_value(words, i, *options)) continue;
    const auto place = words.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto found = words.begin() + static_cast<std::ptrdiff_t>(i);
    std::rotate(place, found, found + 1);
    break;
  }
  return words;
}

/// A command that takes nothing, or one word, was given no more than that.
void check_at_most(std::size_t most, const Command& command, const Arguments& arguments) {
  if (arguments.positions.size() <= most) return;
  throw Error(fmt::format("{}: takes {}; found {}", command.name,
                          most == 0 ? "only options" : "one " + command.word,
                          quoted(arguments.positions[most])));
}

/// The words of a call, checked; a complaint names the command it is about.
Arguments arguments_of(const Command& command, const ReadsAsPosition& reads, const Words& words) {
  try {
    return read_arguments(command.options, words, reads);
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", command.name, error.what()), error.remedy());
  }
}

void check_positions(const Command& command, const Arguments& arguments) {
  if (!command.takes_words()) check_at_most(0, command, arguments);
  if (!command.takes_positions()) return check_at_most(1, command, arguments);
  const bool lines = arguments.given("stdin");
  if (lines && !arguments.positions.empty()) {
    throw Error(fmt::format("{}: --stdin and {}; expected one of them", command.name,
                            quoted(arguments.positions.front())));
  }
  if (command.takes == Takes::positions && !lines && arguments.positions.empty()) {
    throw Error(fmt::format("{}: no {} given; expected one, as in: zermelo {}", command.name,
                            command.word, command.examples.front().line));
  }
}

/// True for a command whose arguments are positions of its game, so that a file of them may stand
/// in their place; some take the name of a file themselves.
bool takes_positions(const Command& command, const Expert* expert) {
  return expert != nullptr && !expert->opens_files() && command.takes_positions() &&
         command.word != "file";
}

/// A family of positions, such as (WB)^n, is not one, so that its game does not read it.
bool names_family(const Command& command, const std::string& word) {
  return command.word == "family" && word.find("^n") != std::string::npos;
}

}  // namespace

int Program::print(const std::string& text) {
  faces_.output.write(text);
  return 0;
}

bool Program::is_command(std::string_view word) {
  return commands_.own(word) != nullptr || !commands_.games_with(word).empty();
}

/// The options of a command, of every game that has it, or nothing where there is no such command.
std::optional<std::vector<Option>> Program::options_of_command(const std::string& word) {
  if (!is_command(word)) return std::nullopt;
  if (const Command* command = commands_.own(word)) return command->options;
  std::vector<Option> options;
  for (const auto& game : commands_.games_with(word))
    std::ranges::copy(commands_.find(*commands_.game(game), word)->options,
                      std::back_inserter(options));
  return options;
}

int Program::run(const Words& words) {
  if (words.empty() || words[0] == "help" || is_help(words[0])) return help(words);
  if (words[0] == "--version" || words[0] == "-V" || words[0] == "version")
    return print(fmt::format("zermelo {}\n", version));
  if (words[0] == "complete-words") {
    std::string lines;
    for (const auto& word : completions(commands_, {words.begin() + 1, words.end()}))
      lines += word + '\n';
    return print(lines);
  }
  if (!words[0].starts_with("--")) return run_named(words);
  return run_named(brought_forward(
      words, 0, [this](const std::string& word) { return options_of_command(word); }));
}

int Program::run_named(const Words& words) {
  if (const Command* command = commands_.own(words[0])) return run_own(*command, words);
  if (is_command(words[0])) return run_for_game(with_game_second(words));
  if (const Expert* expert = commands_.game(words[0])) {
    throw Error(fmt::format("{} is a game; expected a command before it, as in: zermelo {}",
                            words[0], commands_.of(*expert).front().examples.front().line));
  }
  throw Error(fmt::format("no command {}; zermelo help lists them{}", quoted(words[0]),
                          did_you_mean(words[0], commands_.names())));
}

/// `help ...` is `... --help`; helps before it and helps about help are the first screen.
int Program::help(const Words& words) {
  const auto asks = [](const auto& word) { return word == "help" || is_help(word); };
  const auto subject = std::ranges::find_if_not(words, asks);
  if (subject == words.end()) return print(program_help(commands_, page_width()));
  if (const Expert* expert = commands_.game(*subject))
    return print(game_help(*expert, commands_.of(*expert), page_width()));
  Words rest(subject, words.end());
  rest.emplace_back("--help");
  return run(rest);
}

int Program::run_own(const Command& command, const Words& words) {
  if (asks_for_help(words)) {
    const bool names_item = command.item != nullptr && words.size() > 1;
    const Command page = names_item ? command.item(words[1]).value_or(command) : command;
    return print(command_help(with_program_options(page), nullptr, page_width()));
  }
  return run_command(command, nullptr, {words.begin() + 1, words.end()});
}

/// A game comes after the command, perhaps mistyped; shorter words may as well be a file.
bool Program::names_some_game(const Words& words) {
  constexpr std::size_t least_letters = 4;
  if (words.size() < 2 || words[1].size() < least_letters) return false;
  const auto near = nearest(words[1], commands_.game_names());
  if (!near) return false;
  const auto games = commands_.games_with(words[0]);
  return *near == words[1] || !commands_.game(games.front())->reads(words[1]);
}

/// Options may stand before the game. Where only one game has the command, it need not be named.
Words Program::with_game_second(const Words& words) {
  const bool begins_with_option = words.size() > 1 && words[1].starts_with("--");
  const auto options_with = [&](const std::string& word) -> std::optional<std::vector<Option>> {
    const Expert* expert = commands_.game(word);
    if (expert == nullptr) return std::nullopt;
    const Command* command = commands_.find(*expert, words[0]);
    return command != nullptr ? command->options : std::vector<Option>{};
  };
  Words ordered = begins_with_option ? brought_forward(words, 1, options_with) : words;
  const auto games = commands_.games_with(words[0]);
  if (games.size() == 1 && !names_some_game(ordered))
    ordered.insert(ordered.begin() + 1, games.front());
  return ordered;
}

int Program::run_for_game(const Words& words) {
  const auto games = commands_.games_with(words[0]);
  const bool names_game = words.size() > 1 && !words[1].starts_with("--") && !is_help(words[1]);
  if (!names_game && asks_for_help(words))
    return print(games_help(words[0], commands_, page_width()));
  if (!names_game) {
    throw Error(fmt::format("{}: no game given; expected {}", words[0], fmt::join(games, ", ")));
  }
  const Expert* expert = commands_.game(words[1]);
  const Command* command = expert == nullptr ? nullptr : commands_.find(*expert, words[0]);
  if (command == nullptr) {
    throw Error(fmt::format("{}: no game {} here; expected {}{}", words[0], quoted(words[1]),
                            fmt::join(games, ", "), did_you_mean(words[1], games)));
  }
  if (asks_for_help(words))
    return print(command_help(with_program_options(*command), expert, page_width()));
  return run_command(*command, expert, {words.begin() + 2, words.end()});
}

int Program::run_command(Command command, const Expert* expert, const Words& words) {
  const bool of_game = expert != nullptr;
  command = with_program_options(std::move(command));
  const auto reads = [&](std::string_view text) {
    if (of_game) return expert->reads(text);
    return std::ranges::find(command.choices, text) != command.choices.end();
  };
  auto arguments = arguments_of(command, reads, words);
  if (arguments.find("tables") != nullptr && !arguments.given("tables")) {
    if (const auto folder = tables_folder()) arguments.set("tables", *folder);
  }
  const auto is_file = [&](const std::string& word) {
    return takes_positions(command, expert) && !names_family(command, word) &&
           names_file_of_positions(word, [&](auto text) { return expert->reads(text); });
  };
  if (wants_table(arguments) && arguments.given("json"))
    throw Error(fmt::format("{}: --json and --csv; expected one of them", command.name));
  Manner manner;
  manner.columns = csv_columns(command.name, of_game ? expert->name() : "", arguments);
  CsvTable table(manner.columns);
  manner.json = arguments.given("json");
  if (wants_table(arguments)) manner.table = &table;
  const bool from_input = arguments.find("stdin") != nullptr && arguments.given("stdin");
  manner.lines = from_input || std::ranges::any_of(arguments.positions, is_file);
  const bool takes_lines =
      from_input || (command.takes_positions() && !arguments.positions.empty());
  manner.colours = wants_colours(STDOUT_FILENO);
  check_positions(command, arguments);
  LineReader reader(STDIN_FILENO, faces_.stop);
  if (command.takes == Takes::conversation) {
    return converse(
        command, arguments, [&reader] { return reader.next(); }, manner, faces_);
  }
  NextLine next;
  if (from_input) next = [&reader] { return next_position(reader); };
  if (takes_lines && !from_input) next = questions_from(arguments.positions, is_file, faces_.stop);
  return answer_all(command, arguments, next, manner, faces_);
}

}  // namespace zermelo
