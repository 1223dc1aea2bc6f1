// Any command line is either understood or refused by an Error of one line; what was understood has
// only values of the right form. Words are separated by newlines.

#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"
#include "commands/catalog.h"
#include "commands/command.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  static const Catalog catalog = make_catalog();
  static const auto commands = catalog.front()->commands();
  std::vector<std::string> words{""};
  for (std::size_t i = 0; i < size; ++i) {
    if (data[i] == '\n') {
      words.emplace_back();
    } else {
      words.back() += static_cast<char>(data[i]);
    }
  }
  for (const auto& command : commands) {
    try {
      const auto arguments = read_arguments(command.options, words, [](std::string_view text) {
        return catalog.front()->reads(text);
      });
      limits_from(arguments);
      for (const auto& option : command.options) {
        if (!arguments.has(option.name)) continue;
        if (option.kind == Kind::count) arguments.count(option.name);
        if (option.kind == Kind::bytes) arguments.bytes(option.name);
        if (option.kind == Kind::seconds) arguments.seconds(option.name);
      }
    } catch (const Error&) {
    }
  }
  return 0;
}
