#pragma once

#include <string>
#include <vector>

#include "cli/command_list.h"

namespace zermelo {

/// Words that may stand at the end of an unfinished command line, for the shells.
std::vector<std::string> completions(CommandList& commands, const std::vector<std::string>& words);

}  // namespace zermelo
