#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/nearest.h"
#include "commands/program_options.h"
#include "papers/catalog.h"

namespace zermelo {
namespace {

// An item of the list.

Fields fields_of(const Reproduction& item) {
  return Fields{}
      .add("item", item.command.name)
      .add("paper", item.paper)
      .add("what", item.command.summary);
}

/// The list is at most 80 columns wide: long summaries go on below their beginning.
Text words_of(const Reproduction& item) {
  constexpr std::size_t name_width = 20, room = 80 - name_width - 3;
  std::string_view rest = item.command.summary;
  std::string lines;
  while (rest.size() > room) {
    const auto cut = rest.rfind(' ', room);
    if (cut == std::string_view::npos) break;
    lines += fmt::format(" {}\n{:{}}", rest.substr(0, cut), "", name_width + 2);
    rest.remove_prefix(cut + 1);
  }
  return {{fmt::format("  {:<{}}", item.command.name, name_width), Tone::strong},
          {fmt::format("{} {}\n", lines, rest)}};
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
  throw Error(fmt::format("reproduce: there is no item {}; --list names them all{}",
                          in_quotes(name), did_you_mean(name, names_of(items))));
}

/// The arguments of one item: the given options, each of which the item must have.
Arguments arguments_for(const Command& item, const Arguments& given) {
  Arguments arguments(item.options);
  for (const auto& option : given.options()) {
    if (option.name == "list" || !given.given(option.name)) continue;
    if (option.name == "csv" && wants_table(given)) continue;  // not a file
    // These two are set for every command, whether or not the item has them.
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

/// Refuses `--csv WORD` without an item: the word may be a misspelt item.
void check_csv_file(const Arguments& arguments, const std::vector<Reproduction>& items) {
  if (!arguments.positions.empty() || !arguments.given("csv") || wants_table(arguments)) return;
  const std::string& file = arguments.text("csv");
  throw Error(fmt::format("reproduce: --csv {} without an item; expected the item to write there{}",
                          in_quotes(file), did_you_mean(file, names_of(items))));
}

/// The options of all items, each once. The general page leaves them out: each item has its own
/// page.
std::vector<Option> united_options(const std::vector<Reproduction>& items) {
  std::vector<Option> options{
      {"list", Kind::flag, "", "list the items"},
      csv_file_option("print the answers as a table (CSV), or write it to a file")};
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

/// An item as a separate command, for its help page.
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

std::uint64_t boards_in(const Arguments& arguments) {
  constexpr std::uint64_t most = 1'000'000;
  const auto boards = arguments.count("boards");
  if (boards >= 1 && boards <= most) return boards;
  throw Error(fmt::format("reproduce: --boards {}; expected 1 to {}", boards, most));
}

Command reproduce_command() {
  Command command{
      .name = "reproduce",
      .summary = "compute the tables and charts of the papers again, theirs beside ours",
      .takes = Takes::one,
      .word = "item"};
  command.examples = {{"reproduce --list", "list the items"}};
  const auto items = all_reproductions();
  if (!items.empty()) {
    const auto first = items.front().command.name;
    command.examples.push_back({"help reproduce " + first, "the options of one item"});
  }
  std::string paper;
  for (const auto& item : items) {  // one per paper: all of them would not fit on a screen
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
        for (const auto& item : items) sink.answer({fields_of(item), words_of(item)});
      };
    }
    const auto& item = find_item(items, arguments.positions.front()).command;
    return item.start(arguments_for(item, arguments));
  };
  return command;
}

}  // namespace zermelo
