#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands/arguments.h"

namespace zermelo {

/// The columns of a command's table: every field that its answers may have with these options. They
/// do not depend on the answers. Empty where no columns are listed, as for `reproduce`, whose items
/// have rows of several kinds; then the first answer names them.
std::vector<std::string> csv_columns(const std::string& command, std::string_view game,
                                     const Arguments& arguments);

}  // namespace zermelo
