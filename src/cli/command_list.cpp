#include "cli/command_list.h"

#include <algorithm>

#include "cli/completion.h"
#include "cli/manual.h"
#include "commands/own_commands.h"
#include "papers/catalog.h"
#include "web/explore_command.h"

namespace zermelo {

CommandList::CommandList(const Catalog& catalog) : catalog_(catalog) {
  own_ = {{"eval", eval_command},
          {"reproduce", reproduce_command},
          {"explore", [&catalog] { return explore_command(catalog); }},
          {"bench", [&catalog] { return bench_command(catalog); }},
          {"tables", tables_command},
          {"completion", completion_command},
          {"man", [this] { return man_command(*this); }}};
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

const Command* CommandList::find(const Expert& game, std::string_view name) const {
  const auto& commands = game.commands();
  const auto it = std::ranges::find(commands, name, &Command::name);
  return it == commands.end() ? nullptr : &*it;
}

std::vector<std::string> CommandList::games_with(std::string_view command) const {
  std::vector<std::string> names;
  for (const auto& expert : catalog_) {
    if (find(*expert, command) != nullptr) names.emplace_back(expert->name());
  }
  return names;
}

bool CommandList::some_game_has(std::string_view command) const {
  return std::ranges::any_of(catalog_,
                             [&](const auto& expert) { return find(*expert, command) != nullptr; });
}

std::vector<std::string> CommandList::names() const {
  std::vector<std::string> names = names_of_game_commands(catalog_);
  names.emplace_back("help");
  for (const Own& own : own_) names.emplace_back(own.name);
  std::ranges::sort(names);
  return names;
}

std::vector<std::string> names_of_game_commands(const Catalog& catalog) {
  std::vector<std::string> names;
  for (const auto& expert : catalog) {
    for (const auto& command : expert->commands()) {
      if (std::ranges::find(names, command.name) == names.end()) names.push_back(command.name);
    }
  }
  return names;
}

}  // namespace zermelo
