#pragma once

#include <optional>
#include <string>

namespace zermelo {

/// The default folder of tables: $ZERMELO_TABLES, else `zermelo` in the XDG data folder; nothing
/// when the environment names neither.
std::optional<std::string> tables_folder();

}  // namespace zermelo
