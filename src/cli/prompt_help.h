#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command_list.h"
#include "commands/command.h"

namespace zermelo {

/// The answer to `help` at the prompt of a command.
std::string prompt_help(const Command& command, std::size_t width);

/// The answer to `help NAME`: a function of the command or a game. Throws Error for another name.
std::string prompt_help_about(std::string_view name, const Command& command,
                              const CommandList& commands, std::size_t width);

/// The words that complete a line of a prompt, those of them that begin with its last word.
std::vector<std::string> prompt_completions(std::string_view before_cursor, const Prompt& prompt,
                                            const Command& command);

}  // namespace zermelo
