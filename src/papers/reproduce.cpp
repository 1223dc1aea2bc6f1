#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/nearest.h"
#include "commands/program_options.h"
#include "papers/catalog.h"

namespace zermelo {
namespace {

Answer listing(const Reproduction& item) {
  Answer answer;
  answer.fields.add("item", item.command.name).add("paper", item.paper);
  answer.fields.add("what", item.command.summary);
  answer.text = {{fmt::format("  {:<20}", item.command.name), Tone::strong},
                 {fmt::format(" {}\n", item.command.summary)}};
  return answer;
}

std::vector<std::string> names_of(const std::vector<Reproduction>& items) {
  std::vector<std::string> names;
  for (const auto& item : items) names.push_back(item.command.name);
  return names;
}

const Reproduction& find_item(const std::vector<Reproduction>& items, const std::string& name) {
  for (const auto& item : items) {
    if (item.command.name == name) return item;
  }
  throw Error(fmt::format("reproduce: no item {}; --list shows them all{}", quoted(name),
                          did_you_mean(name, names_of(items))));
}

/// The arguments of one item: of the options of all items, those that were given and that it has.
Arguments arguments_for(const Command& item, const Arguments& given) {
  Arguments arguments(item.options);
  for (const auto& option : given.options()) {
    if (option.name == "list" || !given.given(option.name)) continue;
    if (option.name == "csv" && wants_table(given)) continue;  // not a file
    // The folders of tables are filled in for every command that could use them.
    const bool is_everywhere = option.name == "json" || option.name == "tables";
    if (arguments.find(option.name) != nullptr) {
      for (const std::string& value : given.all(option.name)) arguments.set(option.name, value);
    } else if (!is_everywhere) {
      throw Error(
          fmt::format("reproduce: {} has no option --{}; zermelo help reproduce {} lists them",
                      item.name, option.name, item.name));
    }
  }
  return arguments;
}

/// The word after `--csv` may be a mistyped item.
void check_csv_file(const Arguments& arguments, const std::vector<Reproduction>& items) {
  if (!arguments.positions.empty() || !arguments.given("csv") || wants_table(arguments)) return;
  const std::string& file = arguments.text("csv");
  throw Error(fmt::format("reproduce: --csv {} without an item; expected an item to write there{}",
                          quoted(file), did_you_mean(file, names_of(items))));
}

/// Every option any item has, once. They are left out of the general page: each item has its own.
std::vector<Option> united_options(const std::vector<Reproduction>& items) {
  std::vector<Option> options{
      {"list", Kind::flag, "", "name the items"},
      csv_file_option("the same answer, as a table; here, if a file is named")};
  for (const auto& item : items) {
    for (const auto& option : item.command.options) {
      const bool known = std::ranges::find(options, option.name, &Option::name) != options.end();
      if (known) continue;
      options.push_back(option);
      options.back().is_hidden = true;
    }
  }
  return options;
}

/// An item as a command of its own, for its help page.
std::optional<Command> item_as_command(const std::vector<Reproduction>& items,
                                       std::string_view name) {
  for (const auto& item : items) {
    if (item.command.name != name) continue;
    Command command = item.command;
    command.name = "reproduce " + command.name;
    return command;
  }
  return std::nullopt;
}

}  // namespace

Command reproduce_command() {
  Command command{.name = "reproduce",
                  .summary = "the papers' tables and charts, theirs beside ours",
                  .takes = Takes::one,
                  .word = "item"};
  command.examples = {{"reproduce --list", "what can be reproduced"}};
  const auto items = all_reproductions();
  if (!items.empty()) {
    const auto first = items.front().command.name;
    command.examples.push_back({"help reproduce " + first, "the options of one item"});
  }
  std::string paper;
  for (const auto& item : items) {  // one of each paper: all of them would not fit a screen
    if (item.paper != paper) command.examples.push_back(item.command.examples.front());
    paper = item.paper;
  }
  command.options = united_options(items);
  command.choices = names_of(items);
  command.item = [items](std::string_view name) { return item_as_command(items, name); };
  command.start = [items](const Arguments& arguments) -> Run {
    check_csv_file(arguments, items);
    if (arguments.positions.empty() || arguments.given("list")) {
      return [items](const std::string&, Sink& sink, Budget&) {
        for (const auto& item : items) sink.answer(listing(item));
      };
    }
    const auto& item = find_item(items, arguments.positions.front()).command;
    return item.start(arguments_for(item, arguments));
  };
  return command;
}

}  // namespace zermelo
