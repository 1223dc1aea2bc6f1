#include "cli/completions.h"

#include <algorithm>

#include "commands/program_options.h"

namespace zermelo {
namespace {

using Words = std::vector<std::string>;

/// The command that an unfinished line names, with the options of its game.
std::optional<Command> command_of(CommandList& commands, const Words& words) {
  if (const Command* own = commands.own(words[0])) {
    const bool has_item = own->item != nullptr && words.size() > 2;
    return with_program_options(has_item ? own->item(words[1]).value_or(*own) : *own);
  }
  const Expert* expert = commands.game(words[1]);
  const Command* command = expert == nullptr ? nullptr : commands.find(*expert, words[0]);
  if (command == nullptr) return std::nullopt;
  return with_program_options(*command);
}

Words after_help(CommandList& commands, const Words& words) {
  Words names = words.size() == 2 ? commands.names() : commands.games_with(words[1]);
  if (words.size() == 2) std::ranges::move(commands.game_names(), std::back_inserter(names));
  return names;
}

/// The values of the option before the last word; otherwise all options and fixed words.
Words after_options(CommandList& commands, const Words& words) {
  const auto command = command_of(commands, words);
  if (!command) return {};
  const std::string& before = words[words.size() - 2];
  const auto option = std::ranges::find_if(
      command->options, [&](const Option& each) { return "--" + each.name == before; });
  const bool wants_value = option != command->options.end() && option->kind != Kind::flag;
  if (wants_value && option->bare.empty()) return option->choices;
  Words out = words.size() == 2 ? command->choices : Words{};
  for (const auto& each : command->options) out.push_back("--" + each.name);
  return out;
}

}  // namespace

Words completions(CommandList& commands, const Words& words) {
  if (words.size() <= 1) return commands.names();
  if (words[0] == "help") return after_help(commands, words);
  if (words.size() == 2 && commands.own(words[0]) == nullptr) return commands.games_with(words[0]);
  return after_options(commands, words);
}

}  // namespace zermelo
