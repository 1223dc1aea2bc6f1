#include "commands/draw/picture_option.h"

#include <fmt/format.h>

#include <utility>

#include "base/error.h"
#include "base/files.h"
#include "commands/draw/svg_text.h"

namespace zermelo {
namespace {

constexpr const char* standard_output = "-";

bool was_given(const Arguments& arguments, const std::string& option) {
  return arguments.find(option) != nullptr && arguments.given(option);
}

}  // namespace

Option picture_option(std::string name, std::string help) {
  Option option{std::move(name), Kind::file, "file", std::move(help), ""};
  option.is_for_one_position = true;
  return option;
}

void check_picture(const Arguments& arguments, const std::string& option, bool is_svg) {
  if (!arguments.given(option)) return;
  if (was_given(arguments, "stdin") || arguments.positions.size() > 1 ||
      was_given(arguments, "script"))
    throw Error(one_picture(option));
  const auto& path = arguments.text(option);
  if (path == standard_output) {
    if (!was_given(arguments, "json") && !was_given(arguments, "csv")) return;
    throw Error(fmt::format(
        "--{} - would mix the picture with the answer on standard output; expected a file name",
        option));
  }
  if (is_svg)
    check_svg_name(option, path);
  else
    check_no_svg_name(option, path);
}

void put_picture(const Arguments& arguments, const std::string& option, std::string_view picture,
                 Answer& answer) {
  if (!arguments.given(option)) return;
  const auto& path = arguments.text(option);
  if (path == standard_output)
    answer.text = {{std::string(picture)}};
  else
    NewFile(path).commit(picture);
}

}  // namespace zermelo
