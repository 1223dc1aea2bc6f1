#pragma once

#include <string>
#include <vector>

#include "commands/command.h"

namespace zermelo {

Command completion_command();

/// The shells it writes a script for.
std::vector<std::string> shell_names();

}  // namespace zermelo
