#pragma once

#include <vector>

#include "commands/command.h"
#include "commands/expert.h"

namespace zermelo::connect {

// The commands of k-in-a-row; expert.cpp lists them.
Command solve_command();
Command analyse_command();
Command probe_command();
Command build_command();
Command verify_command();
Command engine_command();
Command draw_command();
Command play_command();

}  // namespace zermelo::connect
