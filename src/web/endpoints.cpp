#include "web/endpoints.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/own_commands.h"
#include "commands/program_options.h"
#include "papers/catalog.h"

namespace zermelo::web {
namespace {

bool can_be_asked(const Command& command) {
  return command.takes != Takes::conversation && command.word != "file";
}

/// `reproduce` without an item: the list of all of them. Each item is an endpoint of its own.
Command list_of_items() {
  Command command = reproduce_command();
  command.takes = Takes::nothing;
  command.options.clear();
  command.notes.clear();
  command.start = [start = command.start](const Arguments&) {
    return start(Arguments(reproduce_command().options));
  };
  return command;
}

}  // namespace

bool is_refused(const Option& option) {
  constexpr std::string_view other_forms[] = {"stdin", "json", "csv", "help"};
  return option.kind == Kind::file ||
         std::ranges::find(other_forms, option.name) != std::end(other_forms);
}

std::vector<Option> Endpoint::options() const {
  std::vector<Option> options;
  std::ranges::remove_copy_if(command.options, std::back_inserter(options), is_refused);
  return options;
}

Endpoints::Endpoints(const Catalog& catalog) : catalog_(catalog) {
  for (const auto& expert : catalog) {
    for (const auto& command : expert->commands())
      add(fmt::format("{}/{}", expert->name(), command.name), expert.get(), command);
  }
  add("eval", nullptr, eval_command());
  add("tables", nullptr, tables_command());
  add("reproduce", nullptr, list_of_items());
  for (const auto& item : all_reproductions())
    add("reproduce/" + item.command.name, nullptr, item.command);
}

void Endpoints::add(std::string path, const Expert* expert, Command command) {
  if (!can_be_asked(command)) return;
  const std::string game = expert == nullptr ? "" : std::string(expert->name());
  all_.push_back(std::make_unique<const Endpoint>(
      Endpoint{std::move(path), game, expert, with_program_options(std::move(command))}));
}

const Endpoint* Endpoints::find(std::string_view path) const {
  const auto it = std::ranges::find(all_, path, [](const auto& each) { return each->path; });
  return it == all_.end() ? nullptr : it->get();
}

}  // namespace zermelo::web
