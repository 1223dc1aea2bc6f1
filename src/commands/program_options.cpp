#include "commands/program_options.h"

#include <algorithm>
#include <utility>

namespace zermelo {
namespace {

constexpr const char* standard_output = "-";

}  // namespace

Command with_program_options(Command command) {
  const auto add = [&](Option option) {
    const auto& has = command.options;
    if (std::ranges::find(has, option.name, &Option::name) == has.end())
      command.options.push_back(std::move(option));
  };
  if (command.takes_positions())
    add({"stdin", Kind::flag, "", "read positions from standard input, one per line"});
  add({"json", Kind::flag, "", "print the answer as JSON"});
  add({"csv", Kind::flag, "", "print the answers as a table (CSV)"});
  add({"help", Kind::flag, "", "show the help page of the command"});
  return command;
}

bool wants_table(const Arguments& arguments) {
  const Option* csv = arguments.find("csv");
  if (csv == nullptr || !arguments.given("csv")) return false;
  return csv->kind == Kind::flag || arguments.text("csv") == standard_output;
}

Option csv_file_option(std::string help) {
  Option csv{"csv", Kind::file, "file", std::move(help)};
  csv.bare = std::string(standard_output);
  return csv;
}

}  // namespace zermelo
