#include "cli/help.h"

#include <fmt/format.h>

#include <algorithm>

namespace zermelo {
namespace {

constexpr const char* exit_statuses = "Exit status: 0 answered, 1 unknown, 2 bad request.\n";
constexpr std::size_t page_width = 100;

/// A name and what it means, in two columns; a long text goes on below itself.
std::string two_columns(std::string_view name, std::size_t width, std::string_view text) {
  std::string out;
  std::string line = fmt::format("  {:<{}} ", name, width);
  const std::size_t indent = line.size();
  while (line.size() + text.size() > page_width) {
    auto cut = text.rfind(' ', page_width - line.size());
    if (cut == std::string_view::npos) break;  // one word wider than the page
    cut = std::min(cut, text.rfind("  ("));    // "(default: ...)" stays in one piece
    out += fmt::format("{}{}\n", line, text.substr(0, cut));
    text.remove_prefix(std::min(text.find_first_not_of(' ', cut), text.size()));
    line.assign(indent, ' ');
  }
  return out + fmt::format("{}{}\n", line, text);
}

std::string examples(const std::vector<Example>& examples) {
  std::size_t width = 0;
  for (const auto& example : examples) {
    if (!example.what.empty()) width = std::max(width, example.line.size());
  }
  std::string out;
  for (const auto& [line, what] : examples) {
    out += what.empty() ? fmt::format("  zermelo {}\n", line)
                        : fmt::format("  zermelo {:<{}}   {}\n", line, width, what);
  }
  return out;
}

std::string option_line(const Option& option) {
  std::string left = "--" + option.name;
  if (option.kind != Kind::flag) left += fmt::format(" <{}>", option.value);
  std::string right = option.help;
  if (option.kind == Kind::choice) right += fmt::format(": {}", fmt::join(option.choices, ", "));
  if (!option.fallback.empty()) right += fmt::format("  (default: {})", option.fallback);
  return two_columns(left, 19, right);
}

std::string command_line(std::string_view name, std::string_view summary) {
  return two_columns(name, 11, summary);
}

/// The commands of all games, each once.
std::vector<std::pair<std::string, std::string>> shared_commands(const Catalog& catalog) {
  std::vector<std::pair<std::string, std::string>> shared;
  for (const auto& expert : catalog) {
    for (const auto& command : expert->commands()) {
      const auto known =
          std::ranges::find(shared, command.name, [](const auto& entry) { return entry.first; });
      if (known == shared.end()) shared.emplace_back(command.name, command.summary);
    }
  }
  return shared;
}

}  // namespace

std::string program_help(const Catalog& catalog, const std::vector<Command>& own) {
  std::string out =
      "usage: zermelo <command> <game> <position> [options]\n\n"
      "  zermelo solve clobber BBW.WB      who wins, and by which move\n"
      "  zermelo help solve clobber        what a command takes\n\n"
      "Exact answers about two-player games.\n\n"
      "Commands:\n";
  for (const auto& [name, summary] : shared_commands(catalog)) out += command_line(name, summary);
  for (const auto& command : own) out += command_line(command.name, command.summary);
  out += command_line("help", "this page, a command's or a game's") + "\nGames:\n";
  for (const auto& expert : catalog) out += command_line(expert->name(), expert->summary());
  return out + '\n' + exit_statuses;
}

std::string command_help(const Command& command, std::string_view game) {
  const auto takes = command.takes.empty() ? ""
                     : command.many        ? fmt::format(" [{}]", command.takes)
                                           : fmt::format(" <{}>", command.takes);
  const auto* space = game.empty() ? "" : " ";
  std::string out =
      fmt::format("usage: zermelo {}{}{}{} [options]\n\n", command.name, space, game, takes);
  out += examples(command.examples) + '\n';
  for (const auto& option : command.options) out += option_line(option);
  if (!command.notes.empty()) out += '\n';
  for (const auto& [name, what] : command.notes) out += two_columns(name, 19, what);
  return out + '\n' + exit_statuses;
}

std::string games_help(std::string_view name, const Catalog& catalog) {
  std::string out = fmt::format("usage: zermelo {} <game> ... [options]\n\n", name);
  std::string games;
  for (const auto& expert : catalog) {
    for (const auto& command : expert->commands()) {
      if (command.name != name) continue;
      out += examples(command.examples);
      games += fmt::format("  zermelo {} {} --help\n", name, expert->name());
    }
  }
  return out + "\nThe options of each game:\n" + games + '\n' + exit_statuses;
}

std::string game_help(const Expert& expert) {
  std::string out = fmt::format("usage: zermelo <command> {} ... [options]\n\n", expert.name());
  std::string commands;
  for (const auto& command : expert.commands()) {
    out += examples({command.examples.front()});
    commands += command_line(command.name, command.summary);
  }
  return out + fmt::format("\n{}: {}\n\n", expert.name(), expert.summary()) + commands + '\n' +
         exit_statuses;
}

}  // namespace zermelo
