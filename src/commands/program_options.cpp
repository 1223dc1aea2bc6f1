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
    add({"stdin", Kind::flag, "", "read positions from standard input, one a line"});
  add({"json", Kind::flag, "", "the same answer, for programs"});
  add({"csv", Kind::flag, "", "the same answer, as a table"});
  add({"help", Kind::flag, "", "this page"});
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
