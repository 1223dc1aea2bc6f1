#pragma once

#include <string>

#include "cli/command_list.h"
#include "commands/command.h"

namespace zermelo {

// Help pages. No line is wider than `width` unless a single word is.

/// The first page: all commands by purpose, and the games.
std::string program_help(CommandList& commands, std::size_t width);

/// The page of one command; `expert` is its game, or null for a command of the program.
std::string command_help(const Command& command, const Expert* expert, std::size_t width);

/// The page of a command that several games have, when no game was named.
std::string games_help(std::string_view name, const CommandList& commands, std::size_t width);

/// The page of a game, when no command was named.
std::string game_help(const Expert& expert, std::size_t width);

/// The notation of positions of a game, with a picture.
std::string notation_help(const Expert& expert, std::size_t width);

}  // namespace zermelo
