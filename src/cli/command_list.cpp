#include "cli/command_list.h"

#include <algorithm>

#include "cli/completion.h"
#include "commands/own_commands.h"
#include "papers/catalog.h"

namespace zermelo {

CommandList::CommandList(const Catalog& catalog) : catalog_(catalog) {
  own_ = {{"eval", eval_command},
          {"reproduce", reproduce_command},
          {"bench", [&catalog] { return bench_command(catalog); }},
          {"tables", tables_command},
          {"completion", completion_command}};
}

const Expert* CommandList::game(std::string_view name) const {
  const auto it = std::ranges::find_if(catalog_, [&](const auto& e) { return e->name() == name; });
  return it == catalog_.end() ? nullptr : it->get();
}

std::vector<std::string> CommandList::game_names() const {
  std::vector<std::string> names;
  for (const auto& expert : catalog_) names.emplace_back(expert->name());
  return names;
}

const Command& CommandList::made(Own& own) {
  if (!own.made) own.made = own.make();
  return *own.made;
}

const Command* CommandList::own(std::string_view name) {
  const auto it = std::ranges::find(own_, name, &Own::name);
  return it == own_.end() ? nullptr : &made(*it);
}

std::vector<const Command*> CommandList::all_own() {
  std::vector<const Command*> all;
  for (Own& own : own_) all.push_back(&made(own));
  return all;
}

const std::vector<Command>& CommandList::of(const Expert& game) {
  const auto it = of_games_.find(&game);
  return it != of_games_.end() ? it->second
                               : of_games_.emplace(&game, game.commands()).first->second;
}

const Command* CommandList::find(const Expert& game, std::string_view name) {
  const auto& commands = of(game);
  const auto it = std::ranges::find(commands, name, &Command::name);
  return it == commands.end() ? nullptr : &*it;
}

std::vector<std::string> CommandList::games_with(std::string_view command) {
  std::vector<std::string> names;
  for (const auto& expert : catalog_) {
    if (find(*expert, command) != nullptr) names.emplace_back(expert->name());
  }
  return names;
}

std::vector<std::string> CommandList::names() {
  std::vector<std::string> names{"help"};
  for (const Own& own : own_) names.emplace_back(own.name);
  for (const auto& expert : catalog_) {
    for (const auto& command : of(*expert)) names.push_back(command.name);
  }
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace zermelo
