#pragma once

#include <vector>

#include "game/command.h"
#include "game/expert.h"

namespace zermelo::connect {

// What k-in-a-row can be asked, one file each; expert.cpp lists them.
Command solve_command();
Command probe_command();
Command build_command();
Command verify_command();
Command engine_command();
std::vector<Reproduction> paper_reproductions();
Reproduction small_games_reproduction();
Reproduction mates_reproduction();

}  // namespace zermelo::connect
