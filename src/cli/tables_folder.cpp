#include "cli/tables_folder.h"

#include <cstdlib>

namespace zermelo {
namespace {

std::string setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

std::optional<std::string> tables_folder() {
  if (const auto own = setting("ZERMELO_TABLES"); !own.empty()) return own;
  if (const auto data = setting("XDG_DATA_HOME"); !data.empty()) return data + "/zermelo";
  if (const auto home = setting("HOME"); !home.empty()) return home + "/.local/share/zermelo";
  return std::nullopt;
}

}  // namespace zermelo
