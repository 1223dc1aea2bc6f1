#include "cli/help.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/page_text.h"
#include "cli/purposes.h"
#include "cli/summaries.h"

namespace zermelo {
namespace {

constexpr const char* exit_statuses = "Exit status: 0 answered, 1 unknown, 2 bad request.\n";

using Notes = std::vector<std::pair<std::string, std::string>>;

std::string note_lines(const Notes& notes, std::size_t page) {
  std::string out = notes.empty() ? "" : "\n";
  for (const auto& [name, what] : notes) out += two_columns(name, 19, what, page);
  return out;
}

std::string option_line(const Option& option, std::size_t page) {
  std::string left = "--" + option.name;
  if (option.kind != Kind::flag)
    left += option.bare.empty() ? fmt::format(" <{}>", option.value)
                                : fmt::format(" [{}]", option.value);
  std::string right = option.help;
  if (option.kind == Kind::choice) right += fmt::format(": {}", fmt::join(option.choices, ", "));
  if (const auto& fallback = option.shown_fallback(); !fallback.empty())
    right += fmt::format("  (default: {})", fallback);
  return two_columns(left, 19, right, page);
}

std::string command_line(std::string_view name, std::string_view summary, std::size_t page) {
  return two_columns(name, 11, summary, page);
}

/// A command of the front page. One that a single game has names the game.
std::string front_page_line(CommandList& commands, const std::string& name, std::size_t page) {
  if (name == "help")
    return command_line(name, "this page, or the page of a command or a game", page);
  if (const Command* own = commands.own(name)) return command_line(name, own->summary, page);
  const auto games = commands.games_with(name);
  const auto summary = summary_over_games(commands, name);
  return command_line(
      name, games.size() > 1 ? summary : fmt::format("{}: {}", games.front(), summary), page);
}

std::vector<std::string> all_command_names(CommandList& commands) {
  auto names = names_of_game_commands(commands.catalog());
  for (const Command* own : commands.all_own()) names.push_back(own->name);
  names.emplace_back("help");
  return names;
}

/// The notation of positions, for the pages of the commands that take one.
Notes notation_for(const Command& command, const Expert* expert) {
  const bool takes_position = command.takes_words() && command.word != "file";
  if (expert == nullptr || !takes_position) return {};
  return expert->notation();
}

/// A command that reads positions from standard input also takes the name of a file of positions.
Notes file_note(const Command& command, const Expert* expert) {
  if (expert == nullptr || expert->opens_files() || !command.takes_positions() ||
      command.word == "file")
    return {};
  return {
      {"files", fmt::format("a file name in place of a {0} reads one {0} per line", command.word)}};
}

}  // namespace

std::string program_help(CommandList& commands, std::size_t width) {
  std::string out = "usage: zermelo <command> <game> <position> [options]\n\n";
  out += example_lines({{"solve clobber BBW.WB", "the winner and a winning move"},
                        {"value domineering 3x3", "the game value"},
                        {"eval", "a prompt for values and positions"},
                        {"help clobber", "a game: how to write its positions"},
                        {"help solve clobber", "a command and its options"}},
                       width);
  out += "\nExact answers about two-player games.\n";
  for (const auto& [title, names] : by_purpose(all_command_names(commands))) {
    out += fmt::format("\n{}:\n", title);
    for (const auto& name : names) out += front_page_line(commands, name, width);
  }
  out += "\nGames:\n";
  for (const auto& expert : commands.catalog())
    out += command_line(expert->name(), expert->summary(), width);
  out += '\n' + paragraph("A command of a single game need not name it.", 0, width);
  return out + exit_statuses;
}

std::string command_help(const Command& command, const Expert* expert, std::size_t width) {
  const bool may_do_without = command.takes == Takes::any_positions;
  const auto takes = !command.takes_words() ? ""
                     : may_do_without       ? fmt::format(" [{}]", command.word)
                                            : fmt::format(" <{}>", command.word);
  const auto game = expert == nullptr ? "" : fmt::format(" {}", expert->name());
  std::string out = fmt::format("usage: zermelo {}{}{} [options]\n\n", command.name, game, takes);
  out += example_lines(command.examples, width) + '\n';
  for (const auto& option : command.options)
    if (!option.is_hidden) out += option_line(option, width);
  auto notation = notation_for(command, expert);
  std::ranges::move(file_note(command, expert), std::back_inserter(notation));
  return out + note_lines(notation, width) + note_lines(command.notes, width) + '\n' +
         exit_statuses;
}

std::string games_help(std::string_view name, const CommandList& commands, std::size_t width) {
  std::string out = fmt::format("usage: zermelo {} <game> ... [options]\n\n", name);
  std::string games;
  for (const auto& expert : commands.catalog()) {
    const Command* command = commands.find(*expert, name);
    if (command == nullptr) continue;
    out += example_lines(command->examples, width);
    games += fmt::format("  zermelo {} {} --help\n", name, expert->name());
  }
  return out + "\nThe options of each game:\n" + games + '\n' + exit_statuses;
}

std::string notation_help(const Expert& expert, std::size_t width) {
  std::string out = two_columns(expert.name(), 11, expert.summary(), width) +
                    note_lines(expert.notation(), width);
  if (const auto picture = expert.picture(); !picture.empty()) out += '\n' + picture;
  return out;
}

std::string game_help(const Expert& expert, std::size_t width) {
  std::string out = fmt::format("usage: zermelo <command> {} ... [options]\n\n", expert.name());
  out += call_lines(expert.commands().front().examples.front().line, 2, width) + '\n';
  out += notation_help(expert, width);
  std::vector<std::string> all;
  for (const auto& command : expert.commands()) all.push_back(command.name);
  for (const auto& [title, names] : by_purpose(all)) {
    out += fmt::format("\n{}:\n", title);
    for (const auto& name : names) {
      const auto& command = *std::ranges::find(expert.commands(), name, &Command::name);
      out += command_line(name, command.summary, width);
      out += call_lines(command.examples.front().line, 14, width);
    }
  }
  return out + '\n' + exit_statuses;
}

}  // namespace zermelo
