#pragma once

#include <optional>
#include <string>

namespace zermelo {

/// Where tables are kept when nobody says otherwise: $ZERMELO_TABLES, else the XDG data folder;
/// nothing when the environment names neither.
std::optional<std::string> tables_folder();

}  // namespace zermelo
