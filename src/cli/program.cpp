#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "base/error.h"
#include "base/nearest.h"
#include "cli/completions.h"
#include "cli/help.h"
#include "cli/line_reader.h"
#include "cli/prompt_session.h"
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

/// The words with the command or game that is looked for moved to `begin`; options and their values
/// may stand before it. `options_if` gives the options that the call would have if a word were that
/// command or game, and nothing for any other word.
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

/// Refuses more words than the command takes.
void check_at_most(std::size_t most, const Command& command, const Arguments& arguments) {
  if (arguments.positions.size() <= most) return;
  throw Error(fmt::format("{}: takes {}; found {}", command.name,
                          most == 0 ? "only options" : "one " + command.word,
                          in_quotes(arguments.positions[most])));
}

/// The words of a call, checked. An error message begins with the name of the command.
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
                            in_quotes(arguments.positions.front())));
  }
  if (command.takes == Takes::positions && !lines && arguments.positions.empty()) {
    throw Error(fmt::format("{}: no {} given; expected one, as in: zermelo {}", command.name,
                            command.word, command.examples.front().line));
  }
}

/// True for a command that takes positions of its game and does not open files itself: the name of
/// a file of positions may stand in their place.
bool takes_files_of_positions(const Command& command, const Expert* expert) {
  return expert != nullptr && !expert->opens_files() && command.takes_positions() &&
         command.word != "file";
}

/// True for a word that is not an option although it looks like one: a position of the game, or one
/// of the words that a command of the program takes.
bool is_word_of(const Command& command, const Expert* expert, std::string_view text) {
  if (expert != nullptr) return expert->reads(text);
  return std::ranges::find(command.choices, text) != command.choices.end();
}

/// The arguments with the default folder of tables, where there is one and none was given.
Arguments with_tables_folder(Arguments arguments) {
  if (arguments.find("tables") == nullptr || arguments.given("tables")) return arguments;
  if (const auto folder = tables_folder()) arguments.set("tables", *folder);
  return arguments;
}

void check_formats(const Command& command, const Arguments& arguments) {
  if (wants_table(arguments) && arguments.given("json"))
    throw Error(fmt::format("{}: --json and --csv; expected one of them", command.name));
}

/// True for a family of positions such as (WB)^n, which its game does not read as a position.
bool names_family(const Command& command, const std::string& word) {
  return command.word == "family" && word.find("^n") != std::string::npos;
}

/// The prompt that a call opens on a terminal when it names no position, if the command has one.
std::optional<Prompt> prompt_of(const Command& command, const Arguments& arguments) {
  const bool has_positions = !arguments.positions.empty() || arguments.given("stdin");
  if (!command.prompt || has_positions || ::isatty(STDIN_FILENO) != 1) return std::nullopt;
  return command.prompt(arguments);
}

/// An option that was given and is refused with several positions, if there is one.
const Option* option_for_one_position(const Command& command, const Arguments& arguments) {
  const auto found = std::ranges::find_if(command.options, [&](const Option& option) {
    return option.is_for_one_position && arguments.given(option.name);
  });
  return found == command.options.end() ? nullptr : &*found;
}

}  // namespace

int Program::print(const std::string& text) {
  faces_.output.write(text);
  return 0;
}

bool Program::is_command(std::string_view word) {
  return commands_.own(word) != nullptr || commands_.some_game_has(word);
}

/// The options of a command in all games that have it; nothing where there is no such command.
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
                            words[0], expert->commands().front().examples.front().line));
  }
  throw Error(fmt::format("there is no command {}; zermelo help lists them{}", in_quotes(words[0]),
                          did_you_mean(words[0], commands_.names())));
}

/// `help X` means `X --help`; help alone, and help about help, is the first page.
int Program::help(const Words& words) {
  const auto asks = [](const auto& word) { return word == "help" || is_help(word); };
  const auto subject = std::ranges::find_if_not(words, asks);
  if (subject == words.end()) return print(program_help(commands_, page_width()));
  if (const Expert* expert = commands_.game(*subject))
    return print(game_help(*expert, page_width()));
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

/// True for a word that is near the name of a game and cannot be anything else: it consists of
/// letters, the game that would be meant without it does not read it as a position, and there is no
/// such file.
bool Program::is_misspelt_game(const std::string& word, const Expert& game) const {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return std::ranges::all_of(word, is_letter) && !game.reads(word) && !names_file(word) &&
         nearest(word, commands_.game_names());
}

/// The game of a command that stands without one: the only game that has it, or the one that is
/// meant then. Nothing where a game must be named, or where help is asked for that covers several.
const Expert* Program::game_meant(const Words& words) const {
  const auto games = commands_.games_with(words[0]);
  if (games.size() == 1) return commands_.game(games.front());
  if (words.size() == 1 || asks_for_help(words)) return nullptr;
  for (const auto& game : games) {
    const Expert* expert = commands_.game(game);
    if (commands_.find(*expert, words[0])->is_meant_without_game) return expert;
  }
  return nullptr;
}

/// The words with the game in second place. Options may stand before it, and it need not be named
/// where one game is meant without it.
Words Program::with_game_second(const Words& words) {
  const bool begins_with_option = words.size() > 1 && words[1].starts_with("--");
  const auto options_with = [&](const std::string& word) -> std::optional<std::vector<Option>> {
    const Expert* expert = commands_.game(word);
    if (expert == nullptr) return std::nullopt;
    const Command* command = commands_.find(*expert, words[0]);
    return command != nullptr ? command->options : std::vector<Option>{};
  };
  Words ordered = begins_with_option ? brought_forward(words, 1, options_with) : words;
  if (ordered.size() > 1 && commands_.game(ordered[1]) != nullptr) return ordered;
  const Expert* meant = game_meant(words);
  if (meant == nullptr) return ordered;
  const bool is_misspelt = ordered.size() > 1 && is_misspelt_game(ordered[1], *meant);
  if (!is_misspelt) ordered.insert(ordered.begin() + 1, std::string(meant->name()));
  return ordered;
}

int Program::run_for_game(const Words& words) {
  const bool names_game = words.size() > 1 && !words[1].starts_with("--") && !is_help(words[1]);
  if (!names_game && asks_for_help(words))
    return print(games_help(words[0], commands_, page_width()));
  if (!names_game) {
    throw Error(fmt::format("{}: no game given; expected {}", words[0],
                            fmt::join(commands_.games_with(words[0]), ", ")));
  }
  const Expert* expert = commands_.game(words[1]);
  const Command* command = expert == nullptr ? nullptr : commands_.find(*expert, words[0]);
  if (command == nullptr) {
    const auto games = commands_.games_with(words[0]);
    throw Error(fmt::format("{}: no game {}; expected {}{}", words[0], in_quotes(words[1]),
                            fmt::join(games, ", "), did_you_mean(words[1], games)));
  }
  if (asks_for_help(words))
    return print(command_help(with_program_options(*command), expert, page_width()));
  return run_command(*command, expert, {words.begin() + 2, words.end()});
}

int Program::run_command(Command command, const Expert* expert, const Words& words) {
  command = with_program_options(std::move(command));
  const auto arguments = with_tables_folder(arguments_of(
      command, [&](std::string_view text) { return is_word_of(command, expert, text); }, words));
  check_formats(command, arguments);
  check_positions(command, arguments);
  const auto is_file = [&](const std::string& word) {
    return takes_files_of_positions(command, expert) && !names_family(command, word) &&
           names_file_of_positions(word, [&](auto text) { return expert->reads(text); });
  };
  const bool from_input = arguments.find("stdin") != nullptr && arguments.given("stdin");
  Manner manner;
  manner.columns = csv_columns(command.name, expert == nullptr ? "" : expert->name(), arguments);
  CsvTable table(manner.columns);
  manner.json = arguments.given("json");
  if (wants_table(arguments)) manner.table = &table;
  manner.lines = from_input || std::ranges::any_of(arguments.positions, is_file);
  manner.colours = wants_colours(STDOUT_FILENO);
  if (command.takes == Takes::conversation)
    return converse(command, arguments, asks_for_lines(command, faces_), manner, faces_);
  if (const auto prompt = prompt_of(command, arguments))
    return hold_session(*prompt, command, commands_, arguments, manner, faces_);
  LineReader reader(STDIN_FILENO, faces_.stop);
  NextLine next;
  if (from_input) {
    next = [&reader] { return next_position(reader); };
  } else if (command.takes_positions() && !arguments.positions.empty()) {
    next = questions_from(arguments.positions, is_file, faces_.stop);
    if (const Option* option = option_for_one_position(command, arguments))
      next = only_question(std::move(next), option->name);
  }
  return answer_all(command, arguments, next, manner, faces_);
}

}  // namespace zermelo
