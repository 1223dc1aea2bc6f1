#pragma once

#include <string>

#include "cli/command_list.h"
#include "commands/command.h"

namespace zermelo {

// Pages for people, no line wider than `width` unless one word is.

/// The first screen: what there is.
std::string program_help(CommandList& commands, std::size_t width);

/// One command, of a game where `expert` is not null.
std::string command_help(const Command& command, const Expert* expert, std::size_t width);

/// A command that several games have, before one was named.
std::string games_help(std::string_view name, CommandList& commands, std::size_t width);

/// A game, before a command was named.
std::string game_help(const Expert& expert, const std::vector<Command>& commands,
                      std::size_t width);

}  // namespace zermelo
