#pragma once

#include <string>

#include "game/command.h"
#include "games/catalog.h"

namespace zermelo {

/// The first screen: what there is.
std::string program_help(const Catalog& catalog, const std::vector<Command>& own);

/// One command, for one game where `game` is not empty.
std::string command_help(const Command& command, std::string_view game);

/// A command that several games have, before one was named.
std::string games_help(std::string_view name, const Catalog& catalog);

/// A game, before a command was named.
std::string game_help(const Expert& expert);

}  // namespace zermelo
