#pragma once

#include <string>
#include <string_view>

#include "cli/command_list.h"

namespace zermelo {

/// One line about a command of games: the summary of its game, or, for a command that several games
/// have, a line that is true of all of them.
std::string summary_over_games(const CommandList& commands, std::string_view name);

}  // namespace zermelo
