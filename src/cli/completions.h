#pragma once

#include <string>
#include <vector>

#include "cli/command_list.h"

namespace zermelo {

/// The words that may stand at the end of an unfinished command line, for the completion of shells.
std::vector<std::string> completions(CommandList& commands, const std::vector<std::string>& words);

}  // namespace zermelo
