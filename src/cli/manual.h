#pragma once

#include <string>

#include "cli/command_list.h"
#include "commands/command.h"

namespace zermelo {

/// The manual page zermelo(1) in roff, made from the same descriptions of commands as the help
/// pages.
std::string manual_page(CommandList& commands);

/// `man`: prints that page. Keeps a reference to the list.
Command man_command(CommandList& commands);

}  // namespace zermelo
