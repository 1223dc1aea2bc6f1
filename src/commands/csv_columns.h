#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands/arguments.h"

namespace zermelo {

/// The columns of a command's table, the same whatever its answers turn out to be: every fact they
/// may have with these options. Empty where no columns are listed (`reproduce`, whose items have
/// rows of several kinds); then the first answer names them.
std::vector<std::string> csv_columns(const std::string& command, std::string_view game,
                                     const Arguments& arguments);

}  // namespace zermelo
