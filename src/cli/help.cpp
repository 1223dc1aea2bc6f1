#include "cli/help.h"

#include <fmt/format.h>

#include <algorithm>

namespace zermelo {
namespace {

constexpr const char* exit_statuses = "Exit status: 0 answered, 1 unknown, 2 bad request.\n";

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
  return fmt::format("  {:<19} {}\n", left, right);
}

/// The commands of all games, each once, with the games that have it.
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
      "Exact answers about two-player games: who wins, by which move, and why.\n\n"
      "  zermelo solve clobber BBW.WB      who wins, and by which move\n"
      "  zermelo solve --help              what a command takes\n\n"
      "usage: zermelo <command> <game> <position> [options]\n\n";
  for (const auto& [name, summary] : shared_commands(catalog)) {
    out += fmt::format("  {:<11} {}\n", name, summary);
  }
  for (const auto& command : own)
    out += fmt::format("  {:<11} {}\n", command.name, command.summary);
  out += "  help        this page, or a command's\n\nGames:\n";
  for (const auto& expert : catalog) {
    out += fmt::format("  {:<11} {}\n", expert->name(), expert->summary());
  }
  return out + '\n' + exit_statuses;
}

std::string command_help(const Command& command, std::string_view game) {
  const auto takes = command.takes.empty() ? "" : fmt::format(" <{}>", command.takes);
  const auto space = game.empty() ? "" : " ";
  std::string out =
      fmt::format("usage: zermelo {}{}{}{} [options]\n\n", command.name, space, game, takes);
  out += examples(command.examples) + '\n';
  for (const auto& option : command.options) out += option_line(option);
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

}  // namespace zermelo
